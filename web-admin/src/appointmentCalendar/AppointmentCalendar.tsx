import { graphql, type PreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import AppointmentCalendarQueryNode, {
  type AppointmentCalendarQuery,
} from "../__generated__/AppointmentCalendarQuery.graphql.ts";
import { onAppointmentChange } from "../appointments/alerts/appointmentEvents.ts";
import { readPlace, useTurnTo } from "../calendar/placeSearch.ts";
import { useLoadedQuery } from "../relay/routeQuery.ts";
import { useLiveRefetch } from "../relay/useLiveRefetch.ts";
import { onShiftsChange } from "../shifts/shiftsEvents.ts";
import { AppointmentBoard } from "./AppointmentBoard.tsx";
import {
  APPOINTMENT_VIEWS,
  isFiltered,
  MAX_AGENDA_WEEKS,
  readByStaff,
  readShowsCancelled,
  readWeeks,
  withByStaff,
  withCancelled,
  withWeeks,
} from "./calendarSearch.ts";

interface AppointmentCalendarProps {
  loaded: PreloadedQuery<AppointmentCalendarQuery>;
  stale: boolean;
}

/** The calendar of the screen, whose position is stored in the URL. */
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
  const turnTo = useTurnTo();
  useLiveRefetch<AppointmentCalendarQuery>(
    AppointmentCalendarQueryNode,
    loaded.variables,
    onAppointmentChange,
  );
  useLiveRefetch<AppointmentCalendarQuery>(AppointmentCalendarQueryNode, loaded.variables, onShiftsChange);
  const place = readPlace(search, APPOINTMENT_VIEWS);
  const weeks = readWeeks(search);
  return (
    <AppointmentBoard
      query={query}
      place={place}
      weeks={weeks}
      byStaff={readByStaff(search)}
      showsCancelled={readShowsCancelled(search)}
      filtered={isFiltered(search)}
      stale={stale}
      onNavigate={turnTo}
      onMoreWeeks={
        weeks < MAX_AGENDA_WEEKS
          ? () => setSearch((latest) => withWeeks(latest, weeks + 1), { replace: true })
          : null
      }
      onCancelled={(shown) => setSearch((latest) => withCancelled(latest, shown), { replace: true })}
      onByStaff={(byStaff) => setSearch((latest) => withByStaff(latest, byStaff), { replace: true })}
    />
  );
}
