/** Taipei has had no daylight saving time since 1979 and is always eight hours ahead of UTC. */
const ZONE_MS = 8 * 3_600_000;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Returns the number of days since 1970-01-01 in Taipei. */
export function demoDayOf(instant: Date): number {
  return Math.floor((instant.getTime() + ZONE_MS) / DAY_MS);
}

/** Returns the instant of a minute of a day in Taipei; negative and large minutes are on other days. */
export function demoMinuteOf(day: number, minute: number): Date {
  return new Date(day * DAY_MS - ZONE_MS + minute * MINUTE_MS);
}

/** Returns the weekday, 1 Monday to 7 Sunday. */
export function demoWeekdayOf(day: number): number {
  // Day 0 was a Thursday.
  return ((day + 3) % 7) + 1;
}

/** Returns the first open weekday from this day on. */
export function openDayFrom(day: number, openWeekdays: readonly number[]): number {
  let open = day;
  while (!openWeekdays.includes(demoWeekdayOf(open))) open += 1;
  return open;
}

/** Returns the last open weekday up to this day. */
export function openDayUntil(day: number, openWeekdays: readonly number[]): number {
  let open = day;
  while (!openWeekdays.includes(demoWeekdayOf(open))) open -= 1;
  return open;
}
