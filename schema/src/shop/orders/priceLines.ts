import { opaqueParameter, Prisma, type SqlClient } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import { type Big, readDecimal, toWire } from "../../domain/money.ts";
import { type LineDiscount, type PricedCart, priceCart } from "../../domain/orders/pricing.ts";

interface Line {
  productId: number;
  quantity: Big;
  unitPrice: Big;
}

/** A discount and the product that it is on; null: it was given to the customer, whatever the quantity. */
export type LinkedDiscount = LineDiscount & { productId: number | null };

/** Those that are enabled, on the products and on the customer, each kind by the discounts' ids; decimals are texts. */
export const discountsSql = (
  customerId: number | null,
  productIds: readonly number[],
): Prisma.Sql => Prisma.sql`
  SELECT links."productId", links."minQuantity"::text, links."maxQuantity"::text,
    d."id", d."name", d."kind"::text, d."amount"::text, d."multiplier"::text, d."audience"::text, d."state"::text
  FROM (
    SELECT "productId", "discountId", "minQuantity", "maxQuantity" FROM "ProductDiscount" WHERE "productId" = ANY(${opaqueParameter(productIds, "int[]")})
    UNION ALL SELECT NULL, "discountId", 0, NULL FROM "CustomerDiscount" WHERE "customerId" = ${customerId}::int
  ) AS links
  JOIN "Discount" d ON d."id" = links."discountId"
  WHERE d."state" = 'ENABLED' ORDER BY d."id"`;

/**
 * Prices lines by today's discounts on their products and those given to the customer.
 * Throws INVALID_INPUT for sums that no column could hold.
 */
export async function priceLines(
  prisma: SqlClient,
  customerId: number | null,
  lines: readonly Line[],
): Promise<PricedCart> {
  const productIds = lines.map(({ productId }) => productId);
  return priceBy(await prisma.$queryRaw<LinkedDiscount[]>(discountsSql(customerId, productIds)), lines);
}

/** The same by discounts that were read. */
export function priceBy(discounts: readonly LinkedDiscount[], lines: readonly Line[]): PricedCart {
  const priced = priceCart({
    lines: lines.map((line) => ({
      ...line,
      discounts: discounts.filter((discount) => discount.productId === line.productId),
    })),
    customerDiscounts: discounts.filter(({ productId }) => productId === null),
  });
  const sums = [priced.totalQuantity, priced.subtotal, priced.total];
  if (sums.some((sum) => readDecimal(toWire(sum)) === null))
    throw new DomainError("INVALID_INPUT", { field: "quantity" });
  return priced;
}
