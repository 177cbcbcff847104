import type { Interval } from "./intervals.ts";
import { endOfDay, startOfDay, utcOffset } from "./shopTime.ts";

/**
 * A day of the store, measured. There are two kinds of minutes, and only here do they meet:
 *
 * - A *day minute* is how many whole minutes have passed since the day's first instant. The booking engine counts in
 *   these alone, so that 60 of them are always an hour. A day has 1440, or 1380 or 1500 when its clock is changed.
 * - A *clock minute* is what the clock on the wall shows, hours × 60 + minutes: 0 to 1440, where 1440 is the end of
 *   the day. Shift templates, opening hours and the hours 10, 14 and 18 are written in these.
 */
export interface DayMinutes {
  startsAt: Date;
  /** How many minutes the day has. */
  length: number;
  /** What the clock shows when the day begins: 0, except where it jumps over midnight. */
  clockAtStart: number;
  /** At this day minute the clock is put forward (by > 0) or back (by < 0); null on any other day. */
  change: { at: number; by: number } | null;
}

const MINUTE_MS = 60_000;

/** The first minute after `low`, up to `high`, at which the offset is that of `high`. */
function firstMinuteOf(offset: (minute: number) => number, low: number, high: number): number {
  if (high - low <= 1) return high;
  const middle = Math.floor((low + high) / 2);
  return offset(middle) === offset(high)
    ? firstMinuteOf(offset, low, middle)
    : firstMinuteOf(offset, middle, high);
}

/** Days that are kept: some years of a store's. */
const MAX_CACHED_DAYS = 2_000;

const kept = new Map<string, DayMinutes>();

/**
 * Measures a calendar day (YYYY-MM-DD) in the store's zone. Throws a RangeError when there is no such day. A day never changes, but
 * asking the zone's clock takes longer than all else about a day: so each is measured once.
 */
export function measureDay(day: string, zone: string): DayMinutes {
  const key = `${day} ${zone}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const measured = measure(day, zone);
  if (kept.size >= MAX_CACHED_DAYS) kept.clear();
  kept.set(key, measured);
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

/** The instant of a day minute; it may lie before the day (negative) or after it. */
export function instantAt({ startsAt }: DayMinutes, minute: number): Date {
  return new Date(startsAt.getTime() + minute * MINUTE_MS);
}

/** The day minute in which an instant lies: negative before the day, its length or more after it. */
export function minuteOf({ startsAt }: DayMinutes, instant: Date): number {
  return Math.floor((instant.getTime() - startsAt.getTime()) / MINUTE_MS);
}

/** The day minutes from one instant to before another; parts of a minute count as the whole. */
export function minutesBetween(measured: DayMinutes, { start, end }: { start: Date; end: Date }): Interval {
  return minutesOf(measured, { start: start.getTime(), end: end.getTime() });
}

/** The same of instants as milliseconds since 1970. */
export function minutesOf({ startsAt }: DayMinutes, { start, end }: Interval): Interval {
  const day = startsAt.getTime();
  return {
    start: Math.floor((start - day) / MINUTE_MS),
    end: Math.floor((end - 1 - day) / MINUTE_MS) + 1,
  };
}

/**
 * The first day minute at which the clock shows this clock minute or a later one: a time that the clock skips is
 * the moment of the jump, of a time that it shows twice the first counts, and 1440 is the end of the day.
 */
export function minuteAtClock({ length, clockAtStart, change }: DayMinutes, clock: number): number {
  const steady = Math.max(0, clock - clockAtStart);
  const minute = change === null || steady < change.at ? steady : Math.max(change.at, steady - change.by);
  return Math.min(minute, length);
}

/** What the clock shows at a day minute, as a clock minute; 1440 at the end of the day. */
export function clockAt({ clockAtStart, change }: DayMinutes, minute: number): number {
  return clockAtStart + minute + (change !== null && minute >= change.at ? change.by : 0);
}

/** The day minutes at which the clock shows a full or a half hour; of an hour that it shows twice those of the first. */
export function halfHours(day: DayMinutes): number[] {
  return [...new Set(Array.from({ length: 48 }, (_, index) => minuteAtClock(day, index * 30)))];
}
