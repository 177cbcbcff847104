import { bookingWindow } from "@machiya/schema/domain/appointments/bookingWindow";
import type { DayAvailability } from "@machiya/schema/domain/appointments/dayAvailability";
import { useMemo } from "react";
import { fetchQuery, graphql } from "react-relay";
import type { useBookableDaysQuery } from "../__generated__/useBookableDaysQuery.graphql.ts";
import { useCalendarChanges } from "../booking/useCalendarChanges.ts";
import { environment } from "../relay/environment.ts";
import { queryId } from "../relay/useMissedChanges.ts";
import { useQueryResult } from "../relay/useQueryResult.ts";

const query = graphql`
  query useBookableDaysQuery($from: Day!, $to: Day!) {
    bookableDays(from: $from, to: $to) {
      date
      availability
    }
  }
`;

const SHOWN = [queryId(query)];

/** How much of a day can be booked; days that cannot be booked are missing. */
export type BookableDays = ReadonlyMap<string, DayAvailability>;

/** Returns the days of the booking window and keeps them up to date; empty for customers who may not book. */
export function useBookableDays(mayBook: boolean, timeZone: string): BookableDays {
  const { firstDay, lastDay } = bookingWindow({ by: "CUSTOMER", now: new Date(), zone: timeZone });
  const window = { from: firstDay, to: lastDay ?? firstDay };
  const { data, reload } = useQueryResult(mayBook ? JSON.stringify(window) : null, () =>
    fetchQuery<useBookableDaysQuery>(environment, query, window, {
      fetchPolicy: "network-only",
    }).toPromise(),
  );
  useCalendarChanges(SHOWN, reload);
  return useMemo(() => {
    const days = mayBook ? (data?.bookableDays ?? []) : [];
    return new Map(days.flatMap(({ date, availability }) => (availability ? [[date, availability]] : [])));
  }, [mayBook, data]);
}
