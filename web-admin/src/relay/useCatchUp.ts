import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from "relay-runtime";
import { onReconnect } from "./connection.ts";

/** Many changes at once cause one request. */
const PAUSE_MS = 250;

/**
 * Asks a shown query again when `listen` calls back, or when events may have been missed. The answer goes into the store; what
 * is shown changes in place. `listen` stays the same function while it means the same; it returns the way to stop.
 */
export function useCatchUp<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
  listen: (changed: () => void) => () => void,
): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const ask = () => {
      stop();
      // A failure keeps what is shown; the next event asks again.
      const asked = fetchQuery<Query>(environment, document, variables, {
        networkCacheConfig: { force: true },
      }).subscribe({ error: () => {} });
      stop = () => asked.unsubscribe();
    };
    const askSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE_MS);
    };
    const leave = [listen(askSoon), onReconnect(askSoon)];
    return () => {
      for (const left of leave) left();
      clearTimeout(timer);
      stop();
    };
  }, [environment, document, variables, listen]);
}
