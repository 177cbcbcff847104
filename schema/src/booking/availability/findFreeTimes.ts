import type { ShiftState } from "@machiya/prisma/enums";
import type { Context } from "../../context.ts";
import { freeIntervals } from "../../domain/appointments/slots.ts";
import { instantAt } from "../../domain/time/dayMinutes.ts";
import { rowIds } from "../../input.ts";
import { daySchedules } from "./daySchedules.ts";
import { daysFromTo } from "./days.ts";
import type { BusyTimesQuery } from "./findBusyTimes.ts";
import { MAX_SLOT_DAYS } from "./findFreeSlots.ts";

export interface FreeTimeResult {
  staffMemberId: number;
  startsAt: Date;
  endsAt: Date;
}

/** Returns when active staff members work and are free, by day and person. Throws INVALID_INPUT. */
export async function findFreeTimes(
  { prisma }: Context,
  { staffMemberIds, ...range }: BusyTimesQuery,
  atLeast: ShiftState,
): Promise<FreeTimeResult[]> {
  const days = daysFromTo(range, ["range"], MAX_SLOT_DAYS);
  const asked = staffMemberIds?.length ? new Set(rowIds("StaffMember", staffMemberIds)) : null;
  const salon = await daySchedules(prisma, { days, atLeast });
  return [...salon.days.values()].flatMap(({ measured, staff }) =>
    staff
      .filter(({ id }) => asked === null || asked.has(id))
      .flatMap(({ id, staffDay }) =>
        freeIntervals(staffDay).map(({ start, end }) => ({
          staffMemberId: id,
          startsAt: instantAt(measured, start),
          endsAt: instantAt(measured, end),
        })),
      ),
  );
}
