import { ReceiptRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import OrderListQueryNode, { type OrderListQuery } from "../../__generated__/OrderListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { useLiveRefetch } from "../../relay/useLiveRefetch.ts";
import { NumberedList } from "../../ui/table/NumberedList.tsx";
import { onOrderListChange } from "../alerts/orderEvents.ts";
import { useOrderTable } from "./OrderColumns.tsx";

interface OrderListProps {
  loaded: PreloadedQuery<OrderListQuery>;
  /** Another page or filter is loading. */
  stale: boolean;
}

/** One numbered page of orders. It refetches when orders are created or deleted. */
export function OrderList({ loaded, stale }: OrderListProps) {
  const words = useMessages("orders");
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
              ...OrderColumns_order
            }
          }
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(OrderListQueryNode, loaded.variables, onOrderListChange);

  return (
    <NumberedList
      table={useOrderTable()}
      connection={orders}
      stale={stale}
      empty={{
        icon: <ReceiptRegular />,
        title: words.emptyTitle,
        text: words.emptyText,
        filteredText: words.emptyFiltered,
      }}
    />
  );
}
