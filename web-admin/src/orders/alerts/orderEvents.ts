import { useEffect } from "react";
import type { OrderAlertsSubscription } from "../../__generated__/OrderAlertsSubscription.graphql.ts";
import { newRecords } from "../../relay/records/newRecords.ts";
import { setUnreadCount } from "../../ui/PageTitle.tsx";

/** The kind of a change. Unknown kinds from a newer server are ignored. */
export type OrderChangeKind = OrderAlertsSubscription["response"]["orderChanged"]["kind"];

const changeWatchers = new Set<(kind: OrderChangeKind) => void>();

/** Orders that arrived while the console was open and were not opened yet. */
const fresh = newRecords();

/** Calls back after every change of an order that the server reports. Returns the unsubscribe function. */
export function onOrderChange(watcher: (kind: OrderChangeKind) => void): () => void {
  changeWatchers.add(watcher);
  return () => changeWatchers.delete(watcher);
}

/** Calls back only when an order was created or deleted. */
export function onOrderListChange(watcher: () => void): () => void {
  return onOrderChange((kind) => kind !== "UPDATED" && watcher());
}

export function reportOrderChange(kind: OrderChangeKind): void {
  for (const watcher of changeWatchers) watcher(kind);
}

/** The number of orders that arrived since the order screen was last viewed. */
let unreadCount = 0;

export function reportNewOrder(number: number): void {
  fresh.report(number);
  unreadCount += 1;
  setUnreadCount(unreadCount);
}

/**
 * Marks all orders as read while the order screen is shown: on arrival, on focus of the window and on any
 * input.
 */
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

/** Marks an order as opened. */
export const markOrderRead = fresh.opened;

/** Returns whether an order arrived while the console was open and was not opened yet. */
export const useIsNew = fresh.useIsFresh;
