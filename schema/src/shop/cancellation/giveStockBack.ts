import { decimal } from "../../domain/money.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { decrementStock, lockProducts } from "../orders/decrementStock.ts";

/** Returns the stock of all lines of these orders, except what refunds have returned. */
export async function giveStockBack(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  const lines = await tx.orderLine.groupBy({
    by: ["productId"],
    where: { orderId: { in: [...orderIds] } },
    _sum: { quantity: true, restocked: true },
  });
  const products = await lockProducts(
    tx,
    lines.map(({ productId }) => productId),
  );
  const taken = (sums: (typeof lines)[number]["_sum"]) =>
    decimal(sums.quantity ?? 0).minus(decimal(sums.restocked ?? 0));
  await decrementStock(
    tx,
    products,
    new Map(lines.map(({ productId, _sum }) => [productId, taken(_sum).neg()])),
  );
}
