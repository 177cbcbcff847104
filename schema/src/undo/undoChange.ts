import type { AuditEntry } from "@machiya/prisma/client";
import { undoAbsenceDeletion } from "../booking/absences/changeAbsences.ts";
import { undoOutcome, undoReschedule, undoReview } from "../booking/appointments/undoAppointmentChange.ts";
import { undoShiftTemplateDeletion } from "../booking/shifts/changeShiftTemplates.ts";
import type { BulkRow } from "../bulkWrites/bulkWrite.ts";
import type { Context } from "../context.ts";
import { undoLabels } from "../customers/undoLabels.ts";
import { undoMerge } from "../customers/undoMerge.ts";
import type { UndoKind } from "../domain/undo.ts";
import { undoBlock } from "../identity/changeBlocks.ts";
import { undoCustomerDeletion } from "../identity/changeCustomers.ts";
import { undoCancellation } from "../shop/cancellation/undoOrderCancellation.ts";
import { undoOrderDeletion } from "../shop/cancellation/undoOrderDeletion.ts";
import { undoAdvance, undoPaymentState } from "../shop/orders/undoOrderChange.ts";
import { undoRecordedPayment } from "../shop/payments/undoRecordedPayment.ts";
import { undoProductChange, undoProductDeletion } from "../shop/products/undoProductChange.ts";
import { undoShippingMethodDeletion } from "../shop/shipping/deleteShippingMethods.ts";
import { undoDeletion } from "./deletedRows.ts";
import { undoAppointmentDeletion } from "./undoAppointmentDeletion.ts";
import { undoDismissal } from "./undoDismissal.ts";
import { requireUndoable } from "./undoEntry.ts";

type Undo = (context: Context, entry: AuditEntry, seen: number | null | undefined) => Promise<void>;

export interface Undone {
  entry: AuditEntry;
  /** The results of the appointments of a dismissed staff member; empty for other changes. */
  appointments: BulkRow[];
}

/** A new kind of change that can be undone does not compile until it says how. */
const UNDO: Record<Exclude<UndoKind, "DISMISSAL">, Undo> = {
  ADVANCE: undoAdvance,
  CANCELLATION: undoCancellation,
  PAYMENT_STATE: undoPaymentState,
  PAYMENT: undoRecordedPayment,
  RESCHEDULE: undoReschedule,
  REVIEW: undoReview,
  OUTCOME: undoOutcome,
  BLOCK: undoBlock,
  MERGE: undoMerge,
  CUSTOMER_LABELS: undoLabels,
  PRODUCT: undoProductChange,
  PRODUCT_DELETION: undoProductDeletion,
  ORDER_DELETION: undoOrderDeletion,
  APPOINTMENT_DELETION: undoAppointmentDeletion,
  CUSTOMER_DELETION: undoCustomerDeletion,
  ABSENCE_DELETION: undoAbsenceDeletion,
  SHIFT_TEMPLATE_DELETION: undoShiftTemplateDeletion,
  SHIPPING_METHOD_DELETION: undoShippingMethodDeletion,
  DELETION: undoDeletion,
};

/**
 * Undoes a change of the viewer by a compensation, which has a history entry of its own. Throws NOT_FOUND,
 * FORBIDDEN, CONFLICT when the record has changed since, and the errors of the compensation. Returns the
 * undone entry.
 */
export async function undoChange(
  context: Context,
  input: { id: string; version?: number | null | undefined },
): Promise<Undone> {
  const { entry, kind } = await requireUndoable(context, input.id);
  if (kind === "DISMISSAL") return { entry, ...(await undoDismissal(context, entry, input.version)) };
  await UNDO[kind](context, entry, input.version);
  return { entry, appointments: [] };
}
