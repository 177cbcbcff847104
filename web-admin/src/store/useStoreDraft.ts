import { graphql, useFragment } from "react-relay";
import type { useStoreDraft_store$key } from "../__generated__/useStoreDraft_store.graphql.ts";
import { draftOf } from "./storeDraft.ts";

/** Returns the store's record as form values, with its version. */
export function useStoreDraft(store: useStoreDraft_store$key) {
  const { id, version, ...data } = useFragment(
    graphql`
      fragment useStoreDraft_store on Store {
        id
        version
        name
        bankAccount
        bankCode
        orderingOpensAt
        orderingClosesAt
        openingHours
        address
        phone
        lineAccount
        mapUrl
        openWeekdays
        timeZone
        currency
        delivers
        bookingHours {
          weekday
          startMinute
          endMinute
        }
        cancelCutOffHours
        notices
        broadcastFloor
        maxOpenOrders
        maxOpenAppointments
        maxOverlappingAppointments
      }
    `,
    store,
  );
  return { id, version, values: draftOf(data) };
}
