import {
  clockAt,
  type DayMinutes,
  instantAt,
  measureDay,
  minuteAtClock,
  minuteOf,
} from "../time/dayMinutes.ts";
import type { Interval } from "../time/intervals.ts";
import { dayOf, readMoment } from "../time/shopTime.ts";

/** The day on which times of day travel (booking.md §3); only their clock counts. */
const WIRE_DAY = "2016-09-10";

/** 24:00, the end of a day, as a clock minute. */
const DAY_END = 1440;

const CLOCK = /^(?:\d{4}-\d{2}-\d{2}T)?(\d{2}):(\d{2})(?::\d{2}(?:[.,]\d{1,9})?)?$/;

/**
 * Reads a time of day into a clock minute (0 to 1440, see dayMinutes.ts): `HH:mm`, or an ISO date and time of which
 * the date does not matter: with an offset it is what the store's clock shows then, without one it is the store's.
 * Seconds are dropped, 24:00 is 1440; null when it is no time.
 */
export function readClock(text: string, zone: string): number | null {
  const parts = CLOCK.exec(text.trim());
  if (parts !== null) {
    const [hour, minute] = [Number(parts[1]), Number(parts[2])];
    return minute < 60 && (hour < 24 || (hour === 24 && minute === 0)) ? hour * 60 + minute : null;
  }
  const moment = readMoment(text.trim());
  if (moment === null || "day" in moment) return null;
  const day = measureDay(dayOf(moment.instant, zone), zone);
  return clockAt(day, minuteOf(day, moment.instant)) % DAY_END;
}

/** `HH:mm`; the end of a day is 24:00. */
export function formatClock(clock: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(clock / 60))}:${two(clock % 60)}`;
}

/** A time of day as it travels in ISO 8601: on 2016-09-10 in the store's zone, 24:00 as 00:00 of that same day. */
export function wireTime(clock: number, zone: string): Date {
  const day = measureDay(WIRE_DAY, zone);
  return instantAt(day, minuteAtClock(day, clock % DAY_END));
}

/**
 * The times of a shift template from a start and an end as clock minutes: 00:00 as an end is 24:00 (decisions.md §5).
 * The field at fault when the end does not come after the start, or one is no time of day.
 */
export function shiftTimes(start: number, end: number): Interval | { problem: "start" | "end" } {
  const last = end === 0 ? DAY_END : end;
  if (!Number.isInteger(start) || start < 0 || start >= DAY_END) return { problem: "start" };
  if (!Number.isInteger(last) || last <= start || last > DAY_END) return { problem: "end" };
  return { start, end: last };
}

/** The same of texts as `readClock` takes them. */
export function readShiftTimes(
  { start, end }: { start: string; end: string },
  zone: string,
): Interval | { problem: "start" | "end" } {
  return shiftTimes(readClock(start, zone) ?? Number.NaN, readClock(end, zone) ?? Number.NaN);
}

/** A span of the clock on a day, in day minutes; empty where the clock skips all of it. */
export function clockSpanOn(day: DayMinutes, { start, end }: Interval): Interval {
  return { start: minuteAtClock(day, start), end: minuteAtClock(day, end) };
}
