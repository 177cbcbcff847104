import { useCallback, useLayoutEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * Returns a function that changes the current address by itself, unless the user is on the way to another screen: the
 * change would cancel that navigation.
 */
export function useUnlessLeaving(): (change: () => void) => void {
  const isLeaving = useNavigation().state !== "idle";
  const latest = useRef(isLeaving);
  useLayoutEffect(() => {
    latest.current = isLeaving;
  });
  return useCallback((change) => {
    if (!latest.current) change();
  }, []);
}
