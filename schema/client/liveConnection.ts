import { useSyncExternalStore } from "react";

/** The state of live events: no subscription, all open, or at least one lost and reconnecting. */
export type ConnectionState = "idle" | "open" | "lost";

let state: ConnectionState = "idle";
/** The active subscriptions, each with its own connection. */
const subscriptions = new Map<object, "open" | "lost">();
const watchers = new Set<() => void>();
const reconnectWatchers = new Set<() => void>();

/**
 * Records the state of a subscription's connection; "left" removes it. Reconnect watchers run when the last
 * lost one is back.
 */
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

/**
 * Calls back after every reconnection, when events may have been missed. Returns the unsubscribe function.
 */
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
