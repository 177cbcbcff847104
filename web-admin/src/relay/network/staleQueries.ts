import { useSyncExternalStore } from "react";

/** The shown queries whose last refetch failed, with the function that fetches each again. */
const stale = new Map<object, () => void>();
const watchers = new Set<() => void>();

/** Records that a shown query could not be refetched; without `refetch` it is up to date or no longer shown. */
export function reportStale(query: object, refetch?: () => void): void {
  if (refetch === undefined ? !stale.delete(query) : stale.has(query)) return;
  if (refetch !== undefined) stale.set(query, refetch);
  for (const watcher of watchers) watcher();
}

/** Refetches everything that is out of date, without waiting for the next retry. */
export function refetchStale(): void {
  for (const refetch of [...stale.values()]) refetch();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Returns whether something on the screen is known to be out of date. */
export function useIsStale(): boolean {
  return useSyncExternalStore(watch, () => stale.size > 0);
}
