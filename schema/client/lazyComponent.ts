import { type ComponentType, createElement, type FunctionComponent, use } from "react";
import { loadFailedSheets } from "./failedChunks.ts";
import { Refusal } from "./refusal.ts";
import { reloadIfReachable } from "./releaseReload.ts";

/** A component that is loaded from a separate chunk. */
export type LazyComponent<Props extends object> = FunctionComponent<Props> & {
  /** Loads the chunk, so that the component renders synchronously afterwards. */
  preload(): Promise<void>;
};

/** One request for the chunk. Every attempt has its own promise, as React keeps the result of a promise. */
interface Attempt<Props extends object> {
  promise: Promise<ComponentType<Props>>;
  /** True when a render waits for it. */
  rendered: boolean;
  failed: boolean;
}

/**
 * Creates a component that loads on first render unless it was preloaded. React's own `lazy` caches a failure
 * forever; this one throws UNREACHABLE to the error boundary and loads again when the boundary rerenders. A
 * failed preload is never shown.
 */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let attempt: Attempt<Props> | null = null;
  let failures = 0;

  const forget = (failed: Attempt<Props>) => {
    if (attempt === failed) attempt = null;
  };
  const begin = (): Attempt<Props> => {
    const next: Attempt<Props> = {
      rendered: false,
      failed: false,
      promise: loadFailedSheets()
        .then(load)
        .then(
          (component) => {
            loaded = component;
            return component;
          },
          (error: unknown) => {
            next.failed = true;
            if (!next.rendered) forget(next);
            else if (++failures > 1) void reloadIfReachable();
            throw new Refusal("UNREACHABLE", {}, error);
          },
        ),
    };
    return next;
  };
  const Component = (props: Props) => {
    if (loaded !== null) return createElement(loaded, props);
    const current = attempt ?? begin();
    attempt = current;
    current.rendered = true;
    // React renders a failed component twice before it gives up. The timer lets both renders see the failure.
    if (current.failed) setTimeout(() => forget(current));
    return createElement(use(current.promise), props);
  };
  const preload = async () => {
    if (loaded !== null) return;
    attempt ??= begin();
    await attempt.promise;
  };
  return Object.assign(Component, { preload });
}
