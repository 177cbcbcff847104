import { useSyncExternalStore } from "react";

/** How the live connection stands: not asked for, open, or lost and being tried again. */
export type ConnectionState = "idle" | "open" | "lost";

let state: ConnectionState = "idle";
const watchers = new Set<() => void>();
const reconnectWatchers = new Set<() => void>();

/** Tells what became of the live connection; coming back from "lost" tells the lists to catch up. */
export function reportConnection(next: ConnectionState): void {
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
