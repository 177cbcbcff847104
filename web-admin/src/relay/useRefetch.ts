import { useCallback, useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from "relay-runtime";
import { reportStale } from "./network/staleQueries.ts";
import { queryIdentifier } from "./queryIdentifier.ts";

/** The pauses before a failed refetch is repeated; the last one is used again and again. */
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000];

/**
 * Returns a function that refetches a shown query into the store, one request at a time. Relay joins an
 * identical request that is in flight, whose data may predate the change; then the query is fetched once
 * more. A failed refetch keeps the shown data, reports that it is out of date, and is repeated. A refetch
 * waits while `isPaused`; one that is in flight is canceled then and starts again afterwards.
 */
export function useRefetch<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
  isPaused = false,
): () => void {
  const environment = useRelayEnvironment();
  const pending = useRef({ stop: () => {}, isOpen: false });
  const latest = useRef({ variables, isPaused });
  useEffect(() => {
    latest.current = { variables, isPaused };
  });
  useEffect(
    () => () => {
      pending.current.stop();
      reportStale(pending);
    },
    [],
  );
  const start = useCallback(() => {
    const refetch = (attempts: number) => {
      pending.current.stop();
      pending.current.isOpen = true;
      if (latest.current.isPaused) return;
      const { variables } = latest.current;
      const joins = environment.isRequestActive(queryIdentifier(document, variables));
      let timer: ReturnType<typeof setTimeout> | undefined;
      const subscription = fetchQuery<Query>(environment, document, variables, {
        networkCacheConfig: { force: true },
      }).subscribe({
        complete: () => {
          reportStale(pending);
          pending.current.isOpen = joins;
          if (joins) timer = setTimeout(refetch, 0, 0);
        },
        error: () => {
          reportStale(pending, () => refetch(0));
          timer = setTimeout(refetch, RETRY_MS[attempts] ?? RETRY_MS.at(-1), attempts + 1);
        },
      });
      pending.current.stop = () => {
        clearTimeout(timer);
        subscription.unsubscribe();
      };
    };
    refetch(0);
  }, [environment, document]);
  useEffect(() => {
    if (isPaused) pending.current.stop();
    else if (pending.current.isOpen) start();
  }, [isPaused, start]);
  return start;
}
