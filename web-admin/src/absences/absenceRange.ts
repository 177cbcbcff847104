import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";

/** The maximum range that the server accepts, in days. */
const DAYS_AHEAD = 397;

/** Returns the range from today to the server's limit, as days in the store's zone. */
export function upcomingDays(now: Date, zone: string): { from: string; to: string } {
  const from = dayOf(now, zone);
  return { from, to: calendarDays(from, DAYS_AHEAD).at(-1) ?? from };
}
