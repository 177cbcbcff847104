import type { Interval } from "../time/intervals.ts";
import { isServiceDuration } from "./serviceRules.ts";

function requireDuration(duration: number): number {
  if (!isServiceDuration(duration))
    throw new RangeError(`Not a valid service duration in minutes: ${duration}`);
  return duration;
}

/** Returns the sum of the services' durations in minutes. */
export function totalMinutes(durations: readonly number[]): number {
  return durations.reduce((sum, duration) => sum + requireDuration(duration), 0);
}

/** Returns consecutive lines from a start, each as long as its service, in minutes (booking.md §4). */
export function itemMinutes(start: number, durations: readonly number[]): Interval[] {
  let next = start;
  return durations.map((duration) => {
    const from = next;
    next += requireDuration(duration);
    return { start: from, end: next };
  });
}

/**
 * Returns the times of an appointment whose lines follow each other. The end of a line comes from its
 * service's duration in minutes, never from the client (decisions.md §5). Throws a RangeError for an invalid
 * duration.
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

/**
 * Returns the items of a visit with other lengths. An item keeps its distance from the last end of those that ended by
 * its start, so that the visit keeps its order; items that take place at the same time therefore move it only once.
 */
export function resizedIntervals<Item extends Interval>(
  items: readonly Item[],
  lengthOf: (item: Item) => number,
): Item[] {
  const lastEnd = (ended: readonly Interval[]) => Math.max(...ended.map(({ end }) => end));
  const resized = new Map<Item, Item>();
  for (const item of items.toSorted((one, other) => one.start - other.start)) {
    const before = [...resized].filter(([{ end }]) => end <= item.start);
    const by =
      before.length === 0 ? 0 : lastEnd(before.map(([, now]) => now)) - lastEnd(before.map(([old]) => old));
    const start = item.start + by;
    resized.set(item, { ...item, start, end: start + lengthOf(item) });
  }
  return items.map((item) => resized.get(item) ?? item);
}
