import { TIME_HOLDING_STATES } from "@machiya/schema/domain/appointments/appointmentState";
import type { DayRange } from "@machiya/schema/domain/time/calendarTime";
import { fetchQuery, graphql } from "react-relay";
import type {
  useCalendarTimesQuery,
  useCalendarTimesQuery$data,
} from "../__generated__/useCalendarTimesQuery.graphql.ts";
import { environment } from "../relay/environment.ts";
import { type QueryResult, useQueryResult } from "../relay/useQueryResult.ts";

const query = graphql`
  query useCalendarTimesQuery($range: ShiftRange!, $filter: MyAppointmentFilter, $own: Boolean!) {
    busyTimes(range: $range) {
      startsAt
      endsAt
      staffMember {
        id
        name
      }
    }
    myAppointments(filter: $filter, first: 100) @include(if: $own) {
      edges {
        node {
          id
          number
          state
          startsAt
          endsAt
          note
          changeableUntil
          cancelling: can(action: CANCEL) {
            allowed
            reason
          }
          moving: can(action: RESCHEDULE) {
            allowed
            reason
          }
          items {
            id
            serviceName
            serviceMinutes
            servicePrice
            abbreviation
            startsAt
            endsAt
            service {
              id
            }
            staffMember {
              id
              name
            }
          }
        }
      }
    }
  }
`;

export type OwnAppointment = NonNullable<
  useCalendarTimesQuery$data["myAppointments"]
>["edges"][number]["node"];
export type BusyTime = useCalendarTimesQuery$data["busyTimes"][number];

export interface CalendarTimes {
  busy: readonly BusyTime[];
  /** Appointments that hold their time, sorted by start; canceled ones are hidden (decisions.md §5). */
  own: readonly OwnAppointment[];
}

/**
 * Loads the customer's own appointments and others' busy times. `own` is true when a customer is signed in.
 */
export function useCalendarTimes({ from, to }: DayRange, own: boolean): QueryResult<CalendarTimes> {
  return useQueryResult(JSON.stringify([from, to, own]), async () => {
    const response = await fetchQuery<useCalendarTimesQuery>(
      environment,
      query,
      {
        range: { from, to },
        filter: { states: TIME_HOLDING_STATES, startsAt: { from, to } },
        own,
      },
      { fetchPolicy: "network-only" },
    ).toPromise();
    const nodes = response?.myAppointments?.edges.map(({ node }) => node) ?? [];
    return {
      busy: response?.busyTimes ?? [],
      own: nodes.sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
    };
  });
}
