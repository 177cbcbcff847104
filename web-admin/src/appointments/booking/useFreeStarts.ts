import { onReconnect } from "@machiya/schema/client/liveConnection";
import { shiftDay } from "@machiya/schema/domain/time/calendarTime";
import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, graphql } from "relay-runtime";
import type { useFreeStartsQuery } from "../../__generated__/useFreeStartsQuery.graphql.ts";
import { onAppointmentChange } from "../alerts/appointmentEvents.ts";
import { type LineDraft, UNASSIGNED } from "../form/appointmentDraft.ts";

/** The number of days that are shown at once. */
export const STRIP_DAYS = 14;

/** The possible starts of a day. */
export type DayStarts = useFreeStartsQuery["response"]["freeSlots"]["days"][number];

interface QueryResult {
  /** The serialized input of the query. */
  inputKey: string;
  days: readonly DayStarts[];
  error: unknown;
}

/**
 * Loads the starts of two weeks at which exactly these lines can be booked, and refetches when appointments
 * change. Null days mean that there are no lines, or that they are still loading.
 */
export function useFreeStarts(
  lines: readonly Pick<LineDraft, "serviceId" | "staffMemberId">[],
  from: string,
): { days: readonly DayStarts[] | null; error: unknown } {
  const environment = useRelayEnvironment();
  const inputKey = JSON.stringify({
    from,
    to: shiftDay(from, STRIP_DAYS - 1),
    serviceIds: lines.map(({ serviceId }) => serviceId),
    staffMemberIds: lines.map(({ staffMemberId }) => (staffMemberId === UNASSIGNED ? null : staffMemberId)),
    forStaff: true,
  });
  const isEmpty = lines.length === 0;
  const [result, setResult] = useState<QueryResult | null>(null);
  useEffect(() => {
    if (isEmpty) return;
    const input = JSON.parse(inputKey) as useFreeStartsQuery["variables"]["input"];
    let stop = () => {};
    const load = () => {
      stop();
      const request = fetchQuery<useFreeStartsQuery>(
        environment,
        graphql`
          query useFreeStartsQuery($input: FreeSlotsInput!) {
            freeSlots(input: $input) {
              days {
                date
                slots {
                  startsAt
                  free
                  reason
                }
              }
            }
          }
        `,
        { input },
        { networkCacheConfig: { force: true } },
      ).subscribe({
        next: ({ freeSlots }) => setResult({ inputKey, days: freeSlots.days, error: null }),
        error: (error: unknown) => setResult({ inputKey, days: [], error }),
      });
      stop = () => request.unsubscribe();
    };
    load();
    const leave = [onAppointmentChange(load), onReconnect(load)];
    return () => {
      for (const left of leave) left();
      stop();
    };
  }, [environment, inputKey, isEmpty]);
  return !isEmpty && result?.inputKey === inputKey ? result : { days: null, error: null };
}
