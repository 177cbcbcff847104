import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

interface OnceHereProps {
  /** Whether the server can draw it as well. */
  now?: boolean | undefined;
  until: ReactNode;
  children: ReactNode;
}

/** What only the browser can draw, and what stands in its place until then, on the server too. */
export function ClientOnly({ now = false, until, children }: OnceHereProps) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return here || now ? children : until;
}
