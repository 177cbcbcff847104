import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** Prints once what is shown, when the way here asked for that (`state.print`); a reload does not ask again. */
export function usePrintOnLoad(): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = typeof state === "object" && state !== null && "print" in state && state.print === true;
  const printed = useRef(false);
  useEffect(() => {
    if (!asked || printed.current) return;
    printed.current = true;
    void document.fonts.ready.then(() => {
      void navigate({ pathname, search }, { replace: true, state: null });
      window.print();
    });
  }, [asked, navigate, pathname, search]);
}
