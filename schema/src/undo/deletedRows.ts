import { type AuditEntry, Prisma } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { audit } from "../writes/audit.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import { requireNewest } from "./undoEntry.ts";

/** The types whose deletion can be undone by inserting the rows again. They contain no personal data. */
export type RestorableType = "Discount" | "ProductType";

interface DeletedTable {
  table: string;
  /** The column that refers to the deleted record. */
  key: string;
  /** The other record that a row refers to; a row whose other record was deleted since is not restored. */
  other?: { table: string; key: string };
}

/** The tables whose rows a deletion removes, the record's own first. */
const TABLES: Record<RestorableType, readonly [DeletedTable, ...DeletedTable[]]> = {
  Discount: [
    { table: "Discount", key: "id" },
    { table: "ProductDiscount", key: "discountId", other: { table: "Product", key: "productId" } },
    { table: "CustomerDiscount", key: "discountId", other: { table: "Customer", key: "customerId" } },
  ],
  ProductType: [
    { table: "ProductType", key: "id" },
    { table: "ProductToType", key: "productTypeId", other: { table: "Product", key: "productId" } },
  ],
};

const identifier = (name: string): Prisma.Sql => Prisma.raw(`"${name}"`);

/** The rows of each table as JSON text, which keeps all digits of decimals. */
const stored = z.object({ rows: z.record(z.string(), z.string()) });

/**
 * Returns what undoing the deletion of records needs, by their ids: all rows that it removes. Called before the deletion,
 * with the records locked.
 */
export async function rowsToDelete(
  tx: Transaction,
  type: RestorableType,
  ids: readonly number[],
): Promise<Map<number, Prisma.InputJsonObject>> {
  const found = new Map<number, Prisma.InputJsonObject>();
  for (const id of ids) {
    const rows: Record<string, string> = {};
    for (const { table, key } of TABLES[type]) {
      const [part] = await tx.$queryRaw<[{ rows: string }]>`
        SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]')::text AS "rows"
        FROM ${identifier(table)} r WHERE r.${identifier(key)} = ${id}::int`;
      rows[table] = part.rows;
    }
    found.set(id, { rows });
  }
  return found;
}

const insertAgain = ({ table, other }: DeletedTable, rows: string): Prisma.Sql =>
  other === undefined
    ? Prisma.sql`INSERT INTO ${identifier(table)}
        SELECT r.* FROM jsonb_populate_recordset(NULL::${identifier(table)}, ${rows}::jsonb) r ON CONFLICT DO NOTHING`
    : Prisma.sql`INSERT INTO ${identifier(table)}
        SELECT r.* FROM jsonb_populate_recordset(NULL::${identifier(table)}, ${rows}::jsonb) r
        JOIN ${identifier(other.table)} o ON o."id" = r.${identifier(other.key)} ORDER BY o."id" FOR KEY SHARE OF o`;

const isRestorable = (type: string): type is RestorableType => type in TABLES;

/**
 * Inserts a deleted record again, with what it was linked to and still exists. Throws CONFLICT when it was restored
 * already.
 */
export async function undoDeletion(context: Context, entry: AuditEntry): Promise<void> {
  const { subjectType: type, subjectId: id } = entry;
  const { data } = stored.safeParse(entry.undo);
  if (data === undefined || !isRestorable(type)) throw new DomainError("CONFLICT", { what: type });
  await inTransaction(context.prisma, async (tx) => {
    const [own, ...links] = TABLES[type];
    // A simultaneous undo waits here for the other one, because both insert the same id.
    const inserted = await tx.$executeRaw(insertAgain(own, data.rows[own.table] ?? "[]"));
    if (inserted === 0) throw new DomainError("CONFLICT", { what: type });
    await requireNewest(tx, entry);
    for (const link of links) await tx.$executeRaw(insertAgain(link, data.rows[link.table] ?? "[]"));
    const after = entry.before as Prisma.JsonObject;
    await audit(tx, context, [{ action: "UNDO", type, id, after }]);
  });
}
