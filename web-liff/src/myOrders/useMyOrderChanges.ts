import type { OrderState } from "@machiya/prisma/enums";
import { useEffect, useRef, useState } from "react";
import { graphql, requestSubscription } from "react-relay";
import type { useMyOrderChangesSubscription } from "../__generated__/useMyOrderChangesSubscription.graphql.ts";
import { useMessages } from "../language/language.ts";
import { environment, onReconnected } from "../relay/environment.ts";

/**
 * Keeps the shown orders up to date: a changed order updates itself; created and deleted orders, and a
 * reconnect, reload the list. Returns the text of a polite live region.
 */
export function useMyOrderChanges(reload: () => void): string {
  const labels = useMessages("wording");
  const text = useMessages("myOrders");
  const [changed, setChanged] = useState<{ number: number; state: OrderState } | null>(null);
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  }, [reload]);
  useEffect(() => {
    const subscription = requestSubscription<useMyOrderChangesSubscription>(environment, {
      subscription: graphql`
        subscription useMyOrderChangesSubscription {
          myOrderChanged {
            kind
            orderId
            order {
              id
              number
              state
              ...OrderRow_order
            }
          }
        }
      `,
      variables: {},
      onNext: (response) => {
        const { kind, order } = response?.myOrderChanged ?? {};
        if (kind !== "UPDATED") latest.current();
        else if (order) setChanged({ number: order.number, state: order.state });
      },
      onError: (error) => console.warn("Changes of orders do not come in", error),
    });
    const stop = onReconnected(() => latest.current());
    return () => {
      stop();
      subscription.dispose();
    };
  }, []);
  return changed === null ? "" : text.changed(changed.number, labels.orderState[changed.state]);
}
