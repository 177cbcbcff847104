import { use } from "react";
import { loadFailedSheets } from "./failedChunks.ts";
import { Refusal } from "./refusal.ts";
import { reloadIfReachable, reloadIfReplaced } from "./releaseReload.ts";

/** A value that is loaded from a separate chunk. */
export interface LazyResource<Value> {
  /** Returns the value to a component. It suspends the component until the value is loaded. */
  read(): Value;
  /** Loads the value, so that components read it synchronously afterwards. */
  preload(): Promise<void>;
}

/** Functions that clear the failures that were shown, one per attempt. */
const shownFailures = new Set<() => void>();

/**
 * Lets failed chunks load again at the next render. Error boundaries call it once they show the failure: React renders
 * a failed component twice before it gives up, with pauses on a slow device, and both renders must see the same failure.
 */
export function clearFailedChunks(): void {
  for (const clear of shownFailures) clear();
  shownFailures.clear();
}

/** One request for the chunk. Every attempt has its own promise, as React keeps the result of a promise. */
interface Attempt<Value> {
  promise: Promise<Value>;
  /** True when a render waits for it. */
  rendered: boolean;
  failed: boolean;
}

/**
 * Creates a value that loads on first render unless it was preloaded. React's own `lazy` caches a failure
 * forever; this one throws UNREACHABLE to the error boundary and loads again when the boundary rerenders after
 * `clearFailedChunks`. A failed preload is never shown.
 */
export function createLazyResource<Value extends object>(load: () => Promise<Value>): LazyResource<Value> {
  let loaded: Value | null = null;
  let attempt: Attempt<Value> | null = null;
  let failures = 0;

  const clear = (failed: Attempt<Value>) => {
    if (attempt === failed) attempt = null;
  };
  const begin = (): Attempt<Value> => {
    const next: Attempt<Value> = {
      rendered: false,
      failed: false,
      promise: loadFailedSheets()
        .then(load)
        .then(
          (value) => {
            loaded = value;
            return value;
          },
          (error: unknown) => {
            next.failed = true;
            if (!next.rendered) clear(next);
            else void (++failures > 1 ? reloadIfReachable() : reloadIfReplaced());
            throw new Refusal("UNREACHABLE", {}, error);
          },
        ),
    };
    return next;
  };
  return {
    read() {
      // A component that has suspended must read the same promise when React repeats its render.
      if (loaded !== null && attempt?.rendered !== true) return loaded;
      const current = attempt ?? begin();
      attempt = current;
      current.rendered = true;
      // The server renders a failed component once, and it has no error boundaries.
      if (current.failed && typeof document === "undefined") clear(current);
      else if (current.failed) shownFailures.add(() => clear(current));
      return use(current.promise);
    },
    async preload() {
      if (loaded !== null) return;
      if (attempt?.failed) attempt = null;
      attempt ??= begin();
      await attempt.promise;
    },
  };
}
