import type { Interval } from "../time/intervals.ts";
import { isServiceDuration } from "./serviceRules.ts";

function requireDuration(duration: number): number {
  if (!isServiceDuration(duration)) throw new RangeError(`No service takes ${duration} minutes`);
  return duration;
}

/** The sum of services' durations, in minutes. */
export function totalMinutes(durations: readonly number[]): number {
  return durations.reduce((sum, duration) => sum + requireDuration(duration), 0);
}

/** Lines that follow each other from a start, each as long as its service, in minutes (booking.md §4). */
export function itemMinutes(start: number, durations: readonly number[]): Interval[] {
  let next = start;
  return durations.map((duration) => {
    const from = next;
    next += requireDuration(duration);
    return { start: from, end: next };
  });
}

/**
 * The times of an appointment whose lines follow each other: the end of every line comes from its service's duration
 * in minutes, never from the client (decisions.md §5). Throws a RangeError on a duration that no service has.
 */
export function itemTimes(
  start: Date,
  durations: readonly number[],
): { items: { start: Date; end: Date }[]; end: Date } {
  const at = (minute: number) => new Date(start.getTime() + minute * 60_000);
  return {
    items: itemMinutes(0, durations).map((item) => ({ start: at(item.start), end: at(item.end) })),
    end: at(totalMinutes(durations)),
  };
}
