import { useCallback, useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from "relay-runtime";

/** Asks a shown query again, one answer at a time; it goes into the store, and what is shown changes in place. */
export function useAskAgain<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
): () => void {
  const environment = useRelayEnvironment();
  const asked = useRef<{ unsubscribe: () => void } | null>(null);
  const latest = useRef(variables);
  useEffect(() => {
    latest.current = variables;
  });
  useEffect(() => () => asked.current?.unsubscribe(), []);
  return useCallback(() => {
    asked.current?.unsubscribe();
    // A failure keeps what is shown; the next change asks again.
    asked.current = fetchQuery<Query>(environment, document, latest.current, {
      networkCacheConfig: { force: true },
    }).subscribe({ error: () => {} });
  }, [environment, document]);
}
