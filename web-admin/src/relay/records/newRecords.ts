import { useSyncExternalStore } from "react";

/**
 * Tracks, by number, the records of one kind that arrived while the console was open and were not opened yet.
 */
export function newRecords() {
  const watchers = new Set<() => void>();
  let fresh: ReadonlySet<number> = new Set();
  const replace = (next: ReadonlySet<number>) => {
    fresh = next;
    for (const watcher of watchers) watcher();
  };
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  return {
    /** Marks a record as new. */
    report: (number: number): void => replace(new Set(fresh).add(number)),
    /** Unmarks an opened record. */
    opened: (number: number): void => {
      if (fresh.has(number)) replace(new Set([...fresh].filter((other) => other !== number)));
    },
    /** Returns whether the record is marked as new. */
    useIsFresh: (number: number): boolean => useSyncExternalStore(watch, () => fresh.has(number)),
  };
}
