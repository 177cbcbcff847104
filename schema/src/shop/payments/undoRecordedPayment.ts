import type { AuditEntry, Order } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { queueOrderCorrection } from "../../notifications/orderNotifications.ts";
import { withdrawNotifications } from "../../notifications/withdrawNotifications.ts";
import { newestEntry, startOfChange } from "../../undo/undoEntry.ts";
import { requireVersion } from "../../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { auditedPayment, finishChange, lockPayment, requirePaymentAction } from "./changePayments.ts";
import { cancelPayments } from "./orderLedger.ts";
import { uncheckedReport } from "./uncheckedReport.ts";

const recordedSchema = z.object({ paymentId: z.int() });

/** Returns the payment that a change recorded; undefined when it recorded none. */
const recordedPayment = ({ undo }: AuditEntry): number | undefined =>
  recordedSchema.safeParse(undo).data?.paymentId;

/**
 * Cancels the payment that a change recorded. Throws NOT_FOUND, CONFLICT when the order changed since,
 * ORDER_STATE_FORBIDS when something of the payment was or is being returned.
 */
export async function undoRecordedPayment(
  context: Context,
  entry: AuditEntry,
  seen: number | null | undefined,
): Promise<void> {
  const paymentId = recordedPayment(entry);
  if (paymentId === undefined) throw new DomainError("CONFLICT", { what: "Order" });
  await inTransaction(context.prisma, (tx) =>
    undoRecordedPaymentIn(tx, context, paymentId, (order) => {
      if (order === null) throw new DomainError("NOT_FOUND", { what: "Order" });
      requireVersion("Order", order, seen);
    }),
  );
}

/**
 * Cancels a payment whose recording is the newest change of its order, as a part of a transaction. A payment report
 * that the recording checked is to be checked again, and pauses the deadline again. `check` may refuse the locked
 * order; null is a deleted one. Throws NOT_FOUND, CONFLICT, ORDER_STATE_FORBIDS like undoRecordedPayment.
 */
export async function undoRecordedPaymentIn(
  tx: Transaction,
  context: Context,
  paymentId: number,
  check: (order: Order | null) => void,
): Promise<void> {
  const locked = await lockPayment(tx, paymentId);
  const { payment, order } = locked;
  check(order);
  const entry = order && (await newestEntry(tx, "Order", order.id));
  if (entry === null || recordedPayment(entry) !== paymentId)
    throw new DomainError("CONFLICT", { what: "Order" });
  requirePaymentAction("VOID", locked);
  await cancelPayments(tx, [payment.id]);
  const after = await finishChange(
    tx,
    context,
    { before: order, number: payment.orderNumber },
    { action: "UNDO", details: auditedPayment(payment), report: uncheckedReport(entry.undo) },
  );
  const wasSent = await withdrawNotifications(tx, {
    kinds: ["PAYMENT_RECORDED"],
    data: { order: { id: order?.id, paymentState: order?.paymentState } },
    since: startOfChange(entry),
  });
  if (wasSent && after !== null) await queueOrderCorrection(tx, context, after);
}
