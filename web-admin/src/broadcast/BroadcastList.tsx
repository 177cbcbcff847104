import { MegaphoneRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import BroadcastListQueryNode, {
  type BroadcastListQuery,
} from "../__generated__/BroadcastListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { onListChange } from "../relay/listEvents.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { NumberedList } from "../ui/table/NumberedList.tsx";
import { useBroadcastTable } from "./BroadcastColumns.tsx";

interface BroadcastListProps {
  loaded: PreloadedQuery<BroadcastListQuery>;
  /** Another page is loading. */
  stale: boolean;
}

/** One numbered page of broadcasts with live progress. */
export function BroadcastList({ loaded, stale }: BroadcastListProps) {
  const words = useMessages("broadcast");
  const { broadcasts } = useLoadedQuery<BroadcastListQuery>(
    graphql`
      query BroadcastListQuery($first: Int!, $after: String) {
        ...ComposeBroadcast_query
        broadcasts(first: $first, after: $after) {
          totalCount
          pageCursors {
            ...Pager_pageCursors
          }
          edges {
            node {
              id
              ...BroadcastColumns_broadcast
            }
          }
        }
      }
    `,
    loaded,
  );
  useLiveRefetch(BroadcastListQueryNode, loaded.variables, onListChange("BROADCASTS"));
  return (
    <NumberedList
      table={useBroadcastTable()}
      connection={broadcasts}
      stale={stale}
      empty={{ icon: <MegaphoneRegular />, title: words.emptyTitle, text: words.emptyText }}
    />
  );
}
