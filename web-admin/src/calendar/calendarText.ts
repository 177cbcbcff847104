import { dayFormatter, formatCalendarDay, utcDate } from "@machiya/schema/client/dayFormat";
import type { CalendarView } from "@machiya/schema/domain/time/calendarTime";
import { shownDays } from "@machiya/schema/domain/time/calendarTime";

/** Formats a day in full: 2026年11月21日 星期六. */
export function dayName(day: string, locale: string): string {
  return formatCalendarDay(day, locale, { dateStyle: "full" });
}

/** Formats a day as a column header of a week: 11/21 週六. */
export function dayHead(day: string, locale: string): string {
  return formatCalendarDay(day, locale, { month: "numeric", day: "numeric", weekday: "short" });
}

/** Returns the heading of a view at a day. */
export function pageTitle(view: CalendarView, day: string, locale: string): string {
  if (view === "month") return formatCalendarDay(day, locale, { year: "numeric", month: "long" });
  if (view === "day") return dayName(day, locale);
  const { from, to } = shownDays(view, day);
  return dayFormatter(locale, { dateStyle: "medium" }).formatRange(utcDate(from), utcDate(to));
}
