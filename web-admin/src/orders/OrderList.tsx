import { ReceiptRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import OrderListQueryNode, { type OrderListQuery } from "../__generated__/OrderListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { CardList } from "../ui/CardList.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Pager } from "../ui/Pager.tsx";
import { NARROW, useMediaQuery } from "../ui/useMediaQuery.ts";
import { messages } from "./messages.ts";
import { OrderCard } from "./OrderCard.tsx";
import { OrderTable } from "./OrderTable.tsx";
import { ORDER_PAGE_SIZE, readOrderSearch } from "./orderSearch.ts";
import { useCatchUp } from "./useCatchUp.ts";

interface OrderListProps {
  loaded: PreloadedQuery<OrderListQuery>;
  /** Another page or filter is on its way. */
  stale: boolean;
}

/** One numbered page of orders, and the way to the others. It catches up by itself when orders come or go. */
export function OrderList({ loaded, stale }: OrderListProps) {
  const words = useMessages(messages);
  const narrow = useMediaQuery(NARROW);
  const { filters, turnTo } = useFilters(readOrderSearch);
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
  useCatchUp(OrderListQueryNode, loaded.variables, "comings and goings");

  const rows = orders.edges.map(({ node }) => node);
  if (rows.length === 0) {
    const filtered = countFilters({ ...filters }) > 0;
    return (
      <Notice
        icon={<ReceiptRegular />}
        title={words.emptyTitle}
        text={filtered ? words.emptyFiltered : words.emptyText}
      />
    );
  }
  return (
    <>
      {narrow ? (
        <CardList label={words.table} stale={stale}>
          {rows.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </CardList>
      ) : (
        <OrderTable orders={rows} stale={stale} />
      )}
      <Pager
        pageCursors={orders.pageCursors}
        totalCount={orders.totalCount}
        pageSize={ORDER_PAGE_SIZE}
        onPage={turnTo}
      />
    </>
  );
}
