import { TagPercentRegular } from "@fluentui/react-icons";
import { discountFilters } from "@machiya/schema/domain/listFilters/discountFilters";
import { graphql, type PreloadedQuery } from "react-relay";
import type { DiscountListQuery } from "../__generated__/DiscountListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { PAGE_SIZE } from "../relay/recordSearch.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { countFilters } from "../relay/search.ts";
import { useFilters } from "../relay/useFilters.ts";
import { NumberedList } from "../ui/NumberedList.tsx";
import { recordMessages } from "../ui/recordMessages.ts";
import { DiscountCard } from "./DiscountCard.tsx";
import { DiscountTable } from "./DiscountTable.tsx";
import { messages } from "./messages.ts";

interface DiscountListProps {
  loaded: PreloadedQuery<DiscountListQuery>;
  /** Another page or filter is on its way. */
  stale: boolean;
}

/** One numbered page of discounts, and the way to the others. */
export function DiscountList({ loaded, stale }: DiscountListProps) {
  const words = useMessages(messages);
  const { emptyFiltered } = useMessages(recordMessages);
  const { filters, turnTo } = useFilters(discountFilters);
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
              ...DiscountTable_discounts
              ...DiscountCard_discount
            }
          }
        }
      }
    `,
    loaded,
  );
  const rows = discounts.edges.map(({ node }) => node);
  return (
    <NumberedList
      label={words.table}
      rows={rows}
      totalCount={discounts.totalCount}
      pageCursors={discounts.pageCursors}
      pageSize={PAGE_SIZE}
      stale={stale}
      empty={{
        icon: <TagPercentRegular />,
        title: words.emptyTitle,
        text: countFilters({ ...filters }) > 0 ? emptyFiltered : words.emptyText,
      }}
      table={<DiscountTable discounts={rows} stale={stale} />}
      card={(discount) => <DiscountCard discount={discount} />}
      onPage={turnTo}
    />
  );
}
