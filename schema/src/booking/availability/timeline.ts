import { ANY_SERVICE, type UnassignedItem } from "../../domain/appointments/matching.ts";
import type { SalonStaff } from "../../domain/appointments/validateLines.ts";
import { minuteOf } from "../../domain/time/dayMinutes.ts";
import type { Interval } from "../../domain/time/intervals.ts";
import type { DaySchedule, DaySchedules } from "./daySchedules.ts";

/** A time of somebody, or of nobody in particular. */
export interface TakenTime {
  /** Of its row; null: it has none yet. */
  id: number | null;
  staffMemberId: number | null;
  serviceId: number | null;
  startsAt: Date;
  endsAt: Date;
}

/** Days of the salon that follow each other, measured from the first one's beginning: what crosses midnight is one here. */
export interface Timeline {
  days: readonly DaySchedule[];
  /** In minutes, of all days together. */
  length: number;
  staff: SalonStaff[];
  unassigned: UnassignedItem[];
}

const moved = (intervals: readonly Interval[], by: number) =>
  intervals.map((one) => ({ ...one, start: one.start + by, end: one.end + by }));

/** The axis over days (YYYY-MM-DD) that follow each other, at least one, all of which were read. */
export function timelineOn(salon: DaySchedules, days: readonly string[]): Timeline {
  const [first, ...others] = days.map((day) => {
    const found = salon.days.get(day);
    if (found === undefined) throw new RangeError(`Not read: ${day}`);
    return found;
  });
  if (first === undefined) throw new RangeError("No day");
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

/** The minutes of a time on the axis. */
export function timelineMinutes(
  { days }: Timeline,
  { startsAt, endsAt }: Pick<TakenTime, "startsAt" | "endsAt">,
): Interval {
  const measured = days[0]?.measured;
  if (measured === undefined) throw new RangeError("No day");
  return { start: minuteOf(measured, startsAt), end: minuteOf(measured, endsAt) };
}

/** So that nothing that is added has the number of a row that was read, or of a wanted line. */
const ADDED_ROW = -1_000;
const ADDED = -3_000_000_000;

/**
 * The axis with more times that are taken. Those to which nobody is assigned come before what was read: their numbers are
 * lower, the same for the same row.
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
