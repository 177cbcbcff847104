import { withParams } from "@machiya/schema/client/urlParams";
import { currentPlace, leave, leaveSheets, navigate } from "../location.ts";
import { paths } from "../paths.ts";

/** Booking without or with a chosen staff member (booking.md §1); it decides what the form preselects. */
export type BookingMode = "general" | "named";

const MODES: readonly BookingMode[] = ["general", "named"];

/** The review over the form, which the browser's Back closes, and the confirmation page. */
export type BookingView = "review" | "booked";

const VIEWS: readonly BookingView[] = ["review", "booked"];

/** The state of the booking page in the URL. */
export interface BookingSearch {
  /** Null shows the choice between the two modes (booking.md §2: mode 0). */
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

/** Returns whether the URL shows the choice between the modes. */
export function isChoiceOfForms(search: string): boolean {
  const { mode, view } = readBookingSearch(search);
  return mode === null && view === null;
}

/** Opens the review as a sheet over the form. */
export function openReview(): void {
  const { path, search } = currentPlace();
  navigate(path + withParams(search, { view: "review" }), { sheet: true });
}

/** Continues with the form without a chosen staff member. */
export function bookGenerally(): void {
  const { path, search } = currentPlace();
  if (readBookingSearch(search).mode !== "general")
    navigate(path + withParams(search, { mode: "general" }), { replace: true });
}

/** Removes the parameters in `changes` by going back in the history where possible. */
export function leaveBooking(changes: Readonly<Record<string, null>>): void {
  const { path, search } = currentPlace();
  leave(path + withParams(search, changes));
}

/** Returns the address of the customer's own appointments on a day, with one of them open. */
function calendarOf(day: string, appointment: string | null = null): string {
  return paths.calendar + withParams("", { day, appointment });
}

/**
 * Shows the confirmation of a booking. My bookings take the place of the form, so that the browser's Back does
 * not lead to an empty one.
 */
export function showBooked(day: string): void {
  leaveSheets(calendarOf(day), paths.booking + withParams("", { view: "booked" }));
}

/** Leads from the confirmation to my bookings, with the new appointment open. */
export function leaveBooked(day: string, appointmentId: string): void {
  leaveSheets(calendarOf(day), calendarOf(day, appointmentId));
}

/** Leads from the confirmation to the choice between the modes. */
export function bookAgain(): void {
  navigate(paths.booking, { replace: true });
}
