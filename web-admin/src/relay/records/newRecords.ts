import { useSyncExternalStore } from "react";

/** Keeps which records of one kind, by their numbers, came while the console was open and were opened by nobody. */
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
    /** A record came. */
    report: (number: number): void => replace(new Set(fresh).add(number)),
    /** Somebody opened it. */
    opened: (number: number): void => {
      if (fresh.has(number)) replace(new Set([...fresh].filter((other) => other !== number)));
    },
    /** Whether it came while the console was open and was not opened yet. */
    useIsFresh: (number: number): boolean => useSyncExternalStore(watch, () => fresh.has(number)),
  };
}
