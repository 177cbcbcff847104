import { useEffect, useRef } from "react";

/** Gives the focus back to what something was opened from, as soon as nothing is open any more. */
export function useRestoreFocus(anythingOpen: boolean): (opener: HTMLElement) => void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (anythingOpen) return;
    last.current?.focus();
    last.current = null;
  }, [anythingOpen]);
  return (opener) => {
    last.current = opener;
  };
}
