import { withParams } from "@machiya/schema/client/urlParams";
import { currentPlace, leave, navigate } from "../location.ts";

/** Booking without or with a chosen staff member (booking.md §1). */
export type BookingMode = "general" | "named";

const MODES: readonly BookingMode[] = ["general", "named"];

/** A dialog over the form, which the browser's Back closes; `booked` is the confirmation page. */
export type BookingView = "service" | "times" | "review" | "booked";

const VIEWS: readonly BookingView[] = ["service", "times", "review", "booked"];

/** The state of the booking page in the URL. */
export interface BookingSearch {
  /** Null shows the choice between the two forms (booking.md §2: mode 0). */
  mode: BookingMode | null;
  view: BookingView | null;
}

export function readBookingSearch(search: string): BookingSearch {
  const params = new URLSearchParams(search);
  return {
    mode: MODES.find((mode) => mode === params.get("mode")) ?? null,
    view: VIEWS.find((view) => view === params.get("view")) ?? null,
  };
}

/** Returns whether the URL shows the choice between the forms. */
export function isChoiceOfForms(search: string): boolean {
  const { mode, view } = readBookingSearch(search);
  return mode === null && view === null;
}

/** Changes URL parameters. Adds a history entry unless `replace` is set. */
export function goBooking(changes: Readonly<Record<string, string | null>>, options?: { replace: boolean }) {
  const { path, search } = currentPlace();
  navigate(path + withParams(search, changes), options);
}

/** Removes the parameters in `changes` by going back in the history where possible. */
export function leaveBooking(changes: Readonly<Record<string, null>>): void {
  const { path, search } = currentPlace();
  leave(path + withParams(search, changes));
}
