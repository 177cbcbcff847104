import { useCallback, useEffect, useRef, useState } from "react";

/** Loads a part of the console once; after a failure, when asked again, anew. */
export function later<Part>(start: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return () => {
    loading ??= start().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** The first signs that somebody is about to do something. */
const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * A part that no first screen shows: null until it is there. It is loaded at the first sign of a hand, thus before anything is
 * pressed, or when `ask` is called; a failure is tried again at the next press.
 */
export function useLater<Part>(load: () => Promise<Part>): [part: Part | null, ask: () => void] {
  const [part, setPart] = useState<Part | null>(null);
  const left = useRef(false);
  const ask = useCallback(() => {
    load().then(
      // A function for a value: parts may be functions themselves.
      (loaded) => left.current || setPart(() => loaded),
      // Without the network: the bar under the top says so, and the next press asks again.
      () => {},
    );
  }, [load]);
  const isThere = part !== null;

  useEffect(() => {
    left.current = false;
    if (isThere) return;
    const signs = new AbortController();
    for (const sign of SIGNS)
      window.addEventListener(sign, ask, {
        capture: true,
        passive: true,
        once: sign === "pointermove",
        signal: signs.signal,
      });
    return () => {
      left.current = true;
      signs.abort();
    };
  }, [ask, isThere]);
  return [part, ask];
}
