import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

/** What only the browser can draw, and what stands in its place until then, on the server too. */
export function OnceHere({ until, children }: { until: ReactNode; children: ReactNode }) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return here ? children : until;
}
