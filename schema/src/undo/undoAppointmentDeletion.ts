import { type AuditEntry, Prisma } from "@machiya/prisma/client";
import { z } from "zod";
import { auditedAppointment, daysOfItems, findAppointment } from "../booking/appointments/appointmentRow.ts";
import { assertAvailable, orSlotTaken } from "../booking/availability/assertAvailable.ts";
import { withPlannedDayLocks } from "../booking/availability/days.ts";
import type { TimeCheck } from "../booking/availability/validateItems.ts";
import type { Context } from "../context.ts";
import { APPOINTMENT_STATES, isCancelled } from "../domain/appointments/appointmentState.ts";
import { DomainError } from "../domain/errors.ts";
import { shopTimeZone } from "../shop/store/shopTimeZone.ts";
import { audit } from "../writes/audit.ts";
import type { Transaction } from "../writes/transaction.ts";
import { readStored, restoreStored } from "./deletedRecords.ts";
import { requireNewest } from "./undoEntry.ts";

const storedAppointment = z.object({
  Appointment: z.tuple([z.object({ state: z.enum(APPOINTMENT_STATES) })]),
  AppointmentItem: z.array(
    z.object({
      id: z.int(),
      staffMemberId: z.int().nullable(),
      serviceId: z.int().nullable(),
      serviceName: z.string(),
      serviceMinutes: z.int(),
      note: z.string(),
      servicePrice: z.number().transform((price) => new Prisma.Decimal(price)),
      startsAt: z.coerce.date(),
      endsAt: z.coerce.date(),
    }),
  ),
});

/**
 * Restores a deleted appointment. Unless it was canceled or has begun, its time is judged by the rules for staff, also when
 * the store is closed. Throws CONFLICT when it was restored already, SLOT_TAKEN, STAFF_NOT_AVAILABLE.
 */
export async function undoAppointmentDeletion(context: Context, entry: AuditEntry): Promise<void> {
  const id = entry.subjectId;
  const plan = async (tx: Transaction) => {
    const { data } = storedAppointment.safeParse(await readStored(tx, "Appointment", id));
    if (data === undefined) throw new DomainError("CONFLICT", { what: "Appointment" });
    const zone = await shopTimeZone(tx);
    const holdsTime = !isCancelled(data.Appointment[0].state);
    const items = data.AppointmentItem.map((item) => ({
      ...item,
      moved: holdsTime && item.startsAt > context.now(),
      line: null,
    }));
    return { items, zone, days: daysOfItems(items, zone) };
  };
  await withPlannedDayLocks(
    context.prisma,
    plan,
    async () => {},
    async (tx, { items, zone }) => {
      const question: TimeCheck = {
        by: "ADMIN",
        atLeast: "CONFIRMED",
        outsideHours: true,
        items,
        standing: null,
      };
      if (items.some(({ moved }) => moved)) await assertAvailable(tx, context, question, zone);
      const isRestored = await orSlotTaken(question, () => restoreStored(tx, "Appointment", id));
      if (!isRestored) throw new DomainError("CONFLICT", { what: "Appointment" });
      await requireNewest(tx, entry);
      const after = auditedAppointment(await findAppointment(tx, id), zone);
      await audit(tx, context, [{ action: "UNDO", type: "Appointment", id, after }]);
    },
  );
}
