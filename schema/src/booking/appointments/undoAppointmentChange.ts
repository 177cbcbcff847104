import type { AuditEntry } from "@machiya/prisma/client";
import { CancelledBy } from "@machiya/prisma/enums";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { APPOINTMENT_STATES, awaitsReview, isCancelled } from "../../domain/appointments/appointmentState.ts";
import {
  canHaveOutcome,
  type OutcomeColumns,
  VISIT_OUTCOMES,
  type VisitFacts,
} from "../../domain/appointments/visitOutcome.ts";
import { DomainError } from "../../domain/errors.ts";
import { queueAppointmentNotification } from "../../notifications/appointmentNotifications.ts";
import { withdrawNotifications } from "../../notifications/withdrawNotifications.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { requireNewest, startOfChange, valueBefore } from "../../undo/undoEntry.ts";
import { audit } from "../../writes/audit.ts";
import { lockRows, requireVersion } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { assertAvailable, orSlotTaken } from "../availability/assertAvailable.ts";
import { withPlannedDayLocks } from "../availability/days.ts";
import type { TimeCheck } from "../availability/validateItems.ts";
import {
  type AppointmentRow,
  auditedAppointment,
  daysOfItems,
  findAppointment,
  stateAfter,
} from "./appointmentRow.ts";
import { type PlannedItem, spanOfItems } from "./plannedItems.ts";
import { visitFacts } from "./recordVisitOutcome.ts";
import { writeChange } from "./updateAppointment.ts";
import { withAppointmentLock } from "./withAppointmentLocks.ts";

const movedFrom = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      staffMemberId: z.int().nullable(),
      startsAt: z.coerce.date(),
      endsAt: z.coerce.date(),
    }),
  ),
});

/** Returns the items at their places before the move. Throws CONFLICT when the items are others now. */
function restoredItems(before: AppointmentRow, entry: AuditEntry): PlannedItem[] {
  const { data } = movedFrom.safeParse(entry.undo);
  return before.items.map((item) => {
    const place = data?.items.find(({ id }) => id === item.id);
    if (place === undefined) throw new DomainError("CONFLICT", { what: "Appointment" });
    const { serviceId, serviceName, serviceMinutes, servicePrice, note } = item;
    const moved =
      place.staffMemberId !== item.staffMemberId ||
      place.startsAt.getTime() !== item.startsAt.getTime() ||
      place.endsAt.getTime() !== item.endsAt.getTime();
    return { ...place, serviceId, serviceName, serviceMinutes, servicePrice, note, moved, line: null };
  });
}

/** Returns the outcome that a change ended, if the visit can have it again. */
function endedOutcome(entry: AuditEntry, visit: VisitFacts): Partial<OutcomeColumns> {
  const outcome = VISIT_OUTCOMES.find((known) => known === valueBefore(entry, "outcome"));
  return outcome !== undefined && canHaveOutcome(outcome, visit) ? { outcome } : {};
}

/**
 * Moves an appointment back. Its former time is taken again by the rules for staff, also when the store is
 * closed. Throws NOT_FOUND, CONFLICT, APPOINTMENT_STATE_FORBIDS, SLOT_TAKEN, STAFF_NOT_AVAILABLE,
 * OUTSIDE_BOOKING_WINDOW.
 */
export async function undoReschedule(
  context: Context,
  entry: AuditEntry,
  seen: number | null | undefined,
): Promise<void> {
  const id = entry.subjectId;
  const plan = async (tx: Transaction) => {
    const before = await findAppointment(tx, id);
    requireVersion("Appointment", before, seen);
    const state = stateAfter("RESCHEDULE", before, "STAFF");
    const items = restoredItems(before, entry);
    const zone = await shopTimeZone(tx);
    return { before, state, items, zone, days: daysOfItems([...before.items, ...items], zone) };
  };
  await withPlannedDayLocks(
    context.prisma,
    plan,
    (tx) => lockRows(tx, "Appointment", [id]),
    async (tx, { before, state, items, zone }) => {
      await requireNewest(tx, entry);
      const question: TimeCheck = {
        by: "ADMIN",
        atLeast: "CONFIRMED",
        outsideHours: true,
        items,
        standing: before,
      };
      await assertAvailable(tx, context, question, zone);
      // An edit of the staff alone has confirmed the appointment again, with them.
      const { startsAt } = spanOfItems(items);
      const sameStart = startsAt.getTime() === before.startsAt.getTime();
      const staffIds = [...new Set(before.items.flatMap(({ staffMemberId }) => staffMemberId ?? []))];
      const notifies = await withdrawNotifications(tx, {
        kinds: [sameStart ? "APPOINTMENT_CONFIRMED" : "APPOINTMENT_MOVED"],
        data: {
          appointment: { id, startsAt: before.startsAt.toISOString(), ...(sameStart && { staffIds }) },
        },
        since: startOfChange(entry),
      });
      const columns = { state, ...endedOutcome(entry, visitFacts({ state, startsAt }, zone, context.now())) };
      await orSlotTaken(question, () =>
        writeChange(tx, context, {
          action: "UNDO",
          before,
          columns,
          items,
          notifies,
          itemsChanged: sameStart,
        }),
      );
    },
  );
}

/**
 * Undoes a review or a cancellation by staff: the appointment has its former state, staff, and outcome again. One
 * that was declined or canceled takes its time again by the rules for staff. Throws NOT_FOUND, CONFLICT, SLOT_TAKEN,
 * STAFF_NOT_AVAILABLE, OUTSIDE_BOOKING_WINDOW.
 */
export async function undoReview(
  context: Context,
  entry: AuditEntry,
  seen: number | null | undefined,
): Promise<void> {
  const id = entry.subjectId;
  const state = APPOINTMENT_STATES.find((known) => known === valueBefore(entry, "state"));
  const plan = async (tx: Transaction) => {
    const before = await findAppointment(tx, id);
    requireVersion("Appointment", before, seen);
    const isFree = isCancelled(before.state);
    const items: PlannedItem[] =
      entry.undo === null
        ? before.items.map((item) => ({ ...item, moved: isFree, line: null }))
        : restoredItems(before, entry);
    const zone = await shopTimeZone(tx);
    return { before, isFree, items, zone, days: daysOfItems([...before.items, ...items], zone) };
  };
  await withPlannedDayLocks(
    context.prisma,
    plan,
    (tx) => lockRows(tx, "Appointment", [id]),
    async (tx, { before, isFree, items, zone }) => {
      await requireNewest(tx, entry);
      if (state === undefined) throw new DomainError("CONFLICT", { what: "Appointment" });
      const question: TimeCheck = {
        by: "ADMIN",
        atLeast: "CONFIRMED",
        outsideHours: true,
        items,
        standing: isFree ? null : before,
      };
      if (isFree) await assertAvailable(tx, context, question, zone);
      const wasSent = await withdrawNotifications(tx, {
        kinds: ["APPOINTMENT_CONFIRMED", "APPOINTMENT_CANCELLED"],
        data: { appointment: { id, state: before.state } },
        since: startOfChange(entry),
      });
      const visit = visitFacts({ state, ...spanOfItems(items) }, zone, context.now());
      const columns = { state, ...endedOutcome(entry, visit) };
      await orSlotTaken(question, () =>
        writeChange(tx, context, { action: "UNDO", before, columns, items, notifies: false }),
      );
      // An appointment that waits for its review again is announced like a new one.
      const corrected = awaitsReview(state) ? null : before;
      if (wasSent) await queueAppointmentNotification(tx, context, corrected, id);
    },
  );
}

/** The columns of an outcome that a record of it has changed. */
const recordedBefore = z.object({
  outcome: z.enum(VISIT_OUTCOMES).nullable().exactOptional(),
  cancelledBy: z.enum(CancelledBy).nullable().exactOptional(),
});

/** Restores the outcome of a visit. Throws NOT_FOUND, CONFLICT when the visit changed since. */
export async function undoOutcome(
  context: Context,
  entry: AuditEntry,
  seen: number | null | undefined,
): Promise<void> {
  const id = entry.subjectId;
  await withAppointmentLock(context.prisma, id, async (tx, row, zone) => {
    requireVersion("Appointment", row, seen);
    await requireNewest(tx, entry);
    const { outcome, cancelledBy } = { ...row, ...recordedBefore.parse(entry.before) };
    await tx.appointment.update({
      where: { id },
      data: { outcome, cancelledBy, version: { increment: 1 } },
    });
    const before = auditedAppointment(row, zone);
    const after = auditedAppointment(await findAppointment(tx, id), zone);
    await audit(tx, context, [{ action: "UNDO", type: "Appointment", id, before, after }]);
  });
}
