import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useIsServerRendered } from "./useIsServerRendered.ts";

interface ClientOnlyProps {
  /** True when the server can render the children too. */
  now?: boolean | undefined;
  until: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children only in the browser; the server renders `until` instead. After hydration, the children are a
 * transition, which React renders in slices: a whole page in one step would delay the first taps.
 */
export function ClientOnly({ now = false, until, children }: ClientOnlyProps) {
  const isServerRendered = useIsServerRendered();
  const [here, setHere] = useState(!isServerRendered);
  useEffect(() => startTransition(() => setHere(true)), []);
  return here || now ? children : until;
}
