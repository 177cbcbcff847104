import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { formatDayTime } from "../../domain/time/shopTime.ts";
import { globalId } from "../../ids.ts";
import { audit } from "../../writes/audit.ts";
import { lockRows } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { type ReservedItem, reservedItems } from "../availability/reservedItems.ts";

/** The maximum number of appointments that the error lists; it counts all of them. */
const MAX_NAMED = 50;

export interface AppointmentGuard {
  zone: string;
  /** The days that the write changes; the caller holds their locks. */
  days: readonly string[];
  /** Whether to write even if appointments lose their staff member. */
  force: boolean;
  /**
   * Whether the write changes a closure. Closures count only then, because an appointment that stays during a
   * closure still needs its staff member. A forced closure also keeps the assigned staff members, because
   * reassigning would not help; other forced writes set the affected items to "not specified" (decisions.md §5).
   */
  isClosure?: boolean;
  /** The staff member whom the write dismisses. They lose all of their items, covered or not. */
  dismissed?: number;
}

/**
 * Runs a write that may remove staff, shifts or hours that appointments need. Unless forced, throws
 * SHIFT_HAS_APPOINTMENTS with the appointments whose coverage the write reduces.
 */
export async function guardAppointments<Result>(
  tx: Transaction,
  context: Context,
  { zone, days, force, isClosure = false, dismissed }: AppointmentGuard,
  write: () => Promise<Result>,
): Promise<Result> {
  const question = { now: context.now(), zone, days, closures: isClosure };
  const before = await reservedItems(tx, question);
  const result = await write();
  if (before.items.length === 0) return result;
  const after = await reservedItems(tx, { ...question, before: before.served });
  const lost = before.items.filter(({ id, staffMemberId }) => {
    const served = before.served.get(id) ?? 0;
    return (
      (dismissed !== undefined && staffMemberId === dismissed) || (after.served.get(id) ?? served) < served
    );
  });
  if (lost.length === 0) return result;
  if (!force) throw new DomainError("SHIFT_HAS_APPOINTMENTS", await named(tx, lost, zone));
  if (!isClosure) {
    await unassign(
      tx,
      context,
      lost.filter(({ staffMemberId }) => staffMemberId !== null),
    );
  }
  return result;
}

/** Returns the first appointments of the items by name, and the number of all of them. */
async function named(tx: Transaction, items: readonly ReservedItem[], zone: string) {
  const first = new Map(items.toReversed().map((item) => [item.appointmentId, item]));
  const shown = [...first.values()]
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id)
    .slice(0, MAX_NAMED);
  const rows = await tx.appointment.findMany({
    where: { id: { in: shown.map(({ appointmentId }) => appointmentId) } },
    select: { id: true, customerName: true },
  });
  const names = new Map(rows.map(({ id, customerName }) => [id, customerName]));
  return {
    appointments: shown.map(({ appointmentId, startsAt }) => ({
      appointmentId: globalId("Appointment", appointmentId),
      customerName: names.get(appointmentId) ?? "",
      at: formatDayTime(startsAt, zone, "en"),
    })),
    appointmentCount: first.size,
  };
}

/** Sets the items to "not specified" and increments the version of their appointments. */
async function unassign(tx: Transaction, context: Context, items: readonly ReservedItem[]): Promise<void> {
  if (items.length === 0) return;
  const appointments = Map.groupBy(items, ({ appointmentId }) => appointmentId);
  const ids = [...appointments.keys()];
  await lockRows(tx, "Appointment", ids);
  await tx.appointmentItem.updateMany({
    where: { id: { in: items.map(({ id }) => id) } },
    data: { staffMemberId: null },
  });
  await tx.appointment.updateMany({ where: { id: { in: ids } }, data: { version: { increment: 1 } } });
  await audit(
    tx,
    context,
    [...appointments].map(([id, theirs]) => ({
      action: "UNASSIGN",
      type: "Appointment",
      id,
      before: { staff: theirs.map(({ staffName }) => staffName) },
      after: { staff: theirs.map(() => null) },
    })),
  );
}
