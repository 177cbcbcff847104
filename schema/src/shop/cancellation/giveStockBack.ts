import type { Actor } from "../../actor.ts";
import { type Big, decimal } from "../../domain/money.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { decrementStock, lockProducts } from "../orders/decrementStock.ts";
import { stockCauseText } from "../products/stockCause.ts";

/** Returns the stock of all lines of these orders, except what refunds have returned. */
export async function giveStockBack(
  tx: Transaction,
  actor: Actor,
  orderIds: readonly number[],
): Promise<void> {
  const lines = await tx.orderLine.findMany({
    where: { orderId: { in: [...orderIds] } },
    select: { orderId: true, productId: true, quantity: true, restocked: true },
  });
  const products = await lockProducts(tx, [...new Set(lines.map(({ productId }) => productId))]);
  // The history names the order of each change.
  for (const [orderId, own] of Map.groupBy(lines, (line) => line.orderId)) {
    const returned = own.map(({ productId, quantity, restocked }): [number, Big] => [
      productId,
      decimal(restocked).minus(decimal(quantity)),
    ]);
    const cause = stockCauseText({ reason: "CANCEL", orderId }, actor);
    await decrementStock(tx, products, new Map(returned), cause);
  }
}
