import { useSearchParams } from "react-router";
import type { AppointmentCalendarQuery } from "../__generated__/AppointmentCalendarQuery.graphql.ts";
import { CalendarPage } from "../calendar/CalendarPage.tsx";
import { readPlace, withPlace } from "../calendar/placeSearch.ts";
import { useMessages } from "../language/language.ts";
import { AppointmentCalendar } from "./AppointmentCalendar.tsx";
import { CalendarFilters } from "./CalendarFilters.tsx";
import { APPOINTMENT_VIEWS } from "./calendarSearch.ts";

/**
 * The appointment calendar (/appointmentlog). Without parameters it shows the current month (booking.md §2).
 */
export function AppointmentCalendarPage() {
  const words = useMessages("appointmentCalendar");
  const [search] = useSearchParams();
  const { view } = readPlace(search, APPOINTMENT_VIEWS);
  return (
    <CalendarPage<AppointmentCalendarQuery>
      title={words.title}
      at={(day) => ({ search: `${withPlace(search, { view, day })}` })}
      above={() => <CalendarFilters />}
    >
      {(loaded, stale) => <AppointmentCalendar loaded={loaded} stale={stale} />}
    </CalendarPage>
  );
}
