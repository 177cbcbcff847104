import { isStoreChain } from "@machiya/schema/domain/carriers/carriers";
import { fetchQuery, graphql, useFragment } from "react-relay";
import type { useShipping_store$key } from "../__generated__/useShipping_store.graphql.ts";
import type { useShippingQuery } from "../__generated__/useShippingQuery.graphql.ts";
import type { CartLine } from "../cart/cart.ts";
import { environment } from "../relay/environment.ts";
import { chooseShipping, productsOf } from "./chooseShipping.ts";
import type { OrderDraft, ShippingMethod } from "./orderDraft.ts";

const NONE: readonly ShippingMethod[] = [];

/** Returns the shipping of a cart for the store's current methods. */
export function useShipping(
  key: useShipping_store$key | null,
  entered: OrderDraft,
  lines: readonly CartLine[],
) {
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
          excludedProductIds
          weekdays
          hours
          hasSlots
        }
      }
    `,
    key,
  );
  return chooseShipping(store?.shippingMethods ?? NONE, entered, {
    products: productsOf(lines),
    chains: store?.storeChains.filter(isStoreChain) ?? [],
  });
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
