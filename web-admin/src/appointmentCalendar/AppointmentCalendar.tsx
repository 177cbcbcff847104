import { useCallback } from "react";
import { graphql, type PreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import AppointmentCalendarQueryNode, {
  type AppointmentCalendarQuery,
} from "../__generated__/AppointmentCalendarQuery.graphql.ts";
import { onAppointmentChange } from "../appointments/appointmentEvents.ts";
import type { CalendarPlace } from "../calendar/calendarProps.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useCatchUp } from "../relay/useCatchUp.ts";
import { withPlace } from "../shiftCalendar/shiftSearch.ts";
import { useShiftsCatchUp } from "../shifts/useShiftsCatchUp.ts";
import { AppointmentBoard } from "./AppointmentBoard.tsx";
import { readByStaff, readPlace, withByStaff } from "./calendarSearch.ts";

interface AppointmentCalendarProps {
  loaded: PreloadedQuery<AppointmentCalendarQuery>;
  stale: boolean;
}

/** The calendar of the screen, with where it is open in the address. */
export function AppointmentCalendar({ loaded, stale }: AppointmentCalendarProps) {
  const query = useLoadedQuery<AppointmentCalendarQuery>(
    graphql`
      query AppointmentCalendarQuery(
        $input: AppointmentCalendarInput!
        $days: DayRange!
        $range: ShiftRange!
        $byStaff: Boolean!
      ) {
        ...AppointmentBoard_query @arguments(input: $input, days: $days, range: $range, byStaff: $byStaff)
      }
    `,
    loaded,
  );
  const [search, setSearch] = useSearchParams();
  const navigate = useCallback(
    (place: CalendarPlace) => setSearch((latest) => withPlace(latest, place), { replace: true }),
    [setSearch],
  );
  useCatchUp<AppointmentCalendarQuery>(AppointmentCalendarQueryNode, loaded.variables, onAppointmentChange);
  useShiftsCatchUp<AppointmentCalendarQuery>(AppointmentCalendarQueryNode, loaded.variables);
  const place = readPlace(search);
  const { customerName, states } = loaded.variables.input;
  return (
    <AppointmentBoard
      query={query}
      place={place}
      byStaff={readByStaff(search)}
      filtered={customerName != null || states != null}
      stale={stale}
      onNavigate={navigate}
      onByStaff={(byStaff) => setSearch((latest) => withByStaff(latest, byStaff), { replace: true })}
    />
  );
}
