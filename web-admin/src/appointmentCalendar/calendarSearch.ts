import { TIME_HOLDING_STATES } from "@machiya/schema/domain/appointments/appointmentState";
import { appointmentCalendarFilters } from "@machiya/schema/domain/listFilters/appointmentFilters";
import { readDay } from "@machiya/schema/domain/listFilters/dayFilter";
import { filterInput } from "@machiya/schema/domain/listFilters/listFilters";
import { type DayRange, shiftDay, shownDays, WEEK_DAYS } from "@machiya/schema/domain/time/calendarTime";
import type { AppointmentCalendarQuery$variables } from "../__generated__/AppointmentCalendarQuery.graphql.ts";
import type { TimetableQuery$variables } from "../__generated__/TimetableQuery.graphql.ts";
import type { CalendarPlace } from "../calendar/calendarProps.ts";
import { readPlace } from "../calendar/placeSearch.ts";
import { paths } from "../paths.ts";

/** The views of the appointment calendar (booking.md §2). */
export const APPOINTMENT_VIEWS = ["month", "week", "day", "agenda"] as const;

/** The maximum number of weeks that the agenda lists. */
export const MAX_AGENDA_WEEKS = 12;

/** Returns the number of weeks that the agenda lists; 1 unless `?weeks=` asks for more. */
export function readWeeks(search: URLSearchParams): number {
  const weeks = Number(search.get("weeks"));
  return Number.isInteger(weeks) && weeks > 1 && weeks <= MAX_AGENDA_WEEKS ? weeks : 1;
}

/** Returns the URL parameters with so many weeks of the agenda. */
export function withWeeks(search: URLSearchParams, weeks: number): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.set("weeks", String(weeks));
  return changed;
}

/** Returns the days that the calendar loads; the agenda can list several weeks. */
function daysOf(search: URLSearchParams, { view, day }: CalendarPlace): DayRange {
  const { from, to } = shownDays(view, day);
  return view === "agenda" ? { from, to: shiftDay(to, (readWeeks(search) - 1) * WEEK_DAYS) } : { from, to };
}

/**
 * Returns whether a day has a column for each staff member, which is the default; `?by=time` turns it off.
 */
export function readByStaff(search: URLSearchParams): boolean {
  return search.get("by") !== "time";
}

/** Returns the URL parameters with or without a column for each staff member. */
export function withByStaff(search: URLSearchParams, byStaff: boolean): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (byStaff) changed.delete("by");
  else changed.set("by", "time");
  return changed;
}

/** Returns whether canceled appointments are shown, which they are not by default; `?cancelled=shown` does. */
export function readShowsCancelled(search: URLSearchParams): boolean {
  return search.get("cancelled") === "shown";
}

/** Returns the URL parameters with or without canceled appointments. */
export function withCancelled(search: URLSearchParams, shown: boolean): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (shown) changed.set("cancelled", "shown");
  else changed.delete("cancelled");
  return changed;
}

/** Returns whether the user filters the appointments. */
export function isFiltered(search: URLSearchParams): boolean {
  return Object.keys(filterInput(appointmentCalendarFilters, search)).length > 0;
}

/**
 * Returns the view and the columns of a calendar without a view in its URL: a phone shows the agenda, and a small
 * tablet is too narrow for columns.
 */
export function withDefaultView(
  search: URLSearchParams,
  { isPhone, isNarrow }: { isPhone: boolean; isNarrow: boolean },
): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (search.has("view")) return changed;
  changed.set("view", isPhone ? "agenda" : "day");
  return isNarrow && !isPhone ? withByStaff(changed, false) : changed;
}

/**
 * Returns the screen's variables for this URL; null until it has a day, whose default needs the store's time
 * zone.
 */
export function appointmentCalendarVariables(
  search: URLSearchParams,
): AppointmentCalendarQuery$variables | null {
  const { view, day } = readPlace(search, APPOINTMENT_VIEWS);
  if (day === "") return null;
  const days = daysOf(search, { view, day });
  return {
    input: {
      ...days,
      // A filter by state decides for itself.
      ...(!readShowsCancelled(search) && { states: TIME_HOLDING_STATES }),
      ...filterInput(appointmentCalendarFilters, search),
    },
    days,
    range: days,
    byStaff: view === "day" && readByStaff(search),
  };
}

/** Returns the variables of the timetable, without canceled appointments; null until the URL has a day. */
export function timetableVariables(search: URLSearchParams): TimetableQuery$variables | null {
  const day = readDay(search.get("day"));
  if (day === "") return null;
  const days = { from: day, to: day };
  return { input: { ...days, states: TIME_HOLDING_STATES }, range: days, days };
}

/** Returns the path of a day's timetable. */
export function timetablePath(day: string): string {
  return `${paths.timetable}?day=${day}`;
}

/** Returns the path of the calendar at a view and day. */
export function calendarPath({ view, day }: CalendarPlace): string {
  return `${paths.appointmentCalendar}?view=${view}&day=${day}`;
}
