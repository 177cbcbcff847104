import { Prisma } from "@machiya/prisma/client";
import { IMPERSONAL_FIELDS, type PersonalEntry } from "../domain/customers/erasedHistory.ts";
import type { Transaction } from "../writes/transaction.ts";
import type { CustomerRecords } from "./mergeCustomers.ts";

/** Returns a text as a filter in an address contains it. */
export const inAddress = (text: string): string => new URLSearchParams({ q: text }).toString().slice(2);

/** The row numbers of the records of a person by type, also of those that were deleted. */
export type PersonalHistory = Record<PersonalEntry, readonly number[]>;

/**
 * Finds the records whose history entries contain personal data. Deleted orders and appointments are found by the
 * customer in their entries; those that belong to another customer by now are left out.
 */
export async function findHistory(
  tx: Transaction,
  customerIds: readonly number[],
  records: CustomerRecords,
): Promise<PersonalHistory> {
  const ids = [...customerIds];
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const recorded = async (type: "Order" | "Appointment") =>
    idsOf(
      await tx.$queryRaw<{ id: number }[]>`
        SELECT DISTINCT e."subjectId" AS "id" FROM "AuditEntry" e
        WHERE e."subjectType" = ${type} AND (e."before" -> 'customerId' = ANY(${ids.map(String)}::jsonb[])
            OR e."after" -> 'customerId' = ANY(${ids.map(String)}::jsonb[]))
          AND NOT EXISTS (SELECT FROM ${Prisma.raw(`"${type}"`)} r WHERE r."id" = e."subjectId"
            AND r."customerId" IS NOT NULL AND r."customerId" <> ALL(${ids}::int[]))
        UNION SELECT d."recordId" FROM "DeletedRecord" d
        WHERE d."type" = ${type} AND (d."rows" #>> ARRAY[${type}::text, '0', 'customerId'])::int = ANY(${ids}::int[])`,
    );
  const orders = [...new Set([...records.orders, ...(await recorded("Order"))])];
  const parcels = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Parcel" WHERE "orderId" = ANY(${orders}::int[])
    UNION SELECT e."subjectId" FROM "AuditEntry" e WHERE e."subjectType" = 'Parcel'
      AND (e."before" -> 'orderId' = ANY(${orders.map(String)}::jsonb[]) OR e."after" -> 'orderId' = ANY(${orders.map(String)}::jsonb[]))`;
  const broadcasts = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Broadcast" WHERE "audience" = 'CHOSEN' AND "audienceCustomerIds" <@ ${ids}::int[]`;
  return {
    Customer: ids,
    Order: orders,
    Appointment: [...new Set([...records.appointments, ...(await recorded("Appointment"))])],
    Parcel: idsOf(parcels),
    Broadcast: idsOf(broadcasts),
  };
}

/** Returns SQL of the values of an entry without those that may be personal. */
const keptValues = (column: string, kept: readonly string[]): Prisma.Sql => {
  const values = Prisma.raw(`"${column}"`);
  return Prisma.sql`CASE WHEN jsonb_typeof(${values}) = 'object' THEN (
    SELECT coalesce(jsonb_object_agg(f.key, f.value), '{}') FROM jsonb_each(${values}) f
    WHERE jsonb_typeof(f.value) IN ('number', 'boolean', 'null') OR f.key = ANY(${[...kept]}::text[])) ELSE ${values} END`;
};

/**
 * Removes a person's values from the history, which accepts it only in the transaction that has written the entry of the
 * erasure (machiya_check_erasure).
 */
export async function eraseHistory(
  tx: Transaction,
  customerId: number,
  history: PersonalHistory,
  texts: readonly string[],
): Promise<void> {
  await tx.$queryRaw`SELECT set_config('machiya.erasure', max("id")::text, true) FROM "AuditEntry"
    WHERE "subjectType" = 'Customer' AND "subjectId" = ${customerId} AND "action" = 'ERASE'`;
  for (const [type, ids] of Object.entries(history)) {
    const kept = IMPERSONAL_FIELDS[type as PersonalEntry];
    await tx.$executeRaw`UPDATE "AuditEntry" SET "before" = ${keptValues("before", kept)},
        "after" = ${keptValues("after", kept)}, "undo" = NULL
      WHERE "subjectType" = ${type} AND "subjectId" = ANY(${[...ids]}::int[])`;
  }
  // The entries of downloads contain the filter, which may name the person.
  await tx.$executeRaw`UPDATE "AuditEntry" e SET "after" = e."after" - 'filter'
    WHERE e."action" = 'EXPORT' AND EXISTS (
      SELECT FROM unnest(${texts.map(inAddress)}::text[]) t WHERE strpos(e."after" ->> 'filter', t) > 0)`;
  await tx.$queryRaw`SELECT set_config('machiya.erasure', '', true)`;
}
