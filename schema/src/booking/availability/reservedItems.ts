import { clockSpanOn } from "../../domain/shifts/shiftTimes.ts";
import { instantAt, measureDay } from "../../domain/time/dayMinutes.ts";
import type { Interval } from "../../domain/time/intervals.ts";
import { dayOf, endOfDay, startOfDay } from "../../domain/time/shopTime.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { type Coverage, coverage, type Staffing } from "./coverage.ts";
import { dateOf, dayOfDate } from "./days.ts";
import { scheduleRows } from "./scheduleRows.ts";

const DAY_MS = 86_400_000;

/** An occupying item that is not over. */
export interface ReservedItem {
  id: number;
  appointmentId: number;
  /** Null: not specified. */
  staffMemberId: number | null;
  staffName: string | null;
  startsAt: Date;
}

export interface ReservedItems {
  /** The items on the asked days that are not over, ordered by time. */
  items: ReservedItem[];
  /** The coverage of these items and of others near them. */
  served: ReadonlyMap<number, Coverage>;
}

const NO_ITEMS: ReservedItems = { items: [], served: new Map() };

interface Range extends Pick<ReservedItemsQuestion, "zone" | "closures"> {
  first: string;
  last: string;
}

export interface ReservedItemsQuestion {
  now: Date;
  zone: string;
  days: readonly string[];
  /** Whether closures count as absences of all staff members. */
  closures: boolean;
  /** The coverage before a change, if this is the question after it (see `coverage`). */
  before?: ReadonlyMap<number, Coverage>;
}

/** Returns the occupying items on these days with their coverage. */
export async function reservedItems(
  tx: Transaction,
  { now, zone, days, closures, before }: ReservedItemsQuestion,
): Promise<ReservedItems> {
  const ordered = days.toSorted();
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first === undefined || last === undefined) return NO_ITEMS;
  const start = startOfDay(first, zone);
  const items = await tx.appointmentItem.findMany({
    where: {
      occupying: true,
      // Every service is shorter than a day, so this condition lets the index on the start find all overlaps.
      startsAt: { gt: new Date(start.getTime() - DAY_MS), lte: endOfDay(last, zone) },
      endsAt: { gt: start },
    },
    include: { staffMember: { select: { name: true } } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  if (items.length === 0) return NO_ITEMS;
  const spans = items.map((item) => ({
    id: item.id,
    staffMemberId: item.staffMemberId,
    serviceId: item.serviceId,
    ...spanOf(item),
  }));
  const served = coverage(spans, await crewOf(tx, { first, last, zone, closures }), before);
  const asked = new Set(days);
  const reserved = items
    .filter(
      ({ startsAt, endsAt }) =>
        endsAt > now &&
        [startsAt, new Date(endsAt.getTime() - 1)].some((instant) => asked.has(dayOf(instant, zone))),
    )
    .map(({ id, appointmentId, staffMemberId, staffMember, startsAt }) => ({
      id,
      appointmentId,
      staffMemberId,
      staffName: staffMember?.name ?? null,
      startsAt,
    }));
  return { items: reserved, served };
}

/** Returns the span in milliseconds, so that an item across midnight stays one span. */
function spanOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Interval {
  return { start: startsAt.getTime(), end: endsAt.getTime() };
}

/**
 * Returns the active staff with services, shifts and absences, including the adjacent days, because items can
 * cross midnight.
 */
async function crewOf(tx: Transaction, { first, last, zone, closures }: Range): Promise<Staffing[]> {
  const before = dateOf(first).getTime() - DAY_MS;
  const rows = await scheduleRows(tx, {
    first: dayOfDate(new Date(before)),
    last: dayOfDate(new Date(dateOf(last).getTime() + DAY_MS)),
  });
  const closed = closures ? rows.closures : [];
  const shiftsOf = Map.groupBy(rows.shifts, ([staffMemberId]) => staffMemberId);
  const timeOffOf = Map.groupBy(rows.timeOff, ([staffMemberId]) => staffMemberId);
  return rows.people.map(({ id, serviceIds }) => ({
    id,
    serviceIds: new Set(serviceIds),
    away: [
      ...(timeOffOf.get(id) ?? []).map(([, start, end]) => ({ start, end })),
      ...closed.map(([start, end]) => ({ start, end })),
    ],
    shifts: (shiftsOf.get(id) ?? []).flatMap(([, start, end, state, days]) =>
      days.map((count) => {
        const day = dayOfDate(new Date(before + count * DAY_MS));
        return { state, ...shiftSpan(day, zone, { start, end }) };
      }),
    ),
  }));
}

/** Returns the hours of a shift on a day, in milliseconds since 1970. */
function shiftSpan(day: string, zone: string, hours: Interval): Interval {
  const measured = measureDay(day, zone);
  const { start, end } = clockSpanOn(measured, hours);
  return { start: instantAt(measured, start).getTime(), end: instantAt(measured, end).getTime() };
}
