import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from "relay-runtime";
import { onReconnect } from "../relay/connection.ts";
import { onOrderChange } from "./orderEvents.ts";

/** Many orders at once cause one request. */
const PAUSE_MS = 250;

/**
 * Asks a shown query again when orders came or went (a list) or changed at all (a count), or when events may have been missed. The answer goes into the
 * store; what is shown changes in place.
 */
export function useCatchUp<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
  kinds: "all" | "comings and goings",
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
    const leave = [
      onOrderChange((kind) => (kinds === "all" || kind !== "UPDATED") && askSoon()),
      onReconnect(askSoon),
    ];
    return () => {
      for (const left of leave) left();
      clearTimeout(timer);
      stop();
    };
  }, [environment, document, variables, kinds]);
}
