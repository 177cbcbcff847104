import { bookingWindow } from "@machiya/schema/domain/appointments/bookingWindow";
import { fetchQuery, graphql } from "react-relay";
import type { useFreeSlotsQuery } from "../__generated__/useFreeSlotsQuery.graphql.ts";
import { environment } from "../relay/environment.ts";
import { type QueryResult, useQueryResult } from "../relay/useQueryResult.ts";
import type { FreeDay } from "./freeDays.ts";

/** Reads the slots of days for services. */
export const freeSlotsQuery = graphql`
  query useFreeSlotsQuery($input: FreeSlotsInput!) {
    freeSlots(input: $input) {
      days {
        date
        slots {
          startsAt
          endsAt
          free
          reason
        }
      }
    }
  }
`;

/** The services to look for, in their order, and their staff members. */
export interface SlotQuery {
  serviceIds: readonly string[];
  /** The staff member of each service; null means that none is specified. */
  staffMemberIds: readonly (string | null)[];
  /** The customer's own appointment that is being moved, whose time counts as free. */
  ignoreAppointmentId?: string;
}

/** The slots of the days from `firstDay` to `lastDay`. */
export type FreeSlots = QueryResult<readonly FreeDay[]> & { firstDay: string; lastDay: string };

/** Returns the slots of the whole booking window. A null question sends no request. */
export function useFreeSlots(question: SlotQuery | null, timeZone: string): FreeSlots {
  const { firstDay, lastDay } = bookingWindow({ by: "CUSTOMER", now: new Date(), zone: timeZone });
  const window = { from: firstDay, to: lastDay ?? firstDay };
  const input = question === null ? null : { ...window, ...question };
  const key = input && JSON.stringify(input);
  const { data, ...result } = useQueryResult(key, async () => {
    if (input === null) return { key, days: [] };
    const response = await fetchQuery<useFreeSlotsQuery>(
      environment,
      freeSlotsQuery,
      { input },
      { fetchPolicy: "network-only" },
    ).toPromise();
    const days = response?.freeSlots.days ?? [];
    const read = days.map(({ date, slots }) => ({
      date,
      slots: slots.map(({ reason, ...slot }) => ({ ...slot, reason: reason ?? null })),
    }));
    return { key, days: read };
  });
  // After an error, slots for another selection must not be offered.
  const isUsable = data !== null && (data.key === key || result.error === null);
  return { ...result, data: isUsable ? data.days : null, firstDay: window.from, lastDay: window.to };
}
