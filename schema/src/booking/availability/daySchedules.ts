import type { ShiftState } from "@machiya/prisma/enums";
import { ANY_SERVICE, type UnassignedItem } from "../../domain/appointments/matching.ts";
import type { StaffDay } from "../../domain/appointments/slots.ts";
import type { SalonStaff } from "../../domain/appointments/validateLines.ts";
import { clockSpanOn } from "../../domain/shifts/shiftTimes.ts";
import { type DayMinutes, measureDay, minutesOf } from "../../domain/time/dayMinutes.ts";
import type { Interval } from "../../domain/time/intervals.ts";
import { openingOn } from "../../domain/time/openingHours.ts";
import { DEFAULT_TIME_ZONE } from "../../domain/time/shopTime.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { dateOf } from "./days.ts";
import { type ScheduleRows, scheduleRows } from "./scheduleRows.ts";

const DAY_MS = 86_400_000;

export interface DayScheduleQuery {
  /** The store's days (YYYY-MM-DD) in any order; the days between them are read too. */
  days: readonly string[];
  /** The minimum state of a shift that counts. */
  atLeast: ShiftState;
  /** The appointment that is being changed; its items do not occupy time. */
  ignoreAppointmentId?: number | null | undefined;
}

/** An active staff member on a day. Everyone also offers ANY_SERVICE. */
export interface ScheduledPerson extends SalonStaff {
  name: string;
}

/** A day of the store in the form that the booking rules take; all times are day minutes. */
export interface DaySchedule {
  day: string;
  measured: DayMinutes;
  /** Ordered by ID. */
  staff: ScheduledPerson[];
  /** Occupying items without a staff member; an item of a deleted service has ANY_SERVICE. */
  unassigned: UnassignedItem[];
}

export interface DaySchedules {
  zone: string;
  /** All services of the store. */
  services: ScheduleRows["services"];
  /** The versions of the days; a day that was never changed has none. */
  versions: ScheduleRows["versions"];
  /** The requested days, ascending. */
  days: ReadonlyMap<string, DaySchedule>;
}

/** A day's rows in day minutes; a staff member's part is filtered on first use. */
interface DayRows {
  day: string;
  /** The offset in days from the first requested day. */
  number: number;
  measured: DayMinutes;
  /** The start and the end in milliseconds since 1970. */
  start: number;
  end: number;
  atLeast: ShiftState;
  opening: Interval[];
  closures: Interval[];
  timeOff: (Interval & { staffMemberId: number })[];
  held: (Interval & { staffMemberIds: readonly number[] })[];
  unassigned: UnassignedItem[];
}

/**
 * Reads everything that determines availability on some days in one statement, for any number of days and
 * people. Writes call it under their locks, so they apply the same rules to the same data as queries.
 */
export async function daySchedules(db: Transaction, question: DayScheduleQuery): Promise<DaySchedules> {
  const days = [...new Set(question.days)].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined)
    return { zone: await shopTimeZone(db), services: [], versions: {}, days: new Map() };
  const rows = await scheduleRows(db, { first, last, ignoreAppointmentId: question.ignoreAppointmentId });
  const zone = rows.store?.timeZone ?? DEFAULT_TIME_ZONE;
  const people = rows.people.map(({ serviceIds, ...person }) => ({
    ...person,
    serviceIds: new Set([...serviceIds, ANY_SERVICE]),
  }));
  const dayRows = days.map((day): DayRows => {
    const measured = measureDay(day, zone);
    const start = measured.startsAt.getTime();
    return {
      day,
      number: (dateOf(day).getTime() - dateOf(first).getTime()) / DAY_MS,
      measured,
      start,
      end: start + measured.length * 60_000,
      atLeast: question.atLeast,
      opening: openingOn(day, measured, rows.store),
      closures: [],
      timeOff: [],
      held: [],
      unassigned: [],
    };
  });
  enter(dayRows, rows);
  const shiftsOf = Map.groupBy(rows.shifts, ([staffMemberId]) => staffMemberId);
  const salonDay = (of: DayRows): DaySchedule => ({
    day: of.day,
    measured: of.measured,
    staff: people.map((person) => ({
      ...person,
      staffDay: new DayOfPerson(person.id, shiftsOf.get(person.id) ?? [], of),
    })),
    unassigned: of.unassigned,
  });
  return {
    zone,
    services: rows.services,
    versions: rows.versions,
    days: new Map(dayRows.map((of) => [of.day, salonDay(of)])),
  };
}

/**
 * One staff member's part of a day. Each kind is filtered on first use, because the result is often known
 * without it.
 */
class DayOfPerson implements StaffDay {
  readonly #id: number;
  readonly #shiftRows: ScheduleRows["shifts"];
  readonly #of: DayRows;
  #shifts: StaffDay["shifts"] | null = null;
  #timeOff: readonly Interval[] | null = null;
  #busy: readonly Interval[] | null = null;

  constructor(id: number, shiftRows: ScheduleRows["shifts"], of: DayRows) {
    this.#id = id;
    this.#shiftRows = shiftRows;
    this.#of = of;
  }

  get atLeast() {
    return this.#of.atLeast;
  }

  get opening() {
    return this.#of.opening;
  }

  get closures() {
    return this.#of.closures;
  }

  get shifts() {
    const { number, measured } = this.#of;
    this.#shifts ??= this.#shiftRows
      .filter(([, , , , days]) => days.includes(number))
      .map(([, start, end, state]) => ({ state, ...clockSpanOn(measured, { start, end }) }));
    return this.#shifts;
  }

  get timeOff() {
    this.#timeOff ??= this.#of.timeOff.filter(({ staffMemberId }) => staffMemberId === this.#id);
    return this.#timeOff;
  }

  get busy() {
    this.#busy ??= this.#of.held.filter(({ staffMemberIds }) => staffMemberIds.includes(this.#id));
    return this.#busy;
  }
}

/** Adds the rows to the ascending days, in the order of the rows. */
function enter(days: readonly DayRows[], { closures, timeOff, held }: ScheduleRows): void {
  for (const [start, end] of closures) {
    for (const day of touched(days, { start, end }))
      day.closures.push(minutesOf(day.measured, { start, end }));
  }
  for (const [staffMemberId, start, end] of timeOff) {
    for (const day of touched(days, { start, end }))
      day.timeOff.push({ staffMemberId, ...minutesOf(day.measured, { start, end }) });
  }
  for (const [start, end, staffMemberIds, unassigned] of held) {
    for (const day of touched(days, { start, end })) {
      const span = minutesOf(day.measured, { start, end });
      day.held.push({ ...span, staffMemberIds });
      for (const [id, serviceId] of unassigned) {
        day.unassigned.push({
          id,
          serviceId: serviceId ?? ANY_SERVICE,
          // An unassigned item is clipped to the day.
          start: Math.max(span.start, 0),
          end: Math.min(span.end, day.measured.length),
        });
      }
    }
  }
}

/** Returns the days that a time in milliseconds overlaps; it may extend beyond their ends. */
function touched(days: readonly DayRows[], { start, end }: Interval): DayRows[] {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  let after = low;
  while (after < days.length && (days[after]?.start ?? end) < end) after += 1;
  return days.slice(low, after);
}
