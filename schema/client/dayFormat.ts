/** A calendar day (YYYY-MM-DD) as the formatters take it: they all read UTC. */
export const utcDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** The formatter of calendar days in a locale. */
export function dayFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
}

/** Formats a calendar day. */
export function formatCalendarDay(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dayFormatter(locale, options).format(utcDate(day));
}

/** The weekday in short, as it stands above a column. */
export function shortWeekday(day: string, locale: string): string {
  return formatCalendarDay(day, locale, { weekday: "short" });
}

/** The calendar day of a local date, as the calendar library hands them out; its midnight may be missing in the browser's zone. */
export function localDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
