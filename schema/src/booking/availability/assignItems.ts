import { assignStaff, type RankedStaff } from "../../domain/appointments/assignStaff.ts";
import { ANY_SERVICE } from "../../domain/appointments/matching.ts";
import { freeStaff } from "../../domain/appointments/validateLines.ts";
import { intersectIntervals, minutesIn } from "../../domain/time/intervals.ts";
import { dayOf } from "../../domain/time/shopTime.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { daysOfItems } from "../appointments/appointmentRow.ts";
import type { PlannedItem } from "../appointments/plannedItems.ts";
import { SlotUnavailable } from "./assertAvailable.ts";
import type { DaySchedules } from "./daySchedules.ts";
import { timelineMinutes, timelineOn, withTakenTimes } from "./timeline.ts";
import { type TimeCheck, unassignableNear } from "./validateItems.ts";

/**
 * Assigns a staff member to every unspecified item, day by day (decisions.md §5: fewest booked minutes that
 * day, then least recently booked). `salon` excludes the appointment itself. Throws SLOT_TAKEN when an item
 * cannot be assigned.
 */
export async function assignItems(
  tx: Transaction,
  salon: DaySchedules,
  question: TimeCheck,
): Promise<PlannedItem[]> {
  const items = [...question.items];
  const open = items.filter(({ staffMemberId }) => staffMemberId === null);
  if (open.length === 0) return items;
  const lastBooked = await lastBookedAt(tx);
  for (const day of new Set(open.map(({ startsAt }) => dayOf(startsAt, salon.zone)))) {
    const staffOf = assignDay(salon, question, { day, items, lastBooked });
    if (staffOf === null) throw new SlotUnavailable(question, { reason: "TAKEN", item: open[0] ?? null });
    for (const [index, staffMemberId] of staffOf) {
      const item = items[index];
      if (item !== undefined) items[index] = { ...item, staffMemberId };
    }
  }
  return items;
}

/** Returns the assigned staff member by item index; null when an item of the day cannot be assigned. */
function assignDay(
  salon: DaySchedules,
  { standing, beside = [] }: TimeCheck,
  {
    day,
    items,
    lastBooked,
  }: { day: string; items: readonly PlannedItem[]; lastBooked: ReadonlyMap<number, Date> },
): Map<number, number> | null {
  const open = items.flatMap((item, index) =>
    item.staffMemberId === null && dayOf(item.startsAt, salon.zone) === day ? [{ item, index }] : [],
  );
  const days = daysOfItems(
    open.map(({ item }) => item),
    salon.zone,
  );
  const named = items.filter(({ staffMemberId }) => staffMemberId !== null);
  const others = withTakenTimes(timelineOn(salon, days), beside);
  const axis = withTakenTimes(others, named);
  const free = new Map(freeStaff(axis.staff).map((member) => [member.id, member.free]));
  const today = { start: 0, end: axis.days[0]?.measured.length ?? 0 };
  const staff = axis.staff.map(
    ({ id, serviceIds, staffDay }): RankedStaff => ({
      id,
      serviceIds,
      free: free.get(id) ?? [],
      bookedMinutes: minutesIn(intersectIntervals(staffDay.busy, [today])),
      lastBookedAt: lastBooked.get(id) ?? null,
    }),
  );
  const wanted = open.map(({ item, index }) => ({
    id: index,
    serviceId: item.serviceId ?? ANY_SERVICE,
    ...timelineMinutes(axis, item),
  }));
  const hopeless = unassignableNear(others, standing, wanted);
  return assignStaff({
    items: wanted,
    // Negative IDs keep these items apart from the wanted ones, whose IDs are indexes.
    otherItems: axis.unassigned
      .filter(({ id }) => !hopeless.has(id))
      .map((item, index) => ({ ...item, id: -1 - index })),
    staff,
  });
}

/** Returns, per staff member, the last change of an appointment that still occupies their time. */
async function lastBookedAt(tx: Transaction): Promise<Map<number, Date>> {
  const rows = await tx.$queryRaw<{ staffMemberId: number; at: Date }[]>`
    SELECT item."staffMemberId", max(appointment."updatedAt") AS "at"
    FROM "AppointmentItem" AS item JOIN "Appointment" AS appointment ON appointment."id" = item."appointmentId"
    WHERE item."occupying" AND item."staffMemberId" IS NOT NULL GROUP BY item."staffMemberId"`;
  return new Map(rows.map(({ staffMemberId, at }) => [staffMemberId, at]));
}
