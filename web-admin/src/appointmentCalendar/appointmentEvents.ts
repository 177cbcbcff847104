import type { AppointmentState } from "@machiya/prisma/enums";
import type { AppointmentBoard_query$data } from "../__generated__/AppointmentBoard_query.graphql.ts";
import { appointmentTones } from "../appointments/list/tones.ts";
import type { CalendarEvent } from "../calendar/calendarEvents.ts";
import { labelOf } from "../language/labelOf.ts";
import type { Tone } from "../ui/Tag.tsx";

/** An appointment as the calendar has it. */
export type Appointment = AppointmentBoard_query$data["appointmentCalendar"][number];

/** The column of what nobody is assigned to. */
export const UNASSIGNED = "nobody";

const MARKS: Record<AppointmentState, string> = { PENDING: "?", CONFIRMED: "✓", CANCELLED: "✕" };

/** How a state looks: pending orange, confirmed green, cancelled red, each with a sign beside it (decisions.md §5). */
export function appointmentStyle(state: string): { tone: Tone; mark: string } {
  const tones: Readonly<Record<string, Tone>> = appointmentTones;
  const marks: Readonly<Record<string, string>> = MARKS;
  return { tone: tones[state] ?? "off", mark: marks[state] ?? "·" };
}

/** What the words of events are made with. */
export interface EventWords {
  stateLabels: Readonly<Record<string, string>>;
  notSpecified: string;
  separator: string;
}

/** The services of an appointment, and who does them, each said once. */
export function servicesOf({ items }: Pick<Appointment, "items">, { separator }: EventWords): string {
  return [...new Set(items.map(({ serviceName }) => serviceName))].join(separator);
}

export function staffOf({ items }: Pick<Appointment, "items">, words: EventWords): string {
  return [...new Set(items.map(({ staffMember }) => staffMember?.name ?? words.notSpecified))].join(
    words.separator,
  );
}

const common = ({ state, customerName, canMove }: Appointment, { stateLabels }: EventWords) => {
  const { tone, mark } = appointmentStyle(state);
  return {
    title: customerName,
    state: { text: labelOf(stateLabels, state), mark },
    tone,
    movable: canMove.allowed,
  };
};

/** An appointment in a month, a week or a day: from its first item to its last. */
export function appointmentEvent(appointment: Appointment, words: EventWords): CalendarEvent {
  return {
    id: appointment.id,
    start: new Date(appointment.startsAt),
    end: new Date(appointment.endsAt),
    detail: `${servicesOf(appointment, words)} · ${staffOf(appointment, words)}`,
    ...common(appointment, words),
  };
}

/** What of an appointment stands in people's columns: each item in that of who does it. */
export function itemEvents(appointment: Appointment, words: EventWords): CalendarEvent[] {
  return appointment.items.map(({ id, startsAt, endsAt, serviceName, staffMember }) => ({
    id,
    start: new Date(startsAt),
    end: new Date(endsAt),
    detail: serviceName,
    resourceId: staffMember?.id ?? UNASSIGNED,
    ...common(appointment, words),
  }));
}

/** The appointment that an event is, or is an item of. */
export function appointmentOf(
  appointments: readonly Appointment[],
  eventId: string,
): Appointment | undefined {
  return appointments.find(({ id, items }) => id === eventId || items.some((item) => item.id === eventId));
}
