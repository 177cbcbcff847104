import type { Order } from "@machiya/prisma/client";
import { UNSETTLED_PAYMENT_STATES } from "../domain/orders/paymentLedger.ts";
import type { Transaction } from "../writes/transaction.ts";
import { refundUnneededMoney, refundWithoutOrder } from "./refundOnlinePayment.ts";

/** Lets the queue end the open payments of an order now; one that is paid meanwhile still counts. */
export async function endOpenPayments(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await tx.payment.updateMany({
    where: {
      orderId,
      state: { in: [...UNSETTLED_PAYMENT_STATES] },
      provider: { not: "MANUAL" },
    },
    data: { expiresAt: now, nextQueryAt: now },
  });
}

/**
 * Lets the queue end the payments of an order whose total has changed: they are of the former total, and the customer can
 * start another one. Money that is reserved stays, and what exceeds the total is refunded when staff capture it.
 */
export async function endOutdatedPayments(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await tx.payment.updateMany({
    where: {
      orderId,
      provider: { not: "MANUAL" },
      OR: [{ state: "PENDING" }, { state: "AUTHORIZED", capturesLater: false }],
    },
    data: { expiresAt: now, nextQueryAt: now },
  });
}

/** An open payment as it was before the cancellation of its order. */
interface OpenPayment {
  id: number;
  expiresAt: Date | null;
  nextQueryAt: Date | null;
  queries: number;
}

/** What a cancellation did to the online payments of its order. */
export interface EndedPayments {
  open: readonly OpenPayment[];
  /** The refunds that it queued. */
  refundIds: readonly number[];
}

const NOTHING_ENDED: EndedPayments = { open: [], refundIds: [] };

/**
 * Ends the open payments of a cancelled order, and queues the refunds of its money. Returns the order after that,
 * and what undoing the cancellation needs.
 */
export async function endOnlinePayments(
  tx: Transaction,
  order: Order,
  now: Date,
): Promise<{ after: Order; ended: EndedPayments }> {
  const where = { orderId: order.id, provider: { not: "MANUAL" } } as const;
  if ((await tx.payment.count({ where })) === 0) return { after: order, ended: NOTHING_ENDED };
  const open = await tx.payment.findMany({
    where: { ...where, state: { in: [...UNSETTLED_PAYMENT_STATES] } },
    select: { id: true, expiresAt: true, nextQueryAt: true, queries: true },
  });
  await endOpenPayments(tx, order.id, now);
  const refundIds = await refundUnneededMoney(tx, order.id, now);
  const after = await tx.order.findUniqueOrThrow({ where: { id: order.id } });
  return { after, ended: { open, refundIds } };
}

/**
 * Ends the open payments of locked orders that are about to be deleted. Returns what refunds their money after that, as the
 * money that arrives for a deleted order is refunded.
 */
export async function endPaymentsOfDeleted(
  tx: Transaction,
  orderIds: readonly number[],
  now: Date,
): Promise<() => Promise<void>> {
  const where = { orderId: { in: [...orderIds] }, provider: { not: "MANUAL" as const } };
  const received = await tx.payment.findMany({
    where: { ...where, state: "CAPTURED" },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  await tx.payment.updateMany({
    where: { ...where, state: { in: [...UNSETTLED_PAYMENT_STATES] } },
    data: { expiresAt: now, nextQueryAt: now },
  });
  return async () => {
    for (const { id } of received) await refundWithoutOrder(tx, id, now);
  };
}
