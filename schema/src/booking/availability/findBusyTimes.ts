import type { Context } from "../../context.ts";
import { mergeIntervals } from "../../domain/time/intervals.ts";
import { endOfDay, startOfDay } from "../../domain/time/shopTime.ts";
import { rowIds } from "../../input.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { readableAppointments } from "../appointments/readableAppointments.ts";
import { daysFromTo } from "./days.ts";
import { MAX_SLOT_DAYS } from "./findFreeSlots.ts";

const DAY_MS = 86_400_000;

export interface BusyTimeResult {
  /** Null: not specified. */
  staffMemberId: number | null;
  startsAt: Date;
  endsAt: Date;
}

export interface BusyTimesQuery {
  staffMemberIds?: readonly string[] | null | undefined;
  from: string;
  to: string;
}

/**
 * Returns the booked times of active staff members, merged per person and ordered by time. Throws
 * INVALID_INPUT.
 */
export async function findBusyTimes(
  { prisma, viewer }: Context,
  { staffMemberIds, from, to }: BusyTimesQuery,
): Promise<BusyTimeResult[]> {
  daysFromTo({ from, to }, ["range"], MAX_SLOT_DAYS);
  const zone = await shopTimeZone(prisma);
  const own = viewer.customer?.id;
  const items = await prisma.appointmentItem.findMany({
    where: {
      ...occupiedIn({ from, to }, zone),
      ...(own !== undefined && { appointment: { OR: [{ customerId: null }, { customerId: { not: own } }] } }),
      ...(staffMemberIds?.length
        ? { staffMemberId: { in: rowIds("StaffMember", staffMemberIds) }, ...IN_SERVICE }
        : { OR: [{ staffMemberId: null }, IN_SERVICE] }),
    },
    select: ITEM_TIMES,
  });
  return mergedTimes(items);
}

/**
 * Returns the booked times of the appointments that the signed-in staff member may not read; none for admins,
 * who read all. Throws INVALID_INPUT.
 */
export async function findColleaguesTimes(
  context: Context,
  days: { from: string; to: string },
): Promise<BusyTimeResult[]> {
  daysFromTo(days, ["range"], MAX_SLOT_DAYS);
  const readable = await readableAppointments(context);
  if (Object.keys(readable).length === 0) return [];
  const zone = await shopTimeZone(context.prisma);
  const items = await context.prisma.appointmentItem.findMany({
    where: {
      ...occupiedIn(days, zone),
      appointment: { NOT: readable },
      OR: [{ staffMemberId: null }, IN_SERVICE],
    },
    select: ITEM_TIMES,
  });
  return mergedTimes(items);
}

const IN_SERVICE = { staffMember: { state: "IN_SERVICE" } } as const;
const ITEM_TIMES = { staffMemberId: true, startsAt: true, endsAt: true } as const;

/** Builds the condition for items that occupy a time on these days. */
function occupiedIn({ from, to }: { from: string; to: string }, zone: string) {
  const [start, end] = [startOfDay(from, zone), endOfDay(to, zone)];
  return {
    occupying: true,
    startsAt: { gt: new Date(start.getTime() - DAY_MS), lte: end },
    endsAt: { gt: start },
  };
}

/** Merges adjacent and overlapping times of each person, and sorts them by time. */
function mergedTimes(items: readonly BusyTimeResult[]): BusyTimeResult[] {
  const times = [...Map.groupBy(items, ({ staffMemberId }) => staffMemberId)].flatMap(
    ([staffMemberId, theirs]) =>
      mergeIntervals(
        theirs.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() })),
      ).map((span) => ({
        staffMemberId,
        startsAt: new Date(span.start),
        endsAt: new Date(span.end),
      })),
  );
  return times.sort(
    (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || (a.staffMemberId ?? 0) - (b.staffMemberId ?? 0),
  );
}
