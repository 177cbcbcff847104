import { isStoreChain } from "@machiya/schema/domain/carriers/carriers";
import { fetchQuery, graphql, useFragment } from "react-relay";
import type { useShipping_store$key } from "../__generated__/useShipping_store.graphql.ts";
import type { useShippingQuery } from "../__generated__/useShippingQuery.graphql.ts";
import { environment } from "../relay/environment.ts";
import { chooseShipping } from "./chooseShipping.ts";
import type { OrderDraft, ShippingMethod } from "./orderDraft.ts";

const NONE: readonly ShippingMethod[] = [];

/** Returns the shipping for the store's current methods. */
export function useShipping(key: useShipping_store$key | null, entered: OrderDraft) {
  const store = useFragment(
    graphql`
      fragment useShipping_store on Store {
        storeChains
        shippingMethods {
          id
          kind
          name
          fee
          freeFrom
          paymentMethods
          weekdays
          hours
          hasSlots
        }
      }
    `,
    key,
  );
  return chooseShipping(store?.shippingMethods ?? NONE, entered, store?.storeChains.filter(isStoreChain));
}

/** Reads the store's methods again, after the server has refused one. A failure leaves them as they are. */
export function refreshShippingMethods(): void {
  fetchQuery<useShippingQuery>(
    environment,
    graphql`
      query useShippingQuery {
        store {
          id
          ...useShipping_store
        }
      }
    `,
    {},
    { fetchPolicy: "network-only" },
  ).subscribe({});
}
