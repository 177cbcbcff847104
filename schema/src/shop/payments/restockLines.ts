import type { Order } from "@machiya/prisma/client";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Big, decimal, toWire } from "../../domain/money.ts";
import { netQuantity } from "../../domain/orders/parcelState.ts";
import { canRestock } from "../../domain/orders/recordedPayment.ts";
import { requireRowId } from "../../input.ts";
import { eachRow } from "../../writes/batchUpdate.ts";
import type { Transaction } from "../../writes/transaction.ts";
import { decrementStock, lockProducts, releasePreOrders } from "../orders/decrementStock.ts";
import { requireQuantity } from "../orders/requireOrderable.ts";
import { stockCauseText } from "../products/stockCause.ts";

/** A product of an order that comes back with a refund. */
export interface RestockedLine {
  productId: string;
  quantity: Big;
}

/**
 * Returns products of a locked order to the stock, at most what was ordered and has not come back before.
 * Throws NOT_FOUND, INVALID_INPUT with the row, and ORDER_STATE_FORBIDS for a canceled or deleted order, whose
 * products are back already.
 */
export async function restockLines(
  tx: Transaction,
  context: Context,
  order: Order | null,
  wanted: readonly RestockedLine[],
): Promise<void> {
  if (wanted.length === 0) return;
  if (order === null) throw new DomainError("NOT_FOUND", { what: "Order" });
  if (!canRestock(order.state)) throw new DomainError("ORDER_STATE_FORBIDS", { state: order.state });
  const lines = await tx.orderLine.findMany({ where: { orderId: order.id } });
  const returned = eachRow(wanted, ({ productId, quantity }) => {
    requireQuantity(quantity);
    const id = requireRowId("Product", productId);
    const line = lines.find((one) => one.productId === id);
    if (line === undefined) throw new DomainError("NOT_FOUND", { what: "OrderLine" });
    const left = netQuantity(line);
    if (quantity.gt(left)) {
      const rule = { kind: "NUMBER", min: 0, max: left.toNumber() } as const;
      throw new DomainError("INVALID_INPUT", { field: "quantity", rule });
    }
    return { line, quantity };
  });
  const quantities = new Map(returned.map(({ line, quantity }) => [line.productId, quantity.neg()]));
  if (quantities.size < returned.length)
    throw new DomainError("INVALID_INPUT", { field: "restock", rule: { kind: "UNIQUE" } });
  const cause = stockCauseText({ reason: "REFUND", orderId: order.id }, context);
  const products = await lockProducts(tx, [...quantities.keys()]);
  const back = new Map(returned.map(({ line, quantity }) => [line.productId, quantity]));
  await releasePreOrders(tx, order.id, back);
  await decrementStock(tx, products, quantities, cause);
  for (const { line, quantity } of returned)
    await tx.orderLine.update({
      where: { id: line.id },
      data: { restocked: toWire(decimal(line.restocked).plus(quantity)) },
    });
}
