import type { Interval } from "./intervals.ts";
import { endOfDay, startOfDay, utcOffset } from "./shopTime.ts";

/**
 * A measured day of the store. Only this file converts between the two kinds of minutes:
 *
 * - A *day minute* is the number of whole minutes since the day's first instant. The booking engine uses only
 *   these, so that 60 of them are always an hour. A day has 1440, or 1380 or 1500 when its clock changes.
 * - A *clock minute* is the wall clock time as hours × 60 + minutes: 0 to 1440, where 1440 is the end of the
 *   day. Shift templates, opening hours and the hours 10, 14 and 18 are stored in these.
 */
export interface DayMinutes {
  startsAt: Date;
  /** Number of minutes in the day. */
  length: number;
  /** The clock minute at which the day begins: 0, unless the clock skips midnight. */
  clockAtStart: number;
  /** The day minute at which the clock is put forward (by > 0) or back (by < 0); null on any other day. */
  change: { at: number; by: number } | null;
}

const MINUTE_MS = 60_000;

/** Returns the first minute after `low`, up to `high`, whose offset is that of `high`. */
function firstMinuteOf(offset: (minute: number) => number, low: number, high: number): number {
  if (high - low <= 1) return high;
  const middle = Math.floor((low + high) / 2);
  return offset(middle) === offset(high)
    ? firstMinuteOf(offset, low, middle)
    : firstMinuteOf(offset, middle, high);
}

/** Maximum number of cached days, which covers some years of one store. */
const MAX_CACHED_DAYS = 2_000;

const cache = new Map<string, DayMinutes>();

/**
 * Measures a calendar day (YYYY-MM-DD) in the store's zone. Throws a RangeError for an invalid day. Results
 * are cached, because a day never changes and reading the zone's offsets is the slowest part.
 */
export function measureDay(day: string, zone: string): DayMinutes {
  const key = `${day} ${zone}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const measured = measure(day, zone);
  if (cache.size >= MAX_CACHED_DAYS) cache.clear();
  cache.set(key, measured);
  return measured;
}

function measure(day: string, zone: string): DayMinutes {
  const startsAt = startOfDay(day, zone);
  const start = startsAt.getTime();
  const length = Math.round((endOfDay(day, zone).getTime() + 1 - start) / MINUTE_MS);
  const offset = (minute: number) => utcOffset(new Date(start + minute * MINUTE_MS), zone);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const by = length > 0 ? offset(length - 1) - offset(0) : 0;
  return {
    startsAt,
    length,
    clockAtStart: Math.round((start - midnight) / MINUTE_MS) + offset(0),
    change: by === 0 ? null : { at: firstMinuteOf(offset, 0, length - 1), by },
  };
}

/** Returns the instant of a day minute, which may lie before the day (negative) or after it. */
export function instantAt({ startsAt }: DayMinutes, minute: number): Date {
  return new Date(startsAt.getTime() + minute * MINUTE_MS);
}

/** Returns the day minute of an instant: negative before the day, its length or more after it. */
export function minuteOf({ startsAt }: DayMinutes, instant: Date): number {
  return Math.floor((instant.getTime() - startsAt.getTime()) / MINUTE_MS);
}

/**
 * Returns the day minutes from one instant to another (exclusive); a partial minute counts as a whole one.
 */
export function minutesBetween(measured: DayMinutes, { start, end }: { start: Date; end: Date }): Interval {
  return minutesOf(measured, { start: start.getTime(), end: end.getTime() });
}

/** Does the same as `minutesBetween` for instants in milliseconds since 1970. */
export function minutesOf({ startsAt }: DayMinutes, { start, end }: Interval): Interval {
  const day = startsAt.getTime();
  return {
    start: Math.floor((start - day) / MINUTE_MS),
    end: Math.floor((end - 1 - day) / MINUTE_MS) + 1,
  };
}

/**
 * Returns the first day minute at which the clock shows this clock minute or a later one: the moment of the
 * jump for a time that the clock skips, the first of two for a time that it shows twice. 1440 is the end of
 * the day.
 */
export function minuteAtClock({ length, clockAtStart, change }: DayMinutes, clock: number): number {
  const steady = Math.max(0, clock - clockAtStart);
  const minute = change === null || steady < change.at ? steady : Math.max(change.at, steady - change.by);
  return Math.min(minute, length);
}

/** Returns the clock minute at a day minute; 1440 at the end of the day. */
export function clockAt({ clockAtStart, change }: DayMinutes, minute: number): number {
  return clockAtStart + minute + (change !== null && minute >= change.at ? change.by : 0);
}

/**
 * Returns the day minutes of every full and half hour; for an hour that the clock shows twice, those of the
 * first.
 */
export function halfHours(day: DayMinutes): number[] {
  return [...new Set(Array.from({ length: 48 }, (_, index) => minuteAtClock(day, index * 30)))];
}
