import { useCallback, useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import {
  createOperationDescriptor,
  fetchQuery,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
} from "relay-runtime";

/**
 * Returns a function that refetches a shown query into the store, one request at a time. Relay joins an
 * identical request that is in flight, whose data may predate the change; then the query is fetched once
 * more.
 */
export function useRefetch<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
): () => void {
  const environment = useRelayEnvironment();
  const pending = useRef<{ unsubscribe: () => void } | null>(null);
  const latest = useRef(variables);
  useEffect(() => {
    latest.current = variables;
  });
  useEffect(() => () => pending.current?.unsubscribe(), []);
  return useCallback(
    function refetch() {
      pending.current?.unsubscribe();
      const { request } = createOperationDescriptor(getRequest(document), latest.current);
      const joins = environment.isRequestActive(request.identifier);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const subscription = fetchQuery<Query>(environment, document, latest.current, {
        networkCacheConfig: { force: true },
      }).subscribe({
        complete: () => {
          if (joins) timer = setTimeout(refetch);
        },
        // A failure keeps the shown data; the next change refetches.
        error: () => {},
      });
      pending.current = {
        unsubscribe: () => {
          clearTimeout(timer);
          subscription.unsubscribe();
        },
      };
    },
    [environment, document],
  );
}
