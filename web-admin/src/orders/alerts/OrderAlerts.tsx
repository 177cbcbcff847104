import { lazyModule } from "@machiya/schema/client/lazyModule";
import { useEffect, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { OrderAlertsSubscription } from "../../__generated__/OrderAlertsSubscription.graphql.ts";
import { useToast } from "../../ui/feedback/ToastProvider.tsx";
import { playNotificationSound, unlockNotificationSound } from "./notificationSound.ts";
import { reportNewOrder, reportOrderChange } from "./orderEvents.ts";
import { isSoundOn } from "./sound.ts";

const loadToast = lazyModule(() => import("./NewOrderToast.tsx"));

/**
 * Subscribes to changes of all orders. Relay has already updated the store when a change arrives, so rows and
 * details are current; new orders are announced, and lists refetch.
 */
export function OrderAlerts() {
  const { announce, failure } = useToast();

  useEffect(() => {
    const unlock = () => void unlockNotificationSound();
    document.addEventListener("pointerdown", unlock, { once: true });
    document.addEventListener("keydown", unlock, { once: true });
    return () => {
      document.removeEventListener("pointerdown", unlock);
      document.removeEventListener("keydown", unlock);
    };
  }, []);

  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription OrderAlertsSubscription {
          orderChanged {
            kind
            orderId
            order {
              number
              updatedAt
              ...OrderColumns_order
              ...NewOrderToast_order
            }
          }
        }
      `,
      variables: {},
      onNext: (response: OrderAlertsSubscription["response"] | null | undefined) => {
        const change = response?.orderChanged;
        if (change === undefined) return;
        reportOrderChange(change.kind);
        if (change.kind !== "CREATED" || change.order == null) return;
        reportNewOrder(change.order.number);
        const { order } = change;
        loadToast().then(
          ({ NewOrderToast }) =>
            announce((Announcement) => <NewOrderToast order={order} Announcement={Announcement} />),
          failure,
        );
        if (isSoundOn()) playNotificationSound();
      },
    }),
    [announce, failure],
  );
  useSubscription<OrderAlertsSubscription>(config);
  return null;
}
