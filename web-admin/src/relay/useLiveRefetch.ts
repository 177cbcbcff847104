import { onReconnect } from "@machiya/schema/client/liveConnection";
import { onMissedChange } from "@machiya/schema/client/missedChanges";
import { useEffect, useRef } from "react";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { queryIdentifier } from "./queryIdentifier.ts";
import { useRefetch } from "./useRefetch.ts";

/** A query and the variables with which it was sent. */
export interface LoadedQuery {
  document: GraphQLTaggedNode;
  variables: OperationType["variables"];
}

/** The pause that combines many changes into one request. */
const PAUSE_MS = 250;

/**
 * Refetches a shown query when `listen` calls back, after a reconnection, when events may have been missed, and
 * when its data lacks a change that preceded the opening of the event stream. The subscription survives changes
 * of the variables. `listen` must be a stable function; it returns its unsubscribe function. Events are kept while
 * `isPaused`. `loaded` is the query whose response is shown first, if a refetch sends another one.
 */
export function useLiveRefetch<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
  listen: (changed: () => void) => () => void,
  isPaused = false,
  loaded: LoadedQuery = { document, variables },
): void {
  const refetch = useRefetch<Query>(document, variables, isPaused);
  const identifier = queryIdentifier(loaded.document, loaded.variables);
  const latest = useRef(variables);
  useEffect(() => {
    latest.current = variables;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(refetch, PAUSE_MS);
    };
    const leave = [
      listen(askSoon),
      onReconnect(askSoon),
      onMissedChange(identifier, askSoon, () => queryIdentifier(document, latest.current)),
    ];
    return () => {
      for (const left of leave) left();
      clearTimeout(timer);
    };
  }, [refetch, listen, identifier, document]);
}
