import { tzOffset } from "@date-fns/tz";
import { formatBareDay } from "./bareDay.ts";

/** An instant, or a calendar day (YYYY-MM-DD) in the shop's zone. */
export type Moment = { instant: Date } | { day: string };

/** The time zone when the shop has no store record, and the default of a new record (decisions.md §4). */
export const DEFAULT_TIME_ZONE = "Asia/Taipei";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The last instant with a four-digit year, which is all that databases and wire formats agree on. */
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const LAST_DAY = Math.floor(LAST_INSTANT / DAY_MS);

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:Z|([+-])(\d{2})(?::?(\d{2}))?)$/i;

/** The first year that callers may use. */
const FIRST_YEAR = 1900;

/** Returns the number of days since 1970-01-01; null for a day that does not exist. */
function dayNumber(day: string): number | null {
  const parts = DAY.exec(day);
  if (parts === null) return null;
  const [year, month, date] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const utc = new Date(Date.UTC(year, month - 1, date));
  // The year is compared too, because Date.UTC maps the years 0 to 99 to 1900 to 1999.
  if (utc.getUTCFullYear() !== year || utc.getUTCMonth() !== month - 1 || utc.getUTCDate() !== date)
    return null;
  return utc.getTime() / DAY_MS;
}

function requireDayNumber(day: string): number {
  const number = dayNumber(day);
  if (number === null) throw new RangeError(`Not a calendar day: ${day}`);
  return number;
}

/** Maximum number of cached results; some months of appointments need fewer. */
const MAX_CACHED = 10_000;

const dayTexts = new Map<number, string>();

function dayText(number: number): string {
  const known = dayTexts.get(number);
  if (known !== undefined) return known;
  const text = new Date(Math.min(number, LAST_DAY) * DAY_MS).toISOString().slice(0, 10);
  if (dayTexts.size >= MAX_CACHED) dayTexts.clear();
  dayTexts.set(number, text);
  return text;
}

/** Since 1973, the clocks of all zones change at whole minutes. */
const FIRST_CACHED_MINUTE = Date.UTC(1973, 0, 1) / MINUTE_MS;

/** The offsets of one zone by minute, because a shop has one zone and reading its data is slow. */
let cached = { zone: "", offsets: new Map<number, number>() };

/** Returns how many minutes the zone's clock is ahead of UTC at an instant. */
export function utcOffset(instant: Date, zone: string): number {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (!(minute >= FIRST_CACHED_MINUTE)) return tzOffset(zone, instant);
  if (cached.zone !== zone || cached.offsets.size >= MAX_CACHED) cached = { zone, offsets: new Map() };
  const known = cached.offsets.get(minute);
  if (known !== undefined) return known;
  const offset = tzOffset(zone, instant);
  cached.offsets.set(minute, offset);
  return offset;
}

function offsetMs(time: number, zone: string): number {
  return utcOffset(new Date(time), zone) * MINUTE_MS;
}

function localDayNumber(time: number, zone: string): number {
  return Math.floor((time + offsetMs(time, zone)) / DAY_MS);
}

/**
 * Returns the first instant of a day in ms. Clocks may skip or repeat midnight, so that this takes the
 * earliest candidate, by the offsets around it, that is not on the day before.
 */
function startOfDayNumber(number: number, zone: string): number {
  const midnight = number * DAY_MS;
  const starts = [-DAY_MS, DAY_MS].map((around) => midnight - offsetMs(midnight + around, zone));
  return Math.min(...starts.filter((start) => localDayNumber(start, zone) >= number));
}

/** Returns the calendar day (YYYY-MM-DD) in the zone at an instant. */
export function dayOf(instant: Date, zone: string): string {
  return dayText(localDayNumber(instant.getTime(), zone));
}

/** Returns the first instant of a day in the zone, which is not 00:00 where the clock skips midnight. */
export function startOfDay(day: string, zone: string): Date {
  return new Date(startOfDayNumber(requireDayNumber(day), zone));
}

/** Returns the last millisecond of a day in the zone. */
export function endOfDay(day: string, zone: string): Date {
  return new Date(Math.min(startOfDayNumber(requireDayNumber(day) + 1, zone) - 1, LAST_INSTANT));
}

/** Returns the weekday of a calendar day, 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  return (new Date(requireDayNumber(day) * DAY_MS).getUTCDay() || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** Returns `count` consecutive calendar days starting with `from`; fewer at the end of the year 9999. */
export function calendarDays(from: string, count: number): string[] {
  const first = requireDayNumber(from);
  const length = Math.min(count, LAST_DAY - first + 1);
  return Array.from({ length }, (_, index) => dayText(first + index));
}

/** Returns the last day of the month that is `ahead` months after the month of `day`. */
export function lastDayOfMonth(day: string, ahead: number): string {
  const first = new Date(requireDayNumber(day) * DAY_MS);
  return dayText(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + ahead + 1, 0) / DAY_MS);
}

/** Returns whether a text is an IANA time zone name that the runtime supports. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/**
 * Parses an ISO 8601 instant with an offset, or a calendar date, in the years 1900 to 9999; null for anything
 * else.
 */
export function readMoment(text: string): Moment | null {
  if (dayNumber(text) !== null) return Number(text.slice(0, 4)) < FIRST_YEAR ? null : { day: text };
  const parts = INSTANT.exec(text);
  if (parts === null) return null;
  const day = dayNumber(parts[1] ?? "");
  const [hour, minute, second] = [Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 0)];
  const [offsetHours, offsetMinutes] = [Number(parts[7] ?? 0), Number(parts[8] ?? 0)];
  if (day === null || hour > 23 || minute > 59 || second > 59 || offsetHours > 23 || offsetMinutes > 59)
    return null;
  const fraction = Number((parts[5] ?? "").padEnd(3, "0").slice(0, 3));
  const offset = (offsetHours * 60 + offsetMinutes) * (parts[6] === "-" ? -1 : 1);
  const instant = new Date(day * DAY_MS + ((hour * 60 + minute - offset) * 60 + second) * 1000 + fraction);
  const year = instant.getUTCFullYear();
  return year < FIRST_YEAR || year > 9999 ? null : { instant };
}

/** Returns the instant itself, or the first instant of the day. */
export function momentStart(moment: Moment, zone: string): Date {
  return "instant" in moment ? moment.instant : startOfDay(moment.day, zone);
}

/** Returns the instant itself, or the last millisecond of the day. */
export function momentEnd(moment: Moment, zone: string): Date {
  return "instant" in moment ? moment.instant : endOfDay(moment.day, zone);
}

/** Formats the day of an instant as `formatBareDay` does. */
export function formatDay(instant: Date, zone: string, locale: string): string {
  return formatBareDay(dayOf(instant, zone), locale);
}

/** Formats the day as `formatDay` does, followed by the time in 24 hours: 2026/11/21 14:30. */
export function formatDayTime(instant: Date, zone: string, locale: string): string {
  return `${formatDay(instant, zone, locale)} ${timeFormat(zone, locale).format(instant)}`;
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Caches formatters, because each uses about 30 KB of untracked memory outside the heap and an order export
 * needs thousands.
 */
function timeFormat(timeZone: string, locale: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known = timeFormats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  timeFormats.set(key, made);
  return made;
}
