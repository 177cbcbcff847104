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

/** The date of times of day on the wire (booking.md §3); only the time part matters. */
const WIRE_DAY = "2016-09-10";

/** 24:00, the end of a day, as a clock minute. */
const DAY_END = 1440;

const CLOCK = /^(?:\d{4}-\d{2}-\d{2}T)?(\d{2}):(\d{2})(?::\d{2}(?:[.,]\d{1,9})?)?$/;

/**
 * Parses a time of day into a clock minute (0 to 1440, see dayMinutes.ts) from `HH:mm` or an ISO date and
 * time, whose date does not matter. A time with an offset is converted to the store's clock, a time without
 * one is already on it. Seconds are dropped, 24:00 is 1440. Returns null for an invalid time.
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

/** Returns whether a number is a clock minute; 1440 is 24:00. */
export const isClockMinute = (minute: number): boolean =>
  Number.isInteger(minute) && minute >= 0 && minute <= DAY_END;

/** Formats a clock minute as `HH:mm`; the end of a day is 24:00. */
export function formatClock(clock: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(clock / 60))}:${two(clock % 60)}`;
}

/**
 * Returns a time of day in its wire form: an instant on 2016-09-10 in the store's zone, with 24:00 as 00:00
 * of the same day.
 */
export function wireTime(clock: number, zone: string): Date {
  const day = measureDay(WIRE_DAY, zone);
  return instantAt(day, minuteAtClock(day, clock % DAY_END));
}

/**
 * Returns the times of a shift template from a start and an end as clock minutes; an end of 00:00 means 24:00
 * (decisions.md §5). Returns the invalid field when the end is not after the start or either is not a time of
 * day.
 */
export function shiftTimes(start: number, end: number): Interval | { problem: "start" | "end" } {
  const last = end === 0 ? DAY_END : end;
  if (!isClockMinute(start) || start === DAY_END) return { problem: "start" };
  if (!isClockMinute(last) || last <= start) return { problem: "end" };
  return { start, end: last };
}

/** Does the same as `shiftTimes` for texts that `readClock` accepts. */
export function readShiftTimes(
  { start, end }: { start: string; end: string },
  zone: string,
): Interval | { problem: "start" | "end" } {
  return shiftTimes(readClock(start, zone) ?? Number.NaN, readClock(end, zone) ?? Number.NaN);
}

/** Converts a range of clock minutes on a day into day minutes; empty when a clock change skips all of it. */
export function clockSpanOn(day: DayMinutes, { start, end }: Interval): Interval {
  return { start: minuteAtClock(day, start), end: minuteAtClock(day, end) };
}
