import { useDeferredValue, useEffect } from "react";
import { useQueryLoader } from "react-relay";
import BroadcastReachQueryNode, {
  type BroadcastReachQuery,
} from "../../__generated__/BroadcastReachQuery.graphql.ts";
import { useRefetch } from "../../relay/useRefetch.ts";
import { audienceOf, type BroadcastDraft } from "./broadcastDraft.ts";

/**
 * Loads the reach of the draft's audience, and reloads it when the audience changes or on `request`. Null
 * until the first load starts.
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
  const loaded = useDeferredValue(wanted);
  return { loaded: loaded ?? null, stale: loaded !== wanted, refetch };
}
