import { monthOf } from "@machiya/schema/domain/time/calendarTime";
import { useEffect, useMemo, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, graphql } from "relay-runtime";
import type { useClosedDaysQuery } from "../__generated__/useClosedDaysQuery.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { closedDays } from "./closedDays.ts";

type Answer = useClosedDaysQuery["response"];

/** Loads the days of a month on which the store is closed, with the reason; only its weekdays while loading. */
export function useClosedDays(month: string): ReadonlyMap<string, string> {
  const environment = useRelayEnvironment();
  const { closed } = useMessages("shiftCalendar");
  const { timeZone, openWeekdays } = useStoreSettings();
  const { from, to } = monthOf(month);
  const [loaded, setLoaded] = useState<{ from: string; answer: Answer } | null>(null);
  useEffect(() => {
    const request = fetchQuery<useClosedDaysQuery>(
      environment,
      graphql`
        query useClosedDaysQuery($range: DayRange!) {
          storeClosures(range: $range) {
            id
            startsAt
            endsAt
            note
          }
        }
      `,
      { range: { from, to } },
      // The days are only a hint, so the panel works without them.
    ).subscribe({ next: (answer) => setLoaded({ from, answer }), error: () => {} });
    return () => request.unsubscribe();
  }, [environment, from, to]);
  return useMemo(() => {
    // The closed weekdays are known before the closures are loaded.
    const closures = loaded?.from === from ? loaded.answer.storeClosures : [];
    const opening = { openWeekdays, closures };
    return closedDays(opening, { from, to }, timeZone, closed);
  }, [loaded, openWeekdays, from, to, timeZone, closed]);
}
