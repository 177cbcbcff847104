import { useCallback, useSyncExternalStore } from "react";

/** Narrower than this, tables become cards and side panels fill the screen. */
export const NARROW = "(max-width: 720px)";

/** Whether the media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
