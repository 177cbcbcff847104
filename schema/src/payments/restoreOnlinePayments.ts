import type { Order } from "@machiya/prisma/client";
import { DomainError } from "../domain/errors.ts";
import { UNSETTLED_PAYMENT_STATES } from "../domain/orders/paymentLedger.ts";
import type { Transaction } from "../writes/transaction.ts";
import type { EndedPayments } from "./endOnlinePayments.ts";

/**
 * Withdraws the refunds that a cancellation queued, and reopens the payments that it ended, as far as no worker has
 * begun to end them; the customer can start another payment otherwise. The order must be locked. Throws
 * ORDER_STATE_FORBIDS when a provider was already asked to refund.
 */
export async function restoreOnlinePayments(
  tx: Transaction,
  order: Pick<Order, "paymentState">,
  { open, refundIds }: EndedPayments,
): Promise<void> {
  // A worker that begins a refund counts the attempt in this row, so that only one of both succeeds.
  const withdrawn = await tx.refund.updateMany({
    where: { id: { in: [...refundIds] }, state: "PENDING", attempts: 0 },
    data: { state: "FAILED", nextAttemptAt: null, version: { increment: 1 } },
  });
  if (withdrawn.count < refundIds.length)
    throw new DomainError("ORDER_STATE_FORBIDS", { state: order.paymentState, refusal: "REFUND_STARTED" });
  for (const { id, expiresAt, nextQueryAt, queries } of open)
    await tx.payment.updateMany({
      where: { id, queries, state: { in: [...UNSETTLED_PAYMENT_STATES] } },
      data: { expiresAt, nextQueryAt },
    });
}
