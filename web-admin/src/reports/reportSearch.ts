import { readDay } from "@machiya/schema/domain/listFilters/dayFilter";
import { readChoice } from "@machiya/schema/domain/listFilters/searchParams";
import {
  type DayRange,
  daysBetween,
  monthOf,
  shiftDay,
  shownDays,
  WEEK_DAYS,
} from "@machiya/schema/domain/time/calendarTime";
import { exportPaths, paths } from "../paths.ts";

/** The periods to choose from. This week, month, and year end today, and compare with the same days of the last one. */
export const PERIODS = ["today", "yesterday", "week", "month", "year", "custom"] as const;
export type Period = (typeof PERIODS)[number];

/** The number of days between the first and the last day of the longest report. */
const MAX_DISTANCE = 365;

/** Returns the period of the URL, as in `?period=custom&from=2026-11-01&to=2026-11-21`; this month by default. */
export function readPeriod(search: URLSearchParams): Period {
  return readChoice(PERIODS, search.get("period")) || "month";
}

/** Returns the days of the URL's period. A custom range without valid days is today, and is cut to a year. */
export function readReportDays(search: URLSearchParams, today: string): DayRange {
  const starts: Readonly<Record<Exclude<Period, "custom" | "yesterday">, () => string>> = {
    today: () => today,
    week: () => shownDays("week", today).from,
    month: () => monthOf(today).from,
    year: () => `${today.slice(0, 4)}-01-01`,
  };
  const period = readPeriod(search);
  if (period === "yesterday") return { from: shiftDay(today, -1), to: shiftDay(today, -1) };
  if (period !== "custom") return { from: starts[period](), to: today };
  const from = readDay(search.get("from")) || readDay(search.get("to")) || today;
  const to = readDay(search.get("to")) || from;
  if (to < from) return { from, to: from };
  return { from, to: daysBetween(from, to) > MAX_DISTANCE ? shiftDay(from, MAX_DISTANCE) : to };
}

/** Returns the day of another month with the same number; the last one of a month that is shorter. */
function sameDayOf(month: string, day: string): string {
  const { to } = monthOf(`${month}-01`);
  const same = `${month}-${day.slice(8)}`;
  return same > to ? to : same;
}

/**
 * Returns the days with which the days of a period are compared: the same days of the last week, month, or year, and
 * otherwise the equally many days before.
 */
export function previousRange(period: Period, { from, to }: DayRange): DayRange {
  if (period === "week") return { from: shiftDay(from, -WEEK_DAYS), to: shiftDay(to, -WEEK_DAYS) };
  if (period === "month") {
    const last = shiftDay(from, -1).slice(0, 7);
    return { from: sameDayOf(last, from), to: sameDayOf(last, to) };
  }
  if (period === "year") {
    const lastYear = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4, 7)}`;
    return { from: sameDayOf(lastYear(from), from), to: sameDayOf(lastYear(to), to) };
  }
  return { from: shiftDay(from, -daysBetween(from, to) - 1), to: shiftDay(from, -1) };
}

/** Returns the URL parameters with another period; a custom one starts with the days that are shown. */
export function withPeriod(search: URLSearchParams, period: Period, shown: DayRange): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.set("period", period);
  for (const end of ["from", "to"] as const) {
    if (period === "custom") changed.set(end, shown[end]);
    else changed.delete(end);
  }
  return changed;
}

/** Returns the day whose closing sheet the URL asks for, `?print=closing&day=2026-11-21`; null for none. */
export function readClosingDay(search: URLSearchParams, today: string): string | null {
  return search.get("print") === "closing" ? readDay(search.get("day")) || today : null;
}

/** Returns the exports of the rows behind a report. The list of customers has no days. */
export function reportExports({ from, to }: DayRange) {
  const days = `from=${from}&to=${to}`;
  return [
    { name: "orders", href: `${exportPaths.orders}?createdFrom=${from}&createdTo=${to}` },
    { name: "payments", href: `${exportPaths.payments}?${days}` },
    { name: "appointments", href: `${exportPaths.appointments}?startFrom=${from}&startTo=${to}` },
    { name: "staffHours", href: `${exportPaths.staffHours}?${days}` },
    { name: "customers", href: exportPaths.customers },
  ] as const;
}

/** Returns the URL of the closing sheet of a day. */
export const closingSheetPath = (day: string): string => `${paths.reports}?print=closing&day=${day}`;
