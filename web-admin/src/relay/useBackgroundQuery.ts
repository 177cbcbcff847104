import { onReconnect } from "@machiya/schema/client/liveConnection";
import { onMissedChange } from "@machiya/schema/client/missedChanges";
import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, type GraphQLTaggedNode, type OperationType } from "relay-runtime";
import { queryIdentifier } from "./queryIdentifier.ts";

/** The pause that combines many changes into one request. */
const PAUSE_MS = 250;

/**
 * Fetches what a screen can do without, such as counts, after the screen itself, and again when `listen` calls
 * back. Returns the latest data, which stays while newer data is on its way; null until there is any. `listen`
 * must be a stable function; it returns its unsubscribe function.
 */
export function useBackgroundQuery<Query extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Query["variables"],
  listen: (changed: () => void) => () => void,
): Query["response"] | null {
  const environment = useRelayEnvironment();
  const [data, setData] = useState<Query["response"] | null>(null);
  const key = JSON.stringify(variables);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending: { unsubscribe: () => void } | undefined;
    const fetchNow = () => {
      pending?.unsubscribe();
      pending = fetchQuery<Query>(environment, document, JSON.parse(key), {
        networkCacheConfig: { force: true },
      }).subscribe({
        next: setData,
        // The bar at the top reports that the server cannot be reached; the next change fetches again.
        error: () => {},
      });
    };
    const fetchSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(fetchNow, PAUSE_MS);
    };
    fetchNow();
    const identifier = queryIdentifier(document, JSON.parse(key));
    const leave = [listen(fetchSoon), onReconnect(fetchSoon), onMissedChange(identifier, fetchSoon)];
    return () => {
      for (const left of leave) left();
      clearTimeout(timer);
      pending?.unsubscribe();
    };
  }, [environment, document, key, listen]);
  return data;
}
