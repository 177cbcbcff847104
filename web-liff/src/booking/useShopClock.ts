import { formatCalendarDay } from "@machiya/schema/client/dayFormat";
import { clockSpanText, wallTime } from "@machiya/schema/domain/time/calendarTime";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import { useLanguage } from "../language/language.ts";

/** Formats a YYYY-MM-DD date with its full weekday. */
export function dayName(day: string, locale: string): string {
  return formatCalendarDay(day, locale, { month: "long", day: "numeric", weekday: "long" });
}

/** Formats days and times in the store's time zone, independent of the browser's. */
export function useShopClock(timeZone: string) {
  const { locale } = useLanguage();
  const shortDay = (day: string) =>
    formatCalendarDay(day, locale, { month: "numeric", day: "numeric", weekday: "short" });
  return {
    day: (day: string) => dayName(day, locale),
    shortDay,
    month: (day: string) => formatCalendarDay(day, locale, { year: "numeric", month: "short" }),
    dayOf: (instant: string | Date) => dayOf(new Date(instant), timeZone),
    /** Returns HH:mm. */
    time: (instant: string | Date) => wallTime(new Date(instant), timeZone).slice(11, 16),
    /** Returns a short day and HH:mm. */
    dayAndTime: (instant: string | Date) =>
      `${shortDay(dayOf(new Date(instant), timeZone))} ${wallTime(new Date(instant), timeZone).slice(11, 16)}`,
    /** Returns HH:mm–HH:mm. */
    span: (start: string | Date, end: string | Date) =>
      clockSpanText({ start: new Date(start), end: new Date(end) }, timeZone),
  };
}
