/** Converts a calendar day (YYYY-MM-DD) to a Date for the formatters, which all use UTC. */
export const utcDate = (day: string) => new Date(`${day}T00:00:00Z`);

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a formatter of calendar days in a locale. Formatters are cached, because creating one takes a phone up to
 * a millisecond, and calendars format each day.
 */
export function dayFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = dayFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  dayFormats.set(key, format);
  return format;
}

/** Formats a calendar day. */
export function formatCalendarDay(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dayFormatter(locale, options).format(utcDate(day));
}

/** Returns the abbreviated weekday for the header of a column. */
export function shortWeekday(day: string, locale: string): string {
  return formatCalendarDay(day, locale, { weekday: "short" });
}

/**
 * Returns the calendar day of a local date from the calendar library. The browser's zone may skip its
 * midnight.
 */
export function localDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
