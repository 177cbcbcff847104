import { type AuditEntry, Prisma } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { requirePayable } from "../shop/store/payableAmounts.ts";
import { audit } from "../writes/audit.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";
import { requireNewest } from "./undoEntry.ts";

/** The types whose deletion can be undone by inserting the rows again. They contain no personal data of customers. */
export type RestorableType =
  | "Discount"
  | "Image"
  | "ProductType"
  | "Service"
  | "ShiftTemplate"
  | "ShippingMethod"
  | "StaffTimeOff"
  | "StoreClosure";

interface DeletedTable {
  table: string;
  /** The column that refers to the deleted record. */
  key: string;
  /** The other record that a row refers to; a row whose other record was deleted since is not restored. */
  other?: { table: string; key: string };
  /** The column of the day from which on rows are removed, if earlier ones stay. */
  day?: string;
  /** Whether the rows stay, without the reference. */
  stays?: boolean;
}

interface DeletedRecord {
  /** The tables whose rows a deletion removes, the record's own first. */
  tables: readonly [DeletedTable, ...DeletedTable[]];
  /** Whether a deletion only marks the record while rows refer to it. */
  isMarked?: boolean;
}

const RECORDS: Record<RestorableType, DeletedRecord> = {
  Discount: {
    tables: [
      { table: "Discount", key: "id" },
      { table: "ProductDiscount", key: "discountId", other: { table: "Product", key: "productId" } },
      { table: "CustomerDiscount", key: "discountId", other: { table: "Customer", key: "customerId" } },
    ],
  },
  Image: { tables: [{ table: "Image", key: "id" }] },
  ProductType: {
    tables: [
      { table: "ProductType", key: "id" },
      { table: "ProductToType", key: "productTypeId", other: { table: "Product", key: "productId" } },
    ],
  },
  Service: {
    tables: [
      { table: "Service", key: "id" },
      { table: "StaffSkill", key: "serviceId", other: { table: "StaffMember", key: "staffMemberId" } },
      { table: "AppointmentItem", key: "serviceId", stays: true },
    ],
  },
  ShiftTemplate: {
    tables: [
      { table: "ShiftTemplate", key: "id" },
      {
        table: "ShiftAssignment",
        key: "shiftTemplateId",
        day: "date",
        other: { table: "StaffMember", key: "staffMemberId" },
      },
    ],
    isMarked: true,
  },
  ShippingMethod: {
    tables: [
      { table: "ShippingMethod", key: "id" },
      // A trigger counts the slots of these orders again.
      { table: "Order", key: "shippingMethodId", stays: true },
    ],
  },
  StaffTimeOff: { tables: [{ table: "StaffTimeOff", key: "id" }] },
  StoreClosure: { tables: [{ table: "StoreClosure", key: "id" }] },
};

const identifier = (name: string): Prisma.Sql => Prisma.raw(`"${name}"`);

/** The rows of each table as JSON text, which keeps all digits of decimals. */
const stored = z.object({ rows: z.record(z.string(), z.string()) });

/**
 * Returns what undoing the deletion of records needs, by their ids: all rows that it removes, from a day on where earlier
 * ones stay. Called before the deletion, with the records locked.
 */
export async function rowsToDelete(
  tx: Transaction,
  type: RestorableType,
  ids: readonly number[],
  since?: Date,
): Promise<Map<number, Prisma.InputJsonObject>> {
  const found = new Map<number, Prisma.InputJsonObject>();
  for (const id of ids) {
    const rows: Record<string, string> = {};
    for (const { table, key, day, stays } of RECORDS[type].tables) {
      const from = day && since ? Prisma.sql`AND r.${identifier(day)} >= ${since}::date` : Prisma.empty;
      const row = stays ? Prisma.sql`jsonb_build_object('id', r."id")` : Prisma.sql`to_jsonb(r)`;
      const [part] = await tx.$queryRaw<[{ rows: string }]>`
        SELECT coalesce(jsonb_agg(${row}), '[]')::text AS "rows"
        FROM ${identifier(table)} r WHERE r.${identifier(key)} = ${id}::int ${from}`;
      rows[table] = part.rows;
    }
    found.set(id, { rows });
  }
  return found;
}

function restore({ table, key, other, stays }: DeletedTable, rows: string, id: number): Prisma.Sql {
  const [name, reference] = [identifier(table), identifier(key)];
  const given = Prisma.sql`jsonb_populate_recordset(NULL::${name}, ${rows}::jsonb) r`;
  if (stays)
    return Prisma.sql`UPDATE ${name} t SET ${reference} = ${id}::int FROM ${given}
      WHERE t."id" = r."id" AND t.${reference} IS NULL`;
  if (other === undefined)
    return Prisma.sql`INSERT INTO ${name} SELECT r.* FROM ${given} ON CONFLICT DO NOTHING`;
  return Prisma.sql`INSERT INTO ${name} SELECT r.* FROM ${given}
    JOIN ${identifier(other.table)} o ON o."id" = r.${identifier(other.key)} ORDER BY o."id" FOR KEY SHARE OF o`;
}

const unmark = (table: string, id: number): Prisma.Sql =>
  Prisma.sql`UPDATE ${identifier(table)} SET "deletedAt" = NULL, "version" = "version" + 1
    WHERE "id" = ${id}::int AND "deletedAt" IS NOT NULL`;

const isRestorable = (type: string): type is RestorableType => type in RECORDS;

/** Returns the deleted rows of a table as they were. */
export function deletedRows({ undo }: Pick<AuditEntry, "undo">, table: string): unknown[] {
  return JSON.parse(stored.safeParse(undo).data?.rows[table] ?? "[]");
}

/**
 * Inserts a deleted record again, with what it was linked to and still exists, and adds the history entry. Throws
 * CONFLICT when it was restored already.
 */
export async function restoreDeleted(tx: Transaction, context: Context, entry: AuditEntry): Promise<void> {
  const { subjectType: type, subjectId: id } = entry;
  const { data } = stored.safeParse(entry.undo);
  if (data === undefined || !isRestorable(type)) throw new DomainError("CONFLICT", { what: type });
  const { tables, isMarked } = RECORDS[type];
  const [own, ...links] = tables;
  const write = (table: DeletedTable) => tx.$executeRaw(restore(table, data.rows[table.table] ?? "[]", id));
  // A simultaneous undo waits here for the other one, because both insert the same id.
  const written = (await write(own)) || (isMarked ? await tx.$executeRaw(unmark(own.table, id)) : 0);
  if (written === 0) throw new DomainError("CONFLICT", { what: type });
  await requireNewest(tx, entry);
  for (const link of links) await write(link);
  const after = entry.before as Prisma.JsonObject;
  await audit(tx, context, [{ action: "UNDO", type, id, after }]);
}

/** The amounts of records that were deleted before the store got its currency. */
const deletedAmounts = z.array(z.object({ price: z.number(), amount: z.number().nullable() }).partial());

/**
 * Undoes a deletion that nothing but a new currency can contradict. Throws CONFLICT when it was undone already, and
 * INVALID_INPUT for an amount that the currency does not have.
 */
export async function undoDeletion(context: Context, entry: AuditEntry): Promise<void> {
  const { data = [] } = deletedAmounts.safeParse(deletedRows(entry, entry.subjectType));
  await inTransaction(context.prisma, async (tx) => {
    await requirePayable(
      tx,
      data.flatMap((row) =>
        Object.entries(row).map(([field, amount]) => ({ field, amount, path: ["input"] })),
      ),
    );
    await restoreDeleted(tx, context, entry);
  });
}
