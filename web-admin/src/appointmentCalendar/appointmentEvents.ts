import { clockSpanText } from "@machiya/schema/domain/time/calendarTime";
import { rowId } from "@machiya/schema/ids";
import type { AppointmentBoard_query$data } from "../__generated__/AppointmentBoard_query.graphql.ts";
import { appointmentStyle } from "../appointments/list/appointmentStyle.ts";
import type { CalendarBackground, CalendarEvent } from "../calendar/calendarEvents.ts";
import { labelOf } from "../language/labelOf.ts";

/** An appointment as the calendar's query returns it. */
export type Appointment = AppointmentBoard_query$data["appointmentCalendar"][number];

/** The id of the column of unassigned items. */
export const UNASSIGNED = "unassigned";

/** The translated words in the text of events. */
export interface EventWords {
  stateLabels: Readonly<Record<string, string>>;
  outcomeLabels: Readonly<Record<string, string>>;
  notSpecified: string;
  personName: (name: string, customer: Appointment["customer"]) => string;
  separator: string;
}

/** Returns the services of an appointment without duplicates. */
export function servicesOf({ items }: Pick<Appointment, "items">, { separator }: EventWords): string {
  return [...new Set(items.map(({ serviceName }) => serviceName))].join(separator);
}

export function staffOf({ items }: Pick<Appointment, "items">, words: EventWords): string {
  return [...new Set(items.map(({ staffMember }) => staffMember?.name ?? words.notSpecified))].join(
    words.separator,
  );
}

/** The place of each staff member in the calendar's colors by id; null: the colors mean the state. */
export type PeopleColors = ReadonlyMap<string, number> | null;

/**
 * Gives each staff member a color, in the order of their numbers; those who are no longer in service follow, so
 * that the others keep theirs.
 */
export function peopleColors(
  staff: readonly { id: string }[],
  appointments: readonly Appointment[],
): NonNullable<PeopleColors> {
  const number = (id: string) => rowId("StaffMember", id) ?? 0;
  const sorted = (ids: readonly string[]) => ids.toSorted((one, other) => number(one) - number(other));
  const former = appointments.flatMap(({ items }) => items.flatMap((item) => item.staffMember?.id ?? []));
  const ids = new Set([...sorted(staff.map(({ id }) => id)), ...sorted(former)]);
  return new Map([...ids].map((id, place) => [id, place]));
}

/** Returns how the visit went, or, until that is recorded, the state. */
export const standing = (
  { state, outcome }: Appointment,
  { stateLabels, outcomeLabels }: EventWords,
): string => (outcome == null ? labelOf(stateLabels, state) : labelOf(outcomeLabels, outcome));

const common = (
  appointment: Appointment,
  words: EventWords,
  colors: PeopleColors,
  staffMember: { id: string } | null | undefined,
) => {
  const { state, customerName, customer, canMove } = appointment;
  const { tone, mark } = appointmentStyle(state);
  return {
    title: words.personName(customerName, customer),
    state: { text: standing(appointment, words), mark },
    tone: colors === null ? tone : ("off" as const),
    person: colors?.get(staffMember?.id ?? ""),
    movable: canMove.allowed,
  };
};

/**
 * Returns the event of a whole appointment for the month, week and day view, from its first item to its last. Of
 * several staff members, the first gives it the color.
 */
export function appointmentEvent(
  appointment: Appointment,
  words: EventWords,
  colors: PeopleColors = null,
): CalendarEvent {
  return {
    id: appointment.id,
    start: new Date(appointment.startsAt),
    end: new Date(appointment.endsAt),
    detail: `${servicesOf(appointment, words)} · ${staffOf(appointment, words)}`,
    ...common(appointment, words, colors, appointment.items[0]?.staffMember),
  };
}

/** Returns one event per item, in the column of its staff member. */
export function itemEvents(
  appointment: Appointment,
  words: EventWords,
  colors: PeopleColors = null,
): CalendarEvent[] {
  return appointment.items.map(({ id, startsAt, endsAt, serviceName, staffMember }) => ({
    id,
    start: new Date(startsAt),
    end: new Date(endsAt),
    detail: serviceName,
    resourceId: staffMember?.id ?? UNASSIGNED,
    ...common(appointment, words, colors, staffMember),
  }));
}

type ColleaguesTime = AppointmentBoard_query$data["colleaguesTimes"][number];

/**
 * Returns the times of appointments that the user may not read as backgrounds: they show only the time, and in
 * a day with columns whose it is.
 */
export function colleaguesBackgrounds(
  times: readonly ColleaguesTime[],
  { inColumns, zone, text }: { inColumns: boolean; zone: string; text: string },
): CalendarBackground[] {
  return times.map(({ startsAt, endsAt, staffMember }) => {
    const span = { start: new Date(startsAt), end: new Date(endsAt) };
    return {
      id: `${staffMember?.id ?? UNASSIGNED} ${startsAt}`,
      ...span,
      text: `${clockSpanText(span, zone)} ${text}`,
      kind: "TAKEN",
      ...(inColumns && { resourceId: staffMember?.id ?? UNASSIGNED }),
    };
  });
}

/** Returns the appointment of an event, which may be one of its items. */
export function appointmentOf(
  appointments: readonly Appointment[],
  eventId: string,
): Appointment | undefined {
  return appointments.find(({ id, items }) => id === eventId || items.some((item) => item.id === eventId));
}
