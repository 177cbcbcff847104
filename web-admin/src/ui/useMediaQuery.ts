import { useCallback, useSyncExternalStore } from "react";

/** Below this width, tables become cards and side panels fill the screen. */
export const NARROW = "(max-width: 720px)";

/** Below this width, that of the side bar, the console has a bar at the lower edge. */
export const BOTTOM_BAR = "(max-width: 1099px)";

/** Below this width, the calendar opens as an agenda. */
export const PHONE = "(max-width: 599px)";

/** From this width on, tables have room for all documented columns. */
export const WIDE = "(min-width: 1600px)";

/** Returns whether the media query matches, and updates when that changes. */
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
