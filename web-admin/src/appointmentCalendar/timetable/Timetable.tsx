import { CalendarEmptyRegular } from "@fluentui/react-icons";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { useMemo } from "react";
import { graphql, type PreloadedQuery, useFragment } from "react-relay";
import type { Timetable_query$key } from "../../__generated__/Timetable_query.graphql.ts";
import TimetableQueryNode, { type TimetableQuery } from "../../__generated__/TimetableQuery.graphql.ts";
import { onAppointmentChange } from "../../appointments/alerts/appointmentEvents.ts";
import { dayNotes } from "../../calendar/eventRendering.ts";
import { withClosedWeekdays } from "../../calendar/storeClosures.ts";
import { useMessages } from "../../language/language.ts";
import { useLoadedQuery } from "../../relay/routeQuery.ts";
import { useLiveRefetch } from "../../relay/useLiveRefetch.ts";
import { useStoreSettings } from "../../session/storeSettings.ts";
import { absences, workedShifts } from "../../shiftCalendar/shiftEvents.ts";
import { onShiftsChange } from "../../shifts/shiftsEvents.ts";
import { Panel } from "../../ui/dialogs/Panel.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { usePrintOnLoad } from "../../ui/printing/usePrintOnLoad.ts";
import { TimetableSheet } from "./TimetableSheet.tsx";
import { timetableRows } from "./timetableRows.ts";

/** Shows the loaded day with live updates. */
export function Timetable({ loaded }: { loaded: PreloadedQuery<TimetableQuery> }) {
  const words = useMessages("appointmentCalendar");
  const shiftWords = useMessages("shiftCalendar");
  const { timeZone, openWeekdays } = useStoreSettings();
  const query = useLoadedQuery<TimetableQuery>(
    graphql`
      query TimetableQuery($input: AppointmentCalendarInput!, $days: DayRange!, $range: ShiftRange!) {
        ...Timetable_query @arguments(input: $input, days: $days, range: $range)
      }
    `,
    loaded,
  );
  const shown = useFragment<Timetable_query$key>(
    graphql`
      fragment Timetable_query on Query
      @argumentDefinitions(
        input: { type: "AppointmentCalendarInput!" }
        days: { type: "DayRange!" }
        range: { type: "ShiftRange!" }
      ) {
        appointmentCalendar(input: $input) {
          number
          state
          customerName
          items {
            id
            serviceName
            abbreviation
            startsAt
            endsAt
            staffMember {
              id
              name
            }
          }
        }
        shiftAssignments(range: $range) {
          id
          state
          staffMember {
            id
            name
            state
          }
          shiftTemplate {
            name
            startMinute
            endMinute
            startTime
            endTime
          }
        }
        storeClosures(range: $days) {
          id
          startsAt
          endsAt
          note
        }
        staffTimeOff(range: $days) {
          id
          startsAt
          endsAt
          staffMember {
            id
            name
          }
        }
      }
    `,
    query,
  );
  useLiveRefetch<TimetableQuery>(TimetableQueryNode, loaded.variables, onAppointmentChange);
  useLiveRefetch<TimetableQuery>(TimetableQueryNode, loaded.variables, onShiftsChange);
  const day = loaded.variables.input.from;
  const today = dayOf(new Date(), timeZone);
  const onDay = useMemo(
    () => ({
      ...shown,
      shiftAssignments: workedShifts(shown.shiftAssignments, { day, today }),
      storeClosures: withClosedWeekdays(shown.storeClosures, openWeekdays, { from: day, to: day }, timeZone),
    }),
    [shown, openWeekdays, day, today, timeZone],
  );
  const rows = useMemo(() => timetableRows(onDay, day, timeZone), [onDay, day, timeZone]);
  const notes = useMemo(
    () => dayNotes(day, absences(onDay, shiftWords), timeZone),
    [onDay, shiftWords, day, timeZone],
  );
  usePrintOnLoad();
  return (
    <Panel>
      {rows.length === 0 ? (
        <Notice icon={<CalendarEmptyRegular />} title={words.nothingOn} text={notes.join(" · ")} />
      ) : (
        <TimetableSheet day={day} rows={rows} notes={notes} />
      )}
    </Panel>
  );
}
