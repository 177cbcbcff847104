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

/** Calls back when the browser has nothing else to do; Safari has no such event. Returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: IDLE_AFTER_MS });
  return () => cancelIdleCallback(request);
}

/** The longest time until a module is loaded although the browser is never idle. */
const IDLE_AFTER_MS = 3000;

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
