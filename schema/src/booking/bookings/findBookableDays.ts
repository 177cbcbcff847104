import type { Context } from "../../context.ts";
import { bookableStarts } from "../../domain/appointments/bookableStarts.ts";
import { bookingStarts, windowOnDays } from "../../domain/appointments/bookingWindow.ts";
import { type DayAvailability, dayAvailability } from "../../domain/appointments/dayAvailability.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireUnblocked } from "../../identity/customerTerms.ts";
import { daySchedules } from "../availability/daySchedules.ts";
import { dateOf, daysFromTo } from "../availability/days.ts";
import { MAX_SLOT_DAYS, MIN_SHIFT_STATE } from "../availability/findFreeSlots.ts";

export interface BookableDayResult {
  date: Date;
  availability: DayAvailability | null;
}

/**
 * Returns the availability of each day by the rules for customers, without people and times, so that no
 * booking can be read from it. Throws UNAUTHENTICATED, CUSTOMER_BLOCKED, INVALID_INPUT.
 */
export async function findBookableDays(
  { prisma, viewer, now: clock }: Context,
  range: { from: string; to: string },
): Promise<BookableDayResult[]> {
  const customerId = viewer.customer?.id;
  if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
  const days = daysFromTo(range, [], MAX_SLOT_DAYS);
  await requireUnblocked(prisma, customerId);
  const by = "CUSTOMER";
  const salon = await daySchedules(prisma, { days, atLeast: MIN_SHIFT_STATE[by] });
  const windowOn = windowOnDays({ by, now: clock(), zone: salon.zone });
  return [...salon.days.values()].map(({ day, measured, staff, unassigned }) => {
    const onDay = { ...windowOn(day), starts: bookingStarts(measured), staffMemberId: null, by } as const;
    const slots = salon.services.map(({ id, durationMinutes }) =>
      bookableStarts({ ...onDay, services: [{ id, duration: durationMinutes }], staff, unassigned }),
    );
    return { date: dateOf(day), availability: dayAvailability(slots) };
  });
}
