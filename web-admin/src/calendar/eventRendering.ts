import type { Calendar } from "@event-calendar/core";
import {
  type CalendarView,
  clockSpanText,
  daysTouched,
  shownDays,
  wallSpan,
} from "@machiya/schema/domain/time/calendarTime";
import { dayOf } from "@machiya/schema/domain/time/shopTime";
import type { CalendarBackground, CalendarEvent } from "./calendarEvents.ts";
import { dayName } from "./calendarText.ts";

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
}

/** Converts an event for the library, with a complete description for screen readers. */
export function renderEvent(event: CalendarEvent, { zone, locale }: EventReader): Calendar.EventInput {
  const time = clockSpanText(event, zone);
  const detail = event.detail === undefined ? [] : [event.detail];
  const rendered: RenderedEvent = {
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
    className: `cal-${event.tone}`,
    startEditable: event.movable ?? false,
    durationEditable: false,
    extendedProps: rendered,
    ...(event.resourceId !== undefined && { resourceId: event.resourceId }),
  };
}

/** Converts a background for the library's hour views. */
export function renderBackground(one: CalendarBackground, { zone }: EventReader): Calendar.EventInput {
  return {
    id: `background ${one.id}`,
    ...wallSpan(one, zone),
    display: "background",
    extendedProps: { title: one.text },
    ...(one.resourceId !== undefined && { resourceId: one.resourceId }),
  };
}

/** Returns for each visible day the number of its events and the texts of its backgrounds. */
export function daySums(
  place: { view: CalendarView; day: string },
  events: readonly CalendarEvent[],
  backgrounds: readonly CalendarBackground[],
  { zone }: Pick<EventReader, "zone">,
): Map<string, { count: number; notes: string[] }> {
  const shown = shownDays(place.view, place.day);
  const sums = new Map<string, { count: number; notes: string[] }>();
  const sum = (day: string) => {
    const found = sums.get(day) ?? { count: 0, notes: [] };
    sums.set(day, found);
    return found;
  };
  for (const event of events) for (const day of daysTouched(event, shown, zone)) sum(day).count += 1;
  for (const one of backgrounds) {
    for (const day of daysTouched(one, shown, zone)) {
      const { notes } = sum(day);
      if (!notes.includes(one.text)) notes.push(one.text);
    }
  }
  return sums;
}

/** Returns the texts of the backgrounds that overlap one day. */
export function dayNotes(day: string, backgrounds: readonly CalendarBackground[], zone: string): string[] {
  return daySums({ view: "day", day }, [], backgrounds, { zone }).get(day)?.notes ?? [];
}
