import type { AuditEntry, Prisma } from "@machiya/prisma/client";
import { z } from "zod";
import { daysOfItems, findAppointments } from "../booking/appointments/appointmentRow.ts";
import { writeChange } from "../booking/appointments/updateAppointment.ts";
import { assertAvailable, orSlotTaken } from "../booking/availability/assertAvailable.ts";
import { withPlannedDayLocks } from "../booking/availability/days.ts";
import type { TimeCheck } from "../booking/availability/validateItems.ts";
import type { Context } from "../context.ts";
import { staffStateAfter } from "../domain/access/staffState.ts";
import { DomainError } from "../domain/errors.ts";
import { lockStaffMember } from "../identity/changeStaff.ts";
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
      ...{ id, version },
      itemIds: items.map((item) => item.id),
    })),
  };
}

/**
 * Returns a dismissed staff member to service and to the appointments that became "not specified"; their ended sessions
 * stay ended. Those that have not begun are judged by the rules for staff, also when the store is closed. Throws
 * NOT_FOUND, CONFLICT when the staff member or one of the appointments changed since, SLOT_TAKEN, STAFF_NOT_AVAILABLE.
 */
export async function undoDismissal(
  context: Context,
  entry: AuditEntry,
  seen: number | null | undefined,
): Promise<void> {
  const id = entry.subjectId;
  const { appointments } = dismissal.parse(entry.undo);
  const left = new Map(appointments.map((appointment) => [appointment.id, appointment]));
  const ids = [...left.keys()];
  const plan = async (tx: Transaction) => {
    const [zone, rows] = [await shopTimeZone(tx), await findAppointments(tx, ids)];
    const days = daysOfItems(
      rows.flatMap(({ items }) => items),
      zone,
    );
    return { zone, rows, days };
  };
  await withPlannedDayLocks(
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
      for (const row of rows) requireVersion("Appointment", row, left.get(row.id)?.version);
      const after = await tx.staffMember.update({
        where: { id },
        data: { state, version: { increment: 1 } },
      });
      for (const row of rows) {
        const lost = new Set(left.get(row.id)?.itemIds);
        const items = row.items.map((item) => ({
          ...item,
          ...(lost.has(item.id) && { staffMemberId: id }),
          moved: lost.has(item.id) && item.startsAt > context.now(),
          line: null,
        }));
        // The appointment may have been served by a shift that is not confirmed yet.
        const question: TimeCheck = {
          ...{ by: "ADMIN", atLeast: "PROPOSED", outsideHours: true },
          ...{ items, standing: row },
        };
        if (items.some(({ moved }) => moved)) await assertAvailable(tx, context, question, zone);
        await orSlotTaken(question, () =>
          writeChange(tx, context, { action: "UNDO", before: row, columns: {}, items, notifies: false }),
        );
      }
      await audit(tx, context, [{ action: "UNDO", type: "StaffMember", id, before, after }]);
    },
  );
}
