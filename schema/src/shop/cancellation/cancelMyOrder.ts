import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { toWire } from "../../domain/money.ts";
import { customerCancelPermission } from "../../domain/orders/orderState.ts";
import { refundableAmount } from "../../domain/orders/paymentLedger.ts";
import { lockCustomerTerms } from "../../identity/customerTerms.ts";
import { requireRowId } from "../../input.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { lockOwnOrder } from "../orders/changeOrders.ts";
import { cancelLockedOrder } from "./cancelOrder.ts";

/**
 * Cancels a customer's own order until staff have started it, if the store lets customers do that. Money at a
 * provider is refunded by it; what staff have received becomes a pending refund. Throws NOT_FOUND also for
 * another customer's order, UNAUTHENTICATED when staff have deleted the customer, ORDER_STATE_FORBIDS. Returns
 * the order's id.
 */
export async function cancelMyOrder(context: Context, input: { orderId: string }): Promise<number> {
  const customerId = context.viewer.customer?.id;
  if (customerId === undefined) throw new DomainError("UNAUTHENTICATED");
  const id = requireRowId("Order", input.orderId);
  await inTransaction(context.prisma, async (tx) => {
    const order = await lockOwnOrder(tx, id, customerId);
    await lockCustomerTerms(tx, customerId);
    const store = await tx.store.findUnique({ where: { id: 1 }, select: { customersCancelOrders: true } });
    if (store?.customersCancelOrders !== true || !customerCancelPermission(order).allowed)
      throw new DomainError("ORDER_STATE_FORBIDS", { state: order.state });
    await announceRefunds(tx, id);
    await cancelLockedOrder(tx, context, order, "CUSTOMER");
  });
  return id;
}

/** Adds a pending refund of each payment that staff have received, so that they return the money. */
async function announceRefunds(tx: Transaction, orderId: number): Promise<void> {
  const payments = await tx.payment.findMany({
    where: { orderId, provider: "MANUAL" },
    include: { refunds: true },
    orderBy: { id: "asc" },
  });
  const refunds = payments.flatMap((payment) => {
    const amount = refundableAmount(payment);
    return amount.gt(0) ? [{ paymentId: payment.id, amount: toWire(amount) }] : [];
  });
  if (refunds.length > 0) await tx.refund.createMany({ data: refunds });
}
