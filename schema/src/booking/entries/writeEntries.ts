import type { ShiftState } from "@machiya/prisma/enums";
import type { Context } from "../../context.ts";
import { isConfirmed, stateOfEntry } from "../../domain/appointments/appointmentState.ts";
import { queueAppointmentNotification } from "../../notifications/appointmentNotifications.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { audit } from "../../writes/audit.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { auditedAppointment, findAppointments } from "../appointments/appointmentRow.ts";
import { insertAppointments, type NewAppointment } from "../appointments/saveAppointment.ts";
import { orSlotTaken } from "../availability/assertAvailable.ts";

/** Returns the appointment before its confirmation, which is what the customer is notified about. */
const unconfirmed = ({ startsAt }: { startsAt: Date }) => ({ state: stateOfEntry(false), startsAt });

/** The appointments that are written at once: few enough that other requests hardly wait for them. */
const WRITE_BATCH_SIZE = 50;

/**
 * Writes planned appointments with their history and notifications. Throws SlotUnavailable. Returns their row numbers in
 * input order.
 */
export async function writeEntries(
  tx: Transaction,
  context: Context,
  planned: readonly NewAppointment[],
  atLeast: ShiftState,
): Promise<number[]> {
  const zone = await shopTimeZone(tx);
  const ids: number[] = [];
  for (let from = 0; from < planned.length; from += WRITE_BATCH_SIZE) {
    const some = planned.slice(from, from + WRITE_BATCH_SIZE);
    const items = some.flatMap((one) => one.items);
    const written = await orSlotTaken({ by: "ADMIN", atLeast, items, standing: null }, () =>
      insertAppointments(tx, some),
    );
    const rows = await findAppointments(tx, written);
    await audit(
      tx,
      context,
      rows.map((row) => ({
        action: "CREATE",
        type: "Appointment",
        id: row.id,
        after: auditedAppointment(row, zone),
      })),
    );
    for (const row of rows.filter(({ state }) => isConfirmed(state)))
      await queueAppointmentNotification(tx, context, unconfirmed(row), row.id);
    ids.push(...written);
  }
  return ids;
}
