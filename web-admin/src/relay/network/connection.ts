import { useSyncExternalStore } from "react";

/** How live events stand: not asked for, arriving, or, for one subscription at least, lost and being tried again. */
export type ConnectionState = "idle" | "open" | "lost";

let state: ConnectionState = "idle";
/** Those that are there, each with a connection of its own. */
const subscriptions = new Map<object, "open" | "lost">();
const watchers = new Set<() => void>();
const reconnectWatchers = new Set<() => void>();

/** Tells what became of a subscription's connection, "left" when nobody listens any more; when none is lost any more, the lists catch up. */
export function reportConnection(subscription: object, now: "open" | "lost" | "left"): void {
  if (now === "left") subscriptions.delete(subscription);
  else subscriptions.set(subscription, now);
  const states = [...subscriptions.values()];
  const next = states.includes("lost") ? "lost" : states.length > 0 ? "open" : "idle";
  if (state === next) return;
  const reconnected = state === "lost" && next === "open";
  state = next;
  for (const watcher of watchers) watcher();
  if (reconnected) for (const watcher of reconnectWatchers) watcher();
}

/** Calls back after every reconnection, when events may have been missed. Returns the way to stop. */
export function onReconnect(watcher: () => void): () => void {
  reconnectWatchers.add(watcher);
  return () => reconnectWatchers.delete(watcher);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(watch, () => state);
}
