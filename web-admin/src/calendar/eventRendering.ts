import type { Calendar } from "@event-calendar/core";
import {
  type CalendarView,
  clockSpanText,
  daysTouched,
  shownDays,
  wallSpan,
  wallTime,
} from "@machiya/schema/domain/time/calendarTime";
import { calendarDays, dayOf } from "@machiya/schema/domain/time/shopTime";
import type { CalendarBackground, CalendarEvent } from "./calendarEvents.ts";
import { dayName } from "./calendarText.ts";
import { PERSON_COLORS } from "./personColors.ts";

/** The time zone and locale for formatting. */
export interface EventReader {
  zone: string;
  locale: string;
}

/** The data that `eventContent` reads from a rendered event. */
export interface RenderedEvent extends Record<string, unknown> {
  title: string;
  detail: string;
  mark: string;
  name: string;
  id: string;
}

const WHOLE_DAY = "00:00–24:00";

/** A half hour has room for one line each of the title and the detail. */
const isShort = ({ start, end }: CalendarEvent) => end.getTime() - start.getTime() <= 30 * 60_000;

const colorOf = ({ tone, person }: CalendarEvent) =>
  person === undefined ? `cal-${tone}` : `cal-person-${person % PERSON_COLORS.length}`;

/**
 * Converts an event for the library, with a complete description for screen readers; `resizes` makes the length
 * of movable events changeable.
 */
export function renderEvent(
  event: CalendarEvent,
  { zone, locale }: EventReader,
  { resizes = false } = {},
): Calendar.EventInput {
  const time = clockSpanText(event, zone);
  const detail = event.detail === undefined ? [] : [event.detail];
  const rendered: RenderedEvent = {
    id: event.id,
    title: event.title,
    detail: [time, ...detail, event.state.text].join(" · "),
    mark: event.state.mark,
    name: [event.title, ...detail, time, event.state.text, dayName(dayOf(event.start, zone), locale)].join(
      ", ",
    ),
  };
  return {
    id: event.id,
    ...wallSpan(event, zone),
    className: isShort(event) ? `${colorOf(event)} cal-short` : colorOf(event),
    startEditable: event.movable ?? false,
    durationEditable: resizes && (event.movable ?? false),
    extendedProps: rendered,
    ...(event.resourceId !== undefined && { resourceId: event.resourceId }),
  };
}

const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 1440;

const minuteOf = (wall: string) => Number(wall.slice(11, 13)) * MINUTES_OF_HOUR + Number(wall.slice(14, 16));

/**
 * Returns the hours that a view with hours shows, as minutes of the day: these at least, and those of its events. They are
 * full hours, so that the times beside the grid are.
 */
export function shownHours(
  hours: { from: number; to: number },
  place: { view: CalendarView; day: string },
  events: readonly Pick<CalendarEvent, "start" | "end">[],
  zone: string,
): { from: number; to: number } {
  const shown = shownDays(place.view, place.day);
  let { from, to } = hours;
  for (const event of events) {
    const wall = wallSpan(event, zone);
    const days = daysTouched(event, shown, zone);
    if (days.length === 0) continue;
    // What began on an earlier day takes the whole night.
    const starts = days.includes(wall.start.slice(0, 10)) ? minuteOf(wall.start) : 0;
    const isOver = days.length === 1 && wall.end.slice(0, 10) === days[0];
    from = Math.min(from, days.length === 1 ? starts : 0);
    to = Math.max(to, isOver ? minuteOf(wall.end) : MINUTES_OF_DAY);
  }
  return {
    from: Math.floor(from / MINUTES_OF_HOUR) * MINUTES_OF_HOUR,
    to: Math.ceil(to / MINUTES_OF_HOUR) * MINUTES_OF_HOUR,
  };
}

/**
 * Returns the minute of the day to which a view with hours scrolls when it opens: an hour before now if it shows today,
 * otherwise its first hour.
 */
export function openingMinute(
  hours: { from: number },
  place: { view: CalendarView; day: string },
  now: Date,
  zone: string,
): number {
  const shown = shownDays(place.view, place.day);
  const wall = wallTime(now, zone);
  const today = wall.slice(0, 10);
  if (today < shown.from || today > shown.to) return hours.from;
  return Math.max(hours.from, minuteOf(wall) - MINUTES_OF_HOUR);
}

/** Converts a background for the library's hour views. */
export function renderBackground(one: CalendarBackground, { zone }: EventReader): Calendar.EventInput {
  return {
    id: `background ${one.id}`,
    ...wallSpan(one, zone),
    display: "background",
    ...(one.kind === "TAKEN" && one.resourceId === undefined && { className: "cal-taken" }),
    ...(one.kind === "OFF" && { className: "cal-off-hours" }),
    ...(one.kind === "PROPOSED" && { className: "cal-proposed" }),
    extendedProps: { title: one.text },
    ...(one.resourceId !== undefined && { resourceId: one.resourceId }),
  };
}

/** What a calendar says about a day. */
interface DaySum {
  count: number;
  /** The texts of its backgrounds. */
  notes: string[];
  /** Whether the store is closed on it, or on a part of it. */
  closed: boolean;
}

/** Returns the events and backgrounds of each visible day. */
export function daySums(
  place: { view: CalendarView; day: string },
  events: readonly CalendarEvent[],
  backgrounds: readonly CalendarBackground[],
  { zone }: Pick<EventReader, "zone">,
): Map<string, DaySum> {
  const shown = shownDays(place.view, place.day);
  const sums = new Map<string, DaySum>();
  const sum = (day: string) => {
    const found = sums.get(day) ?? { count: 0, notes: [], closed: false };
    sums.set(day, found);
    return found;
  };
  for (const event of events) for (const day of daysTouched(event, shown, zone)) sum(day).count += 1;
  for (const one of backgrounds) {
    for (const day of daysTouched(one, shown, zone)) {
      const found = sum(day);
      found.closed ||= one.kind === "CLOSED";
      if (one.text !== "" && !found.notes.includes(one.text)) found.notes.push(one.text);
    }
  }
  return sums;
}

/** Returns whether a background is the absence of one person on a day that shows everyone's hours together. */
export const isSharedAbsence = ({ kind, resourceId }: CalendarBackground) =>
  kind === "AWAY" && resourceId === undefined;

/**
 * Returns the absences that the heads of days with hours name, because a background would hide the hours of the
 * others; those of a part of a day with their times.
 */
export function namedAbsences(
  backgrounds: readonly CalendarBackground[],
  zone: string,
): CalendarBackground[] {
  return backgrounds.filter(isSharedAbsence).map((one) => {
    const time = clockSpanText(one, zone);
    const isPart = dayOf(one.start, zone) === dayOf(new Date(one.end.getTime() - 1), zone);
    return isPart && time !== WHOLE_DAY ? { ...one, text: `${one.text} ${time}` } : one;
  });
}

/** Returns the texts of the backgrounds that overlap one day. */
export function dayNotes(day: string, backgrounds: readonly CalendarBackground[], zone: string): string[] {
  return daySums({ view: "day", day }, [], backgrounds, { zone }).get(day)?.notes ?? [];
}

/** Returns how many of the events take place at the same time, at most; at least 1. */
export function maxOverlap(events: readonly Pick<CalendarEvent, "start" | "end">[]): number {
  const starts = events.map(({ start }) => start.getTime());
  return Math.max(
    1,
    ...starts.map(
      (at) => events.filter(({ start, end }) => start.getTime() <= at && at < end.getTime()).length,
    ),
  );
}

/**
 * The minimum widths in pixels of a day without events, a day with events, and one of several events at the same
 * time, which is also that of a person's column in a wide window. Narrower ones are hard to read, so the grid of a
 * phone scrolls sideways while the hours stay.
 */
export const MIN_EMPTY_DAY_WIDTH = 96;
export const MIN_DAY_WIDTH = 112;
export const MIN_EVENT_WIDTH = 84;

/** Returns the minimum width of each day of a week: a busy day must not make the other days wide. */
export function weekDayWidths(day: string, events: readonly CalendarEvent[], zone: string): number[] {
  const { from } = shownDays("week", day);
  return calendarDays(from, 7).map((of) => {
    const ofDay = events.filter((event) => daysTouched(event, { from: of, to: of }, zone).length > 0);
    return ofDay.length === 0
      ? MIN_EMPTY_DAY_WIDTH
      : Math.max(MIN_DAY_WIDTH, maxOverlap(ofDay) * MIN_EVENT_WIDTH);
  });
}
