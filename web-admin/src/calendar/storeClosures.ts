import { isOpenOn } from "@machiya/schema/domain/orders/delivery";
import { type DayRange, daysBetween, shiftDay } from "@machiya/schema/domain/time/calendarTime";
import { calendarDays, startOfDay, weekdayOf } from "@machiya/schema/domain/time/shopTime";

/** A time in which the store is closed. */
export interface Closure {
  readonly id: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly note: string;
}

/** Returns the closures, after those of the weekdays on which the store never opens, which have no note. */
export function withClosedWeekdays(
  closures: readonly Closure[],
  openWeekdays: readonly number[],
  { from, to }: DayRange,
  zone: string,
): Closure[] {
  const days = calendarDays(from, daysBetween(from, to) + 1);
  return [
    ...days
      .filter((day) => !isOpenOn(weekdayOf(day), openWeekdays))
      .map((day) => ({
        id: `closed ${day}`,
        startsAt: startOfDay(day, zone).toISOString(),
        endsAt: startOfDay(shiftDay(day, 1), zone).toISOString(),
        note: "",
      })),
    ...closures,
  ];
}
