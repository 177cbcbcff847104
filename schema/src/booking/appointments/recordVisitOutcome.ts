import type { Context } from "../../context.ts";
import {
  type CancelledBy,
  canHaveOutcome,
  namesCanceller,
  type VisitOutcome,
} from "../../domain/appointments/visitOutcome.ts";
import { DomainError } from "../../domain/errors.ts";
import { dayOf, startOfDay } from "../../domain/time/shopTime.ts";
import { requireRowId } from "../../input.ts";
import { audit } from "../../writes/audit.ts";
import { requireVersion } from "../../writes/batchUpdate.ts";
import { auditedAppointment, findAppointment } from "./appointmentRow.ts";
import { withAppointmentLock } from "./withAppointmentLocks.ts";

export interface OutcomeRecord {
  id: string;
  version?: number | null | undefined;
  /** Null removes the outcome. */
  outcome?: VisitOutcome | null | undefined;
  /** Required for a late cancellation, and not allowed for any other outcome. */
  cancelledBy?: CancelledBy | null | undefined;
}

/** Returns what the rules for outcomes need to know about an appointment. */
export const visitFacts = <Visit extends { startsAt: Date }>(visit: Visit, zone: string, now: Date) => ({
  ...visit,
  dayStartsAt: startOfDay(dayOf(visit.startsAt, zone), zone),
  now,
});

/**
 * Records or removes the outcome of a visit. Throws NOT_FOUND, CONFLICT, INVALID_INPUT,
 * APPOINTMENT_STATE_FORBIDS when the appointment cannot have the outcome now. Returns the row number.
 */
export async function recordVisitOutcome(context: Context, input: OutcomeRecord): Promise<number> {
  const id = requireRowId("Appointment", input.id);
  const outcome = input.outcome ?? null;
  const cancelledBy = input.cancelledBy ?? null;
  if (namesCanceller(outcome) !== (cancelledBy !== null))
    throw new DomainError(
      "INVALID_INPUT",
      { field: "cancelledBy", rule: { kind: cancelledBy === null ? "REQUIRED" : "ALONE" } },
      ["input", "cancelledBy"],
    );
  await withAppointmentLock(context.prisma, id, async (tx, row, zone) => {
    requireVersion("Appointment", row, input.version);
    if (outcome !== null && !canHaveOutcome(outcome, visitFacts(row, zone, context.now())))
      throw new DomainError("APPOINTMENT_STATE_FORBIDS", { state: row.state });
    if (row.outcome === outcome && row.cancelledBy === cancelledBy) return;
    await tx.appointment.update({
      where: { id },
      data: { outcome, cancelledBy, version: { increment: 1 } },
    });
    const before = auditedAppointment(row, zone);
    const after = auditedAppointment(await findAppointment(tx, id), zone);
    await audit(tx, context, [{ action: "RECORD_OUTCOME", type: "Appointment", id, before, after }]);
  });
  return id;
}
