import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { ListAlertsSubscription } from "../__generated__/ListAlertsSubscription.graphql.ts";
import { reportListChange } from "./listEvents.ts";

/** Subscribes to changes of the lists that have no subscription of their own, so that open lists refetch. */
export function ListAlerts() {
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
