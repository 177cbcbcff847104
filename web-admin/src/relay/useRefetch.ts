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
 * Asks a shown query again, one answer at a time; it goes into the store, and what is shown changes in place. Relay joins the same
 * question of somebody else that is on its way, which may have been read before what this is about: then it is asked once more.
 */
export function useRefetch<Query extends OperationType>(
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
  return useCallback(
    function ask() {
      asked.current?.unsubscribe();
      const { request } = createOperationDescriptor(getRequest(document), latest.current);
      const joins = environment.isRequestActive(request.identifier);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const answer = fetchQuery<Query>(environment, document, latest.current, {
        networkCacheConfig: { force: true },
      }).subscribe({
        complete: () => {
          if (joins) timer = setTimeout(ask);
        },
        // A failure keeps what is shown; the next change asks again.
        error: () => {},
      });
      asked.current = {
        unsubscribe: () => {
          clearTimeout(timer);
          answer.unsubscribe();
        },
      };
    },
    [environment, document],
  );
}
