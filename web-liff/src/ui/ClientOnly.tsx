import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => {};

interface ClientOnlyProps {
  /** True when the server can render the children too. */
  now?: boolean | undefined;
  until: ReactNode;
  children: ReactNode;
}

/** Renders its children only in the browser; the server renders `until` instead. */
export function ClientOnly({ now = false, until, children }: ClientOnlyProps) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return here || now ? children : until;
}
