import { readNumbers } from "@machiya/schema/domain/listFilters/searchParams";
import type { DayRange } from "@machiya/schema/domain/time/calendarTime";
import { shownDays } from "@machiya/schema/domain/time/calendarTime";
import { globalId, rowId } from "@machiya/schema/ids";
import type { ShiftCalendarQuery } from "../__generated__/ShiftCalendarQuery.graphql.ts";
import { readPlace } from "../calendar/placeSearch.ts";

/** The views of the shift calendar (booking.md §2). */
export const SHIFT_VIEWS = ["month", "week"] as const;

/** Global ids of the people that the address names by their numbers; none: everyone is shown. */
export function readChosen(search: URLSearchParams): string[] {
  return readNumbers(search.get("staff"))
    .filter((one) => one > 0)
    .map((one) => globalId("StaffMember", one));
}

/** The address with these people chosen. */
export function withChosen(search: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const changed = new URLSearchParams(search);
  const numbers = ids.map((id) => rowId("StaffMember", id)).filter((one) => one !== null);
  if (numbers.length === 0) changed.delete("staff");
  else changed.set("staff", numbers.join(","));
  return changed;
}

/** What a calendar asks for that shows these days of these people. */
export function shiftVariables(range: DayRange, staffMemberIds: readonly string[]) {
  return {
    range: { ...range, staffMemberIds: [...staffMemberIds] },
    days: range,
    staffMemberIds: [...staffMemberIds],
  };
}

/** What the screen asks for at this address; null until it names a day, which only the store's zone can. */
export function shiftCalendarVariables(search: URLSearchParams): ShiftCalendarQuery["variables"] | null {
  const { view, day } = readPlace(search, SHIFT_VIEWS);
  return day === "" ? null : shiftVariables(shownDays(view, day), readChosen(search));
}
