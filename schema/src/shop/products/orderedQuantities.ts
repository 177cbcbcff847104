import { opaqueParameter, Prisma, type SqlClient } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import { type Big, decimal } from "../../domain/money.ts";
import {
  exceededLimit,
  type LimitedShare,
  limitedProductId,
  limitShares,
  type PurchaseLimits,
  quantitiesByProduct,
} from "../../domain/orders/purchaseLimit.ts";
import type { Orderable } from "../../domain/products/preOrder.ts";

/** How much of a product with a limit per customer their orders have; the quantity is text. */
export type OrderedQuantity = readonly [productId: number, quantity: string];

/**
 * Returns the statement that reads, as one JSON value, how much a customer has ordered of these products, with all
 * their variants, if they have a limit per customer. Canceled orders, the order to except, and what refunds have
 * returned to the stock do not count.
 */
export const orderedQuantitiesSql = (
  customerId: number,
  productIds: readonly number[],
  exceptOrderId: number | null = null,
): Prisma.Sql => Prisma.sql`
  SELECT coalesce(json_agg(json_build_array(sums."id", sums."quantity"::text)), '[]') FROM (
    SELECT limited."id", sum(l."quantity" - l."restocked") AS "quantity"
    FROM (
      SELECT DISTINCT coalesce("parentId", "id") AS "id" FROM "Product"
      WHERE "id" = ANY(${opaqueParameter(productIds, "int[]")}) AND "maxPerCustomer" IS NOT NULL
    ) AS limited
    JOIN "Product" p ON p."id" = limited."id" OR p."parentId" = limited."id"
    JOIN "OrderLine" l ON l."productId" = p."id"
    JOIN "Order" o ON o."id" = l."orderId" AND o."customerId" = ${customerId}::int AND o."state" <> 'CANCELLED'
      AND o."id" IS DISTINCT FROM ${exceptOrderId}::int
    GROUP BY limited."id"
  ) AS sums`;

/** Reads how much a customer has ordered of products with a limit per customer. */
export async function readOrderedQuantities(
  prisma: SqlClient,
  customerId: number,
  productIds: readonly number[],
  exceptOrderId: number | null = null,
): Promise<Map<number, string>> {
  const [row] = await prisma.$queryRaw<[{ ordered: OrderedQuantity[] }]>`
    SELECT (${orderedQuantitiesSql(customerId, productIds, exceptOrderId)}) AS "ordered"`;
  return new Map(row.ordered);
}

/** A product or variant, which has the limits of its product. */
export type LimitedProduct = PurchaseLimits & { id: number; parentId: number | null; name: string };

/** Throws PURCHASE_LIMIT for the first product of which the order has more than its limits allow. */
export function requireWithinLimits(
  lines: readonly { product: LimitedProduct; quantity: Big }[],
  ordered: ReadonlyMap<number, string>,
): void {
  const sums = quantitiesByProduct(lines);
  for (const { product } of lines) {
    const id = limitedProductId(product);
    const limit = exceededLimit(sums.get(id) ?? decimal(0), product, ordered.get(id));
    if (limit !== null)
      throw new DomainError("PURCHASE_LIMIT", { products: [product.name], purchaseLimit: limit });
  }
}

/**
 * Returns how much of a cart's lines the purchase limits allow beside the customer's orders, by product; those
 * without limits are missing. A cart without such limits per customer needs no statement.
 */
export async function purchaseLimits(
  prisma: SqlClient,
  customerId: number | null,
  lines: readonly { product: LimitedProduct & Orderable; quantity: Big }[],
): Promise<Map<number, LimitedShare>> {
  const limited = lines.flatMap(({ product }) => (product.maxPerCustomer == null ? [] : product.id));
  const ordered =
    customerId === null || limited.length === 0
      ? new Map<number, string>()
      : await readOrderedQuantities(prisma, customerId, limited);
  const shares = limitShares(lines, ordered);
  return new Map(
    lines.flatMap(({ product }, index) => {
      const share = shares[index] ?? null;
      return share === null ? [] : [[product.id, share]];
    }),
  );
}
