import { type AppointmentState, isOccupying } from "@machiya/schema/domain/appointments/appointmentState";
import { daysTouched, wallSpan } from "@machiya/schema/domain/time/calendarTime";
import type { OwnAppointment } from "./useMyAppointments.ts";

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
export interface RenderedEvent {
  id: string;
  start: string;
  end: string;
  item: OwnItem;
}

const instants = ({ startsAt, endsAt }: Span) => ({ start: new Date(startsAt), end: new Date(endsAt) });

/** Returns the customer's own items as events. */
export function renderedEvents(own: readonly OwnItem[], zone: string): RenderedEvent[] {
  return own.map((item) => ({ id: item.id, ...wallSpan(instants(item), zone), item }));
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

/** Returns the items of the appointments that hold their time (booking.md §2 hides canceled ones). */
export function ownItems(
  appointments: readonly Pick<OwnAppointment, "id" | "state" | "items">[],
  notSpecified: string,
): OwnItem[] {
  return appointments
    .filter(({ state }) => isOccupying(state))
    .flatMap(({ id, state, items }) =>
      items.map((item) => ({
        id: item.id,
        appointmentId: id,
        state,
        serviceName: item.serviceName,
        abbreviation: item.abbreviation,
        staffName: item.staffMember?.name ?? notSpecified,
        startsAt: item.startsAt,
        endsAt: item.endsAt,
      })),
    );
}

/** Returns the spans that touch a day, sorted by start. */
export function onDay<Timed extends Span>(spans: readonly Timed[], day: string, zone: string): Timed[] {
  return spans
    .filter((span) => daysTouched(instants(span), { from: day, to: day }, zone).length > 0)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}
