import { PersonProhibitedRegular } from "@fluentui/react-icons";
import { blockFilters } from "@machiya/schema/domain/listFilters/customerFilters";
import { graphql, type PreloadedQuery } from "react-relay";
import type { BlockListQuery } from "../__generated__/BlockListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { PAGE_SIZE } from "../relay/recordSearch.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useFilters } from "../relay/useFilters.ts";
import { NumberedList } from "../ui/NumberedList.tsx";
import { BlockCard } from "./BlockCard.tsx";
import { BlockTable } from "./BlockTable.tsx";
import { messages } from "./messages.ts";

interface BlockListProps {
  loaded: PreloadedQuery<BlockListQuery>;
  /** Another page or filter is on its way. */
  stale: boolean;
}

/** One numbered page of blocks, and the way to the others. */
export function BlockList({ loaded, stale }: BlockListProps) {
  const words = useMessages(messages);
  const { filters, turnTo } = useFilters(blockFilters);
  const { customerBlocks } = useLoadedQuery<BlockListQuery>(
    graphql`
      query BlockListQuery($customerIds: [ID!], $first: Int!, $after: String) {
        customerBlocks(customerIds: $customerIds, first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...BlockTable_blocks
              ...BlockCard_block
            }
          }
        }
      }
    `,
    loaded,
  );
  const rows = customerBlocks.edges.map(({ node }) => node);
  return (
    <NumberedList
      label={words.table}
      rows={rows}
      totalCount={customerBlocks.totalCount}
      pageCursors={customerBlocks.pageCursors}
      pageSize={PAGE_SIZE}
      stale={stale}
      empty={{
        icon: <PersonProhibitedRegular />,
        title: words.emptyTitle,
        text: filters.customer === "" ? words.emptyText : words.emptyFiltered,
      }}
      table={<BlockTable blocks={rows} stale={stale} />}
      card={(block) => <BlockCard block={block} />}
      onPage={turnTo}
    />
  );
}
