import { Prisma, type SqlClient } from "@machiya/prisma/client";
import { DomainError } from "../domain/errors.ts";
import type { Transaction } from "../writes/transaction.ts";

/** The versions of what decides whether and how a customer may order or book, as they were read. */
export interface SeenTerms {
  customerId: number;
  /** The customer's `editVersion`. */
  customerVersion: number;
  /** The version of the store's record, discounts, services and skills. */
  termsVersion: number;
}

/** Returns the version of the terms as a statement sees it, without a lock. */
export const termsVersionSql = Prisma.sql`coalesce((SELECT "version" FROM "TermsVersion" WHERE "id" = 1), 0)`;

/**
 * Returns two parts of a statement that writes for a customer. The second, `party`, locks the customer and
 * the terms until the commit and has a row only if both are still as they were read. They are locked after
 * the rows of the part `after`, so that a block, a deletion or a change of the terms never waits for an order
 * that itself waits for a product or a day.
 */
export const partySql = (after: Prisma.Sql, seen: SeenTerms): Prisma.Sql[] => [
  Prisma.sql`terms AS MATERIALIZED (SELECT machiya_lock_terms() AS "version" FROM ${after})`,
  Prisma.sql`party AS (
    SELECT c."id" FROM terms, "Customer" c
    WHERE terms."version" = ${seen.termsVersion}::int
      AND c."id" = ${seen.customerId}::int AND c."editVersion" = ${seen.customerVersion}::int AND c."deletedAt" IS NULL
    FOR NO KEY UPDATE OF c)`,
];

/**
 * Locks the acting customer and the terms until the transaction ends. Callers take all other locks first and
 * read the customer and the store afterwards. Throws UNAUTHENTICATED when staff have deleted the customer.
 */
export async function lockCustomerTerms(tx: SqlClient, customerId: number): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    WITH terms AS MATERIALIZED (SELECT machiya_lock_terms() AS "version")
    SELECT c."id" FROM terms, "Customer" c WHERE c."id" = ${customerId}::int AND c."deletedAt" IS NULL
    FOR NO KEY UPDATE OF c`;
  if (rows.length === 0) throw new DomainError("UNAUTHENTICATED");
}

/** Throws CUSTOMER_BLOCKED. Writes call it after `lockCustomerTerms`. */
export async function requireUnblocked(
  tx: Pick<Transaction, "customerBlock">,
  customerId: number,
): Promise<void> {
  if ((await tx.customerBlock.count({ where: { customerId } })) > 0)
    throw new DomainError("CUSTOMER_BLOCKED");
}

/** What a customer's write changes about the customer; null means no change. */
export interface CustomerUpdates {
  /** The phone to store if the customer has none. */
  phone: string | null;
  language: string | null;
  /** Whether concurrent writes of the customer must start over, because a limit counts this one. */
  isLimited: boolean;
}

/** Returns the statement that updates the customer if `condition` is true; null when nothing changes. */
export function updateCustomerSql(
  { customerId }: Pick<SeenTerms, "customerId">,
  { phone, language, isLimited }: CustomerUpdates,
  condition: Prisma.Sql,
): Prisma.Sql | null {
  if (phone === null && language === null && !isLimited) return null;
  return Prisma.sql`
    UPDATE "Customer" SET "phone" = CASE "phone" WHEN '' THEN coalesce(${phone}, '') ELSE "phone" END,
      "language" = coalesce(${language}, "language"), "editVersion" = "editVersion" + ${isLimited ? 1 : 0}::int, "updatedAt" = now()
    WHERE "id" = ${customerId}::int AND ${condition}`;
}
