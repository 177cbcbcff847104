import type { Order } from "@machiya/prisma/client";
import { toWire } from "../../domain/money.ts";
import type { LedgerChange, NewPayment } from "../../domain/orders/declaredPayment.ts";
import type { Transaction } from "../../writes/transaction.ts";

/** The columns of payments that decide about an order's payment state, and what undoing a change of it needs. */
const LEDGER_COLUMNS = {
  id: true,
  provider: true,
  kind: true,
  state: true,
  amount: true,
  declared: true,
  refunds: {
    select: { id: true, state: true, amount: true, excess: true, declared: true, doneAt: true },
  },
} as const;

/** Reads the payments of an order, which the transaction has locked, with their refunds. */
export const readPayments = (tx: Transaction, orderId: number) =>
  tx.payment.findMany({ where: { orderId }, select: LEDGER_COLUMNS, orderBy: { id: "asc" } });

/** Who writes to the ledger, when, and why. */
export interface LedgerAuthor {
  staffMemberId: number | null;
  now: Date;
  /** The reason of refunds. */
  reason?: string;
}

/** Adds manual payments that result from staff setting payment states, with their refunds, in bulk. */
export async function insertDeclaredPayments(
  tx: Transaction,
  payments: readonly (NewPayment & { orderId: number })[],
  author: LedgerAuthor,
): Promise<void> {
  const { staffMemberId, now } = author;
  if (payments.length === 0) return;
  const added = await tx.payment.createManyAndReturn({
    data: payments.map(({ orderId, kind, amount, state }) => ({
      orderId,
      kind,
      state,
      amount: toWire(amount),
      declared: true,
      recordedById: staffMemberId,
      receivedAt: state === "CAPTURED" ? now : null,
    })),
    select: { id: true },
  });
  const ids = added.map(({ id }) => id).sort((a, b) => a - b);
  await insertDeclaredRefunds(
    tx,
    payments.flatMap(({ refund: state, amount }, index) =>
      state === null ? [] : [{ paymentId: ids[index] ?? 0, amount, state }],
    ),
    author,
  );
}

async function insertDeclaredRefunds(
  tx: Transaction,
  refunds: LedgerChange["refunds"],
  { staffMemberId, now, reason = "" }: LedgerAuthor,
): Promise<void> {
  if (refunds.length === 0) return;
  await tx.refund.createMany({
    data: refunds.map(({ paymentId, amount, state }) => ({
      paymentId,
      state,
      amount: toWire(amount),
      reason,
      declared: true,
      recordedById: staffMemberId,
      doneAt: state === "DONE" ? now : null,
    })),
  });
}

/** Cancels manual payments. The bank's lines that were counted as them can be counted again. */
export async function cancelPayments(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.bankLine.deleteMany({ where: { paymentId: { in: [...ids] } } });
  await tx.payment.updateMany({
    where: { id: { in: [...ids] } },
    data: { state: "CANCELLED", version: { increment: 1 } },
  });
}

/** Writes what staff's change of the payment state does to the ledger of an order. */
export async function writeLedgerChange(
  tx: Transaction,
  orderId: Order["id"],
  change: LedgerChange,
  author: LedgerAuthor,
): Promise<void> {
  const settle = async (
    ids: readonly number[],
    settled: { state: "FAILED" | "DONE"; doneAt: Date | null },
  ) => {
    if (ids.length === 0) return;
    await tx.refund.updateMany({
      where: { id: { in: [...ids] } },
      data: { ...settled, version: { increment: 1 } },
    });
  };
  await settle(change.failRefunds, { state: "FAILED", doneAt: null });
  await settle(change.completeRefunds, { state: "DONE", doneAt: author.now });
  await insertDeclaredRefunds(tx, change.refunds, author);
  await cancelPayments(tx, change.cancelPayments);
  const payments = change.payments.map((payment) => ({ ...payment, orderId }));
  await insertDeclaredPayments(tx, payments, author);
}
