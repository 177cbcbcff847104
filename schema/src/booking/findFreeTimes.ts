import type { ShiftState } from "@machiya/prisma/enums";
import type { Context } from "../context.ts";
import { instantAt } from "../domain/dayMinutes.ts";
import { freeIntervals } from "../domain/slots.ts";
import { rowIds } from "../input.ts";
import { daysFromTo } from "./days.ts";
import type { TimesQuestion } from "./findBusyTimes.ts";
import { MAX_SLOT_DAYS } from "./findFreeSlots.ts";
import { salonDays } from "./salonDays.ts";

export interface FreeTimeAnswer {
  staffMemberId: number;
  startsAt: Date;
  endsAt: Date;
}

/** When people in service work and have nothing else, by day and person. Throws INVALID_INPUT. */
export async function findFreeTimes(
  { prisma }: Context,
  { staffMemberIds, ...range }: TimesQuestion,
  atLeast: ShiftState,
): Promise<FreeTimeAnswer[]> {
  const days = daysFromTo(range, ["range"], MAX_SLOT_DAYS);
  const asked = staffMemberIds?.length ? new Set(rowIds("StaffMember", staffMemberIds)) : null;
  const salon = await salonDays(prisma, { days, atLeast });
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
