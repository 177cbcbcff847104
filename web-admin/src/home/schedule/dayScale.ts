import type { Span } from "../isWorkingAt.ts";

const HOUR_MS = 3_600_000;

/** The part of the day that a timeline shows, in ms since 1970. */
export interface DayScale {
  start: number;
  end: number;
  /** The marked hours. */
  hours: number[];
}

/** The most hours that are marked, so that their labels have room. */
const MAX_MARKS = 7;

/** Returns the scale that shows all spans, widened to whole hours; null without a span. */
export function dayScale(spans: readonly Span[]): DayScale | null {
  if (spans.length === 0) return null;
  const start =
    Math.floor(Math.min(...spans.map(({ startsAt }) => Date.parse(startsAt))) / HOUR_MS) * HOUR_MS;
  const end = Math.ceil(Math.max(...spans.map(({ endsAt }) => Date.parse(endsAt))) / HOUR_MS) * HOUR_MS;
  const step = Math.ceil((end - start) / HOUR_MS / MAX_MARKS) * HOUR_MS;
  const count = Math.floor((end - start) / step) + 1;
  return { start, end, hours: Array.from({ length: count }, (_, index) => start + index * step) };
}

/** Returns the position of a time on the scale in percent. */
export function percentAt({ start, end }: DayScale, time: number): number {
  return (Math.min(Math.max(time, start), end) - start) / ((end - start) / 100);
}

/** Returns the style of a span on the scale. */
export function spanStyle(scale: DayScale, { startsAt, endsAt }: Span): { left: string; width: string } {
  const left = percentAt(scale, Date.parse(startsAt));
  return { left: `${left}%`, width: `${percentAt(scale, Date.parse(endsAt)) - left}%` };
}
