import { wallTime } from "@machiya/schema/domain/time/calendarTime";
import { laneFor } from "@machiya/schema/domain/time/lanes";
import { type TimetableBox, timetableBox } from "@machiya/schema/domain/time/timetable";
import { rowId } from "@machiya/schema/ids";
import type { Timetable_query$data } from "../../__generated__/Timetable_query.graphql.ts";

type Appointment = Timetable_query$data["appointmentCalendar"][number];
type Item = Appointment["items"][number];
type Assignment = Timetable_query$data["shiftAssignments"][number];

/** A service in a row. */
export interface ServiceBox extends TimetableBox {
  id: string;
  number: number;
  state: string;
  abbreviation: string;
  serviceName: string;
  customerName: string;
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
  /** The lane within the row, counted from 0; overlapping services use different lanes. */
  lane: number;
}

/** The hours of a shift, behind the boxes. */
export interface ShiftBand extends TimetableBox {
  id: string;
  name: string;
  state: string;
  startTime: string;
  endTime: string;
}

/** A time when a staff member is off or the store is closed. */
export interface AwayBand extends TimetableBox {
  id: string;
  startsAt: string;
  endsAt: string;
  /** Whether the store is closed; otherwise the person is off. */
  closed: boolean;
}

export interface TimetableRow {
  /** The staff member's global id; null for unassigned services. */
  id: string | null;
  name: string | null;
  shifts: ShiftBand[];
  away: AwayBand[];
  boxes: ServiceBox[];
  /** The number of lanes, at least 1. */
  lanes: number;
}

type AwayTime = Pick<Timetable_query$data["storeClosures"][number], "id" | "startsAt" | "endsAt">;

/** Returns an instant as minutes of the day in local time; 0 if it is before the day, 1440 if after. */
function clockOn(day: string, instant: string, zone: string): number {
  const wall = wallTime(new Date(instant), zone);
  const on = wall.slice(0, 10);
  if (on !== day) return on < day ? 0 : 1440;
  return Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
}

function rowOf(
  { id, name }: Pick<TimetableRow, "id" | "name">,
  { day, zone }: { day: string; zone: string },
  served: readonly { appointment: Appointment; item: Item }[],
  assignments: readonly Assignment[],
  away: AwayBand[],
): TimetableRow {
  const ends: number[] = [];
  const boxes = served.flatMap(({ appointment, item }) => {
    const start = clockOn(day, item.startsAt, zone);
    const end = clockOn(day, item.endsAt, zone);
    // This item of the appointment is on another day.
    if (end === 0 || start === 1440) return [];
    return [
      {
        id: item.id,
        number: appointment.number,
        state: appointment.state,
        customerName: appointment.customerName,
        abbreviation: item.abbreviation,
        serviceName: item.serviceName,
        startsAt: item.startsAt,
        endsAt: item.endsAt,
        // When clocks are set back, the local end may be before the start.
        ...timetableBox({ start, end: Math.max(start, end) }),
        lane: laneFor({ start, end: Math.max(start, end) }, ends),
      },
    ];
  });
  const shifts = assignments.map(({ id: shiftId, state, shiftTemplate }) => ({
    id: shiftId,
    state,
    name: shiftTemplate.name,
    startTime: shiftTemplate.startTime,
    endTime: shiftTemplate.endTime,
    ...timetableBox({ start: shiftTemplate.startMinute, end: shiftTemplate.endMinute }),
  }));
  return { id, name, shifts, away, boxes, lanes: Math.max(1, ends.length) };
}

/**
 * Returns the rows of a day: all staff with a shift or an appointment, by number, and last the unassigned
 * services, if any.
 */
export function timetableRows(
  {
    appointmentCalendar,
    shiftAssignments,
    storeClosures,
    staffTimeOff,
  }: Omit<Timetable_query$data, " $fragmentType">,
  day: string,
  zone: string,
): TimetableRow[] {
  const on = { day, zone };
  const served = appointmentCalendar
    .flatMap((appointment) => appointment.items.map((item) => ({ appointment, item })))
    .sort((one, other) => Date.parse(one.item.startsAt) - Date.parse(other.item.startsAt));
  const people = new Map<string, string>();
  for (const { staffMember } of shiftAssignments) people.set(staffMember.id, staffMember.name);
  for (const { item } of served) {
    if (item.staffMember != null) people.set(item.staffMember.id, item.staffMember.name);
  }
  const bands = (times: readonly AwayTime[], closed: boolean) =>
    times.map(({ id, startsAt, endsAt }) => {
      const start = clockOn(day, startsAt, zone);
      const box = timetableBox({ start, end: Math.max(start, clockOn(day, endsAt, zone)) });
      return { id, startsAt, endsAt, closed, ...box };
    });
  const closures = bands(storeClosures, true);
  const awayOf = (person: string) => [
    ...closures,
    ...bands(
      staffTimeOff.filter(({ staffMember }) => staffMember.id === person),
      false,
    ),
  ];
  const number = (id: string) => rowId("StaffMember", id) ?? 0;
  const rows = [...people]
    .sort(([one], [other]) => number(one) - number(other))
    .map(([id, name]) =>
      rowOf(
        { id, name },
        on,
        served.filter(({ item }) => item.staffMember?.id === id),
        shiftAssignments.filter(({ staffMember }) => staffMember.id === id),
        awayOf(id),
      ),
    );
  const open = served.filter(({ item }) => item.staffMember == null);
  const unassigned = rowOf({ id: null, name: null }, on, open, [], closures);
  return [...rows, unassigned].filter(({ shifts, boxes }) => shifts.length > 0 || boxes.length > 0);
}
