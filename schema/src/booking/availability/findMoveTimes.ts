import type { Actor } from "../../actor.ts";
import { bookingStarts, bookingWindow } from "../../domain/appointments/bookingWindow.ts";
import { instantAt } from "../../domain/time/dayMinutes.ts";
import { calendarDays } from "../../domain/time/shopTime.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import type { AppointmentRow } from "../appointments/appointmentRow.ts";
import { changedItems } from "../appointments/plannedItems.ts";
import { daySchedules } from "./daySchedules.ts";
import { isFree } from "./findAlternatives.ts";
import { MAX_SLOT_DAYS } from "./findFreeSlots.ts";

/**
 * Returns up to `most` available times nearest to the appointment's start, ascending. They follow the rules
 * that `moveMyAppointment` checks.
 */
export async function findMoveTimes(
  { prisma, now: clock }: Pick<Actor, "prisma" | "now">,
  standing: AppointmentRow,
  most: number,
): Promise<Date[]> {
  const now = clock();
  const zone = await shopTimeZone(prisma);
  const { firstDay, lastDay } = bookingWindow({ by: "CUSTOMER", now, zone });
  const days = calendarDays(firstDay, MAX_SLOT_DAYS).filter((day) => lastDay === null || day <= lastDay);
  const salon = await daySchedules(prisma, {
    // One more day covers appointments that cross midnight on the last day.
    days: [...days, ...calendarDays(days.at(-1) ?? firstDay, 2)],
    atLeast: "OPEN_TO_CUSTOMERS",
    ignoreAppointmentId: standing.id,
  });
  const at = standing.startsAt.getTime();
  const distance = (start: Date) => Math.abs(start.getTime() - at);
  const starts = days
    .flatMap((day) => {
      const measured = salon.days.get(day)?.measured;
      return measured === undefined
        ? []
        : bookingStarts(measured).map((minute) => instantAt(measured, minute));
    })
    .filter((start) => distance(start) > 0)
    .sort((a, b) => distance(a) - distance(b) || a.getTime() - b.getTime());
  const found: Date[] = [];
  for (const start of starts) {
    if (found.length === most) break;
    const change = { lines: [], removed: new Set<number>(), services: new Map<number, never>() };
    const items = changedItems(standing.items, { ...change, moveBy: start.getTime() - at }, ["input"]);
    if (isFree(salon, { by: "CUSTOMER", atLeast: "OPEN_TO_CUSTOMERS", items, standing }, now))
      found.push(start);
  }
  return found.sort((a, b) => a.getTime() - b.getTime());
}
