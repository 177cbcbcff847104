import { shownDays } from "@machiya/schema/domain/time/calendarTime";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { useMemo } from "react";
import type { AppointmentBoard_query$data } from "../__generated__/AppointmentBoard_query.graphql.ts";
import type { CalendarPlace } from "../calendar/calendarProps.ts";
import { withClosedWeekdays } from "../calendar/storeClosures.ts";
import { usePersonName } from "../customers/useCustomerName.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { useStoreSettings } from "../session/storeSettings.ts";
import { absences, workedShifts } from "../shiftCalendar/shiftEvents.ts";
import { appointmentEvent, colleaguesBackgrounds, itemEvents, peopleColors } from "./appointmentEvents.ts";
import { assignColumns, offHours, staffColumns } from "./staffColumns.ts";

/**
 * Returns the events, backgrounds and columns of the loaded data, memoized; `inColumns` requests a column of the day for
 * each staff member, and `isByPerson` their colors.
 */
export function useRenderedAppointments(
  shown: AppointmentBoard_query$data,
  { inColumns, isByPerson, view, day }: CalendarPlace & { inColumns: boolean; isByPerson: boolean },
) {
  const labels = useLabels();
  const personName = usePersonName();
  const shiftWords = useMessages("shiftCalendar");
  const { timeZone, openWeekdays } = useStoreSettings();
  const words = useMessages("appointmentCalendar");
  const { appointmentCalendar: appointments, colleaguesTimes, storeClosures, staffTimeOff } = shown;
  const today = dayOf(new Date(), timeZone);
  const shifts = useMemo(
    () => workedShifts(shown.shiftAssignments ?? [], { day, today }),
    [shown.shiftAssignments, day, today],
  );
  const eventWords = useMemo(
    () => ({
      stateLabels: labels.appointmentState,
      outcomeLabels: labels.visitOutcome,
      notSpecified: labels.notSpecified,
      personName,
      separator: labels.listSeparator,
    }),
    [labels, personName],
  );
  const inService = shown.staffMembers;
  const colors = useMemo(
    () =>
      isByPerson
        ? peopleColors(
            inService.edges.map(({ node }) => node),
            appointments,
          )
        : null,
    [isByPerson, inService, appointments],
  );
  const events = useMemo(
    () =>
      appointments.flatMap((one) =>
        inColumns ? itemEvents(one, eventWords, colors) : [appointmentEvent(one, eventWords, colors)],
      ),
    [appointments, inColumns, eventWords, colors],
  );
  const staff = useMemo(() => {
    const people = shown.staffMembers.edges.map(({ node }) => node);
    // The people of other columns have names too; their services are not loaded.
    const others = new Map(
      shifts.map(({ staffMember }) => [staffMember.id, { ...staffMember, services: [] }]),
    );
    for (const { id } of people) others.delete(id);
    return [...people, ...others.values()];
  }, [shown.staffMembers, shifts]);
  const columns = useMemo(
    () =>
      inColumns
        ? staffColumns({
            staff: shown.staffMembers.edges.map(({ node }) => node),
            appointments,
            shifts,
            unassignedTitle: labels.notSpecified,
            proposedTitle: labels.shiftState.PROPOSED,
          })
        : null,
    [inColumns, shown.staffMembers, appointments, shifts, labels],
  );
  /** The closures and absences of whole days. */
  const absent = useMemo(
    () =>
      absences(
        {
          // The agenda lists only days on which something happens.
          storeClosures:
            view === "agenda"
              ? storeClosures
              : withClosedWeekdays(storeClosures, openWeekdays, shownDays(view, day), timeZone),
          staffTimeOff,
        },
        shiftWords,
      ),
    [view, day, storeClosures, staffTimeOff, shiftWords, openWeekdays, timeZone],
  );
  const backgrounds = useMemo(
    () => [
      ...(columns === null
        ? []
        : offHours(day, shifts, columns, { zone: timeZone, proposedTitle: labels.shiftState.PROPOSED })),
      ...(columns === null ? absent : assignColumns(absent, staffTimeOff, columns)),
      ...colleaguesBackgrounds(colleaguesTimes, { inColumns, zone: timeZone, text: words.colleague }),
    ],
    [columns, absent, staffTimeOff, shifts, day, colleaguesTimes, inColumns, timeZone, words, labels],
  );
  return { eventWords, events, colors, staff, columns, absent, backgrounds };
}
