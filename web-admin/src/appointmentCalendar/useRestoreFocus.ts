import { useEffect, useRef } from "react";

/** Returns the focus to the element that opened a dialog, as soon as no dialog is open. */
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
