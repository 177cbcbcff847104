import { opaqueParameter, type Product, type SqlClient } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import { type Big, decimal, toWire } from "../../domain/money.ts";
import { sortForLocking } from "../../domain/orders/stock.ts";
import { type Orderable, orderableQuantity, preOrderedPart } from "../../domain/products/preOrder.ts";
import { stockCauseSql } from "../products/stockCause.ts";

export type LockedProduct = Pick<
  Product,
  | "id"
  | "name"
  | "price"
  | "stock"
  | "preOrderLeft"
  | "preOrderDay"
  | "preOrdered"
  | "state"
  | "deletedAt"
  | "imageHash"
  | "hasVariants"
  | "parentId"
  | "quantityStep"
>;

/** Locks products for the rest of the transaction, always in id order, so that two carts do not deadlock. */
export async function lockProducts(
  tx: SqlClient,
  ids: readonly number[],
): Promise<Map<number, LockedProduct>> {
  const rows = await tx.$queryRaw<LockedProduct[]>`
    SELECT "id", "name", "price", "stock", "preOrderLeft", "preOrderDay", "preOrdered", "state"::text AS "state", "deletedAt",
      "imageHash", "hasVariants", "parentId", "quantityStep"
    FROM "Product" WHERE "id" = ANY(${opaqueParameter(sortForLocking(ids), "int[]")}) ORDER BY "id" FOR NO KEY UPDATE`;
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Throws OUT_OF_STOCK with the names of the products of which the stock is insufficient, together with the pre-orders of
 * those that may be pre-ordered.
 */
export function requireStock(
  products: ReadonlyMap<number, Orderable & { name: string }>,
  quantities: ReadonlyMap<number, Big>,
  acceptsPreOrder: (productId: number) => boolean = () => true,
): void {
  const short = [...quantities].flatMap(([id, quantity]) => {
    const product = products.get(id);
    if (product === undefined) return [];
    const most = acceptsPreOrder(id) ? orderableQuantity(product) : decimal(product.stock);
    return most.lt(quantity) ? [product.name] : [];
  });
  if (short.length > 0) throw new DomainError("OUT_OF_STOCK", { products: short });
}

/**
 * Decrements the stock of locked products; a negative quantity increments it. A trigger turns what exceeds the stock
 * into pre-ordered pieces, and serves these from what comes back. The history of the stocks names the cause, the text
 * of stockCauseText. Throws OUT_OF_STOCK with the names of the products of which stock and pre-orders are insufficient.
 */
export async function decrementStock(
  tx: SqlClient,
  products: ReadonlyMap<number, LockedProduct>,
  quantities: ReadonlyMap<number, Big>,
  cause: string,
): Promise<void> {
  const moves = new Map([...quantities].filter(([id, quantity]) => products.has(id) && !quantity.eq(0)));
  requireStock(products, moves);
  if (moves.size === 0) return;
  await tx.$executeRaw`
    UPDATE "Product" SET "stock" = "stock" - taken."quantity", "version" = "version" + 1, "updatedAt" = now()
    FROM unnest(
      ${opaqueParameter([...moves.keys()], "int[]")}, ${opaqueParameter([...moves.values()].map(toWire), "numeric[]")}) AS taken("id", "quantity"),
      (SELECT ${stockCauseSql(cause)}) AS cause
    WHERE "Product"."id" = taken."id"`;
}

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
      orderId,
      productId,
      productName: name,
      imageHash,
      quantity: toWire(quantity),
      unitPrice: toWire(price),
      preOrdered: toWire(preOrdered),
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
