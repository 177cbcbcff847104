import type { Context } from "../../context.ts";
import { bookingStarts, windowOnDays } from "../../domain/appointments/bookingWindow.ts";
import { firstFreeStart, wantedServices } from "../../domain/appointments/firstFreeStart.ts";
import { instantAt } from "../../domain/time/dayMinutes.ts";
import { type DaySchedule, daySchedules } from "../availability/daySchedules.ts";
import { daysFromTo } from "../availability/days.ts";
import {
  MAX_SLOT_DAYS,
  MIN_SHIFT_STATE,
  orderedServices,
  readServiceIds,
} from "../availability/findFreeSlots.ts";

export interface NextFreeStartsQuery {
  from: string;
  to: string;
  serviceIds: readonly string[];
}

export interface NextFreeStartResult {
  staffMemberId: number;
  startsAt: Date | null;
}

export interface NextFreeStartsResult {
  notSpecified: Date | null;
  staff: NextFreeStartResult[];
}

/**
 * Returns the first free start of the days for the services, with each staff member and without a specified one,
 * by the same rule as `findFreeSlots` for customers. Throws INVALID_INPUT, NOT_FOUND.
 */
export async function findNextFreeStarts(
  { prisma, now: clock }: Context,
  question: NextFreeStartsQuery,
): Promise<NextFreeStartsResult> {
  const by = "CUSTOMER";
  const days = daysFromTo(question, ["input"], MAX_SLOT_DAYS);
  const serviceIds = readServiceIds(question.serviceIds, 0);
  const salon = await daySchedules(prisma, { days, atLeast: MIN_SHIFT_STATE[by] });
  const chosen = orderedServices(salon, serviceIds);
  const all = salon.services.map(({ id, durationMinutes }) => ({ id, duration: durationMinutes }));
  const windowOn = windowOnDays({ by, now: clock(), zone: salon.zone });

  const next = (staffMemberId: number | null, offeredIds: ReadonlySet<number> | null): Date | null => {
    const found = firstFreeStart(
      salon.days.values(),
      wantedServices(chosen, all, offeredIds),
      ({ day, measured, staff, unassigned }: DaySchedule) => ({
        ...windowOn(day),
        starts: bookingStarts(measured),
        staffMemberId,
        by,
        staff,
        unassigned,
      }),
    );
    return found === null ? null : instantAt(found.day.measured, found.start);
  };
  const [first] = salon.days.values();
  return {
    notSpecified: next(null, null),
    staff: (first?.staff ?? []).map(({ id, serviceIds: offeredIds }) => ({
      staffMemberId: id,
      startsAt: next(id, offeredIds),
    })),
  };
}
