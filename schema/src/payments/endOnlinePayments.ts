import type { Order } from "@machiya/prisma/client";
import { UNSETTLED_PAYMENT_STATES } from "../domain/orders/paymentLedger.ts";
import type { Transaction } from "../writes/transaction.ts";
import { refundUnneededMoney } from "./refundOnlinePayment.ts";

/** Lets the queue end the open payments of an order now; one that is paid meanwhile still counts. */
export async function endOpenPayments(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await tx.payment.updateMany({
    where: {
      ...{ orderId, state: { in: [...UNSETTLED_PAYMENT_STATES] } },
      provider: { not: "MANUAL" },
    },
    data: { expiresAt: now, nextQueryAt: now },
  });
}

/** Ends the open payments of a cancelled order, and queues the refunds of its money. Returns the order after that. */
export async function endOnlinePayments(tx: Transaction, order: Order, now: Date): Promise<Order> {
  const where = { orderId: order.id, provider: { not: "MANUAL" } } as const;
  if ((await tx.payment.count({ where })) === 0) return order;
  await endOpenPayments(tx, order.id, now);
  await refundUnneededMoney(tx, order.id, now);
  return tx.order.findUniqueOrThrow({ where: { id: order.id } });
}
