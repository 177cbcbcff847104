import { useCallback, useEffect, useRef } from "react";
import { type Shortcut, shortcutOf } from "./shortcutKeys.ts";

/**
 * Remembers the last shortcut that is pressed until the module that handles them is loaded. Returns the function
 * with which that module takes it. Letters that follow a request for the palette are meant for its input, so they
 * do not replace it.
 */
export function useEarlyShortcut(isLoaded: boolean): () => Shortcut | null {
  const early = useRef<Shortcut | null>(null);
  useEffect(() => {
    if (isLoaded) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null) return;
      event.preventDefault();
      if (early.current !== "palette") early.current = shortcut;
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isLoaded]);
  return useCallback(() => {
    const shortcut = early.current;
    early.current = null;
    return shortcut;
  }, []);
}
