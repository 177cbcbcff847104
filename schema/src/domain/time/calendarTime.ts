import { formatClock } from "../shifts/shiftTimes.ts";
import { clockAt, instantAt, measureDay, minuteAtClock, minuteOf } from "./dayMinutes.ts";
import { dayOf, lastDayOfMonth, weekdayOf } from "./shopTime.ts";

/** What a calendar shows (booking.md §2): the agenda lists a week from its day on, the others are grids. */
export type CalendarView = "month" | "week" | "day" | "agenda";

/** The number of days of a week, and of the shortest agenda. */
export const WEEK_DAYS = 7;

/** Calendar days, both inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * Date and time on the store's clock, YYYY-MM-DDTHH:mm:ss without an offset. Calendars draw these, so that
 * the browser's time zone has no influence.
 */
export type WallTime = string;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_END = 1440;
const SUNDAY = 7;

/** The range of days that the API accepts. */
const FIRST_DAY = "1900-01-01";
const LAST_DAY = "9999-12-31";

const WALL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/;

const wall = (day: string, clock: number): WallTime => `${day}T${formatClock(clock)}:00`;

/** Returns the calendar day `by` days later (earlier when negative), limited to the years 1900 to 9999. */
export function shiftDay(day: string, by: number): string {
  const moved = Date.parse(`${day}T00:00:00Z`) + by * DAY_MS;
  if (Number.isNaN(moved)) throw new RangeError(`Not a calendar day: ${day}`);
  if (moved < Date.parse(FIRST_DAY)) return FIRST_DAY;
  if (moved > Date.parse(LAST_DAY)) return LAST_DAY;
  return new Date(moved).toISOString().slice(0, 10);
}

/** Returns the number of days from one calendar day to another; negative when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

/** Returns the Sunday that starts the week of a day (decisions.md §5). */
function startOfWeek(day: string): string {
  return shiftDay(day, -(weekdayOf(day) % SUNDAY));
}

/**
 * Returns the days that a calendar shows at a day: whole weeks from Sunday to Saturday, the day alone, or a week
 * from the day on.
 */
export function shownDays(view: CalendarView, day: string): DayRange {
  if (view === "day") return { from: day, to: day };
  if (view === "agenda") return { from: day, to: shiftDay(day, WEEK_DAYS - 1) };
  const { from, to } = view === "month" ? monthOf(day) : { from: day, to: day };
  return { from: startOfWeek(from), to: shiftDay(startOfWeek(to), 6) };
}

/** Returns the first and the last day of a day's month. */
export function monthOf(day: string): DayRange {
  return { from: `${day.slice(0, 8)}01`, to: lastDayOfMonth(day, 0) };
}

/**
 * Returns the day at which a calendar opens after paging: a month's first day, the same weekday, or the
 * adjacent day.
 */
export function turnPage(view: CalendarView, day: string, by: -1 | 1): string {
  if (view === "month") {
    const { from, to } = monthOf(day);
    return monthOf(by > 0 ? shiftDay(to, 1) : shiftDay(from, -1)).from;
  }
  return shiftDay(day, view === "day" ? by : by * WEEK_DAYS);
}

/** Returns an instant's wall time in the store's zone; seconds are dropped. */
export function wallTime(instant: Date, zone: string): WallTime {
  const day = dayOf(instant, zone);
  const measured = measureDay(day, zone);
  return wall(day, clockAt(measured, minuteOf(measured, instant)));
}

/**
 * Returns the instant of a wall time: the first one when the clock shows it twice, the moment of the jump
 * when the clock skips it. Throws a RangeError for an invalid text.
 */
export function instantOfWall(text: WallTime, zone: string): Date {
  const [, day = "", hour, minute] = WALL.exec(text) ?? [];
  const measured = measureDay(day, zone);
  return instantAt(measured, minuteAtClock(measured, Number(hour) * 60 + Number(minute)));
}

/** Returns the instant of a day and clock minute, as shifts are stored: 1440 is the end of the day. */
export function instantOfClock(day: string, clock: number, zone: string): Date {
  const measured = measureDay(day, zone);
  return instantAt(measured, minuteAtClock(measured, clock));
}

/**
 * Returns a span as calendars draw it. When the clock is put back within it, it can be empty but never
 * negative.
 */
export function wallSpan({ start, end }: { start: Date; end: Date }, zone: string) {
  const from = wallTime(start, zone);
  const to = wallTime(end, zone);
  return { start: from, end: to < from ? from : to };
}

/**
 * Moves a span by the minutes of a drag in a calendar whose days all have 1440 minutes. The duration does not
 * change. A move by 0 keeps the instants, even within an hour that the clock shows twice.
 */
export function moveSpan({ start, end }: { start: Date; end: Date }, minutes: number, zone: string) {
  if (minutes === 0) return { start, end };
  const wanted = Date.parse(`${wallTime(start, zone)}Z`) + minutes * MINUTE_MS;
  const moved = instantOfWall(new Date(wanted).toISOString().slice(0, 19), zone);
  return { start: moved, end: new Date(moved.getTime() + end.getTime() - start.getTime()) };
}

/**
 * Returns the minutes of a span after its end moved by the minutes of a drag in a calendar whose days all have
 * 1440 minutes; 0 when the end would not be after the start.
 */
export function resizedMinutes(
  { start, end }: { start: Date; end: Date },
  minutes: number,
  zone: string,
): number {
  const { start: ends } = moveSpan({ start: end, end }, minutes, zone);
  return Math.max(0, Math.round((ends.getTime() - start.getTime()) / MINUTE_MS));
}

/** Returns the shown days that a span touches. A span that ends at midnight does not touch the next day. */
export function daysTouched(
  { start, end }: { start: Date; end: Date },
  shown: DayRange,
  zone: string,
): string[] {
  const last = dayOf(new Date(Math.max(start.getTime(), end.getTime() - 1)), zone);
  const days: string[] = [];
  let day = dayOf(start, zone);
  if (day < shown.from) day = shown.from;
  for (; day <= last && day <= shown.to; day = shiftDay(day, 1)) {
    days.push(day);
    if (day === LAST_DAY) break;
  }
  return days;
}

/** Formats a span as HH:mm–HH:mm on the store's clock; an end at midnight is 24:00. */
export function clockSpanText({ start, end }: { start: Date; end: Date }, zone: string): string {
  const [from, to] = [wallTime(start, zone), wallTime(end, zone)];
  const midnight = to.slice(11, 16) === "00:00" && end > start;
  return `${from.slice(11, 16)}–${midnight ? formatClock(DAY_END) : to.slice(11, 16)}`;
}
