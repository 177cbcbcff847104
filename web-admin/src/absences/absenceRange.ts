import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";

/** As far as the server looks at once, in days. */
const DAYS_AHEAD = 397;

/** From today as far as the server looks, as days of the store. */
export function upcomingDays(now: Date, zone: string): { from: string; to: string } {
  const from = dayOf(now, zone);
  return { from, to: calendarDays(from, DAYS_AHEAD).at(-1) ?? from };
}
