import { useEffect, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import {
  fetchQuery,
  type GraphQLTaggedNode,
  graphql,
  type OperationType,
  requestSubscription,
} from "relay-runtime";
import type { useShiftsCatchUpSubscription } from "../__generated__/useShiftsCatchUpSubscription.graphql.ts";
import { onReconnect } from "../relay/connection.ts";

/** Many changes at once cause one request. */
const PAUSE_MS = 250;

/**
 * Asks a shown query again whenever working hours change (shifts, templates, time off, closures, booking hours), or when
 * that may have been missed. The answer goes into the store; what is shown changes in place.
 */
export function useShiftsCatchUp<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
): void {
  const environment = useRelayEnvironment();
  // Listening goes on while they change: nothing that happens meanwhile is missed.
  const latest = useRef(variables);
  useEffect(() => {
    latest.current = variables;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const ask = () => {
      stop();
      // A failure keeps what is shown; the next change asks again.
      const asked = fetchQuery<Query>(environment, document, latest.current, {
        networkCacheConfig: { force: true },
      }).subscribe({ error: () => {} });
      stop = () => asked.unsubscribe();
    };
    const askSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE_MS);
    };
    const heard = requestSubscription<useShiftsCatchUpSubscription>(environment, {
      subscription: graphql`
        subscription useShiftsCatchUpSubscription {
          shiftsChanged {
            from
          }
        }
      `,
      variables: {},
      onNext: askSoon,
    });
    const leave = onReconnect(askSoon);
    return () => {
      heard.dispose();
      leave();
      clearTimeout(timer);
      stop();
    };
  }, [environment, document]);
}
