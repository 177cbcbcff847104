/** Creates an event to which the shown parts of the screen can listen. */
export function changeSignal<Details extends unknown[] = []>() {
  const watchers = new Set<(...details: Details) => void>();
  return {
    /** Calls back at every event. Returns the unsubscribe function. */
    listen(watcher: (...details: Details) => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    report(...details: Details): void {
      for (const watcher of watchers) watcher(...details);
    },
  };
}
