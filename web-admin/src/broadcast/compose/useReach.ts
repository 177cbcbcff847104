import { useDeferredValue, useEffect } from "react";
import { useQueryLoader } from "react-relay";
import BroadcastReachQueryNode, {
  type BroadcastReachQuery,
} from "../../__generated__/BroadcastReachQuery.graphql.ts";
import { useRefetch } from "../../relay/useRefetch.ts";
import { audienceOf, type BroadcastDraft } from "./broadcastDraft.ts";

/** Asks what a broadcast to the draft's audience would reach, anew for another one and by `request`. Null: nothing is known yet. */
export function useReach(draft: BroadcastDraft) {
  const audience = audienceOf(draft);
  const [wanted, load, dispose] = useQueryLoader<BroadcastReachQuery>(BroadcastReachQueryNode);
  const ask = useRefetch<BroadcastReachQuery>(BroadcastReachQueryNode, { input: { audience } });
  const key = JSON.stringify(audience);
  useEffect(() => {
    load({ input: { audience: JSON.parse(key) } }, { fetchPolicy: "store-and-network" });
  }, [load, key]);
  useEffect(() => dispose, [dispose]);
  const loaded = useDeferredValue(wanted);
  return { loaded: loaded ?? null, stale: loaded !== wanted, ask };
}
