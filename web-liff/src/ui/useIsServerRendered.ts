import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Returns whether the component was first rendered on the server or while hydrating what the server rendered. The
 * result never changes, because a snapshot that differs after hydration makes React render again without a pause.
 */
export function useIsServerRendered(): boolean {
  const [first] = useState(() => ({ isServerRendered: false }));
  return useSyncExternalStore(
    never,
    () => first.isServerRendered,
    () => {
      first.isServerRendered = true;
      return true;
    },
  );
}
