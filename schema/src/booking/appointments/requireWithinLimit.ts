import type { Actor } from "../../actor.ts";
import { TIME_HOLDING_STATES } from "../../domain/appointments/appointmentState.ts";
import { bookingLimitProblem } from "../../domain/appointments/bookingLimit.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Interval } from "../../domain/time/intervals.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { type PlannedItem, spanOfItems } from "./plannedItems.ts";

/** Returns the span of the items in milliseconds since 1970. */
export function intervalOfItems(items: readonly PlannedItem[]): Interval {
  const { startsAt, endsAt } = spanOfItems(items);
  return { start: startsAt.getTime(), end: endsAt.getTime() };
}

/**
 * Throws BOOKING_LIMIT when the new times of a customer's appointment overlap more of their other ones than
 * the store allows. Returns whether the store has such a limit.
 */
export async function requireWithinLimit(
  db: Pick<Transaction, "appointment" | "store">,
  { now }: Pick<Actor, "now">,
  { id, customerId, items }: { id: number; customerId: number; items: readonly PlannedItem[] },
): Promise<boolean> {
  const store = await db.store.findUnique({
    where: { id: 1 },
    select: { maxOpenAppointments: true, maxOverlappingAppointments: true },
  });
  if (store === null || store.maxOverlappingAppointments === null) return false;
  const others = await db.appointment.findMany({
    where: { customerId, id: { not: id }, state: { in: [...TIME_HOLDING_STATES] }, endsAt: { gt: now() } },
    select: { startsAt: true, endsAt: true },
  });
  const limit = bookingLimitProblem(store, {
    wanted: intervalOfItems(items),
    others: others.map(({ startsAt, endsAt }) => ({ start: startsAt.getTime(), end: endsAt.getTime() })),
    isNew: false,
  });
  if (limit !== null) throw new DomainError("BOOKING_LIMIT", { limit });
  return true;
}
