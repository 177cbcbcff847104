import { TagPercentRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import DiscountListQueryNode, { type DiscountListQuery } from "../__generated__/DiscountListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { NumberedList } from "../ui/table/NumberedList.tsx";
import { useDiscountTable } from "./DiscountColumns.tsx";

interface DiscountListProps {
  loaded: PreloadedQuery<DiscountListQuery>;
  /** Another page or filter is loading. */
  stale: boolean;
}

/** One numbered page of discounts. */
export function DiscountList({ loaded, stale }: DiscountListProps) {
  const words = useMessages("discounts");
  const { emptyFiltered } = useMessages("uiRecord");
  const { discounts } = useLoadedQuery<DiscountListQuery>(
    graphql`
      query DiscountListQuery($filter: DiscountFilter, $first: Int!, $after: String) {
        discounts(filter: $filter, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...DiscountColumns_discount
            }
          }
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(DiscountListQueryNode, loaded.variables, onListChange("DISCOUNTS"));
  return (
    <NumberedList
      table={useDiscountTable()}
      connection={discounts}
      stale={stale}
      empty={{
        icon: <TagPercentRegular />,
        filteredTitle: words.emptyTitle,
        text: words.emptyText,
        filteredText: emptyFiltered,
      }}
    />
  );
}
