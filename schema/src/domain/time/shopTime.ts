import { tzOffset } from "@date-fns/tz";

/** A point in time, or a calendar day (YYYY-MM-DD) that is a day in the shop's zone. */
export type Moment = { instant: Date } | { day: string };

/** The zone while the shop has no record of its own, and the one that its record begins with (decisions.md §4). */
export const DEFAULT_TIME_ZONE = "Asia/Taipei";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The last instant whose ISO text has a year of four digits, which is all that databases and wires agree on. */
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const LAST_DAY = Math.floor(LAST_INSTANT / DAY_MS);

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:Z|([+-])(\d{2})(?::?(\d{2}))?)$/i;

/** Callers may speak of the years from this one on. */
const FIRST_YEAR = 1900;

/** Days since 1970-01-01 of a written day; null when the calendar has no such day. */
function dayNumber(day: string): number | null {
  const parts = DAY.exec(day);
  if (parts === null) return null;
  const [year, month, date] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const utc = new Date(Date.UTC(year, month - 1, date));
  // The year is compared too, because Date.UTC takes the years 0 to 99 for those of the twentieth century.
  if (utc.getUTCFullYear() !== year || utc.getUTCMonth() !== month - 1 || utc.getUTCDate() !== date)
    return null;
  return utc.getTime() / DAY_MS;
}

function requireDayNumber(day: string): number {
  const number = dayNumber(day);
  if (number === null) throw new RangeError(`No such day: ${day}`);
  return number;
}

function dayText(number: number): string {
  return new Date(Math.min(number, LAST_DAY) * DAY_MS).toISOString().slice(0, 10);
}

/** How many minutes the zone's clock is ahead of UTC at this instant. */
export function utcOffset(instant: Date, zone: string): number {
  return tzOffset(zone, instant);
}

function offsetMs(time: number, zone: string): number {
  return utcOffset(new Date(time), zone) * MINUTE_MS;
}

function localDayNumber(time: number, zone: string): number {
  return Math.floor((time + offsetMs(time, zone)) / DAY_MS);
}

/**
 * The first instant of a day, in ms. Clocks may jump over midnight or repeat it, so of the instants that the offsets
 * around it suggest, the earliest that is not still the day before.
 */
function startOfDayNumber(number: number, zone: string): number {
  const midnight = number * DAY_MS;
  const starts = [-DAY_MS, DAY_MS].map((around) => midnight - offsetMs(midnight + around, zone));
  return Math.min(...starts.filter((start) => localDayNumber(start, zone) >= number));
}

/** The calendar day (YYYY-MM-DD) that it is in the zone at this instant. */
export function dayOf(instant: Date, zone: string): string {
  return dayText(localDayNumber(instant.getTime(), zone));
}

/** The first instant of a day in the zone, which is not 00:00 where the clock jumps at midnight. */
export function startOfDay(day: string, zone: string): Date {
  return new Date(startOfDayNumber(requireDayNumber(day), zone));
}

/** The last millisecond of a day in the zone. */
export function endOfDay(day: string, zone: string): Date {
  return new Date(Math.min(startOfDayNumber(requireDayNumber(day) + 1, zone) - 1, LAST_INSTANT));
}

/** The weekday of a calendar day, 1 Monday to 7 Sunday. */
export function weekdayOf(day: string): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  return (new Date(requireDayNumber(day) * DAY_MS).getUTCDay() || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

/** `count` calendar days, one after another, beginning with `from`; fewer at the end of the year 9999. */
export function calendarDays(from: string, count: number): string[] {
  const first = requireDayNumber(from);
  const length = Math.min(count, LAST_DAY - first + 1);
  return Array.from({ length }, (_, index) => dayText(first + index));
}

/** The last day of the month that lies `ahead` months after the month of `day`. */
export function lastDayOfMonth(day: string, ahead: number): string {
  const first = new Date(requireDayNumber(day) * DAY_MS);
  return dayText(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + ahead + 1, 0) / DAY_MS);
}

/** Whether this is the IANA name of a time zone that the runtime knows. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Reads an ISO 8601 instant with an offset, or a calendar date, of the years 1900 to 9999; null when it is neither. */
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

/** The instant itself, or the first of the day. */
export function momentStart(moment: Moment, zone: string): Date {
  return "instant" in moment ? moment.instant : startOfDay(moment.day, zone);
}

/** The instant itself, or the last of the day. */
export function momentEnd(moment: Moment, zone: string): Date {
  return "instant" in moment ? moment.instant : endOfDay(moment.day, zone);
}

/**
 * The day for people to read, year first (shop.md §9): 2026/11/21, in English 2026-11-21. Thai is the exception, because
 * Thais write the day first and count Buddhist years: 21/11/2569.
 */
export function formatDay(instant: Date, zone: string, locale: string): string {
  const day = dayOf(instant, zone);
  if (!locale.startsWith("th")) return day.replaceAll("-", locale.startsWith("en") ? "-" : "/");
  const [year, month, date] = day.split("-");
  return `${date}/${month}/${Number(year) + BUDDHIST_ERA}`;
}

/** Years by which the Buddhist calendar, as used in Thailand, is ahead of the Gregorian one. */
const BUDDHIST_ERA = 543;

/** The day as `formatDay` writes it and the time of day in 24 hours: 2026/11/21 14:30. */
export function formatDayTime(instant: Date, zone: string, locale: string): string {
  return `${formatDay(instant, zone, locale)} ${timeFormat(zone, locale).format(instant)}`;
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** Kept: each takes some 30 KB outside the heap, which nothing sees, and a file of orders asked for thousands. */
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
