import { withParams } from "@machiya/schema/client/urlParams";
import { currentPlace, leave, navigate } from "../location.ts";

/** Nobody or somebody in particular (booking.md §1). */
export type BookingMode = "general" | "named";

const MODES: readonly BookingMode[] = ["general", "named"];

/** What lies over the form, each a step that the browser's Back takes back; or the thanks in its place. */
export type BookingView = "service" | "times" | "review" | "booked";

const VIEWS: readonly BookingView[] = ["service", "times", "review", "booked"];

/** What the address of the booking page says. */
export interface BookingSearch {
  /** Null: the choice between the two (booking.md §2: mode 0). */
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

/** Whether it is neither form, but the choice between them. */
export function isChoiceOfForms(search: string): boolean {
  const { mode, view } = readBookingSearch(search);
  return mode === null && view === null;
}

/** Changes the address: a step to go back from, unless told. */
export function goBooking(changes: Readonly<Record<string, string | null>>, options?: { replace: boolean }) {
  const { path, search } = currentPlace();
  navigate(path + withParams(search, changes), options);
}

/** Goes back from what `changes` takes away. */
export function leaveBooking(changes: Readonly<Record<string, null>>): void {
  const { path, search } = currentPlace();
  leave(path + withParams(search, changes));
}
