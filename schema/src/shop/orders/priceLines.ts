import { opaqueParameter, Prisma, type SqlClient } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import { type Big, readDecimal, toWire } from "../../domain/money.ts";
import { type LineDiscount, type PricedCart, priceCart } from "../../domain/orders/pricing.ts";

interface Line {
  productId: number;
  quantity: Big;
  unitPrice: Big;
}

/** A discount with the product that has it; null when it is assigned to the customer, for any quantity. */
export type LinkedDiscount = LineDiscount & { productId: number | null };

/**
 * Returns the statement that reads enabled discounts of the products and the customer, ordered by discount
 * id; decimals are text. A variant has the discounts of its product.
 */
export const discountsSql = (
  customerId: number | null,
  productIds: readonly number[],
): Prisma.Sql => Prisma.sql`
  SELECT links."productId", links."minQuantity"::text, links."maxQuantity"::text,
    d."id", d."name", d."kind"::text, d."amount"::text, d."multiplier"::text, d."audience"::text, d."state"::text
  FROM (
    SELECT p."id" AS "productId", l."discountId", l."minQuantity", l."maxQuantity"
    FROM "Product" p JOIN "ProductDiscount" l ON l."productId" = coalesce(p."parentId", p."id") WHERE p."id" = ANY(${opaqueParameter(productIds, "int[]")})
    UNION ALL SELECT NULL, "discountId", 0, NULL FROM "CustomerDiscount" WHERE "customerId" = ${customerId}::int
  ) AS links
  JOIN "Discount" d ON d."id" = links."discountId"
  WHERE d."state" = 'ENABLED' ORDER BY d."id"`;

/**
 * Prices lines with the current discounts of their products and the customer. Throws INVALID_INPUT for sums
 * that exceed the columns.
 */
export async function priceLines(
  prisma: SqlClient,
  customerId: number | null,
  lines: readonly Line[],
): Promise<PricedCart> {
  const productIds = lines.map(({ productId }) => productId);
  return priceBy(await prisma.$queryRaw<LinkedDiscount[]>(discountsSql(customerId, productIds)), lines);
}

/** Prices lines with the given discounts. */
export function priceBy(discounts: readonly LinkedDiscount[], lines: readonly Line[]): PricedCart {
  const byProduct = Map.groupBy(discounts, ({ productId }) => productId);
  const priced = priceCart({
    lines: lines.map((line) => ({ ...line, discounts: byProduct.get(line.productId) ?? [] })),
    customerDiscounts: byProduct.get(null) ?? [],
  });
  requireStorable(priced.totalQuantity, priced.subtotal, priced.total);
  return priced;
}

/** Throws INVALID_INPUT for sums that exceed the columns. */
export function requireStorable(...sums: readonly Big[]): void {
  if (sums.some((sum) => readDecimal(toWire(sum)) === null))
    throw new DomainError("INVALID_INPUT", { field: "quantity", rule: { kind: "DECIMAL" } });
}
