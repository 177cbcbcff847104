import { opaqueParameter, type SqlClient } from "@machiya/prisma/client";
import { type Big, decimal, toWire } from "../../domain/money.ts";
import { preOrderedPart } from "../../domain/orders/preOrder.ts";
import type { LockedProduct } from "./decrementStock.ts";

/** Returns the rows of new lines of locked products. Several lines of one product share its stock in their order. */
export function newLineRows(
  products: ReadonlyMap<number, LockedProduct>,
  lines: readonly { orderId: number; productId: number; quantity: Big }[],
) {
  const left = new Map([...products].map(([id, { stock }]) => [id, decimal(stock)]));
  return lines.map(({ orderId, productId, quantity }) => {
    const { name, imageHash, price, preOrderDay } = products.get(productId) as LockedProduct;
    const stock = left.get(productId) ?? decimal(0);
    left.set(productId, preOrderedPart(stock, quantity));
    const preOrdered = preOrderedPart(quantity, stock);
    return {
      ...{ orderId, productId, productName: name, imageHash },
      ...{ quantity: toWire(quantity), unitPrice: toWire(price), preOrdered: toWire(preOrdered) },
      expectedDay: preOrdered.gt(0) ? preOrderDay : null,
    };
  });
}

/** Returns the change of a line that takes more of a locked product; nothing for less, or from the stock alone. */
export function addedPreOrder({ stock, preOrderDay }: LockedProduct, more: Big) {
  const added = preOrderedPart(more, stock);
  return added.gt(0) ? { preOrdered: { increment: toWire(added) }, expectedDay: preOrderDay } : {};
}

/**
 * Prepares the return of what lines of an order give back, by product: a line first gives up what it still waits for.
 * What of the return it had received then goes to the orders that wait. Callers have locked the products, and increment
 * their stock afterwards. A quantity of 0 or less changes nothing.
 */
export async function releasePreOrders(
  tx: SqlClient,
  orderId: number,
  returned: ReadonlyMap<number, Big>,
): Promise<void> {
  const moves = [...returned].filter(([, quantity]) => quantity.gt(0));
  if (moves.length === 0) return;
  await tx.$executeRaw`
    UPDATE "OrderLine" l SET "preOrdered" = greatest(l."preOrdered" - returned."quantity", 0)
    FROM unnest(
      ${opaqueParameter(
        moves.map(([id]) => id),
        "int[]",
      )}, ${opaqueParameter(
        moves.map(([, quantity]) => toWire(quantity)),
        "numeric[]",
      )}) AS returned("productId", "quantity")
    WHERE l."orderId" = ${orderId}::int AND l."productId" = returned."productId" AND l."preOrdered" > 0`;
}
