import { isOpenOn } from "@machiya/schema/domain/orders/delivery";
import { daysTouched } from "@machiya/schema/domain/time/calendarTime";
import { calendarDays, weekdayOf } from "@machiya/schema/domain/time/shopTime";

const MAX_DAYS = 31;

/** What decides whether the store is open on a day. */
export interface StoreOpening {
  /** The open weekdays, 1 is Monday; none means that every day is open. */
  openWeekdays: readonly number[];
  closures: readonly { startsAt: string; endsAt: string; note: string }[];
}

/** Returns the reason for each day of a range on which the store is closed, or closes for a part of it. */
export function closedDays(
  { openWeekdays, closures }: StoreOpening,
  { from, to }: { from: string; to: string },
  zone: string,
  closed: (note: string) => string,
): Map<string, string> {
  const days = calendarDays(from, MAX_DAYS).filter((day) => day <= to);
  const reasons = new Map<string, string>();
  for (const day of days) {
    if (!isOpenOn(weekdayOf(day), openWeekdays)) reasons.set(day, closed(""));
  }
  for (const { startsAt, endsAt, note } of closures) {
    const span = { start: new Date(startsAt), end: new Date(endsAt) };
    for (const day of daysTouched(span, { from, to }, zone)) reasons.set(day, closed(note));
  }
  return reasons;
}
