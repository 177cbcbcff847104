import { useEffect } from "react";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { onReconnect } from "./network/connection.ts";
import { useRefetch } from "./useRefetch.ts";

/** Many changes at once cause one request. */
const PAUSE_MS = 250;

/**
 * Asks a shown query again when `listen` calls back, or when events may have been missed. Listening goes on while the variables
 * change: nothing that happens meanwhile is missed. `listen` stays the same function while it means the same; it returns the way
 * to stop.
 */
export function useLiveRefetch<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
  listen: (changed: () => void) => () => void,
): void {
  const ask = useRefetch<Query>(document, variables);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE_MS);
    };
    const leave = [listen(askSoon), onReconnect(askSoon)];
    return () => {
      for (const left of leave) left();
      clearTimeout(timer);
    };
  }, [ask, listen]);
}
