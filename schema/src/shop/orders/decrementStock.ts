import { opaqueParameter, type Product, type SqlClient } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import { type Big, toWire } from "../../domain/money.ts";
import { type Orderable, orderableQuantity } from "../../domain/orders/preOrder.ts";
import { sortForLocking } from "../../domain/orders/stock.ts";
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
>;

/** Locks products for the rest of the transaction, always in id order, so that two carts do not deadlock. */
export async function lockProducts(
  tx: SqlClient,
  ids: readonly number[],
): Promise<Map<number, LockedProduct>> {
  const rows = await tx.$queryRaw<LockedProduct[]>`
    SELECT "id", "name", "price", "stock", "preOrderLeft", "preOrderDay", "preOrdered", "state"::text AS "state", "deletedAt",
      "imageHash", "hasVariants", "parentId"
    FROM "Product" WHERE "id" = ANY(${opaqueParameter(sortForLocking(ids), "int[]")}) ORDER BY "id" FOR NO KEY UPDATE`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Throws OUT_OF_STOCK with the names of the products of which stock and pre-orders are insufficient. */
export function requireStock(
  products: ReadonlyMap<number, Orderable & { name: string }>,
  quantities: ReadonlyMap<number, Big>,
): void {
  const short = [...quantities].flatMap(([id, quantity]) => {
    const product = products.get(id);
    return product !== undefined && orderableQuantity(product).lt(quantity) ? [product.name] : [];
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
