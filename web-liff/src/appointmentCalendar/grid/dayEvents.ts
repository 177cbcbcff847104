import { daysBetween } from "@machiya/schema/domain/time/calendarTime";
import { laneFor } from "@machiya/schema/domain/time/lanes";
import type { RenderedEvent } from "../calendarEvents.ts";

/** The part of an event that lies on one day. */
export interface DayEvent {
  event: RenderedEvent;
  /** Minutes on the clock of the day, 0 to 1440. */
  start: number;
  end: number;
  /** The column of the event among those that overlap, counted from 0, and their number. */
  column: number;
  columns: number;
}

const DAY_MINUTES = 1440;

const clockMinute = (wall: string) => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

/** Returns the minute on a day's clock at a wall time, limited to the day. */
function minuteOn(day: string, wall: string): number {
  const days = daysBetween(day, wall.slice(0, 10));
  if (days === 0) return clockMinute(wall);
  return days < 0 ? 0 : DAY_MINUTES;
}

/**
 * Returns the parts of events that lie on a day, sorted by start. Parts that overlap, also through others, share the
 * width of the day in columns. An event that ends at midnight is not on the next day.
 */
export function eventsOn(day: string, events: readonly RenderedEvent[]): DayEvent[] {
  const parts = events
    .map((event) => ({ event, start: minuteOn(day, event.start), end: minuteOn(day, event.end) }))
    .filter(({ event, start, end }) => end > start || (start === end && event.start.startsWith(day)))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const placed: DayEvent[] = [];
  let group: DayEvent[] = [];
  let ends: number[] = [];
  const closeGroup = () => {
    for (const part of group) part.columns = ends.length;
    placed.push(...group);
    group = [];
    ends = [];
  };
  for (const part of parts) {
    if (ends.every((end) => end <= part.start)) closeGroup();
    group.push({ ...part, column: laneFor(part, ends), columns: 1 });
  }
  closeGroup();
  return placed;
}
