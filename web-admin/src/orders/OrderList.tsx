import { ReceiptRegular } from "@fluentui/react-icons";
import { orderFilters } from "@machiya/schema/domain/listFilters/orderFilters";
import { graphql, type PreloadedQuery } from "react-relay";
import OrderListQueryNode, { type OrderListQuery } from "../__generated__/OrderListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { PAGE_SIZE } from "../relay/recordSearch.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { countFilters } from "../relay/search.ts";
import { useCatchUp } from "../relay/useCatchUp.ts";
import { useFilters } from "../relay/useFilters.ts";
import { NumberedList } from "../ui/NumberedList.tsx";
import { messages } from "./messages.ts";
import { OrderCard } from "./OrderCard.tsx";
import { OrderTable } from "./OrderTable.tsx";
import { onOrderComingOrGoing } from "./orderEvents.ts";

interface OrderListProps {
  loaded: PreloadedQuery<OrderListQuery>;
  /** Another page or filter is on its way. */
  stale: boolean;
}

/** One numbered page of orders, and the way to the others. It catches up by itself when orders come or go. */
export function OrderList({ loaded, stale }: OrderListProps) {
  const words = useMessages(messages);
  const { filters, turnTo } = useFilters(orderFilters);
  const { orders } = useLoadedQuery<OrderListQuery>(
    graphql`
      query OrderListQuery($filter: OrderFilter, $first: Int!, $after: String) {
        orders(filter: $filter, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...OrderTable_orders
              ...OrderCard_order
            }
          }
        }
      }
    `,
    loaded,
  );
  useCatchUp(OrderListQueryNode, loaded.variables, onOrderComingOrGoing);

  const rows = orders.edges.map(({ node }) => node);
  const filtered = countFilters({ ...filters }) > 0;
  return (
    <NumberedList
      label={words.table}
      rows={rows}
      totalCount={orders.totalCount}
      pageCursors={orders.pageCursors}
      pageSize={PAGE_SIZE}
      stale={stale}
      empty={{
        icon: <ReceiptRegular />,
        title: words.emptyTitle,
        text: filtered ? words.emptyFiltered : words.emptyText,
      }}
      table={<OrderTable orders={rows} stale={stale} />}
      card={(order) => <OrderCard order={order} />}
      onPage={turnTo}
    />
  );
}
