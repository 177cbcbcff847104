import { useCallback, useEffect, useRef, useState } from "react";

/** Loads a module once; after a failure the next call loads it again. */
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

/** The first events of a person who is about to use the page. */
const FIRST_INPUTS = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * A module that no first screen shows: null until it has been loaded. Loading starts at the first input, and thus before a
 * button is pressed, or when `request` is called; after a failure the next press starts it again.
 */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
): [module: Module | null, request: () => void] {
  const [module, setModule] = useState<Module | null>(null);
  const unmounted = useRef(false);
  const request = useCallback(() => {
    load().then(
      // The updater form, because modules may be functions themselves.
      (loaded) => unmounted.current || setModule(() => loaded),
      // The bar that reports a lost connection covers this failure, and the next press tries again.
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
