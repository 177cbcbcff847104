import { useDeferredValue, useEffect } from "react";
import { useQueryLoader } from "react-relay";
import BroadcastReachQueryNode, {
  type BroadcastReachQuery,
} from "../../__generated__/BroadcastReachQuery.graphql.ts";
import { onListChange } from "../../relay/listEvents.ts";
import { useRefetch } from "../../relay/useRefetch.ts";
import { audienceOf, type BroadcastDraft } from "./broadcastDraft.ts";

/**
 * Loads the reach of the draft's audience. Reloads it when the audience changes, when a broadcast uses up quota, or
 * on `refetch`. Null until the first load starts.
 */
export function useReach(draft: BroadcastDraft) {
  const audience = audienceOf(draft);
  const [wanted, load, dispose] = useQueryLoader<BroadcastReachQuery>(BroadcastReachQueryNode);
  const refetch = useRefetch<BroadcastReachQuery>(BroadcastReachQueryNode, { input: { audience } });
  const key = JSON.stringify(audience);
  useEffect(() => {
    load({ input: { audience: JSON.parse(key) } }, { fetchPolicy: "store-and-network" });
  }, [load, key]);
  useEffect(() => dispose, [dispose]);
  useEffect(() => onListChange("BROADCASTS")(refetch), [refetch]);
  const loaded = useDeferredValue(wanted);
  return { loaded: loaded ?? null, stale: loaded !== wanted, refetch };
}
