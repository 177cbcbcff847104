import type { Alternative } from "@machiya/schema/domain/errors";
import type { CalendarMove } from "../calendar/calendarEvents.ts";
import { type Appointment, UNASSIGNED } from "./appointmentEvents.ts";

/** Where an appointment is wanted: its beginning, and who does each of its items (null: not specified). */
export interface WantedMove {
  /** ISO 8601. */
  startsAt: string;
  /** Global ids by those of the items. */
  people: Readonly<Record<string, string | null>>;
}

/** As it is now. */
export function unchangedMove({ startsAt, items }: Appointment): WantedMove {
  return {
    startsAt,
    people: Object.fromEntries(items.map(({ id, staffMember }) => [id, staffMember?.id ?? null])),
  };
}

/** Where a drag puts it: all of it by the span by which the event moved, and an item that lies in another column to that person. */
export function dragged(appointment: Appointment, { id, start, resourceId }: CalendarMove): WantedMove {
  const { startsAt, people } = unchangedMove(appointment);
  const item = appointment.items.find((one) => one.id === id);
  const by = start.getTime() - Date.parse(item?.startsAt ?? startsAt);
  return {
    startsAt: by === 0 ? startsAt : new Date(Date.parse(startsAt) + by).toISOString(),
    people:
      item === undefined || resourceId === null
        ? people
        : { ...people, [item.id]: resourceId === UNASSIGNED ? null : resourceId },
  };
}

/** Whether two places differ only in how they are written. */
const same = (one: string, other: string) => Date.parse(one) === Date.parse(other);

/** What is to be written for it, without what stays; null: all of it stays. */
export function changeTo(appointment: Appointment, wanted: WantedMove) {
  const now = unchangedMove(appointment);
  const assign = appointment.items
    .filter(({ id }) => wanted.people[id] !== undefined && wanted.people[id] !== now.people[id])
    .map(({ id }) => ({ itemId: id, staffMemberId: wanted.people[id] ?? null }));
  const starts = same(wanted.startsAt, now.startsAt) ? {} : { startsAt: wanted.startsAt };
  if (assign.length === 0 && !("startsAt" in starts)) return null;
  return {
    id: appointment.id,
    version: appointment.version,
    ...starts,
    ...(assign.length > 0 && { assign }),
  };
}

/** Where the server proposes it instead: with those who were wanted, or, when it names nobody, with anyone. */
export function alternativeTo(wanted: WantedMove, { startsAt, staffMemberId }: Alternative): WantedMove {
  if (staffMemberId !== null) return { ...wanted, startsAt };
  return { startsAt, people: Object.fromEntries(Object.keys(wanted.people).map((id) => [id, null])) };
}
