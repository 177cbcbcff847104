import { DEFAULT_TIME_ZONE } from "@machiya/schema/domain/time/shopTime";
import { graphql, usePreloadedQuery } from "react-relay";
import type { OrderPageQuery } from "../__generated__/OrderPageQuery.graphql.ts";
import { useMyOrderChanges } from "../myOrders/useMyOrderChanges.ts";
import { type PageProps, useRoute } from "../relay/RoutePage.tsx";
import { OrderNotFound } from "./OrderNotFound.tsx";
import { OrderView } from "./OrderView.tsx";

/** Shows one order of the signed-in customer, which the address names; other customers' orders do not exist. */
export function OrderPage({ query }: PageProps<OrderPageQuery>) {
  const { myOrders, store } = usePreloadedQuery<OrderPageQuery>(
    graphql`
      query OrderPageQuery($numbers: [Int!]!) {
        myOrders(filter: { numbers: $numbers }, first: 1) {
          edges {
            node {
              id
              ...OrderView_order
            }
          }
        }
        store {
          timeZone
          ...OrderView_store
        }
      }
    `,
    query,
  );
  const { reload } = useRoute();
  const order = myOrders.edges[0]?.node ?? null;
  const announcement = useMyOrderChanges(query.id, reload, order?.id ?? null);
  return (
    <>
      <p className="visuallyHidden" role="status">
        {announcement}
      </p>
      {order === null ? (
        <OrderNotFound />
      ) : (
        <OrderView order={order} store={store ?? null} timeZone={store?.timeZone ?? DEFAULT_TIME_ZONE} />
      )}
    </>
  );
}
