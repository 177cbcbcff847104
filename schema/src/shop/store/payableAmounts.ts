import { Prisma } from "@machiya/prisma/client";
import { DomainError } from "../../domain/errors.ts";
import { amountProblem, type Currency, FRACTION_DIGITS, readCurrency } from "../../domain/minorUnits.ts";
import type { DecimalLike } from "../../domain/money.ts";
import type { Transaction } from "../../writes/transaction.ts";

interface WrittenAmount {
  field: string;
  /** null and undefined write none. */
  amount: DecimalLike | null | undefined;
  /** The path of the values that contain the field. */
  path: readonly (string | number)[];
  /** The row of a batch, 1-based. */
  row?: number;
}

/**
 * Returns the store's currency, which cannot change before the transaction ends: a price of another transaction and a
 * change of the currency wait for each other. Called before other rows are locked, as every lock of the store is.
 */
export async function lockCurrency(tx: Transaction): Promise<Currency | null> {
  const [store] = await tx.$queryRaw<{ currency: string | null }[]>`
    SELECT "currency" FROM "Store" WHERE "id" = 1 FOR SHARE`;
  return readCurrency(store?.currency);
}

/** Throws INVALID_INPUT unless all amounts can be paid in the store's currency. Locks like {@link lockCurrency}. */
export async function requirePayable(tx: Transaction, amounts: readonly WrittenAmount[]): Promise<void> {
  if (amounts.every(({ amount }) => amount == null)) return;
  const currency = await lockCurrency(tx);
  for (const { field, amount, path, row } of amounts) {
    const rule = amount == null ? null : amountProblem(currency, amount);
    if (rule !== null)
      throw new DomainError("INVALID_INPUT", { field, rule, ...(row !== undefined && { row }) }, [
        ...path,
        field,
      ]);
  }
}

/** How many of the amounts that a currency does not have are named. */
const MAX_NAMED = 5;

/**
 * Throws INVALID_INPUT when a price, a discount, or a shipping fee has more decimal places than the currency. The rule
 * contains how many there are, and the first names. Callers have locked the store.
 */
export async function requireCurrencyFits(tx: Transaction, currency: Currency): Promise<void> {
  const max = FRACTION_DIGITS[currency];
  const exceeds = (column: string) =>
    Prisma.sql`scale(trim_scale(${Prisma.raw(`"${column}"`)})) > ${max}::int`;
  const found = await tx.$queryRaw<{ name: string; count: number }[]>`
    SELECT "name", (count(*) OVER ())::int AS "count" FROM (
      SELECT 1 AS "list", "id", "name" FROM "Product"
        WHERE "deletedAt" IS NULL AND NOT "hasVariants" AND ${exceeds("price")}
      UNION ALL SELECT 2, "id", "name" FROM "Service" WHERE ${exceeds("price")}
      UNION ALL SELECT 3, "id", "name" FROM "Discount" WHERE ${exceeds("amount")}
      UNION ALL SELECT 4, "id", "name" FROM "ShippingMethod" WHERE ${exceeds("fee")} OR ${exceeds("freeFrom")}
    ) AS amounts ORDER BY "list", "id" LIMIT ${MAX_NAMED}`;
  const [first] = found;
  if (first === undefined) return;
  const rule = {
    ...({ kind: "FITTING_AMOUNTS", max, count: first.count } as const),
    choices: found.map(({ name }) => name),
  };
  throw new DomainError("INVALID_INPUT", { field: "currency", rule }, ["input", "details", "currency"]);
}
