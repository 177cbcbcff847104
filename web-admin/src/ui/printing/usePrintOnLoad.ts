import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useUnlessLeaving } from "../useUnlessLeaving.ts";

/** Prints the page once if the navigation requested it (`state.print`); a reload does not print again. */
export function usePrintOnLoad(): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const unlessLeaving = useUnlessLeaving();
  const isRequested = typeof state === "object" && state !== null && "print" in state && state.print === true;
  const printed = useRef(false);
  useEffect(() => {
    if (!isRequested || printed.current) return;
    printed.current = true;
    void document.fonts.ready.then(() => {
      unlessLeaving(() => void navigate({ pathname, search }, { replace: true, state: null }));
      window.print();
    });
  }, [isRequested, navigate, unlessLeaving, pathname, search]);
}
