import type { Actor } from "../../actor.ts";
import type { Context } from "../../context.ts";
import type { AppointmentState } from "../../domain/appointments/appointmentState.ts";
import { customerTimeProblem } from "../../domain/appointments/appointmentState.ts";
import { type CancelledBy, outcomeOfCancellation } from "../../domain/appointments/visitOutcome.ts";
import { DomainError } from "../../domain/errors.ts";
import { lockCustomerTerms } from "../../identity/customerTerms.ts";
import { requireRowId } from "../../input.ts";
import { queueAppointmentNotification } from "../../notifications/appointmentNotifications.ts";
import { audit } from "../../writes/audit.ts";
import { requireVersion } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { auditedAppointment, findAppointment, requireSeenStart, stateAfter } from "./appointmentRow.ts";
import { cancellationDeadline } from "./cancellationDeadline.ts";
import { withAppointmentLock, withOwnAppointmentLock } from "./withAppointmentLocks.ts";

/** Cancels an appointment. Throws NOT_FOUND, CONFLICT, APPOINTMENT_STATE_FORBIDS. Returns the row number. */
export async function cancelAppointment(
  context: Context,
  input: {
    id: string;
    version?: number | null | undefined;
    /** Who canceled too late; null: the cancellation was not late. */
    lateBy?: CancelledBy | null | undefined;
  },
): Promise<number> {
  const id = requireRowId("Appointment", input.id);
  await withAppointmentLock(context.prisma, id, async (tx, row, zone) => {
    requireVersion("Appointment", row, input.version);
    await cancel(tx, id, stateAfter("CANCEL", row, "STAFF"), input.lateBy);
    await queueAppointmentNotification(tx, context, row, id);
    const before = auditedAppointment(row, zone);
    const after = auditedAppointment(await findAppointment(tx, id), zone);
    await audit(tx, context, [{ action: "CANCEL", type: "Appointment", id, before, after }]);
  });
  return id;
}

const cancel = (tx: Transaction, id: number, state: AppointmentState, lateBy?: CancelledBy | null) =>
  tx.appointment.update({
    where: { id },
    data: { state, ...outcomeOfCancellation(lateBy), version: { increment: 1 } },
  });

/**
 * Cancels the viewer's own appointment until the store's deadline; a blocked customer may cancel too. Throws
 * NOT_FOUND, APPOINTMENT_STATE_FORBIDS, CONFLICT when the start differs from the one that the customer saw,
 * OUTSIDE_BOOKING_WINDOW after the deadline. Returns the row number.
 */
export async function cancelMyAppointment(
  context: Actor,
  input: { id: string; seenStartsAt?: Date | undefined },
): Promise<number> {
  const customerId = context.viewer.customer?.id;
  if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
  const id = requireRowId("Appointment", input.id);
  await withOwnAppointmentLock(context.prisma, { id, customerId }, async (tx, row) => {
    const state = stateAfter("CANCEL", row, "CUSTOMER");
    requireSeenStart(row, input.seenStartsAt);
    await lockCustomerTerms(tx, customerId);
    await requireInTime(tx, context, row);
    await cancel(tx, id, state);
    await queueAppointmentNotification(tx, context, row, id);
  });
  return id;
}

/** Throws OUTSIDE_BOOKING_WINDOW when it is too late for a customer to cancel or move an appointment. */
export async function requireInTime(
  tx: Transaction,
  { now }: Pick<Actor, "now">,
  { startsAt }: { startsAt: Date },
): Promise<void> {
  const problem = customerTimeProblem({
    start: startsAt,
    now: now(),
    cutOffMinutes: await cancellationDeadline(tx),
  });
  if (problem !== null) throw new DomainError(problem);
}
