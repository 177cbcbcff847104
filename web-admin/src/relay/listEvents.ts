import type { ListName } from "../__generated__/ListAlertsSubscription.graphql.ts";

const watchers = new Map<ListName, Set<() => void>>();

/** Calls the watchers of a list whose rows may have changed. */
export function reportListChange(list: ListName): void {
  for (const watcher of watchers.get(list) ?? []) watcher();
}

const needWatchers = new Set<() => void>();

/** Returns whether a list is shown that has no subscription of its own. */
export const isListWatched = (): boolean => [...watchers.values()].some((ofList) => ofList.size > 0);

/** Calls back when `isListWatched` may have changed; returns the unsubscribe function. */
export function onListWatch(changed: () => void): () => void {
  needWatchers.add(changed);
  return () => void needWatchers.delete(changed);
}

function watchChanged(): void {
  for (const watcher of needWatchers) watcher();
}

const listeners = new Map<ListName, (changed: () => void) => () => void>();

/**
 * Returns a function that calls back after every change of a list that the server reports, and returns its
 * unsubscribe function. It is the same function at each call.
 */
export function onListChange(list: ListName): (changed: () => void) => () => void {
  const known = listeners.get(list);
  if (known !== undefined) return known;
  const listen = (changed: () => void) => {
    const ofList = watchers.get(list) ?? new Set();
    watchers.set(list, ofList.add(changed));
    watchChanged();
    return () => {
      ofList.delete(changed);
      watchChanged();
    };
  };
  listeners.set(list, listen);
  return listen;
}
