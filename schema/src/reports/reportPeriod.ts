import type { StoreCurrencies } from "../domain/figureCurrency.ts";
import { shiftDay } from "../domain/time/calendarTime.ts";
import { calendarDays, dayOf, startOfDay } from "../domain/time/shopTime.ts";

/** The number of past days whose figures are never stored: today, and the day that is over for less than a day. */
const FRESH_DAYS = 2;

/** Consecutive days of the store in their time zone. */
export interface ReportPeriod {
  /** YYYY-MM-DD, ascending; at least one. */
  days: readonly string[];
  zone: string;
}

/** A period, divided into the days whose figures are stored and the later ones. */
export interface DividedPeriod {
  stored: ReportPeriod | null;
  fresh: ReportPeriod | null;
  /** The currencies of the store, which decide what the figures contain. */
  store: StoreCurrencies;
}

/** Divides a period: figures are stored for days that have been over for a day, in every currency. */
export function dividePeriod(
  { days, zone }: ReportPeriod,
  { now, store }: { now: Date; store: StoreCurrencies },
): DividedPeriod {
  const firstFresh = shiftDay(dayOf(now, zone), 1 - FRESH_DAYS);
  const part = (some: readonly string[]) => (some.length === 0 ? null : { days: some, zone });
  return {
    stored: part(days.filter((day) => day < firstFresh)),
    fresh: part(days.filter((day) => day >= firstFresh)),
    store,
  };
}

const knownStarts = new WeakMap<ReportPeriod, readonly Date[]>();

/**
 * Returns the first instants of all days, and of the day after the last. Each figure of a report needs them, and those of
 * a year take milliseconds.
 */
export function dayStarts(period: ReportPeriod): readonly Date[] {
  const known = knownStarts.get(period);
  if (known !== undefined) return known;
  const { days, zone } = period;
  const after = shiftDay(days.at(-1) ?? "", 1);
  const starts = [...days, after].map((day) => startOfDay(day, zone));
  knownStarts.set(period, starts);
  return starts;
}

/** Returns the period of the same length that ends before this one. */
export function previousDays(days: readonly string[]): string[] {
  return calendarDays(shiftDay(days[0] ?? "", -days.length), days.length);
}
