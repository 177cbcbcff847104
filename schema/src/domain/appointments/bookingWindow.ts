import { type DayMinutes, instantAt, measureDay, minuteAtClock, minuteOf } from "../time/dayMinutes.ts";
import { calendarDays, dayOf, lastDayOfMonth } from "../time/shopTime.ts";
import type { StartWindow } from "./slots.ts";

/** Whose rules a booking follows. */
export type BookingActor = "CUSTOMER" | "ADMIN";

/** The hours of the store's clock at which customers' appointments start, in the order of the ring (decisions.md §5). */
export const BOOKING_HOURS = [10, 14, 18] as const;

export type BookingHour = (typeof BOOKING_HOURS)[number];

/** More days than any window of customers has: two months. */
const MAX_DAYS = 62;

/**
 * The days on which an appointment may start, both included: for customers from tomorrow to the end of next month, for
 * admins from today on; null: no end (decisions.md §5). "Today" is the store's.
 */
export function bookingWindow({ by, now, zone }: { by: BookingActor; now: Date; zone: string }): {
  firstDay: string;
  lastDay: string | null;
} {
  const today = dayOf(now, zone);
  if (by === "ADMIN") return { firstDay: today, lastDay: null };
  return { firstDay: calendarDays(today, 2).at(-1) ?? today, lastDay: lastDayOfMonth(today, 1) };
}

/** The days of the customers' window but those that are closed (YYYY-MM-DD), ascending. */
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
 * A day of the store as the slot engine wants it: the day minute before which all is past, and those in which an
 * appointment may start (empty outside the window). For admins the past begins before today, so that what happened this
 * morning can still be written down.
 */
export function windowOnDay({
  day,
  ...asked
}: {
  by: BookingActor;
  now: Date;
  zone: string;
  day: string;
}): StartWindow {
  return windowOnDays(asked)(day);
}

/** The same of as many days as one likes. */
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

/** The day minutes of 10:00, 14:00 and 18:00 on a measured day. */
export function bookingStarts(day: DayMinutes): number[] {
  return BOOKING_HOURS.map((hour) => minuteAtClock(day, hour * 60));
}

/**
 * Why an appointment may not start then; null when it may. Customers also start at 10:00, 14:00 or 18:00 of the store's
 * clock alone: any other time is outside the window.
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
 * Snaps an hour of a picker (0 to 23) to 10, 14 or 18 along the ring 10 → 14 → 18 → 10 (booking.md §5, decisions.md §5).
 * It depends on `previous`, the hour chosen before; when none was, the hour that the store's clock shows.
 *
 * - Below 14: 10, but 14 when it was 10 before.
 * - From 14 on, 14 itself too: 18, but 10 when it was 18 before.
 *
 * So a step up from a chosen hour, or choosing it once more, leads to the next of the ring.
 */
export function snapHour(hour: number, previous: number): BookingHour {
  if (!Number.isInteger(hour) || hour < 0 || hour > 23) throw new RangeError(`No such hour: ${hour}`);
  if (hour < 14) return previous === 10 ? 14 : 10;
  return previous === 18 ? 10 : 18;
}
