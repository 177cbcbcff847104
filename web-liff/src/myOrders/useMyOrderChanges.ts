import type { OrderState } from "@machiya/prisma/enums";
import { useEffect, useMemo, useRef, useState } from "react";
import { graphql, requestSubscription } from "react-relay";
import type { useMyOrderChangesSubscription } from "../__generated__/useMyOrderChangesSubscription.graphql.ts";
import { useMessages } from "../language/language.ts";
import { environment } from "../relay/environment.ts";
import { useMissedChanges } from "../relay/useMissedChanges.ts";

/**
 * Keeps the orders of a query up to date: a changed order updates itself; created, deleted, and missed ones reload the
 * query. With an ID, only changes of that order count. Returns the text of a polite live region.
 */
export function useMyOrderChanges(
  queryId: string | null | undefined,
  reload: () => void,
  onlyId: string | null = null,
): string {
  useMissedChanges(
    useMemo(() => (queryId == null ? [] : [queryId]), [queryId]),
    reload,
  );
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
    return () => subscription.dispose();
  }, []);
  return changed === null ? "" : text.changed(changed.number, labels.orderState[changed.state]);
}
