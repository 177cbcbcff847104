import { formatCalendarDay } from "@machiya/schema/client/dayFormat";

/** Returns a function that names weekdays, 1 Monday to 7 Sunday. 2024 began on a Monday. */
export const weekdayName = (locale: string) => (weekday: number) =>
  formatCalendarDay(`2024-01-0${weekday}`, locale, { weekday: "short" });
