import { opaqueParameter, Prisma, type SqlClient } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import { type Currency, readCurrency } from "../../domain/minorUnits.ts";
import { type Big, readDecimal, toWire } from "../../domain/money.ts";
import {
  isForNothing,
  type LineDiscount,
  leastQuantity,
  type PricedCart,
  priceCart,
} from "../../domain/orders/pricing.ts";

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
 * Prices the lines of an order, in its currency, with the current discounts of their products and the customer.
 * Throws INVALID_INPUT for sums that exceed the columns, and for lines that would cost nothing.
 */
export async function priceLines(
  prisma: SqlClient,
  { customerId, currency }: { customerId: number | null; currency: Currency | null },
  lines: readonly Line[],
): Promise<PricedCart> {
  const productIds = lines.map(({ productId }) => productId);
  const discounts = await prisma.$queryRaw<LinkedDiscount[]>(discountsSql(customerId, productIds));
  requireWorth(currency, lines);
  return priceBy({ discounts, currency }, lines);
}

/** Throws INVALID_INPUT for a line whose amount is rounded to 0 although its product has a price. */
export function requireWorth(currency: Currency | null, lines: readonly Line[]): void {
  const line = lines.find((one) => isForNothing(currency, one));
  if (line === undefined) return;
  const min = leastQuantity(currency, line.unitPrice).toNumber();
  throw new DomainError("INVALID_INPUT", { field: "quantity", rule: { kind: "NUMBER", min } });
}

/**
 * Prices the lines of a cart like `priceLines`, in the store's currency, which the same statement reads. Returns the
 * currency with the prices.
 */
export async function priceCartLines(
  prisma: SqlClient,
  customerId: number | null,
  lines: readonly Line[],
): Promise<{ priced: PricedCart; currency: Currency | null }> {
  const productIds = lines.map(({ productId }) => productId);
  const rows = await prisma.$queryRaw<(LinkedDiscount & { currency: string | null })[]>`
    SELECT discount.*, store."currency" FROM (SELECT max("currency") AS "currency" FROM "Store") AS store
    LEFT JOIN (${discountsSql(customerId, productIds)}) AS discount ON true ORDER BY discount."id"`;
  const currency = readCurrency(rows[0]?.currency);
  // Without discounts, the only row has the currency alone.
  const discounts = rows.filter(({ id }) => id !== null);
  return { priced: priceBy({ discounts, currency }, lines), currency };
}

/** Prices lines with the given discounts, in the currency. */
export function priceBy(
  { discounts, currency }: { discounts: readonly LinkedDiscount[]; currency: Currency | null },
  lines: readonly Line[],
): PricedCart {
  const byProduct = Map.groupBy(discounts, ({ productId }) => productId);
  const priced = priceCart({
    currency,
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
