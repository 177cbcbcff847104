import { withParams } from "@machiya/schema/client/urlParams";
import { readChoice, readDay } from "@machiya/schema/domain/listFilters/searchParams";
import { currentPlace, leave, navigate } from "../location.ts";

/** The two views that customers have (booking.md §2). */
export type CalendarPageView = "month" | "week";

/** What is being done to the open appointment. */
export type CalendarAct = "cancel" | "move";

const ACTS: readonly CalendarAct[] = ["cancel", "move"];

/** What the address of the customers' calendar says. */
export interface CalendarSearch {
  view: CalendarPageView;
  /** YYYY-MM-DD; null: today. */
  day: string | null;
  /** Global id of the one that is open. */
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

/** Another day or view takes the place of the one before; what opens is a step to go back from. */
export function goCalendar(changes: Readonly<Record<string, string | null>>, options?: { replace: boolean }) {
  const { path, search } = currentPlace();
  navigate(path + withParams(search, changes), options);
}

export function leaveCalendar(changes: Readonly<Record<string, null>>): void {
  const { path, search } = currentPlace();
  leave(path + withParams(search, changes));
}
