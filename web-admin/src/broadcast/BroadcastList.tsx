import { MegaphoneRegular } from "@fluentui/react-icons";
import { graphql, type PreloadedQuery } from "react-relay";
import BroadcastListQueryNode, {
  type BroadcastListQuery,
} from "../__generated__/BroadcastListQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useRefetch } from "../relay/useRefetch.ts";
import { NumberedList } from "../ui/table/NumberedList.tsx";
import { useBroadcastTable } from "./BroadcastColumns.tsx";
import { useBroadcastProgress } from "./useBroadcastProgress.ts";

interface BroadcastListProps {
  loaded: PreloadedQuery<BroadcastListQuery>;
  /** Another page is loading. */
  stale: boolean;
  /** Called when a broadcast has finished. */
  onFinished: () => void;
}

/** One numbered page of broadcasts with live progress. */
export function BroadcastList({ loaded, stale, onFinished }: BroadcastListProps) {
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
  const rows = broadcasts.edges.map(({ node }) => node);
  const askAgain = useRefetch<BroadcastListQuery>(BroadcastListQueryNode, loaded.variables);
  useBroadcastProgress({ shownIds: rows.map(({ id }) => id), askAgain, onFinished });
  return (
    <NumberedList
      table={useBroadcastTable()}
      connection={broadcasts}
      stale={stale}
      empty={{ icon: <MegaphoneRegular />, title: words.emptyTitle, text: words.emptyText }}
    />
  );
}
