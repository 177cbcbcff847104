import { instantAt, measureDay } from "../domain/dayMinutes.ts";
import type { Interval } from "../domain/intervals.ts";
import { clockSpanOn } from "../domain/shiftTimes.ts";
import { dayOf, endOfDay, startOfDay } from "../domain/shopTime.ts";
import type { Transaction } from "../transaction.ts";
import { dateOf, dayOfDate } from "./days.ts";
import { type Crew, howServed, type Served } from "./howServed.ts";
import { type ShiftRow, salonRows } from "./salonRows.ts";

const DAY_MS = 86_400_000;

/** An item that holds its time and is not over. */
export interface HeldItem {
  id: number;
  appointmentId: number;
  /** Null: not specified. */
  staffMemberId: number | null;
  staffName: string | null;
  startsAt: Date;
  served: Served;
}

interface Range {
  first: string;
  last: string;
  zone: string;
}

/** The items on these days, and how well those who work then can serve them; by time. */
export async function heldItems(
  tx: Transaction,
  { now, zone, days }: { now: Date; zone: string; days: readonly string[] },
): Promise<HeldItem[]> {
  const ordered = days.toSorted();
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = startOfDay(first, zone);
  const items = await tx.appointmentItem.findMany({
    where: {
      occupying: true,
      // No service takes a day: so the index on the start finds them all.
      startsAt: { gt: new Date(start.getTime() - DAY_MS), lte: endOfDay(last, zone) },
      endsAt: { gt: start },
    },
    include: { staffMember: { select: { name: true } } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  if (items.length === 0) return [];
  const spans = items.map((item) => ({
    id: item.id,
    staffMemberId: item.staffMemberId,
    serviceId: item.serviceId,
    ...spanOf(item),
  }));
  const served = howServed(spans, await crewOf(tx, { first, last, zone }));
  const asked = new Set(days);
  return items
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
      served: served.get(id) ?? 0,
    }));
}

/** In milliseconds, so that what crosses midnight is one. */
function spanOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Interval {
  return { start: startsAt.getTime(), end: endsAt.getTime() };
}

/** Everyone in service with their services, shifts and absences, also of the days beside: what stands may cross midnight. */
async function crewOf(tx: Transaction, { first, last, zone }: Range): Promise<Crew[]> {
  const { crew, closures } = await salonRows(tx, {
    first: dayOfDate(new Date(dateOf(first).getTime() - DAY_MS)),
    last: dayOfDate(new Date(dateOf(last).getTime() + DAY_MS)),
    zone,
  });
  return crew.map(({ id, serviceIds, timeOff, shifts }) => ({
    id,
    serviceIds: new Set(serviceIds),
    away: [...timeOff, ...closures].map(spanOf),
    shifts: shifts.map((shift) => ({ state: shift.state, ...shiftSpan(shift, zone) })),
  }));
}

function shiftSpan({ date, shiftTemplate }: ShiftRow, zone: string): Interval {
  const day = measureDay(dayOfDate(date), zone);
  const { start, end } = clockSpanOn(day, {
    start: shiftTemplate.startMinute,
    end: shiftTemplate.endMinute,
  });
  return { start: instantAt(day, start).getTime(), end: instantAt(day, end).getTime() };
}
