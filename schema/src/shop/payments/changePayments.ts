import type { Order, Payment, Prisma } from "@machiya/prisma/client";
import type { RefundMethod } from "@machiya/prisma/enums";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { amountProblem, readCurrency } from "../../domain/minorUnits.ts";
import { type Big, decimal, toWire } from "../../domain/money.ts";
import { isReceived, refundableAmount } from "../../domain/orders/paymentLedger.ts";
import { isReportPending, reportBeforeCheck } from "../../domain/orders/paymentReport.ts";
import {
  PAYMENT_TEXT_LENGTHS,
  paymentPermission,
  type RecordedPaymentKind,
  refundMethodOf,
} from "../../domain/orders/recordedPayment.ts";
import { lines, readInput, requireRowId } from "../../input.ts";
import { type NotifiedMoney, queueOrderNotifications } from "../../notifications/orderNotifications.ts";
import { resumeDeadline } from "../../payments/resumeDeadline.ts";
import { type AuditAction, type AuditedChange, audit } from "../../writes/audit.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { lockOrder } from "../orders/changeOrders.ts";
import { cancelPayments } from "./orderLedger.ts";
import { type RestockedLine, restockLines } from "./restockLines.ts";
import { ledgerAuthor } from "./setPaymentState.ts";
import { type uncheckedReport, waitingReport } from "./uncheckedReport.ts";

interface FinishedChange {
  action: AuditAction;
  /** What the history says beside the payment state. */
  details: object;
  undo?: AuditedChange["undo"];
  /** Whether the change checks the customer's payment report; otherwise a waiting report still waits. */
  checksReport?: boolean;
  /** The payment report that the change restores. */
  report?: ReturnType<typeof uncheckedReport>;
}

/** Returns what the history says about a recorded payment. */
export const auditedPayment = ({ kind, amount }: Payment): object => ({
  paymentKind: kind,
  paymentAmount: toWire(decimal(amount)),
});

/**
 * Writes the history of a change of an order's payments, which the transaction has made, and notifies the
 * customer, also of the money that it returned. Of a deleted order there is only the history. Returns the order
 * after it; null for a deleted one.
 */
export async function finishChange(
  tx: Transaction,
  context: Context,
  { before, number, ...moved }: { before: Order | null; number: number | null } & NotifiedMoney,
  { action, details, undo, checksReport = false, report }: FinishedChange,
): Promise<Order | null> {
  const id = before?.id ?? number;
  const now = context.now();
  const waiting = report ?? (checksReport ? null : waitingReport(before));
  const after =
    before &&
    (await tx.order.update({
      where: { id: before.id },
      data: {
        ...(waiting ?? { paymentRecordedAt: now, ...(await resumeDeadline(tx, before, now)) }),
        version: { increment: 1 },
      },
    }));
  if (id !== null)
    await audit(tx, context, [
      {
        action,
        type: "Order",
        id,
        before: { paymentState: before?.paymentState },
        after: { paymentState: after?.paymentState, ...details },
        ...(undo && { undo }),
      },
    ]);
  if (before && after) await queueOrderNotifications(tx, context, before, after, moved);
  return after;
}

/** Throws INVALID_INPUT unless an amount is more than 0 and at most `max`. */
function requireAmount(amount: Big, max: Big | null): void {
  const field = "amount";
  if (amount.lte(0))
    throw new DomainError("INVALID_INPUT", { field, rule: { kind: "POSITIVE" } }, ["input", field]);
  if (max !== null && amount.gt(max)) {
    const rule = { kind: "NUMBER", min: 0, max: max.toNumber() } as const;
    throw new DomainError("INVALID_INPUT", { field, rule }, ["input", field]);
  }
}

/** Throws INVALID_INPUT for an amount with more decimal places than the currency of the order or payment. */
function requirePayableIn(paid: Pick<Order, "currency"> | null, amount: Big): void {
  const field = "amount";
  const rule = amountProblem(readCurrency(paid?.currency), amount);
  if (rule !== null) throw new DomainError("INVALID_INPUT", { field, rule }, ["input", field]);
}

export interface NewRecordedPayment {
  orderId: string;
  kind: RecordedPaymentKind;
  amount: Big;
  receivedAt?: Date | null | undefined;
  note?: string | null | undefined;
}

const noteSchema = z.object({ note: lines(PAYMENT_TEXT_LENGTHS.note) });

/** Reads the amount, the time, and the note of a payment that staff received. Throws INVALID_INPUT. */
function readRecorded(context: Context, input: NewRecordedPayment) {
  const { note } = readInput(noteSchema, { note: input.note ?? "" });
  requireAmount(input.amount, null);
  const receivedAt = input.receivedAt ?? context.now();
  if (receivedAt > context.now()) {
    const field = "receivedAt";
    throw new DomainError("INVALID_INPUT", { field, rule: { kind: "NOT_AHEAD" } }, ["input", field]);
  }
  return { kind: input.kind, amount: toWire(input.amount), receivedAt, note };
}

/**
 * Records money that staff received for an order, in every state of the order, as a part of a transaction. Throws
 * NOT_FOUND, INVALID_INPUT. Returns the payment's id and the order's version after it.
 */
export async function recordPaymentIn(
  tx: Transaction,
  context: Context,
  input: NewRecordedPayment,
): Promise<{ paymentId: number; orderVersion: number }> {
  const orderId = requireRowId("Order", input.orderId);
  const columns = readRecorded(context, input);
  const before = await lockOrder(tx, orderId);
  requirePayableIn(before, input.amount);
  const { id: paymentId } = await tx.payment.create({
    data: {
      ...columns,
      orderId,
      state: "CAPTURED",
      recordedById: ledgerAuthor(context).staffMemberId,
    },
    select: { id: true },
  });
  const details = { paymentKind: columns.kind, paymentAmount: columns.amount };
  const after = await finishChange(
    tx,
    context,
    { before, number: orderId, received: input.amount },
    {
      action: "RECORD_PAYMENT",
      details,
      checksReport: true,
      undo: { paymentId, ...(isReportPending(before) && reportBeforeCheck(before)) },
    },
  );
  return { paymentId, orderVersion: after?.version ?? before.version };
}

/**
 * Records money that staff received for an order, in every state of the order. Throws NOT_FOUND, INVALID_INPUT.
 * Returns the payment's id.
 */
export const recordPayment = (context: Context, input: NewRecordedPayment): Promise<number> =>
  inTransaction(context.prisma, async (tx) => (await recordPaymentIn(tx, context, input)).paymentId);

type LockedPayment = Payment & { refunds: Prisma.RefundGetPayload<object>[] };

/** Locks a payment, after its order, for the rest of the transaction. Throws NOT_FOUND. */
export async function lockPayment(
  tx: Transaction,
  id: number,
): Promise<{ payment: LockedPayment; order: Order | null }> {
  const found = await tx.payment.findUnique({ where: { id }, select: { orderId: true } });
  if (found === null) throw new DomainError("NOT_FOUND", { what: "Payment" });
  const order = found.orderId === null ? null : await lockOrder(tx, found.orderId);
  await tx.$queryRaw`SELECT 1 FROM "Payment" WHERE "id" = ${id} FOR NO KEY UPDATE`;
  const payment = await tx.payment.findUniqueOrThrow({ where: { id }, include: { refunds: true } });
  return { payment, order };
}

/** Throws ORDER_STATE_FORBIDS unless staff can perform an action on a payment. */
export function requirePaymentAction(
  action: Parameters<typeof paymentPermission>[0],
  { payment, order }: { payment: LockedPayment; order: Order | null },
): void {
  const { allowed, reason } = paymentPermission(action, payment);
  if (allowed) return;
  throw new DomainError(reason ?? "ORDER_STATE_FORBIDS", { state: order?.paymentState ?? payment.state });
}

export interface NewRefund {
  paymentId: string;
  amount: Big;
  reason: string;
  method?: Extract<RefundMethod, "PROVIDER" | "MANUAL"> | null | undefined;
  /** Whether staff will return the money later, when they return it themselves. */
  isPending?: boolean | null | undefined;
  restock: readonly RestockedLine[];
  /** What could still be refunded when staff decided; null does not check it. */
  seenRefundable?: Big | null | undefined;
}

const reasonSchema = z.object({ reason: lines(PAYMENT_TEXT_LENGTHS.reason).min(1) });

/**
 * Refunds a payment. What staff return themselves is done at once, or pending until they record that; a refund by
 * the provider is pending until the provider has confirmed it. Throws NOT_FOUND, ORDER_STATE_FORBIDS, INVALID_INPUT with what can still be
 * refunded, CONFLICT when something was refunded since staff decided. Returns the payment's id.
 */
export async function refundPayment(context: Context, input: NewRefund): Promise<number> {
  const paymentId = requireRowId("Payment", input.paymentId);
  const { reason } = readInput(reasonSchema, { reason: input.reason });
  requireAmount(input.amount, null);
  return inTransaction(context.prisma, (tx) => refundPaymentIn(tx, context, { ...input, paymentId, reason }));
}

/**
 * Refunds a payment as a part of a transaction, with the errors of refundPayment. It removes earlier refunds of the
 * payment that can be replayed from the dead-letter list, because a replay beside it would return the money twice. Returns the payment's id.
 */
export async function refundPaymentIn(
  tx: Transaction,
  context: Context,
  input: Omit<NewRefund, "paymentId"> & { paymentId: number },
): Promise<number> {
  const { paymentId: id, reason } = input;
  const locked = await lockPayment(tx, id);
  const { payment, order } = locked;
  const left = refundableAmount(payment);
  // This comes first, because a payment that was refunded completely meanwhile allows no refund any more.
  if (isReceived(payment) && input.seenRefundable && !input.seenRefundable.eq(left))
    throw new DomainError("CONFLICT", { what: "Payment", refusal: "REFUNDED_SINCE", left: toWire(left) });
  requirePaymentAction("REFUND", locked);
  requireAmount(input.amount, left);
  // A provider returns money in the currency that it has charged, also of an order without one.
  requirePayableIn(payment.currency === null ? order : payment, input.amount);
  const possible = refundMethodOf(payment);
  const method = possible === "PROVIDER" ? (input.method ?? possible) : possible;
  await restockLines(tx, context, order, input.restock);
  const { now, staffMemberId: recordedById } = ledgerAuthor(context);
  const isDone = method === "MANUAL" && input.isPending !== true;
  await tx.failedJob.deleteMany({ where: { kind: "REFUND", refund: { paymentId: id } } });
  await tx.refund.create({
    data: {
      paymentId: id,
      amount: toWire(input.amount),
      reason,
      method,
      recordedById,
      restocked: input.restock.length > 0,
      ...(isDone ? { state: "DONE", doneAt: now } : { state: "PENDING" }),
      nextAttemptAt: method === "PROVIDER" ? now : null,
    },
  });
  const details = { paymentKind: payment.kind, refundAmount: toWire(input.amount), reason };
  await finishChange(
    tx,
    context,
    { before: order, number: payment.orderNumber, refunded: isDone ? input.amount : null },
    { action: "REFUND_PAYMENT", details },
  );
  return id;
}

/**
 * Cancels a payment that staff recorded by mistake. Throws NOT_FOUND, ORDER_STATE_FORBIDS for a provider's payment and
 * for one of which something was or is being returned. The customer has the time to pay that they had left when the
 * payment was recorded, and a payment report still waits for its check. Returns the payment's id.
 */
export async function voidPayment(context: Context, input: { paymentId: string }): Promise<number> {
  const id = requireRowId("Payment", input.paymentId);
  return inTransaction(context.prisma, async (tx) => {
    const locked = await lockPayment(tx, id);
    const { payment, order } = locked;
    requirePaymentAction("VOID", locked);
    await cancelPayments(tx, [id]);
    await finishChange(
      tx,
      context,
      { before: order, number: payment.orderNumber },
      { action: "VOID_PAYMENT", details: auditedPayment(payment) },
    );
    return id;
  });
}
