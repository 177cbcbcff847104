import type { Context } from "../../context.ts";
import { mergeIntervals } from "../../domain/time/intervals.ts";
import { endOfDay, startOfDay } from "../../domain/time/shopTime.ts";
import { rowIds } from "../../input.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
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
  const [start, end] = [startOfDay(from, zone), endOfDay(to, zone)];
  const inService = { staffMember: { state: "IN_SERVICE" } } as const;
  const own = viewer.customer?.id;
  const items = await prisma.appointmentItem.findMany({
    where: {
      occupying: true,
      startsAt: { gt: new Date(start.getTime() - DAY_MS), lte: end },
      endsAt: { gt: start },
      ...(own !== undefined && { appointment: { OR: [{ customerId: null }, { customerId: { not: own } }] } }),
      ...(staffMemberIds?.length
        ? { staffMemberId: { in: rowIds("StaffMember", staffMemberIds) }, ...inService }
        : { OR: [{ staffMemberId: null }, inService] }),
    },
    select: { staffMemberId: true, startsAt: true, endsAt: true },
  });
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
