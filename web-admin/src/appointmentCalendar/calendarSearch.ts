import { TIME_HOLDING_STATES } from "@machiya/schema/domain/appointments/appointmentState";
import { appointmentCalendarFilters } from "@machiya/schema/domain/listFilters/appointmentFilters";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { readDay } from "@machiya/schema/domain/listFilters/searchParams";
import { shownDays } from "@machiya/schema/domain/time/calendarTime";
import type { AppointmentCalendarQuery$variables } from "../__generated__/AppointmentCalendarQuery.graphql.ts";
import type { TimetableQuery$variables } from "../__generated__/TimetableQuery.graphql.ts";
import type { CalendarPlace } from "../calendar/calendarProps.ts";
import { readPlace } from "../calendar/placeSearch.ts";
import { paths } from "../paths.ts";

/** The views of the appointment calendar (booking.md §2). */
export const APPOINTMENT_VIEWS = ["month", "week", "day"] as const;

/** Whether a day has a column for each staff member, as it has unless the address says otherwise (`?by=time`). */
export function readByStaff(search: URLSearchParams): boolean {
  return search.get("by") !== "time";
}

/** The address with a day in columns of people, or in one. */
export function withByStaff(search: URLSearchParams, byStaff: boolean): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (byStaff) changed.delete("by");
  else changed.set("by", "time");
  return changed;
}

/** What the screen asks for at this address; null until it names a day, which only the store's zone can. */
export function appointmentCalendarVariables(
  search: URLSearchParams,
): AppointmentCalendarQuery$variables | null {
  const { view, day } = readPlace(search, APPOINTMENT_VIEWS);
  if (day === "") return null;
  const days = shownDays(view, day);
  return {
    input: { ...days, ...filterInput(appointmentCalendarFilters, search) },
    days,
    range: days,
    byStaff: view === "day" && readByStaff(search),
  };
}

/** The day of which the address shows the timetable, on which only what holds its time stands; null until it names one. */
export function timetableVariables(search: URLSearchParams): TimetableQuery$variables | null {
  const day = readDay(search.get("day"));
  if (day === "") return null;
  const days = { from: day, to: day };
  return { input: { ...days, states: TIME_HOLDING_STATES }, range: days, days };
}

/** The timetable of a day. */
export function timetablePath(day: string): string {
  return `${paths.timetable}?day=${day}`;
}

/** The calendar opened at a day. */
export function calendarPath({ view, day }: CalendarPlace): string {
  return `${paths.appointmentCalendar}?view=${view}&day=${day}`;
}
