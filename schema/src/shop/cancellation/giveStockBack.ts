import type { StockReason } from "@machiya/prisma/enums";
import type { Actor } from "../../actor.ts";
import type { Big } from "../../domain/money.ts";
import { netQuantity } from "../../domain/orders/parcelState.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { addedPreOrder, decrementStock, lockProducts } from "../orders/decrementStock.ts";
import { stockCauseText } from "../products/stockCause.ts";

/** Returns the stock of all lines of these orders, except what refunds have returned. */
export const giveStockBack = (tx: Transaction, actor: Actor, orderIds: readonly number[]): Promise<void> =>
  moveStock(tx, actor, { orderIds, reason: "CANCEL" });

/**
 * Takes the stock of the lines of a cancelled or deleted order again, except what refunds have returned. Throws
 * OUT_OF_STOCK with the names of the products whose stock is insufficient.
 */
export const takeStockAgain = (tx: Transaction, actor: Actor, orderId: number): Promise<void> =>
  moveStock(tx, actor, { orderIds: [orderId], reason: "ORDER" });

async function moveStock(
  tx: Transaction,
  actor: Actor,
  { orderIds, reason }: { orderIds: readonly number[]; reason: Extract<StockReason, "ORDER" | "CANCEL"> },
): Promise<void> {
  const lines = await tx.orderLine.findMany({
    where: { orderId: { in: [...orderIds] } },
    select: { orderId: true, productId: true, quantity: true, restocked: true },
  });
  const products = await lockProducts(tx, [...new Set(lines.map(({ productId }) => productId))]);
  // All lines give up what they wait for: before pieces come back, which then go to the orders that stay, and before a
  // restored order takes pieces again, which decides what it waits for.
  await tx.orderLine.updateMany({
    where: { orderId: { in: [...orderIds] }, preOrdered: { gt: 0 } },
    data: { preOrdered: 0, ...(reason === "ORDER" && { expectedDay: null }) },
  });
  // The history names the order of each change.
  for (const [orderId, own] of Map.groupBy(lines, (line) => line.orderId)) {
    const taken = new Map(own.map((line): [number, Big] => [line.productId, netQuantity(line)]));
    const cause = stockCauseText({ reason, orderId }, actor);
    if (reason === "CANCEL") {
      const returned = new Map([...taken].map(([id, quantity]) => [id, quantity.neg()]));
      await decrementStock(tx, products, returned, cause);
      continue;
    }
    await decrementStock(tx, products, taken, cause);
    for (const [productId, quantity] of taken) {
      const product = products.get(productId);
      const added = product === undefined ? {} : addedPreOrder(product, quantity);
      if ("preOrdered" in added)
        await tx.orderLine.updateMany({ where: { orderId, productId }, data: added });
    }
  }
}
