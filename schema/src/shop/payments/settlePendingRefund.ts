import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { decimal, toWire } from "../../domain/money.ts";
import { refundPermission } from "../../domain/orders/recordedPayment.ts";
import { requireRowId } from "../../input.ts";
import { inTransaction } from "../../writes/transaction.ts";
import { finishChange, lockPayment } from "./changePayments.ts";
import { ledgerAuthor } from "./setPaymentState.ts";

/**
 * Records what became of a pending refund that staff make, or of which only staff can find out at the provider:
 * the money was returned, or was not. Throws NOT_FOUND, ORDER_STATE_FORBIDS when it is settled or the provider
 * still makes it. Returns the payment's id.
 */
export async function settlePendingRefund(
  context: Context,
  input: { refundId: string; returned: boolean },
): Promise<number> {
  const id = requireRowId("Refund", input.refundId);
  return inTransaction(context.prisma, async (tx) => {
    const found = await tx.refund.findUnique({ where: { id }, select: { paymentId: true } });
    if (found === null) throw new DomainError("NOT_FOUND", { what: "Refund" });
    const { payment, order } = await lockPayment(tx, found.paymentId);
    const refund = payment.refunds.find((one) => one.id === id);
    if (refund === undefined) throw new DomainError("NOT_FOUND", { what: "Refund" });
    const { reason } = refundPermission({ ...refund, provider: payment.provider });
    if (reason !== null) throw new DomainError(reason, { state: order?.paymentState ?? payment.state });
    const { now } = ledgerAuthor(context);
    await tx.refund.update({
      where: { id },
      data: {
        ...(input.returned ? { state: "DONE", doneAt: now } : { state: "FAILED" }),
        nextAttemptAt: null,
        version: { increment: 1 },
      },
    });
    const amount = decimal(refund.amount);
    const details = {
      paymentKind: payment.kind,
      refundAmount: toWire(amount),
      refundState: input.returned ? "DONE" : "FAILED",
    };
    await finishChange(
      tx,
      context,
      { before: order, number: payment.orderNumber, refunded: input.returned ? amount : null },
      { action: "SETTLE_REFUND", details },
    );
    return payment.id;
  });
}
