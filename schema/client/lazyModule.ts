import { useCallback, useEffect, useRef, useState } from "react";

/** Loads a module once. After a failure the next call loads it again. */
export function lazyModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** The first screen, its queries, and its images have precedence for this long. */
const IDLE_AFTER_MS = 2000;

/** Calls back some time after the first screen, for modules that must be there if the connection is lost. */
export function whenIdle(callback: () => void): () => void {
  const timer = setTimeout(callback, IDLE_AFTER_MS);
  return () => clearTimeout(timer);
}

/** The first input events of a user. */
const FIRST_INPUTS = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Loads a module that the first screen does not need; null until it is loaded. Loading starts at the first
 * input, which precedes any click, or when `request` is called. After a failure the next press starts it
 * again.
 */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
): [module: Module | null, request: () => void] {
  const [module, setModule] = useState<Module | null>(null);
  const unmounted = useRef(false);
  const request = useCallback(() => {
    load().then(
      // The updater form is needed because modules can be functions themselves.
      (loaded) => unmounted.current || setModule(() => loaded),
      // The connection status bar already reports this failure, and the next press tries again.
      () => {},
    );
  }, [load]);
  const isLoaded = module !== null;

  useEffect(() => {
    unmounted.current = false;
    if (isLoaded) return;
    const listeners = new AbortController();
    for (const type of FIRST_INPUTS)
      window.addEventListener(type, request, {
        capture: true,
        passive: true,
        once: type === "pointermove",
        signal: listeners.signal,
      });
    return () => {
      unmounted.current = true;
      listeners.abort();
    };
  }, [request, isLoaded]);
  return [module, request];
}
