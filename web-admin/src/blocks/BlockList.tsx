import { PersonProhibitedRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import BlockListQueryNode, { type BlockListQuery } from "../__generated__/BlockListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { NumberedList } from "../ui/table/NumberedList.tsx";
import { useBlockTable } from "./BlockColumns.tsx";

interface BlockListProps {
  loaded: PreloadedQuery<BlockListQuery>;
  /** Another page or filter is loading. */
  stale: boolean;
}

/** One numbered page of blocks. */
export function BlockList({ loaded, stale }: BlockListProps) {
  const words = useMessages("blocks");
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
              ...BlockColumns_block
            }
          }
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(BlockListQueryNode, loaded.variables, onListChange("BLOCKS"));
  return (
    <NumberedList
      table={useBlockTable()}
      connection={customerBlocks}
      stale={stale}
      empty={{
        icon: <PersonProhibitedRegular />,
        title: words.emptyTitle,
        text: words.emptyText,
        filteredText: words.emptyFiltered,
      }}
    />
  );
}
