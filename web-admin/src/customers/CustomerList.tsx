import { PeopleRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import CustomerListQueryNode, { type CustomerListQuery } from "../__generated__/CustomerListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { NumberedList } from "../ui/table/NumberedList.tsx";
import { CustomerBulkBar } from "./CustomerBulkBar.tsx";
import { useCustomerTable } from "./CustomerColumns.tsx";

interface CustomerListProps {
  loaded: PreloadedQuery<CustomerListQuery>;
  /** Another page or filter is loading. */
  stale: boolean;
}

/** One numbered page of customers. */
export function CustomerList({ loaded, stale }: CustomerListProps) {
  const words = useMessages("customers");
  const records = useMessages("uiRecord");
  const { customers } = useLoadedQuery<CustomerListQuery>(
    graphql`
      query CustomerListQuery($filter: CustomerFilter, $sort: CustomerSort, $first: Int!, $after: String) {
        customers(filter: $filter, sort: $sort, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...CustomerColumns_customer
            }
          }
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(CustomerListQueryNode, loaded.variables, onListChange("CUSTOMERS"));
  return (
    <NumberedList
      table={useCustomerTable()}
      connection={customers}
      stale={stale}
      bulk={(total) => <CustomerBulkBar total={total} />}
      empty={{
        icon: <PeopleRegular />,
        filteredTitle: words.emptyTitle,
        text: words.emptyText,
        filteredText: records.emptyFiltered,
      }}
    />
  );
}
