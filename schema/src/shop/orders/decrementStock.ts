import { opaqueParameter, type Product, type SqlClient } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import { type Big, type DecimalLike, decimal, toWire } from "../../domain/money.ts";
import { sortForLocking } from "../../domain/orders/stock.ts";
import { stockCauseSql } from "../products/stockCause.ts";

export type LockedProduct = Pick<
  Product,
  "id" | "name" | "price" | "stock" | "state" | "deletedAt" | "imageHash" | "hasVariants" | "parentId"
>;

/** Locks products for the rest of the transaction, always in id order, so that two carts do not deadlock. */
export async function lockProducts(
  tx: SqlClient,
  ids: readonly number[],
): Promise<Map<number, LockedProduct>> {
  const rows = await tx.$queryRaw<LockedProduct[]>`
    SELECT "id", "name", "price", "stock", "state"::text AS "state", "deletedAt", "imageHash", "hasVariants", "parentId"
    FROM "Product" WHERE "id" = ANY(${opaqueParameter(sortForLocking(ids), "int[]")}) ORDER BY "id" FOR NO KEY UPDATE`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** Throws OUT_OF_STOCK with the names of the products whose stock is insufficient. */
export function requireStock(
  products: ReadonlyMap<number, { name: string; stock: DecimalLike }>,
  quantities: ReadonlyMap<number, Big>,
): void {
  const short = [...quantities].flatMap(([id, quantity]) => {
    const product = products.get(id);
    return product !== undefined && decimal(product.stock).lt(quantity) ? [product.name] : [];
  });
  if (short.length > 0) throw new DomainError("OUT_OF_STOCK", { products: short });
}

/**
 * Decrements the stock of locked products; a negative quantity increments it. The history of the stocks names the
 * cause, the text of stockCauseText. Throws OUT_OF_STOCK with the names of the products whose stock is insufficient.
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
