import { useMemo, useSyncExternalStore } from "react";

let unreadCount = 0;
const watchers = new Set<() => void>();

/** How many things happened that nobody has looked at yet; stands before every title. */
export function setUnreadCount(count: number): void {
  unreadCount = count;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The document's title: the screen's name, the shop's after it. */
export function PageTitle({ title }: { title: string }) {
  const count = useSyncExternalStore(watch, () => unreadCount);
  const text = useMemo(
    () => `${count > 0 ? `(${count}) ` : ""}${title === "Machiya" ? title : `${title} · Machiya`}`,
    [count, title],
  );
  return <title>{text}</title>;
}
