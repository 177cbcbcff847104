import type { AuthorizationRequest } from "@machiya/prisma/enums";
import type { Context } from "../../context.ts";
import type { PaymentAction } from "../../domain/orders/recordedPayment.ts";
import { requireRowId } from "../../input.ts";
import type { AuditAction } from "../../writes/audit.ts";
import { inTransaction } from "../../writes/transaction.ts";
import { auditedPayment, finishChange, lockPayment, requirePaymentAction } from "./changePayments.ts";

const ACTIONS: Record<AuthorizationRequest, { permission: PaymentAction; audited: AuditAction }> = {
  CAPTURE: { permission: "CAPTURE", audited: "CAPTURE_PAYMENT" },
  VOID: { permission: "VOID_AUTHORIZATION", audited: "VOID_AUTHORIZATION" },
};

/**
 * Asks the provider to take or to release the money that it reserves. The provider is called after the transaction,
 * by the queue that queries payments, so that a request survives a killed process; the first request excludes
 * another. Throws NOT_FOUND, ORDER_STATE_FORBIDS. Returns the payment's id.
 */
export async function settleAuthorization(
  context: Context,
  input: { paymentId: string },
  requested: AuthorizationRequest,
): Promise<number> {
  const id = requireRowId("Payment", input.paymentId);
  const { permission, audited } = ACTIONS[requested];
  return inTransaction(context.prisma, async (tx) => {
    const locked = await lockPayment(tx, id);
    const { payment, order } = locked;
    requirePaymentAction(permission, locked);
    await tx.payment.update({
      where: { id },
      data: {
        requested,
        refusedRequest: null,
        refusedAt: null,
        lastError: null,
        nextQueryAt: context.now(),
        queries: 0,
        version: { increment: 1 },
      },
    });
    const details = auditedPayment(payment);
    await finishChange(
      tx,
      context,
      { before: order, number: payment.orderNumber },
      { action: audited, details },
    );
    return id;
  });
}
