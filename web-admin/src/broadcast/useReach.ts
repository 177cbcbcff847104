import { graphql, type PreloadedQuery, useFragment } from "react-relay";
import BroadcastListQueryNode, {
  type BroadcastListQuery,
} from "../__generated__/BroadcastListQuery.graphql.ts";
import type { useReach_query$key } from "../__generated__/useReach_query.graphql.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";

/** How many customers a broadcast would reach now, and how many messages LINE still allows (null: no limit is known). */
export function useReach(loaded: PreloadedQuery<BroadcastListQuery>) {
  const query = useLoadedQuery<BroadcastListQuery>(BroadcastListQueryNode, loaded);
  const { broadcastReach } = useFragment<useReach_query$key>(
    graphql`
      fragment useReach_query on Query {
        broadcastReach {
          recipients
          remaining
        }
      }
    `,
    query,
  );
  return broadcastReach;
}
