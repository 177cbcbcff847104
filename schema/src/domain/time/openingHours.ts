import { isOpenOn } from "../orders/delivery.ts";
import { clockSpanOn } from "../shifts/shiftTimes.ts";
import type { DayMinutes } from "./dayMinutes.ts";
import { instantAt, measureDay } from "./dayMinutes.ts";
import { type Interval, mergeIntervals, subtractIntervals } from "./intervals.ts";
import { calendarDays, dayOf, weekdayOf } from "./shopTime.ts";

/** When the store is open in an ordinary week. */
export interface OpeningHours {
  /** 1 is Monday, 7 Sunday; empty means every day. */
  openWeekdays: readonly number[];
  /** Clock minutes by weekday. */
  bookingHours: readonly (Interval & { weekday: number })[];
}

/**
 * Returns the hours that visitors may rely on: those for bookings, unless the store describes its opening hours in words,
 * which may differ and cannot be read as times.
 */
export function visitingHours<Hours>(openingHours: string, bookingHours: readonly Hours[]): readonly Hours[] {
  return openingHours.trim() === "" ? bookingHours : [];
}

/**
 * Returns the hours of an open weekday in day minutes, or the whole day when it has none; empty when closed.
 * Without a store record, every day is open.
 */
export function openingOn(day: string, measured: DayMinutes, store: OpeningHours | null): Interval[] {
  const weekday = weekdayOf(day);
  if (store !== null && !isOpenOn(weekday, store.openWeekdays)) return [];
  const hours = store?.bookingHours.filter((one) => one.weekday === weekday) ?? [];
  return hours.length === 0
    ? [{ start: 0, end: measured.length }]
    : hours.map((one) => clockSpanOn(measured, one));
}

/**
 * Whether the store is open. Hours of an open weekday without entries are not known: such a day is open, but
 * nothing tells from when until when.
 */
export type OpenStatus =
  /** Null: around the clock. */
  | { is: "OPEN"; until: Date | null }
  | { is: "OPEN_TODAY" }
  /** Null: not within the next 60 days. When the time is not known, only the day of `opensAt` counts. */
  | { is: "CLOSED"; opensAt: Date | null; timeKnown: boolean };

/** The number of days in which the next opening is looked for. */
const MAX_DAYS = 60;

interface OpenQuestion {
  hours: OpeningHours;
  closures: readonly { startsAt: Date; endsAt: Date }[];
  /** The store's time zone. */
  zone: string;
  now: Date;
}

/** Returns whether the store is open now, and when that changes. Both ends of an hour count as its later part. */
export function openStatus({ hours, closures, zone, now }: OpenQuestion): OpenStatus {
  const closed = closures.map(({ startsAt, endsAt }) => ({
    start: startsAt.getTime(),
    end: endsAt.getTime(),
  }));
  /** The end of the open time that contains now; null while none is found. */
  let until: number | null = null;
  for (const day of calendarDays(dayOf(now, zone), MAX_DAYS)) {
    const measured = measureDay(day, zone);
    const at = (minute: number) => instantAt(measured, minute).getTime();
    const known = hours.bookingHours.some(({ weekday }) => weekday === weekdayOf(day));
    const open = openingOn(day, measured, hours).map(({ start, end }) => ({
      start: at(start),
      end: at(end),
    }));
    for (const { start, end } of subtractIntervals(mergeIntervals(open), mergeIntervals(closed))) {
      if (end <= now.getTime()) continue;
      if (until === null && start > now.getTime())
        return { is: "CLOSED", opensAt: new Date(start), timeKnown: known || start > at(0) };
      if (until === null && !known) return { is: "OPEN_TODAY" };
      if (until !== null && (start > until || !known)) return { is: "OPEN", until: new Date(until) };
      until = end;
    }
    if (until !== null && until < at(measured.length)) return { is: "OPEN", until: new Date(until) };
  }
  return until === null ? { is: "CLOSED", opensAt: null, timeKnown: false } : { is: "OPEN", until: null };
}
