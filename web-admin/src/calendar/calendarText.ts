import type { CalendarView } from "@machiya/schema/domain/calendarTime";
import { shownDays } from "@machiya/schema/domain/calendarTime";

/** A calendar day as the formatters of dates take it: they all read UTC. */
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);

const formatter = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });

/** A day in full, for people and screen readers: 2026年11月21日 星期六. */
export function dayName(day: string, locale: string): string {
  return formatter(locale, { dateStyle: "full" }).format(asDate(day));
}

/** A day of a week above its column: 11/21 週六. */
export function dayHead(day: string, locale: string): string {
  return formatter(locale, { month: "numeric", day: "numeric", weekday: "short" }).format(asDate(day));
}

/** The weekday above a column of a month. */
export function weekdayHead(day: string, locale: string): string {
  return formatter(locale, { weekday: "short" }).format(asDate(day));
}

/** What a calendar opened at a day shows, as its heading. */
export function pageTitle(view: CalendarView, day: string, locale: string): string {
  if (view === "month") return formatter(locale, { year: "numeric", month: "long" }).format(asDate(day));
  if (view === "day") return dayName(day, locale);
  const { from, to } = shownDays(view, day);
  return formatter(locale, { dateStyle: "medium" }).formatRange(asDate(from), asDate(to));
}
