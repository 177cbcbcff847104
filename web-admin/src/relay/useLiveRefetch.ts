import { useEffect } from "react";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { onReconnect } from "./network/connection.ts";
import { useRefetch } from "./useRefetch.ts";

/** The pause that combines many changes into one request. */
const PAUSE_MS = 250;

/**
 * Refetches a shown query when `listen` calls back, and after a reconnection, when events may have been
 * missed. The subscription survives changes of the variables. `listen` must be a stable function; it returns
 * its unsubscribe function. Events are kept while `isPaused`.
 */
export function useLiveRefetch<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
  listen: (changed: () => void) => () => void,
  isPaused = false,
): void {
  const refetch = useRefetch<Query>(document, variables, isPaused);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(refetch, PAUSE_MS);
    };
    const leave = [listen(askSoon), onReconnect(askSoon)];
    return () => {
      for (const left of leave) left();
      clearTimeout(timer);
    };
  }, [refetch, listen]);
}
