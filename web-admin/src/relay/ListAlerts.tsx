import { useMemo, useSyncExternalStore } from "react";
import { graphql, useSubscription } from "react-relay";
import type { ListAlertsSubscription } from "../__generated__/ListAlertsSubscription.graphql.ts";
import { isListWatched, onListWatch, reportListChange } from "./listEvents.ts";

/**
 * Subscribes to changes of the lists that have no subscription of their own, while one is shown, so that it
 * refetches. Browsers open six connections to a server at most, and each window's subscriptions keep some.
 */
export function ListAlerts() {
  return useSyncExternalStore(onListWatch, isListWatched) && <Subscription />;
}

function Subscription() {
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription ListAlertsSubscription {
          listChanged {
            list
          }
        }
      `,
      variables: {},
      onNext: (response: ListAlertsSubscription["response"] | null | undefined) => {
        if (response != null) reportListChange(response.listChanged.list);
      },
    }),
    [],
  );
  useSubscription<ListAlertsSubscription>(config);
  return null;
}
