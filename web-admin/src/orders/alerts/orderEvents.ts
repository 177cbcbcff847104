import { useEffect } from "react";
import type { OrderAlertsSubscription } from "../../__generated__/OrderAlertsSubscription.graphql.ts";
import { newRecords } from "../../relay/records/newRecords.ts";
import { setUnreadCount } from "../../ui/PageTitle.tsx";

/** What became of an order; a kind that this console is too old to know is left alone. */
export type OrderChangeKind = OrderAlertsSubscription["response"]["orderChanged"]["kind"];

const changeWatchers = new Set<(kind: OrderChangeKind) => void>();

/** Orders that came while the console was open and that nobody has opened. */
const fresh = newRecords();

/** Calls back after every change of an order that the server tells. Returns the way to stop. */
export function onOrderChange(watcher: (kind: OrderChangeKind) => void): () => void {
  changeWatchers.add(watcher);
  return () => changeWatchers.delete(watcher);
}

/** The same when an order came or went. */
export function onOrderListChange(watcher: () => void): () => void {
  return onOrderChange((kind) => kind !== "UPDATED" && watcher());
}

export function reportOrderChange(kind: OrderChangeKind): void {
  for (const watcher of changeWatchers) watcher(kind);
}

/** How many orders came since somebody last stood at the order screen. */
let unreadCount = 0;

export function reportNewOrder(number: number): void {
  fresh.report(number);
  unreadCount += 1;
  setUnreadCount(unreadCount);
}

/** While the order screen is shown: arriving there, coming back to the window or touching anything sees what is new. */
export function useMarkOrdersRead(): void {
  useEffect(() => {
    const see = () => {
      unreadCount = 0;
      setUnreadCount(0);
    };
    see();
    document.addEventListener("pointerdown", see);
    document.addEventListener("keydown", see);
    window.addEventListener("focus", see);
    return () => {
      document.removeEventListener("pointerdown", see);
      document.removeEventListener("keydown", see);
      window.removeEventListener("focus", see);
    };
  }, []);
}

/** Somebody opened this order. */
export const markOrderRead = fresh.opened;

/** Whether this order came while the console was open and was not opened yet. */
export const useIsNew = fresh.useIsFresh;
