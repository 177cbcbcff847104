import { onReconnect } from "@machiya/schema/client/liveConnection";
import { onMissedChange } from "@machiya/schema/client/missedChanges";
import { useEffect, useRef } from "react";
import { type GraphQLTaggedNode, getRequest } from "relay-runtime";

/** Returns the hash of a persisted query, which identifies its latest response. */
export const queryId = (query: GraphQLTaggedNode): string => getRequest(query).params.id ?? "";

/**
 * Calls back after a reconnection, when events may have been missed, and when the latest response to one of the queries
 * lacks a change of which no event arrives. `queryIds` must be a stable array.
 */
export function useMissedChanges(queryIds: readonly string[], missed: () => void): void {
  const latest = useRef(missed);
  useEffect(() => {
    latest.current = missed;
  }, [missed]);
  useEffect(() => {
    const call = () => latest.current();
    const leave = [onReconnect(call), ...queryIds.map((id) => onMissedChange(id, call))];
    return () => {
      for (const left of leave) left();
    };
  }, [queryIds]);
}
