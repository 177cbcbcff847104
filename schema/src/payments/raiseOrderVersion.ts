import type { Order } from "@machiya/prisma/client";
import type { Transaction } from "../writes/transaction.ts";

/**
 * Increments the version of an order whose payment state a change of its payments has changed in this transaction, so
 * that receivers of webhooks know which event is newer. `before` is the order when it was locked; nothing happens if
 * its version has increased since.
 */
export async function raiseOrderVersion(
  tx: Transaction,
  { id, version, paymentState }: Pick<Order, "id" | "version" | "paymentState">,
): Promise<void> {
  await tx.order.updateMany({
    where: { id, version, paymentState: { not: paymentState } },
    data: { version: { increment: 1 } },
  });
}
