import { PeopleRegular } from "@fluentui/react-icons";
import { customerFilters } from "@machiya/schema/domain/listFilters/customerFilters";
import { graphql, type PreloadedQuery } from "react-relay";
import type { CustomerListQuery } from "../__generated__/CustomerListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { PAGE_SIZE } from "../relay/recordSearch.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { NumberedList } from "../ui/NumberedList.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { CustomerCard } from "./CustomerCard.tsx";
import { CustomerTable } from "./CustomerTable.tsx";
import { messages } from "./messages.ts";

interface CustomerListProps {
  loaded: PreloadedQuery<CustomerListQuery>;
  /** Another page or filter is on its way. */
  stale: boolean;
}

/** One numbered page of customers, and the way to the others. */
export function CustomerList({ loaded, stale }: CustomerListProps) {
  const words = useMessages(messages);
  const records = useMessages(recordMessages);
  const { filters, turnTo } = useFilters(customerFilters);
  const { customers } = useLoadedQuery<CustomerListQuery>(
    graphql`
      query CustomerListQuery($filter: CustomerFilter, $first: Int!, $after: String) {
        customers(filter: $filter, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...CustomerTable_customers
              ...CustomerCard_customer
            }
          }
        }
      }
    `,
    loaded,
  );
  const rows = customers.edges.map(({ node }) => node);
  const filtered = countFilters({ ...filters }) > 0;
  return (
    <NumberedList
      label={words.table}
      rows={rows}
      totalCount={customers.totalCount}
      pageCursors={customers.pageCursors}
      pageSize={PAGE_SIZE}
      stale={stale}
      empty={{
        icon: <PeopleRegular />,
        title: words.emptyTitle,
        text: filtered ? records.emptyFiltered : words.emptyText,
      }}
      table={<CustomerTable customers={rows} stale={stale} />}
      card={(customer) => <CustomerCard customer={customer} />}
      onPage={turnTo}
    />
  );
}
