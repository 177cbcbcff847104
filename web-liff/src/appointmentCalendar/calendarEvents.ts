import type { AppointmentState } from "@machiya/schema/domain/appointments/appointmentState";
import { type DayRange, daysTouched, wallSpan } from "@machiya/schema/domain/time/calendarTime";
import { mergeIntervals } from "@machiya/schema/domain/time/intervals";
import type { CalendarPageView } from "./calendarSearch.ts";
import type { CalendarTimes } from "./useCalendarTimes.ts";

/** An item of the customer's own appointment, in the form that the calendar renders. */
export interface OwnItem {
  id: string;
  appointmentId: string;
  state: AppointmentState;
  serviceName: string;
  abbreviation: string;
  staffName: string;
  startsAt: string;
  endsAt: string;
}

interface Span {
  startsAt: string;
  endsAt: string;
}

/** An event that the calendar renders; start and end are the store's wall-clock times without an offset. */
export type RenderedEvent = { id: string; start: string; end: string } & (
  | { kind: "own"; item: OwnItem }
  | { kind: "busy"; count: number }
);

const instants = ({ startsAt, endsAt }: Span) => ({ start: new Date(startsAt), end: new Date(endsAt) });

/** Returns the busy times, with touching and overlapping spans merged. */
function busySpans(busy: readonly Span[]): { start: Date; end: Date }[] {
  const spans = busy.map(({ startsAt, endsAt }) => ({
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
  }));
  return mergeIntervals(spans).map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }));
}

/**
 * Returns the events of a view. Both views show the customer's own items. The week adds others' bookings as
 * merged busy spans, and the month adds their count per day below the customer's own.
 */
export function renderedEvents(
  { own, busy }: { own: readonly OwnItem[]; busy: readonly Span[] },
  view: CalendarPageView,
  shown: DayRange,
  zone: string,
): RenderedEvent[] {
  const mine = own.map(
    (item): RenderedEvent => ({ id: item.id, ...wallSpan(instants(item), zone), kind: "own", item }),
  );
  if (view === "week") {
    const busyEvents = busySpans(busy).map((span): RenderedEvent => {
      const drawn = wallSpan(span, zone);
      return { id: `busy ${drawn.start}`, ...drawn, kind: "busy", count: 1 };
    });
    return [...busyEvents, ...mine];
  }
  const counts = new Map<string, number>();
  for (const span of busy) {
    for (const day of daysTouched(instants(span), shown, zone)) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const busyEvents = [...counts].map(
    ([day, count]): RenderedEvent => ({
      id: `busy ${day}`,
      start: `${day}T23:58:00`,
      end: `${day}T23:59:00`,
      kind: "busy",
      count,
    }),
  );
  return [...mine, ...busyEvents];
}

/** Returns the hours that the week view shows: 10 to 20, extended to cover events outside them. */
export function shownHours(events: readonly RenderedEvent[]): { from: number; to: number } {
  const from = events.map(({ start }) => Number(start.slice(11, 13)));
  const to = events.map(({ start, end }) =>
    end.slice(0, 10) > start.slice(0, 10)
      ? 24
      : Math.ceil(Number(end.slice(11, 13)) + Number(end.slice(14, 16)) / 60),
  );
  return { from: Math.min(10, ...from), to: Math.max(20, ...to) };
}

/** Returns the items of the customer's own appointments as the calendar renders them. */
export function ownItems(times: CalendarTimes | null, notSpecified: string) {
  const own = (times?.own ?? []).flatMap(({ id, state, items }) =>
    items.map(
      (item): OwnItem => ({
        id: item.id,
        appointmentId: id,
        state,
        serviceName: item.serviceName,
        abbreviation: item.abbreviation,
        staffName: item.staffMember?.name ?? notSpecified,
        startsAt: item.startsAt,
        endsAt: item.endsAt,
      }),
    ),
  );
  return { own, busy: times?.busy ?? [] };
}

/** Returns the spans that touch a day, sorted by start. */
export function onDay<Timed extends Span>(spans: readonly Timed[], day: string, zone: string): Timed[] {
  return spans
    .filter((span) => daysTouched(instants(span), { from: day, to: day }, zone).length > 0)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}
