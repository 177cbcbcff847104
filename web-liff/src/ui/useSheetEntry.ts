import { useCallback, useEffect, useRef } from "react";
import { openSheetEntry, type SheetEntry } from "../location.ts";

/**
 * Makes an open sheet without an address a history entry, so that the browser's Back closes it and nothing
 * else. Returns the function that closes the sheet; `onClose` is called once it is closed, either way.
 */
export function useSheetEntry(onClose: () => void, open = true): () => void {
  const latest = useRef(onClose);
  const entry = useRef<SheetEntry | null>(null);
  const mounted = useRef(false);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!open) return;
    mounted.current = true;
    entry.current ??= openSheetEntry(() => {
      entry.current = null;
      latest.current();
    });
    return () => {
      mounted.current = false;
      // React's strict mode runs effects twice; the second run keeps the entry.
      queueMicrotask(() => {
        if (mounted.current) return;
        entry.current?.drop();
        entry.current = null;
      });
    };
  }, [open]);
  return useCallback(() => {
    if (entry.current === null) latest.current();
    else entry.current.close();
  }, []);
}
