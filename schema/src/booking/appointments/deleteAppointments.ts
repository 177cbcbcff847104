import type { Context } from "../../context.ts";
import { outcomeAfterChange } from "../../domain/appointments/visitOutcome.ts";
import { DomainError } from "../../domain/errors.ts";
import { takeRecordedResult } from "../../idempotency/recordedResults.ts";
import { queueAppointmentNotification } from "../../notifications/appointmentNotifications.ts";
import { storeDeleted } from "../../undo/deletedRecords.ts";
import { audit } from "../../writes/audit.ts";
import { requireAll, requireRowIds } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { auditedAppointment, findAppointments, requirePending, stateAfter } from "./appointmentRow.ts";
import { spanOfItems } from "./plannedItems.ts";
import { withAppointmentLocks } from "./withAppointmentLocks.ts";

/** Deletes appointments, all or none. Throws NOT_FOUND. Returns the row numbers. */
export async function deleteAppointments(context: Context, ids: readonly string[]): Promise<number[]> {
  const rows = requireRowIds("Appointment", ids);
  await withAppointmentLocks(context.prisma, rows, "DELETE", async (tx, appointments, zone) => {
    await storeDeleted(tx, "Appointment", rows);
    await tx.appointment.deleteMany({ where: { id: { in: rows } } });
    await audit(
      tx,
      context,
      appointments.map((row) => ({
        action: "DELETE",
        type: "Appointment",
        id: row.id,
        before: auditedAppointment(row, zone),
        undo: {},
      })),
    );
  });
  return rows;
}

/** Returns the appointments of these items. Throws NOT_FOUND when an item is missing. */
async function appointmentsOf(tx: Transaction, items: readonly number[]): Promise<number[]> {
  const found = await tx.appointmentItem.findMany({
    where: { id: { in: [...items] } },
    select: { id: true, appointmentId: true },
  });
  requireAll("AppointmentItem", items, found);
  return [...new Set(found.map(({ appointmentId }) => appointmentId))];
}

/**
 * Deletes items of editable appointments, all or none; the other items keep their times, and the customers of
 * confirmed ones are notified. Throws NOT_FOUND,
 * APPOINTMENT_STATE_FORBIDS, and INVALID_INPUT when an appointment would have no items left. Returns the row
 * numbers.
 */
export async function deleteAppointmentItems(
  context: Context,
  ids: readonly string[],
  { onlyPending = false }: { onlyPending?: boolean } = {},
): Promise<number[]> {
  const rows = requireRowIds("AppointmentItem", ids);
  if (takeRecordedResult() !== null) return rows;
  const gone = new Set(rows);
  // An item never moves to another appointment, so this lookup needs no lock.
  const appointmentIds = await appointmentsOf(context.prisma, rows);
  await withAppointmentLocks(context.prisma, appointmentIds, "EDIT", async (tx, appointments, zone) => {
    await appointmentsOf(tx, rows);
    for (const appointment of appointments) {
      if (onlyPending) requirePending(appointment);
      const state = stateAfter("EDIT", appointment, "STAFF");
      const items = appointment.items.filter(({ id }) => !gone.has(id));
      if (items.length === 0)
        throw new DomainError("INVALID_INPUT", { field: "ids", rule: { kind: "KEEPS_ONE" } }, [
          "input",
          "ids",
        ]);
      const after = { ...spanOfItems(items), state };
      await tx.appointment.update({
        where: { id: appointment.id },
        data: { ...after, ...outcomeAfterChange(appointment, after), version: { increment: 1 } },
      });
    }
    await tx.appointmentItem.deleteMany({ where: { id: { in: rows } } });
    for (const row of appointments)
      await queueAppointmentNotification(tx, context, row, row.id, { itemsChanged: true });
    const after = new Map((await findAppointments(tx, appointmentIds)).map((row) => [row.id, row]));
    await audit(
      tx,
      context,
      appointments.map((row) => ({
        action: "UPDATE",
        type: "Appointment",
        id: row.id,
        before: auditedAppointment(row, zone),
        after: auditedAppointment(after.get(row.id) ?? row, zone),
      })),
    );
  });
  return rows;
}
