import type { AppointmentItem, BookingHours, Store } from "@machiya/prisma/client";
import type { ShiftState } from "@machiya/prisma/enums";
import { type DayMinutes, instantAt, measureDay, minutesBetween } from "../domain/dayMinutes.ts";
import { isOpenOn } from "../domain/delivery.ts";
import type { Interval } from "../domain/intervals.ts";
import type { SalonStaff } from "../domain/judgeLines.ts";
import { ANY_SERVICE, type UnassignedItem } from "../domain/matching.ts";
import { clockSpanOn } from "../domain/shiftTimes.ts";
import { DEFAULT_TIME_ZONE, weekdayOf } from "../domain/shopTime.ts";
import type { Transaction } from "../transaction.ts";
import { dayOfDate } from "./days.ts";
import { salonRows } from "./salonRows.ts";

const DAY_MS = 86_400_000;

export interface SalonQuestion {
  /** Days of the store (YYYY-MM-DD) in any order; what lies between them is read too. */
  days: readonly string[];
  /** The least state of a shift that counts. */
  atLeast: ShiftState;
  /** Its items hold nothing: the appointment that is being changed. */
  ignoreAppointmentId?: number | null | undefined;
}

/** Someone in service on a day. Everyone offers ANY_SERVICE too. */
export interface SalonPerson extends SalonStaff {
  name: string;
}

/** A day of the store as the booking rules of the domain want it; all times are day minutes. */
export interface SalonDay {
  day: string;
  measured: DayMinutes;
  /** By id. */
  staff: SalonPerson[];
  /** Items that hold their time and to which nobody is assigned; one whose service is gone is of ANY_SERVICE. */
  unassigned: UnassignedItem[];
}

export interface Salon {
  zone: string;
  /** The days that were asked for, ascending. */
  days: ReadonlyMap<string, SalonDay>;
}

type Held = Pick<AppointmentItem, "id" | "staffMemberId" | "serviceId" | "startsAt" | "endsAt">;
type Hours = Pick<Store, "openWeekdays"> & { bookingHours: BookingHours[] };

/**
 * All that decides what can be booked on some days, in a fixed number of statements, however many days and people. Those who
 * write read through it inside their lock, and so judge as those who look did.
 */
export async function salonDays(db: Transaction, question: SalonQuestion): Promise<Salon> {
  const store = await db.store.findUnique({
    where: { id: 1 },
    select: { timeZone: true, openWeekdays: true, bookingHours: true },
  });
  const zone = store?.timeZone ?? DEFAULT_TIME_ZONE;
  const days = [...new Set(question.days)].sort().map((day) => ({ day, measured: measureDay(day, zone) }));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { zone, days: new Map() };
  const { crew, closures } = await salonRows(db, { first: first.day, last: last.day, zone });
  const held = await heldBetween(db, first.measured, last.measured, question.ignoreAppointmentId);

  const people = crew.map(({ serviceIds, shifts, ...person }) => ({
    ...person,
    serviceIds: new Set([...serviceIds, ANY_SERVICE]),
    shiftsOn: Map.groupBy(shifts, ({ date }) => dayOfDate(date)),
  }));
  const salonDay = ({ day, measured }: { day: string; measured: DayMinutes }): SalonDay => {
    const opening = openingOn(day, measured, store);
    const closed = onDay(measured, closures);
    const itemsOf = Map.groupBy(onDay(measured, held), ({ staffMemberId }) => staffMemberId);
    return {
      day,
      measured,
      staff: people.map(({ id, name, serviceIds, shiftsOn, timeOff }) => ({
        id,
        name,
        serviceIds,
        staffDay: {
          shifts: (shiftsOn.get(day) ?? []).map(({ state, shiftTemplate }) => ({
            state,
            ...clockSpan(measured, shiftTemplate),
          })),
          atLeast: question.atLeast,
          opening,
          closures: closed,
          timeOff: onDay(measured, timeOff),
          busy: itemsOf.get(id) ?? [],
        },
      })),
      unassigned: (itemsOf.get(null) ?? []).map(({ id, serviceId, start, end }) => ({
        id,
        serviceId: serviceId ?? ANY_SERVICE,
        // Nobody's day is longer than the day.
        start: Math.max(start, 0),
        end: Math.min(end, measured.length),
      })),
    };
  };
  return { zone, days: new Map(days.map((one) => [one.day, salonDay(one)])) };
}

/** The items that hold their time between the beginning of one day and the end of another. */
function heldBetween(
  db: Transaction,
  first: DayMinutes,
  last: DayMinutes,
  ignoreAppointmentId: number | null | undefined,
): Promise<Held[]> {
  const from = first.startsAt;
  return db.appointmentItem.findMany({
    where: {
      occupying: true,
      // No service takes a day: so the index on the start finds them all.
      startsAt: { gt: new Date(from.getTime() - DAY_MS), lt: instantAt(last, last.length) },
      endsAt: { gt: from },
      ...(ignoreAppointmentId != null && { appointmentId: { not: ignoreAppointmentId } }),
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: { id: true, staffMemberId: true, serviceId: true, startsAt: true, endsAt: true },
  });
}

/** Those that touch a day, with their day minutes; what begins before it or ends after it reaches over its ends. */
function onDay<Times extends { startsAt: Date; endsAt: Date }>(
  measured: DayMinutes,
  rows: readonly Times[],
): (Times & Interval)[] {
  // As numbers: every item is compared with every day, and dates are slow at that.
  const [from, to] = [measured.startsAt.getTime(), instantAt(measured, measured.length).getTime()];
  return rows
    .filter(({ startsAt, endsAt }) => startsAt.getTime() < to && endsAt.getTime() > from)
    .map((row) => ({ ...row, ...minutesBetween(measured, { start: row.startsAt, end: row.endsAt }) }));
}

function clockSpan(
  measured: DayMinutes,
  { startMinute, endMinute }: { startMinute: number; endMinute: number },
): Interval {
  return clockSpanOn(measured, { start: startMinute, end: endMinute });
}

/** Its booking hours on an open weekday, all of the day when it has none; nothing on another. */
function openingOn(day: string, measured: DayMinutes, store: Hours | null): Interval[] {
  const weekday = weekdayOf(day);
  if (store !== null && !isOpenOn(weekday, store.openWeekdays)) return [];
  const hours = store?.bookingHours.filter((one) => one.weekday === weekday) ?? [];
  return hours.length === 0
    ? [{ start: 0, end: measured.length }]
    : hours.map((one) => clockSpan(measured, one));
}
