import type { SlotUnit } from "@machiya/prisma/enums";
import { type Big, type DecimalLike, decimal } from "../money.ts";
import { clockSpanOn } from "../shifts/shiftTimes.ts";
import { instantAt, measureDay, minuteAtClock } from "../time/dayMinutes.ts";
import { overlaps } from "../time/intervals.ts";
import { calendarDays, DEFAULT_TIME_ZONE, dayOf, weekdayOf } from "../time/shopTime.ts";
import type { WeeklySpan } from "../time/weeklySpans.ts";
import { type DeliveryTerms, deliveryDateProblem, isOpenOn } from "./delivery.ts";

/** A time range of a weekday in which a shipping method serves a limited number of orders. */
export interface WeeklySlot extends WeeklySpan {
  /** In orders or in work units. */
  capacity: number;
}

/** A slot of one day, by which orders refer to it. */
export interface SlotKey {
  /** A date as YYYY-MM-DD in the store's zone. */
  day: string;
  startMinute: number;
  endMinute: number;
}

/** What is taken of a slot. */
export interface SlotUse extends SlotKey {
  orders: number;
  workUnits: DecimalLike;
}

/** What a shipping method says about its slots. */
export interface SlotTerms {
  slots: readonly WeeklySlot[];
  slotUnit: SlotUnit;
  /** Minutes before its start until which a slot can be chosen. */
  slotLeadMinutes: number;
  /** How many days after today are offered. */
  slotDaysAhead: number;
  /** The weekdays that the method serves; an empty list means all. */
  weekdays: readonly number[];
}

/** What decides about the slots besides the method. */
export interface SlotFacts {
  store: DeliveryTerms | null;
  closures: readonly { startsAt: Date; endsAt: Date }[];
  uses: readonly SlotUse[];
  now: Date;
  /** The first day on which pre-ordered goods are there; null or absent: today. */
  firstDay?: string | null;
}

/** A slot that can be chosen, if there is room. */
export interface OfferedSlot extends SlotKey {
  startsAt: Date;
  capacity: number;
  /** What is left of the capacity; never negative. */
  remaining: Big;
}

/** The limits of what staff can set. */
export const SLOT_LIMITS = {
  slots: 100,
  capacity: 1_000_000,
  leadMinutes: 60 * 24 * 60,
  daysAhead: 60,
} as const;

/** Returns whether two values name the same slot of the same day. */
export function isSameSlot(a: SlotKey, b: SlotKey): boolean {
  return a.day === b.day && a.startMinute === b.startMinute && a.endMinute === b.endMinute;
}

/** Returns the work units of lines, as they are stored. */
export function sumOfWorkUnits(
  lines: readonly { quantity: DecimalLike; workUnits?: DecimalLike | undefined }[],
): Big {
  return lines
    .reduce(
      (sum, { quantity, workUnits = 1 }) => sum.plus(decimal(quantity).times(decimal(workUnits))),
      decimal(0),
    )
    .round(5);
}

/** Returns what an order takes of a slot's capacity. */
export function slotLoad(unit: SlotUnit, workUnits: Big): Big {
  return unit === "ORDERS" ? decimal(1) : workUnits;
}

/** Returns what is left of a slot's capacity; never negative. */
export function remainingCapacity(unit: SlotUnit, capacity: number, use: SlotUse | undefined): Big {
  if (use === undefined) return decimal(capacity);
  const left = decimal(capacity).minus(unit === "ORDERS" ? use.orders : decimal(use.workUnits));
  return left.gt(0) ? left : decimal(0);
}

/**
 * Returns the slots that customers can choose, full ones included, in the order of their times: those that start
 * after the lead time, on days that are offered, within the store's delivery window, and outside of its closures. Of
 * pre-ordered goods, the days that are offered begin when the goods are there.
 */
export function offeredSlots(
  terms: SlotTerms,
  { store, closures, uses, now, firstDay = null }: SlotFacts,
): OfferedSlot[] {
  if (terms.slots.length === 0) return [];
  const zone = store?.timeZone ?? DEFAULT_TIME_ZONE;
  const earliest = now.getTime() + terms.slotLeadMinutes * 60_000;
  const closed = closures.map(({ startsAt, endsAt }) => ({
    start: startsAt.getTime(),
    end: endsAt.getTime(),
  }));
  const sorted = terms.slots.toSorted((a, b) => a.startMinute - b.startMinute || a.endMinute - b.endMinute);
  const useOf = new Map(uses.map((use) => [keyOf(use), use]));
  const today = dayOf(now, zone);
  const first = firstDay !== null && firstDay > today ? firstDay : today;
  return calendarDays(first, terms.slotDaysAhead + 1).flatMap((day) => {
    const weekday = weekdayOf(day);
    if (!isOpenOn(weekday, terms.weekdays)) return [];
    const measured = measureDay(day, zone);
    return sorted.flatMap((slot): OfferedSlot[] => {
      if (slot.weekday !== weekday) return [];
      const { startMinute, endMinute, capacity } = slot;
      const span = clockSpanOn(measured, { start: startMinute, end: endMinute });
      const startsAt = instantAt(measured, span.start);
      const times = { start: startsAt.getTime(), end: instantAt(measured, span.end).getTime() };
      // The clock can skip a whole slot.
      if (times.start >= times.end || times.start < earliest) return [];
      if (deliveryDateProblem({ moment: { instant: startsAt }, store, now }) !== null) return [];
      if (closed.some((closure) => overlaps(closure, times))) return [];
      const key = { day, startMinute, endMinute };
      const remaining = remainingCapacity(terms.slotUnit, capacity, useOf.get(keyOf(key)));
      return [{ ...key, startsAt, capacity, remaining }];
    });
  });
}

/** Returns the instant at which a slot starts. */
export function slotStart({ day, startMinute }: SlotKey, zone: string): Date {
  const measured = measureDay(day, zone);
  return instantAt(measured, minuteAtClock(measured, startMinute));
}

const keyOf = ({ day, startMinute, endMinute }: SlotKey) => `${day} ${startMinute} ${endMinute}`;

/** Returns the method's slot of a day with these times, even if it is not offered to customers; null if it has none. */
export function definedSlot({ slots }: Pick<SlotTerms, "slots">, key: SlotKey): WeeklySlot | null {
  const weekday = weekdayOf(key.day);
  const isWanted = ({ startMinute, endMinute }: WeeklySlot) =>
    startMinute === key.startMinute && endMinute === key.endMinute;
  return slots.find((slot) => slot.weekday === weekday && isWanted(slot)) ?? null;
}

/** Returns the slots of a method as they are stored: rows of weekday, start, end, and capacity. */
export function readStoredSlots(stored: unknown): WeeklySlot[] {
  if (!Array.isArray(stored)) return [];
  return stored.map(([weekday, startMinute, endMinute, capacity]: number[]) => ({
    weekday: weekday ?? 0,
    startMinute: startMinute ?? 0,
    endMinute: endMinute ?? 0,
    capacity: capacity ?? 0,
  }));
}

/** Returns the rows in which slots are stored, sorted by weekday and time. */
export function storedSlots(slots: readonly WeeklySlot[]): number[][] {
  return slots
    .toSorted((a, b) => a.weekday - b.weekday || a.startMinute - b.startMinute)
    .map(({ weekday, startMinute, endMinute, capacity }) => [weekday, startMinute, endMinute, capacity]);
}
