import { useEffect } from "react";
import type { OrderAlertsSubscription } from "../__generated__/OrderAlertsSubscription.graphql.ts";
import { freshRecords } from "../relay/freshRecords.ts";
import { setUnseen } from "../ui/PageTitle.tsx";

/** What became of an order; a kind that this console is too old to know is left alone. */
export type OrderChangeKind = OrderAlertsSubscription["response"]["orderChanged"]["kind"];

const changeWatchers = new Set<(kind: OrderChangeKind) => void>();

/** Orders that came while the console was open and that nobody has opened. */
const fresh = freshRecords();

/** Calls back after every change of an order that the server tells. Returns the way to stop. */
export function onOrderChange(watcher: (kind: OrderChangeKind) => void): () => void {
  changeWatchers.add(watcher);
  return () => changeWatchers.delete(watcher);
}

/** The same when an order came or went. */
export function onOrderComingOrGoing(watcher: () => void): () => void {
  return onOrderChange((kind) => kind !== "UPDATED" && watcher());
}

export function reportOrderChange(kind: OrderChangeKind): void {
  for (const watcher of changeWatchers) watcher(kind);
}

/** How many orders came since somebody last stood at the order screen. */
let unseen = 0;

export function reportNewOrder(number: number): void {
  fresh.report(number);
  unseen += 1;
  setUnseen(unseen);
}

/** While the order screen is shown: arriving there, coming back to the window or touching anything sees what is new. */
export function useOrdersSeen(): void {
  useEffect(() => {
    const see = () => {
      unseen = 0;
      setUnseen(0);
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
export const orderOpened = fresh.opened;

/** Whether this order came while the console was open and was not opened yet. */
export const useIsFresh = fresh.useIsFresh;
