import { readNumbers } from "@machiya/schema/domain/listFilters/searchParams";
import { type DayRange, monthOf, shownDays } from "@machiya/schema/domain/time/calendarTime";
import { globalId, rowId } from "@machiya/schema/ids";
import type { ShiftCalendarQuery } from "../__generated__/ShiftCalendarQuery.graphql.ts";
import { readPlace } from "../calendar/placeSearch.ts";

/** The views of the shift calendar (booking.md §2). */
export const SHIFT_VIEWS = ["month", "week"] as const;

/** Returns the global ids of the staff whose numbers are in the URL; empty means everyone. */
export function readChosen(search: URLSearchParams): string[] {
  return readNumbers(search.get("staff"))
    .filter((one) => one > 0)
    .map((one) => globalId("StaffMember", one));
}

/** Returns the URL parameters with these staff chosen. */
export function withChosen(search: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const changed = new URLSearchParams(search);
  const numbers = ids.map((id) => rowId("StaffMember", id)).filter((one) => one !== null);
  if (numbers.length === 0) changed.delete("staff");
  else changed.set("staff", numbers.join(","));
  return changed;
}

/** Returns the parameters of the export of staff hours for the month or the week, and the staff, of the calendar. */
export function shownHoursSearch(search: URLSearchParams): URLSearchParams {
  const { view, day } = readPlace(search, SHIFT_VIEWS);
  const days = view === "month" ? monthOf(day) : shownDays(view, day);
  return withChosen(new URLSearchParams({ ...days }), readChosen(search));
}

/** Returns the variables of a calendar for these days and staff. */
export function shiftVariables(range: DayRange, staffMemberIds: readonly string[]) {
  return {
    range: { ...range, staffMemberIds: [...staffMemberIds] },
    days: range,
    staffMemberIds: [...staffMemberIds],
  };
}

/**
 * Returns the screen's variables for this URL; null until it has a day, whose default needs the store's time
 * zone.
 */
export function shiftCalendarVariables(search: URLSearchParams): ShiftCalendarQuery["variables"] | null {
  const { view, day } = readPlace(search, SHIFT_VIEWS);
  return day === "" ? null : shiftVariables(shownDays(view, day), readChosen(search));
}
