import { ANY_SERVICE, type UnassignedItem } from "../../domain/appointments/matching.ts";
import type { SalonStaff } from "../../domain/appointments/validateLines.ts";
import { minuteOf } from "../../domain/time/dayMinutes.ts";
import type { Interval } from "../../domain/time/intervals.ts";
import type { DaySchedule, DaySchedules } from "./daySchedules.ts";

/** A booked time of a staff member, or of an unassigned item. */
export interface TakenTime {
  /** The row number of its item; null: it has no row yet. */
  id: number | null;
  staffMemberId: number | null;
  serviceId: number | null;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Consecutive days measured from the start of the first, so that a span across midnight stays one interval.
 */
export interface Timeline {
  days: readonly DaySchedule[];
  /** The length of all days in minutes. */
  length: number;
  staff: SalonStaff[];
  unassigned: UnassignedItem[];
}

const moved = (intervals: readonly Interval[], by: number) =>
  intervals.map((one) => ({ ...one, start: one.start + by, end: one.end + by }));

/** Builds the timeline over one or more consecutive days (YYYY-MM-DD), all of which must have been read. */
export function timelineOn(salon: DaySchedules, days: readonly string[]): Timeline {
  const [first, ...others] = days.map((day) => {
    const found = salon.days.get(day);
    if (found === undefined) throw new RangeError(`The day ${day} was not read.`);
    return found;
  });
  if (first === undefined) throw new RangeError("A timeline needs at least one day.");
  return others.reduce<Timeline>(join, {
    days: [first],
    length: first.measured.length,
    staff: first.staff,
    unassigned: first.unassigned,
  });
}

function join(axis: Timeline, day: DaySchedule): Timeline {
  const by = axis.length;
  const next = new Map(day.staff.map((member) => [member.id, member.staffDay]));
  const known = new Map(axis.unassigned.map((item) => [item.id, item]));
  for (const item of day.unassigned) {
    const before = known.get(item.id);
    known.set(item.id, { ...item, start: before?.start ?? item.start + by, end: item.end + by });
  }
  return {
    days: [...axis.days, day],
    length: axis.length + day.measured.length,
    unassigned: [...known.values()],
    staff: axis.staff.map((member) => {
      const { staffDay } = member;
      const more = next.get(member.id);
      if (more === undefined) return member;
      return {
        ...member,
        staffDay: {
          atLeast: staffDay.atLeast,
          shifts: [
            ...staffDay.shifts,
            ...more.shifts.map((one) => ({ ...one, start: one.start + by, end: one.end + by })),
          ],
          opening: [...staffDay.opening, ...moved(more.opening, by)],
          closures: [...staffDay.closures, ...moved(more.closures, by)],
          timeOff: [...staffDay.timeOff, ...moved(more.timeOff, by)],
          busy: [...staffDay.busy, ...moved(more.busy, by)],
        },
      };
    }),
  };
}

/** Converts a time to minutes on the timeline. */
export function timelineMinutes(
  { days }: Timeline,
  { startsAt, endsAt }: Pick<TakenTime, "startsAt" | "endsAt">,
): Interval {
  const measured = days[0]?.measured;
  if (measured === undefined) throw new RangeError("A timeline needs at least one day.");
  return { start: minuteOf(measured, startsAt), end: minuteOf(measured, endsAt) };
}

/** Offsets that keep the IDs of added items apart from the IDs of rows that were read and of wanted lines. */
const ADDED_ROW = -1_000;
const ADDED = -3_000_000_000;

/**
 * Returns the timeline with more booked times. Added unassigned items get lower IDs than those that were
 * read, so they sort first; the same row always gets the same ID.
 */
export function withTakenTimes(axis: Timeline, taken: readonly TakenTime[]): Timeline {
  const spans = taken.flatMap((one) => {
    const span = timelineMinutes(axis, one);
    return span.start < axis.length && span.end > 0 ? [{ ...one, ...span }] : [];
  });
  if (spans.length === 0) return axis;
  const of = Map.groupBy(spans, ({ staffMemberId }) => staffMemberId);
  const added = (of.get(null) ?? []).map(({ id, serviceId, start, end }, index) => ({
    id: id === null ? ADDED - axis.unassigned.length - index : ADDED_ROW - id,
    serviceId: serviceId ?? ANY_SERVICE,
    start,
    end,
  }));
  return {
    ...axis,
    unassigned: [...axis.unassigned, ...added],
    staff: axis.staff.map((member) => {
      const busy = of.get(member.id);
      if (busy === undefined) return member;
      const { atLeast, shifts, opening, closures, timeOff, busy: before } = member.staffDay;
      const staffDay = { atLeast, shifts, opening, closures, timeOff, busy: [...before, ...busy] };
      return { ...member, staffDay };
    }),
  };
}
