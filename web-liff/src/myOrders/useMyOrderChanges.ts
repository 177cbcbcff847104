import type { OrderState } from "@machiya/prisma/enums";
import { useEffect, useRef, useState } from "react";
import { graphql, requestSubscription } from "react-relay";
import type { useMyOrderChangesSubscription } from "../__generated__/useMyOrderChangesSubscription.graphql.ts";
import { useMessages } from "../language/language.ts";
import { environment, onReconnected } from "../relay/environment.ts";

/**
 * Keeps the shown orders up to date: a changed order updates itself; created and deleted orders, and a
 * reconnect, reload them. With an ID, only changes of that order count. Returns the text of a polite live
 * region.
 */
export function useMyOrderChanges(reload: () => void, onlyId: string | null = null): string {
  const labels = useMessages("wording");
  const text = useMessages("myOrders");
  const [changed, setChanged] = useState<{ number: number; state: OrderState } | null>(null);
  const latest = useRef({ reload, onlyId });
  useEffect(() => {
    latest.current = { reload, onlyId };
  }, [reload, onlyId]);
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
              ...OrderView_order
            }
          }
        }
      `,
      variables: {},
      onNext: (response) => {
        const { kind, orderId, order } = response?.myOrderChanged ?? {};
        const { reload, onlyId } = latest.current;
        if (onlyId !== null && orderId !== onlyId) return;
        if (kind !== "UPDATED") reload();
        else if (order) setChanged({ number: order.number, state: order.state });
      },
      onError: (error) => console.warn("Changes of orders do not come in", error),
    });
    const stop = onReconnected(() => latest.current.reload());
    return () => {
      stop();
      subscription.dispose();
    };
  }, []);
  return changed === null ? "" : text.changed(changed.number, labels.orderState[changed.state]);
}
