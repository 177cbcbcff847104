import { useMemo, useSyncExternalStore } from "react";

let unreadCount = 0;
const watchers = new Set<() => void>();

/** Sets the number of unread notifications, which is shown in front of every title. */
export function setUnreadCount(count: number): void {
  unreadCount = count;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Sets the document's title to the screen's name followed by the shop's name. */
export function PageTitle({ title }: { title: string }) {
  const count = useSyncExternalStore(watch, () => unreadCount);
  const text = useMemo(
    () => `${count > 0 ? `(${count}) ` : ""}${title === "Machiya" ? title : `${title} · Machiya`}`,
    [count, title],
  );
  return <title>{text}</title>;
}
