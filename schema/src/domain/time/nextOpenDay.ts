import { instantAt, measureDay } from "./dayMinutes.ts";
import { mergeIntervals, subtractIntervals } from "./intervals.ts";
import { type OpeningHours, openingOn } from "./openingHours.ts";
import { calendarDays } from "./shopTime.ts";

/** The number of days in which the next open day is looked for. */
export const OPEN_DAY_LIMIT = 60;

interface OpenDayQuery {
  hours: OpeningHours | null;
  closures: readonly { startsAt: Date; endsAt: Date }[];
  /** The store's time zone. */
  zone: string;
  /** The first day that may be returned (YYYY-MM-DD). */
  from: string;
}

/** Returns the first day on which the store is open for some minute; null within the next 60 days. */
export function nextOpenDay({ hours, closures, zone, from }: OpenDayQuery): string | null {
  const closed = mergeIntervals(
    closures.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() })),
  );
  const isOpen = (day: string) => {
    const measured = measureDay(day, zone);
    const open = openingOn(day, measured, hours).map(({ start, end }) => ({
      start: instantAt(measured, start).getTime(),
      end: instantAt(measured, end).getTime(),
    }));
    return subtractIntervals(mergeIntervals(open), closed).length > 0;
  };
  return calendarDays(from, OPEN_DAY_LIMIT).find(isOpen) ?? null;
}
