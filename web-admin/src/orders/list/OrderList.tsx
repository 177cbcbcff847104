import { ReceiptRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import OrderListQueryNode, { type OrderListQuery } from "../../__generated__/OrderListQuery.graphql.ts";
import { useMessages } from "../../language/language.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { useLiveRefetch } from "../../relay/useLiveRefetch.ts";
import { NumberedList } from "../../ui/table/NumberedList.tsx";
import { onOrderChange, onOrderListChange } from "../alerts/orderEvents.ts";
import { OrderBulkBar } from "./OrderBulkBar.tsx";
import { useOrderTable } from "./OrderColumns.tsx";
import { OrderSummary } from "./OrderSummary.tsx";

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
      query OrderListQuery($filter: OrderFilter, $sort: OrderSort, $first: Int!, $after: String) {
        orders(filter: $filter, sort: $sort, first: $first, after: $after) {
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
  // A changed order may leave or enter a filtered list, while in the whole list only its row changes.
  const isFiltered = Object.keys(loaded.variables.filter ?? {}).length > 0;
  useLiveRefetch(OrderListQueryNode, loaded.variables, isFiltered ? onOrderChange : onOrderListChange);

  return (
    <NumberedList
      table={useOrderTable()}
      connection={orders}
      stale={stale}
      summary={<OrderSummary />}
      bulk={(total) => <OrderBulkBar total={total} />}
      empty={{
        icon: <ReceiptRegular />,
        filteredTitle: words.emptyTitle,
        text: words.emptyText,
        filteredText: words.emptyFiltered,
      }}
    />
  );
}
