import { lazyModule } from "@machiya/schema/client/lazyModule";
import { useCallback } from "react";
import type { ConsoleAlertsSubscription } from "../../__generated__/ConsoleAlertsSubscription.graphql.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { playNotificationSound } from "./notificationSound.ts";
import { reportNewOrder, reportOrderChange } from "./orderEvents.ts";
import { isSoundOn } from "./sound.ts";

type OrderChange = NonNullable<ConsoleAlertsSubscription["response"]["consoleChanged"]["order"]>;

const loadToast = lazyModule(() => import("./NewOrderToast.tsx"));

/** Returns the handler of changed orders, which announces new ones, and makes lists refetch. */
export function useOrderAlerts(): (change: OrderChange) => void {
  const { announce, failure } = useToast();
  return useCallback(
    ({ kind, order }) => {
      reportOrderChange(kind);
      if (kind !== "CREATED" || order == null) return;
      reportNewOrder(order.number);
      loadToast().then(
        ({ NewOrderToast }) =>
          announce((Announcement) => <NewOrderToast order={order} Announcement={Announcement} />),
        failure,
      );
      if (isSoundOn()) playNotificationSound();
    },
    [announce, failure],
  );
}
