import { useSearchParams } from "react-router";
import type { AppointmentCalendarQuery } from "../__generated__/AppointmentCalendarQuery.graphql.ts";
import { useAppointmentAddress } from "../appointments/list/useAppointmentAddress.ts";
import { CalendarPage } from "../calendar/CalendarPage.tsx";
import { readPlace, withPlace } from "../calendar/placeSearch.ts";
import { useMessages } from "../language/language.ts";
import { useRole } from "../session/role.ts";
import { AddButton } from "../ui/AddButton.tsx";
import { NARROW, PHONE, useMediaQuery } from "../ui/useMediaQuery.ts";
import { AppointmentCalendar } from "./AppointmentCalendar.tsx";
import { CalendarFilters } from "./CalendarFilters.tsx";
import { APPOINTMENT_VIEWS, withDefaultView } from "./calendarSearch.ts";

/**
 * The appointment calendar (/appointmentlog) with its month, week and day views (booking.md §2) and its agenda.
 * Without parameters it shows today, on a wide screen with a column for each staff member, on a phone as the agenda.
 */
export function AppointmentCalendarPage() {
  const words = useMessages("appointmentCalendar");
  const [search] = useSearchParams();
  const isAdmin = useRole() === "ADMIN";
  const address = useAppointmentAddress();
  const isPhone = useMediaQuery(PHONE);
  const isNarrow = useMediaQuery(NARROW);
  const at = (day: string) => {
    const shown = withDefaultView(search, { isPhone, isNarrow });
    return { search: `${withPlace(shown, { ...readPlace(shown, APPOINTMENT_VIEWS), day })}` };
  };
  return (
    <CalendarPage<AppointmentCalendarQuery>
      title={words.title}
      at={at}
      // A phone has a button that adds appointments in the bar at the lower edge.
      {...(isAdmin && !isPhone && { tools: <AddButton onClick={() => address.add()} /> })}
      above={() => <CalendarFilters />}
    >
      {(loaded, stale) => <AppointmentCalendar loaded={loaded} stale={stale} />}
    </CalendarPage>
  );
}
