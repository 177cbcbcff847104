import type { AuditEntry, Prisma } from "@machiya/prisma/client";
import { z } from "zod";
import {
  type AppointmentRow,
  daysOfItems,
  findExistingAppointments,
} from "../booking/appointments/appointmentRow.ts";
import { writeChange } from "../booking/appointments/updateAppointment.ts";
import { assertAvailable, orSlotTaken } from "../booking/availability/assertAvailable.ts";
import { withPlannedDayLocks } from "../booking/availability/days.ts";
import type { TimeCheck } from "../booking/availability/validateItems.ts";
import { type BulkRefusal, type BulkRow, bulkRefusal } from "../bulkWrites/bulkWrite.ts";
import type { Context } from "../context.ts";
import { staffStateAfter } from "../domain/access/staffState.ts";
import { DomainError } from "../domain/errors.ts";
import { lockStaffMember } from "../identity/changeStaff.ts";
import { globalId } from "../ids.ts";
import { shopTimeZone } from "../shop/store/shopTimeZone.ts";
import { audit } from "../writes/audit.ts";
import { lockRows, requireVersion } from "../writes/batchUpdate.ts";
import type { Transaction } from "../writes/transaction.ts";
import { requireNewest } from "./undoEntry.ts";

const dismissal = z.object({
  appointments: z.array(z.object({ id: z.int(), version: z.int(), itemIds: z.array(z.int()) })),
});

/**
 * Returns what undoing a dismissal needs: the appointments whose items it has set to "not specified". `served` are the
 * items that the staff member served before.
 */
export async function undoOfDismissal(
  tx: Transaction,
  served: readonly { id: number }[],
): Promise<Prisma.InputJsonObject> {
  const lost = { id: { in: served.map(({ id }) => id) }, staffMemberId: null };
  const appointments = await tx.appointment.findMany({
    where: { items: { some: lost } },
    select: { id: true, version: true, items: { where: lost, select: { id: true } } },
    orderBy: { id: "asc" },
  });
  return {
    appointments: appointments.map(({ id, version, items }) => ({
      id,
      version,
      itemIds: items.map((item) => item.id),
    })),
  };
}

/**
 * Returns a dismissed staff member to service and to the appointments that became "not specified"; their ended sessions
 * stay ended. Those that have not begun are judged by the rules for staff, also when the store is closed. An appointment
 * that changed since, or that the staff member cannot serve any more, stays as it is. Throws NOT_FOUND, CONFLICT when the
 * staff member changed since. Returns the result of each appointment.
 */
export async function undoDismissal(
  context: Context,
  entry: AuditEntry,
  seen: number | null | undefined,
): Promise<{ appointments: BulkRow[] }> {
  const id = entry.subjectId;
  const { appointments } = dismissal.parse(entry.undo);
  const left = new Map(appointments.map((appointment) => [appointment.id, appointment]));
  const ids = [...left.keys()];
  const plan = async (tx: Transaction) => {
    const [zone, rows] = [await shopTimeZone(tx), await findExistingAppointments(tx, ids)];
    const days = daysOfItems(
      rows.flatMap(({ items }) => items),
      zone,
    );
    return { zone, rows, days };
  };
  return withPlannedDayLocks(
    context.prisma,
    plan,
    async (tx) => {
      await lockStaffMember(tx, id);
      await lockRows(tx, "Appointment", ids);
    },
    async (tx, { zone, rows }) => {
      const before = await lockStaffMember(tx, id);
      requireVersion("StaffMember", before, seen);
      await requireNewest(tx, entry);
      const state = staffStateAfter("REINSTATE", before.state);
      if (state === null) throw new DomainError("CONFLICT", { what: "StaffMember" });
      const after = await tx.staffMember.update({
        where: { id },
        data: { state, version: { increment: 1 } },
      });
      const found = new Map(rows.map((row) => [row.id, row]));
      const results: BulkRow[] = [];
      for (const appointment of appointments) {
        const refusal = await returnTo(tx, context, found.get(appointment.id), { id, zone, appointment });
        results.push({ id: globalId("Appointment", appointment.id), refusal });
      }
      await audit(tx, context, [{ action: "UNDO", type: "StaffMember", id, before, after }]);
      return { appointments: results };
    },
  );
}

interface Return {
  /** The staff member. */
  id: number;
  zone: string;
  /** The appointment as the dismissal left it. */
  appointment: z.output<typeof dismissal>["appointments"][number];
}

/** Returns a staff member to an appointment. Returns why it is refused; nothing of it is written then. */
async function returnTo(
  tx: Transaction,
  context: Context,
  row: AppointmentRow | undefined,
  { id, zone, appointment }: Return,
): Promise<BulkRefusal | null> {
  if (row === undefined) return bulkRefusal(new DomainError("NOT_FOUND", { what: "Appointment" }));
  const lost = new Set(appointment.itemIds);
  const items = row.items.map((item) => ({
    ...item,
    ...(lost.has(item.id) && { staffMemberId: id }),
    moved: lost.has(item.id) && item.startsAt > context.now(),
    line: null,
  }));
  // The appointment may have been served by a shift that is not confirmed yet.
  const question: TimeCheck = {
    by: "ADMIN",
    atLeast: "PROPOSED",
    outsideHours: true,
    items,
    standing: row,
  };
  try {
    requireVersion("Appointment", row, appointment.version);
    if (items.some(({ moved }) => moved)) await assertAvailable(tx, context, question, zone);
  } catch (error) {
    return bulkRefusal(error);
  }
  // A refusal by the database ends the transaction, so it refuses the undo as a whole. The locked days prevent it.
  await orSlotTaken(question, () =>
    writeChange(tx, context, { action: "UNDO", before: row, columns: {}, items, notifies: false }),
  );
  return null;
}
