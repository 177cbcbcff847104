import { bookingWindow } from "@machiya/schema/domain/appointments/bookingWindow";
import { fetchQuery, graphql } from "react-relay";
import type { FreeSlotsInput, useFreeSlotsQuery } from "../__generated__/useFreeSlotsQuery.graphql.ts";
import { environment } from "../relay/environment.ts";
import { type QueryResult, useQueryResult } from "../relay/useQueryResult.ts";
import { anyOf, type FreeDay } from "./freeDays.ts";
import { useCalendarChanges } from "./useCalendarChanges.ts";

const query = graphql`
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

/** The services to look for, in their order, and their staff member. */
export interface SlotQuery {
  serviceIds: readonly string[];
  /** Null means that no staff member is specified. */
  staffMemberId: string | null;
  /** The customer's own appointment that is being moved, whose time counts as free. */
  ignoreAppointmentId?: string;
}

async function fetchDays(input: FreeSlotsInput): Promise<readonly FreeDay[]> {
  const response = await fetchQuery<useFreeSlotsQuery>(
    environment,
    query,
    { input },
    { fetchPolicy: "network-only" },
  ).toPromise();
  const days = response?.freeSlots.days ?? [];
  return days.map(({ date, slots }) => ({
    date,
    slots: slots.map(({ reason, ...slot }) => ({ ...slot, reason: reason ?? null })),
  }));
}

/**
 * Returns the merged slots of the whole booking window for several queries and keeps them up to date. Null
 * sends no request. `firstDay` and `lastDay` are the bounds of the window.
 */
export function useFreeSlots(
  questions: readonly SlotQuery[] | null,
  timeZone: string,
): QueryResult<FreeDay[]> & { firstDay: string; lastDay: string } {
  const { firstDay, lastDay } = bookingWindow({ by: "CUSTOMER", now: new Date(), zone: timeZone });
  const window = { from: firstDay, to: lastDay ?? firstDay };
  const result = useQueryResult(
    questions === null ? null : JSON.stringify({ window, questions }),
    async () => {
      const inputs = (questions ?? []).map((question) => ({ ...window, ...question }));
      return anyOf(await Promise.all(inputs.map(fetchDays)));
    },
  );
  useCalendarChanges(result.reload);
  return { ...result, firstDay: window.from, lastDay: window.to };
}
