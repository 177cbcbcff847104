import { clockSpanText, wallTime } from "@machiya/schema/domain/calendarTime";
import { dayOf } from "@machiya/schema/domain/shopTime";
import { useLanguage } from "../language/language.tsx";

function write(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** YYYY-MM-DD with its weekday, in full. */
export function dayName(day: string, locale: string): string {
  return write(day, locale, { month: "long", day: "numeric", weekday: "long" });
}

/** The weekday alone, as it stands above a column. */
export function weekdayName(day: string, locale: string): string {
  return write(day, locale, { weekday: "short" });
}

/** Days and times as the store's clocks and calendar show them, whatever the browser's. */
export function useShopClock(timeZone: string) {
  const { locale } = useLanguage();
  return {
    day: (day: string) => dayName(day, locale),
    shortDay: (day: string) => write(day, locale, { month: "numeric", day: "numeric", weekday: "short" }),
    month: (day: string) => write(day, locale, { year: "numeric", month: "short" }),
    dayOf: (instant: string | Date) => dayOf(new Date(instant), timeZone),
    /** HH:mm. */
    time: (instant: string | Date) => wallTime(new Date(instant), timeZone).slice(11, 16),
    /** HH:mm–HH:mm. */
    span: (start: string | Date, end: string | Date) =>
      clockSpanText({ start: new Date(start), end: new Date(end) }, timeZone),
  };
}
