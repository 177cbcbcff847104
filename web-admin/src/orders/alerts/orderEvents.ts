import { useEffect } from "react";
import type { ChangeKind } from "../../__generated__/ConsoleAlertsSubscription.graphql.ts";
import { changeSignal } from "../../relay/changeSignal.ts";
import { newRecords } from "../../relay/records/newRecords.ts";
import { setUnreadCount } from "../../ui/PageTitle.tsx";

/** Calls back, and reports, after every change of an order; unknown kinds from a newer server are ignored. */
export const { listen: onOrderChange, report: reportOrderChange } = changeSignal<[kind: ChangeKind]>();

/** Orders that arrived while the console was open and were not opened yet. */
const fresh = newRecords();

/** Calls back only when an order was created or deleted. */
export function onOrderListChange(watcher: () => void): () => void {
  return onOrderChange((kind) => kind !== "UPDATED" && watcher());
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
