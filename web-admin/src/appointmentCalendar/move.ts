import type { Alternative } from "@machiya/schema/domain/errors";
import type { CalendarMove, CalendarResize } from "../calendar/calendarEvents.ts";
import { type Appointment, UNASSIGNED } from "./appointmentEvents.ts";

/**
 * The target of a move: its start, the staff member of each item (null means not specified), and the lengths of
 * the items.
 */
export interface WantedMove {
  /** ISO 8601. */
  startsAt: string;
  /** Staff member ids by item id, all global. */
  people: Readonly<Record<string, string | null>>;
  /** Minutes by item id. */
  minutes: Readonly<Record<string, number>>;
}

const MINUTE_MS = 60_000;

/** The shortest length that dragging gives an item, which is the step of dragging. */
const SHORTEST_MINUTES = 15;

const minutesOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);

/** Returns the current start, assignments and lengths. */
export function unchangedMove({ startsAt, items }: Appointment): WantedMove {
  return {
    startsAt,
    people: Object.fromEntries(items.map(({ id, staffMember }) => [id, staffMember?.id ?? null])),
    minutes: Object.fromEntries(items.map((item) => [item.id, minutesOf(item)])),
  };
}

/**
 * Returns the target of another length: of one item, or of the whole appointment, whose last item then takes
 * longer or shorter.
 */
export function resized(appointment: Appointment, { id, minutes }: CalendarResize): WantedMove {
  const now = unchangedMove(appointment);
  const { items } = appointment;
  const last = items.reduce((one, other) =>
    Date.parse(other.endsAt) > Date.parse(one.endsAt) ? other : one,
  );
  const item = items.find((one) => one.id === id) ?? last;
  const by = minutes - minutesOf(item.id === id ? item : appointment);
  const wanted = Math.max(SHORTEST_MINUTES, minutesOf(item) + by);
  return { ...now, minutes: { ...now.minutes, [item.id]: wanted } };
}

/**
 * Returns the target of a drag: the appointment shifts by the event's movement, and an item in another column
 * is reassigned.
 */
export function dragged(appointment: Appointment, { id, start, resourceId }: CalendarMove): WantedMove {
  const { startsAt, people, minutes } = unchangedMove(appointment);
  const item = appointment.items.find((one) => one.id === id);
  const by = start.getTime() - Date.parse(item?.startsAt ?? startsAt);
  return {
    startsAt: by === 0 ? startsAt : new Date(Date.parse(startsAt) + by).toISOString(),
    people:
      item === undefined || resourceId === null
        ? people
        : { ...people, [item.id]: resourceId === UNASSIGNED ? null : resourceId },
    minutes,
  };
}

/** A staff member who could do an item. */
export interface Person {
  id: string;
  name: string;
  services: readonly { id: string }[];
}

/**
 * Returns the names by id of those who can be chosen for an item: all who offer its service, its current staff
 * member, and the wanted one, so that a refused drop still shows the person that it means.
 */
export function moveTargets(
  { service, staffMember }: Pick<Appointment["items"][number], "service" | "staffMember">,
  wanted: string | null,
  staff: readonly Person[],
): Map<string, string> {
  const able = staff.filter(
    ({ id, services }) => id === wanted || services.some((one) => one.id === service?.id),
  );
  const names = new Map(able.map((one) => [one.id, one.name]));
  if (staffMember != null) names.set(staffMember.id, staffMember.name);
  return names;
}

/** Returns whether two texts denote the same instant. */
const same = (one: string, other: string) => Date.parse(one) === Date.parse(other);

/** Returns the changed values for the mutation; null if nothing changes. */
export function changeTo(appointment: Appointment, wanted: WantedMove) {
  const now = unchangedMove(appointment);
  const assign = appointment.items
    .filter(({ id }) => wanted.people[id] !== undefined && wanted.people[id] !== now.people[id])
    .map(({ id }) => ({ itemId: id, staffMemberId: wanted.people[id] ?? null }));
  const lengths = appointment.items
    .filter(({ id }) => wanted.minutes[id] !== undefined && wanted.minutes[id] !== now.minutes[id])
    .map(({ id }) => ({ itemId: id, minutes: wanted.minutes[id] ?? 0 }));
  const starts = same(wanted.startsAt, now.startsAt) ? {} : { startsAt: wanted.startsAt };
  if (assign.length === 0 && lengths.length === 0 && !("startsAt" in starts)) return null;
  return {
    id: appointment.id,
    version: appointment.version,
    ...starts,
    ...(assign.length > 0 && { assign }),
    ...(lengths.length > 0 && { lengths }),
  };
}

/** Returns whether a change gives items other lengths, and nothing else. */
export function isLengthOnly(change: ReturnType<typeof changeTo>): boolean {
  return change !== null && "lengths" in change && !("assign" in change) && !("startsAt" in change);
}

/**
 * Returns the target that the server proposes. An alternative without a staff member clears the assignments.
 */
export function alternativeTo(wanted: WantedMove, { startsAt, staffMemberId }: Alternative): WantedMove {
  if (staffMemberId !== null) return { ...wanted, startsAt };
  return {
    ...wanted,
    startsAt,
    people: Object.fromEntries(Object.keys(wanted.people).map((id) => [id, null])),
  };
}
