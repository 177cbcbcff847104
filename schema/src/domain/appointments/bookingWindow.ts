import { type DayMinutes, instantAt, measureDay, minuteAtClock, minuteOf } from "../time/dayMinutes.ts";
import { calendarDays, dayOf, lastDayOfMonth } from "../time/shopTime.ts";
import type { StartWindow } from "./slots.ts";

/** Whose booking rules apply. */
export type BookingActor = "CUSTOMER" | "ADMIN";

/** The hours on the store's clock at which customers' appointments start, in ring order (decisions.md §5). */
export const BOOKING_HOURS = [10, 14, 18] as const;

export type BookingHour = (typeof BOOKING_HOURS)[number];

/** Upper bound for the days of a customer's window: two months. */
const MAX_DAYS = 62;

/**
 * Returns the days on which an appointment may start, both inclusive: for customers from tomorrow to the end
 * of next month, for admins from today with no end (null) (decisions.md §5). Days are in the store's zone.
 */
export function bookingWindow({ by, now, zone }: { by: BookingActor; now: Date; zone: string }): {
  firstDay: string;
  lastDay: string | null;
} {
  const today = dayOf(now, zone);
  if (by === "ADMIN") return { firstDay: today, lastDay: null };
  return { firstDay: calendarDays(today, 2).at(-1) ?? today, lastDay: lastDayOfMonth(today, 1) };
}

/** Returns the open days of the customers' window (YYYY-MM-DD), ascending. */
export function selectableDays({
  now,
  zone,
  isClosed,
}: {
  now: Date;
  zone: string;
  isClosed: (day: string) => boolean;
}): string[] {
  const { firstDay, lastDay } = bookingWindow({ by: "CUSTOMER", now, zone });
  return calendarDays(firstDay, MAX_DAYS).filter(
    (day) => lastDay !== null && day <= lastDay && !isClosed(day),
  );
}

/**
 * Returns a day of the store as the slot engine needs it: the day minute before which everything is past, and
 * the range in which an appointment may start (empty outside the window). For admins the past ends before
 * today, so that they can still record what happened this morning.
 */
export function windowOnDay({
  day,
  ...query
}: {
  by: BookingActor;
  now: Date;
  zone: string;
  day: string;
}): StartWindow {
  return windowOnDays(query)(day);
}

/** Returns the same as `windowOnDay` for many days, computing the window once. */
export function windowOnDays({
  by,
  now,
  zone,
}: {
  by: BookingActor;
  now: Date;
  zone: string;
}): (day: string) => StartWindow {
  const { firstDay, lastDay } = bookingWindow({ by, now, zone });
  const from = by === "ADMIN" ? measureDay(dayOf(now, zone), zone).startsAt : now;
  const lastPast = new Date(from.getTime() - 1);
  return (day) => {
    const measured = measureDay(day, zone);
    const open = day >= firstDay && (lastDay === null || day <= lastDay);
    return {
      pastBefore: minuteOf(measured, lastPast) + 1,
      window: { start: 0, end: open ? measured.length : 0 },
    };
  };
}

/** Returns the day minutes of 10:00, 14:00 and 18:00. */
export function bookingStarts(day: DayMinutes): number[] {
  return BOOKING_HOURS.map((hour) => minuteAtClock(day, hour * 60));
}

/**
 * Returns why an appointment may not start at an instant; null when it may. Customers' appointments start
 * only at 10:00, 14:00 or 18:00 on the store's clock: any other time is outside the window.
 */
export function startProblem({
  start,
  by,
  now,
  zone,
}: {
  start: Date;
  by: BookingActor;
  now: Date;
  zone: string;
}): "PAST" | "OUTSIDE_WINDOW" | null {
  const day = dayOf(start, zone);
  const { pastBefore, window } = windowOnDay({ by, now, zone, day });
  const measured = measureDay(day, zone);
  if (minuteOf(measured, start) < pastBefore) return "PAST";
  const onTheHour = bookingStarts(measured).some(
    (minute) => instantAt(measured, minute).getTime() === start.getTime(),
  );
  return window.end > 0 && (by === "ADMIN" || onTheHour) ? null : "OUTSIDE_WINDOW";
}

/**
 * Snaps the hour of a picker (0 to 23) to 10, 14 or 18 along the ring 10 → 14 → 18 → 10 (booking.md §5,
 * decisions.md §5). The result depends on `previous`, the hour selected before, or the store's current hour
 * when none was.
 *
 * - Below 14: 10, but 14 when the previous hour was 10.
 * - From 14 on: 18, but 10 when the previous hour was 18.
 *
 * A step up from a selected hour, or selecting it again, therefore leads to the next hour of the ring.
 */
export function snapHour(hour: number, previous: number): BookingHour {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23)
    throw new RangeError(`Not an hour of the day: ${hour}`);
  if (hour < 14) return previous === 10 ? 14 : 10;
  return previous === 18 ? 10 : 18;
}
