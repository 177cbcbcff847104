import { type DayRange, daysTouched, wallSpan } from "@machiya/schema/domain/time/calendarTime";
import { mergeIntervals } from "@machiya/schema/domain/time/intervals";
import type { CalendarPageView } from "./calendarSearch.ts";
import type { CalendarTimes } from "./useCalendarTimes.ts";

/** One's own item, as calendars draw it. */
export interface OwnItem {
  id: string;
  appointmentId: string;
  pending: boolean;
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

/** What the calendar draws; start and end are the store's clock without an offset. */
export type RenderedEvent = { id: string; start: string; end: string } & (
  | { kind: "own"; item: OwnItem }
  | { kind: "busy"; count: number }
);

const instants = ({ startsAt, endsAt }: Span) => ({ start: new Date(startsAt), end: new Date(endsAt) });

/** When anybody is served: spans that touch or overlap become one. */
function busySpans(busy: readonly Span[]): { start: Date; end: Date }[] {
  const spans = busy.map(({ startsAt, endsAt }) => ({
    start: Date.parse(startsAt),
    end: Date.parse(endsAt),
  }));
  return mergeIntervals(spans).map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }));
}

/**
 * What a view shows: in both one's own items; what others have booked in a week as the spans that are taken, in a month
 * as how many times a day, below one's own.
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
    const others = busySpans(busy).map((span): RenderedEvent => {
      const drawn = wallSpan(span, zone);
      return { id: `busy ${drawn.start}`, ...drawn, kind: "busy", count: 1 };
    });
    return [...others, ...mine];
  }
  const counts = new Map<string, number>();
  for (const span of busy) {
    for (const day of daysTouched(instants(span), shown, zone)) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const others = [...counts].map(
    ([day, count]): RenderedEvent => ({
      id: `busy ${day}`,
      start: `${day}T23:58:00`,
      end: `${day}T23:59:00`,
      kind: "busy",
      count,
    }),
  );
  return [...mine, ...others];
}

/** The hours of a day that a week shows: those of bookings, and more where something lies outside them. */
export function shownHours(events: readonly RenderedEvent[]): { from: number; to: number } {
  const from = events.map(({ start }) => Number(start.slice(11, 13)));
  const to = events.map(({ start, end }) =>
    end.slice(0, 10) > start.slice(0, 10)
      ? 24
      : Math.ceil(Number(end.slice(11, 13)) + Number(end.slice(14, 16)) / 60),
  );
  return { from: Math.min(10, ...from), to: Math.max(20, ...to) };
}

/** Of one's own appointments, what the calendar draws: each of their items. */
export function ownItems(times: CalendarTimes | null, notSpecified: string) {
  const own = (times?.own ?? []).flatMap(({ id, state, items }) =>
    items.map(
      (item): OwnItem => ({
        id: item.id,
        appointmentId: id,
        pending: state === "PENDING",
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

/** What lies on a day, by time. */
export function onDay<Timed extends Span>(spans: readonly Timed[], day: string, zone: string): Timed[] {
  return spans
    .filter((span) => daysTouched(instants(span), { from: day, to: day }, zone).length > 0)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}
