import { withParams } from "@machiya/schema/client/urlParams";
import { readDay } from "@machiya/schema/domain/listFilters/dayFilter";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import { currentPlace, leave, leaveSheets, navigate } from "../location.ts";

/** The two views that customers have (booking.md §2). */
export type CalendarPageView = "month" | "week";

/** The action whose dialog is open for the appointment. */
export type CalendarAct = "cancel" | "move";

const ACTS: readonly CalendarAct[] = ["cancel", "move"];

/** The state of the customers' calendar in the URL. */
export interface CalendarSearch {
  view: CalendarPageView;
  /** A date as YYYY-MM-DD; null means today. */
  day: string | null;
  /** Global id of the open appointment. */
  appointmentId: string | null;
  act: CalendarAct | null;
}

export function readCalendarSearch(search: string): CalendarSearch {
  const params = new URLSearchParams(search);
  return {
    view: params.get("view") === "week" ? "week" : "month",
    day: readDay(params.get("day")) || null,
    appointmentId: params.get("appointment"),
    act: readChoice(ACTS, params.get("act")) || null,
  };
}

/** Changes URL parameters. Changes of day or view replace the history entry; opening a sheet adds one. */
export function goCalendar(
  changes: Readonly<Record<string, string | null>>,
  { replace = false }: { replace?: boolean } = {},
) {
  const { path, search } = currentPlace();
  navigate(path + withParams(search, changes), { replace, sheet: !replace });
}

/** Closes all sheets and changes URL parameters of the calendar below them. */
export function returnToCalendar(changes: Readonly<Record<string, string | null>>): void {
  const { path, search } = currentPlace();
  leaveSheets(path + withParams(search, { appointment: null, act: null, ...changes }));
}

export function leaveCalendar(changes: Readonly<Record<string, null>>): void {
  const { path, search } = currentPlace();
  leave(path + withParams(search, changes));
}
