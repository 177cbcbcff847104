import { useMemo } from "react";
import type { AppointmentBoard_query$data } from "../__generated__/AppointmentBoard_query.graphql.ts";
import { useMessages } from "../language/language.ts";
import { useLabels } from "../language/useLabels.ts";
import { absences } from "../shiftCalendar/shiftEvents.ts";
import { appointmentEvent, itemEvents } from "./appointmentEvents.ts";
import { assignColumns, staffColumns } from "./staffColumns.ts";

/**
 * Returns the events, backgrounds and columns of the loaded data, memoized; `inColumns` requests a column for
 * each staff member.
 */
export function useRenderedAppointments(shown: AppointmentBoard_query$data, inColumns: boolean) {
  const labels = useLabels();
  const shiftWords = useMessages("shiftCalendar");
  const { appointmentCalendar: appointments, storeClosures, staffTimeOff, shiftAssignments } = shown;
  const eventWords = useMemo(
    () => ({
      stateLabels: labels.appointmentState,
      notSpecified: labels.notSpecified,
      separator: labels.listSeparator,
    }),
    [labels],
  );
  const events = useMemo(
    () =>
      appointments.flatMap((one) =>
        inColumns ? itemEvents(one, eventWords) : [appointmentEvent(one, eventWords)],
      ),
    [appointments, inColumns, eventWords],
  );
  const staff = useMemo(() => shown.staffMembers.edges.map(({ node }) => node), [shown.staffMembers]);
  const columns = useMemo(
    () =>
      inColumns
        ? staffColumns({
            staff,
            appointments,
            shifts: shiftAssignments ?? [],
            unassignedTitle: labels.notSpecified,
          })
        : null,
    [inColumns, staff, appointments, shiftAssignments, labels],
  );
  /** The closures and absences of whole days. */
  const absent = useMemo(
    () => absences({ storeClosures, staffTimeOff }, shiftWords),
    [storeClosures, staffTimeOff, shiftWords],
  );
  const backgrounds = useMemo(
    () => (columns === null ? absent : assignColumns(absent, staffTimeOff, columns)),
    [columns, absent, staffTimeOff],
  );
  return { eventWords, events, staff, columns, absent, backgrounds };
}
