import type { Order, Payment } from "@machiya/prisma/client";
import { lockExistingOrders } from "../shop/orders/changeOrders.ts";
import type { Transaction } from "../writes/transaction.ts";

/** Locks the order of a payment, as every write does before it changes the payment; null: it belongs to no order. */
export async function lockOrderOfPayment(
  tx: Transaction,
  { orderId }: Pick<Payment, "orderId">,
): Promise<Order | null> {
  const [order] = orderId === null ? [] : await lockExistingOrders(tx, [orderId]);
  return order ?? null;
}
