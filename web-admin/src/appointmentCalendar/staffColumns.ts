import { isAtLeast, SHIFT_STATES } from "@machiya/schema/domain/shifts/shiftApproval";
import { instantOfClock } from "@machiya/schema/domain/time/calendarTime";
import { mergeIntervals, subtractIntervals } from "@machiya/schema/domain/time/intervals";
import { rowId } from "@machiya/schema/ids";
import type { AppointmentBoard_query$data } from "../__generated__/AppointmentBoard_query.graphql.ts";
import type { CalendarBackground, CalendarResource } from "../calendar/calendarEvents.ts";
import { type Appointment, UNASSIGNED } from "./appointmentEvents.ts";

/** The minutes of a day on the clock. */
const DAY_MINUTES = 1440;

type Shift = NonNullable<AppointmentBoard_query$data["shiftAssignments"]>[number];
type TimeOff = AppointmentBoard_query$data["staffTimeOff"][number];

/** Returns whether a shift is confirmed, so that appointments can take place in it. */
const isConfirmed = ({ state }: Pick<Shift, "state">): boolean =>
  SHIFT_STATES.some((one) => one === state && isAtLeast(one, "CONFIRMED"));

/**
 * Returns the columns of a day: first unassigned items, then by number all staff with a shift or an
 * appointment, titled with their shifts; proposed ones say so. If there are none, all staff in service get a column.
 */
export function staffColumns({
  staff,
  appointments,
  shifts,
  unassignedTitle,
  proposedTitle,
}: {
  staff: readonly { id: string; name: string }[];
  appointments: readonly Appointment[];
  shifts: readonly Shift[];
  unassignedTitle: string;
  proposedTitle: string;
}): CalendarResource[] {
  const people = new Map<string, string>();
  for (const { staffMember } of shifts) people.set(staffMember.id, staffMember.name);
  for (const { staffMember } of appointments.flatMap(({ items }) => items))
    if (staffMember != null) people.set(staffMember.id, staffMember.name);
  if (people.size === 0) for (const { id, name } of staff) people.set(id, name);
  const number = (id: string) => rowId("StaffMember", id) ?? 0;
  const shiftsOf = (id: string) =>
    shifts
      .filter(({ staffMember }) => staffMember.id === id)
      .map((shift) => (isConfirmed(shift) ? "" : `${proposedTitle} `) + shift.shiftTemplate.name)
      .join(" + ");
  return [
    { id: UNASSIGNED, title: unassignedTitle },
    ...[...people]
      .sort(([one], [other]) => number(one) - number(other))
      .map(([id, name]) => ({ id, title: shiftsOf(id) === "" ? name : `${name} · ${shiftsOf(id)}` })),
  ];
}

/**
 * Returns the times of the day outside of each staff member's confirmed shifts, as backgrounds of their columns, and of
 * these the times of proposed ones under their title: no appointment can be moved there yet.
 */
export function offHours(
  day: string,
  shifts: readonly Shift[],
  columns: readonly CalendarResource[],
  { zone, proposedTitle }: { zone: string; proposedTitle: string },
): CalendarBackground[] {
  const whole = [{ start: 0, end: DAY_MINUTES }];
  const spanOf = ({ shiftTemplate }: Shift) => ({
    start: shiftTemplate.startMinute,
    end: shiftTemplate.endMinute,
  });
  return columns
    .filter(({ id }) => id !== UNASSIGNED)
    .flatMap(({ id }) => {
      const theirs = shifts.filter(({ staffMember }) => staffMember.id === id);
      const confirmed = theirs.filter(isConfirmed).map(spanOf);
      const proposed = theirs.filter((shift) => !isConfirmed(shift)).map(spanOf);
      const background =
        (kind: "OFF" | "PROPOSED", text: string) => (span: { start: number; end: number }) => ({
          id: `${kind} ${id} ${span.start}`,
          start: instantOfClock(day, span.start, zone),
          end: instantOfClock(day, span.end, zone),
          text,
          kind,
          resourceId: id,
        });
      return [
        ...subtractIntervals(whole, [...confirmed, ...proposed]).map(background("OFF", "")),
        ...subtractIntervals(mergeIntervals(proposed), confirmed).map(background("PROPOSED", proposedTitle)),
      ];
    });
}

/** Assigns backgrounds to columns: an absence to its staff member's column, a closure to all. */
export function assignColumns(
  backgrounds: readonly CalendarBackground[],
  timeOff: readonly TimeOff[],
  columns: readonly CalendarResource[],
): CalendarBackground[] {
  const away = new Map(timeOff.map(({ id, staffMember }) => [id, staffMember.id]));
  return backgrounds.flatMap((one) => {
    const whose = away.get(one.id);
    return columns
      .filter(({ id }) => (whose === undefined ? true : id === whose))
      .map(({ id }) => ({ ...one, id: `${one.id} ${id}`, resourceId: id }));
  });
}
