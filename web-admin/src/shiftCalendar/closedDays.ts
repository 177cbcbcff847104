import { daysTouched } from "@machiya/schema/domain/time/calendarTime";
import { type Closure, withClosedWeekdays } from "../calendar/storeClosures.ts";

/** What decides whether the store is open on a day. */
export interface StoreOpening {
  /** The open weekdays, 1 is Monday; none means that every day is open. */
  openWeekdays: readonly number[];
  closures: readonly Closure[];
}

/** Returns the reason for each day of a range on which the store is closed, or closes for a part of it. */
export function closedDays(
  { openWeekdays, closures }: StoreOpening,
  { from, to }: { from: string; to: string },
  zone: string,
  closed: (note: string) => string,
): Map<string, string> {
  const reasons = new Map<string, string>();
  for (const { startsAt, endsAt, note } of withClosedWeekdays(closures, openWeekdays, { from, to }, zone)) {
    const span = { start: new Date(startsAt), end: new Date(endsAt) };
    for (const day of daysTouched(span, { from, to }, zone)) reasons.set(day, closed(note));
  }
  return reasons;
}
