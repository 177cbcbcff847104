/** Taipei has had no summer time since 1979: its clocks are eight hours ahead, whatever the day. */
const ZONE_MS = 8 * 3_600_000;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Days since 1970-01-01 in Taipei. */
export function demoDayOf(instant: Date): number {
  return Math.floor((instant.getTime() + ZONE_MS) / DAY_MS);
}

/** A minute of a day in Taipei; negative and large ones are of other days. */
export function demoMinuteOf(day: number, minute: number): Date {
  return new Date(day * DAY_MS - ZONE_MS + minute * MINUTE_MS);
}

/** 1 Monday to 7 Sunday. */
export function demoWeekdayOf(day: number): number {
  // Day 0 was a Thursday.
  return ((day + 3) % 7) + 1;
}

/** The first day from this one on that is one of the open weekdays. */
export function openDayFrom(day: number, openWeekdays: readonly number[]): number {
  let open = day;
  while (!openWeekdays.includes(demoWeekdayOf(open))) open += 1;
  return open;
}

/** The last such day up to this one. */
export function openDayUntil(day: number, openWeekdays: readonly number[]): number {
  let open = day;
  while (!openWeekdays.includes(demoWeekdayOf(open))) open -= 1;
  return open;
}
