import { Prisma } from "@machiya/prisma/client";
import { lockRows } from "../writes/batchUpdate.ts";
import type { Transaction } from "../writes/transaction.ts";

/** The types whose deleted rows contain personal data, and are therefore kept outside the history. */
export type StoredType = "Appointment" | "Order";

interface StoredTable {
  table: string;
  /** The column that refers to the deleted record. */
  key: string;
  /** The tables of the references that become null when the other record is gone, by their columns. */
  references: Readonly<Record<string, string>>;
}

/** The tables whose rows a deletion removes, the record's own first. */
const TABLES: Record<StoredType, readonly StoredTable[]> = {
  Appointment: [
    { table: "Appointment", key: "id", references: { customerId: "Customer" } },
    {
      table: "AppointmentItem",
      key: "appointmentId",
      references: { staffMemberId: "StaffMember", serviceId: "Service" },
    },
  ],
  Order: [
    {
      table: "Order",
      key: "id",
      references: { customerId: "Customer", shippingMethodId: "ShippingMethod" },
    },
    { table: "OrderLine", key: "orderId", references: {} },
    { table: "DiscountRecord", key: "orderId", references: {} },
    { table: "PickUpStore", key: "orderId", references: {} },
  ],
};

const identifier = (name: string): Prisma.Sql => Prisma.raw(`"${name}"`);

/** Keeps the rows of locked records that are about to be deleted. */
export async function storeDeleted(tx: Transaction, type: StoredType, ids: readonly number[]): Promise<void> {
  const tables = TABLES[type].map(
    ({ table, key }) => Prisma.sql`${table}::text, (SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]')
      FROM ${identifier(table)} r WHERE r.${identifier(key)} = d."id")`,
  );
  await tx.$executeRaw`
    INSERT INTO "DeletedRecord" ("type", "recordId", "rows")
    SELECT ${type}, d."id", jsonb_build_object(${Prisma.join(tables)}) FROM unnest(${[...ids]}::int[]) AS d("id")`;
}

/** Returns the kept rows of a deleted record by their tables; null when it was restored or its time is over. */
export async function readStored(tx: Transaction, type: StoredType, id: number): Promise<unknown> {
  const kept = await tx.deletedRecord.findUnique({ where: { type_recordId: { type, recordId: id } } });
  return kept?.rows ?? null;
}

/** Returns the columns of a table that can be written. */
async function writableColumns(tx: Transaction, table: string): Promise<string[]> {
  const columns = await tx.$queryRaw<{ name: string }[]>`
    SELECT attname AS name FROM pg_attribute WHERE attrelid = ${`"${table}"`}::regclass
      AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`;
  return columns.map(({ name }) => name);
}

/** Returns the reference to another record; a merged customer's records belong to the customer who remains (0068). */
function reference(table: string, value: Prisma.Sql): Prisma.Sql {
  const present = Prisma.raw(table === "Customer" ? `coalesce(o."mergedIntoId", o."id")` : `o."id"`);
  return Prisma.sql`(SELECT ${present} FROM ${identifier(table)} o WHERE o."id" = ${value})`;
}

/**
 * Inserts the kept rows of a deleted record again and removes them from those kept. Returns false when it was restored
 * already or its time is over. A simultaneous undo waits here for the other one. The customer stays locked, so that a
 * merge waits for the record and moves it too; callers take all other locks first.
 */
export async function restoreStored(tx: Transaction, type: StoredType, id: number): Promise<boolean> {
  const kept = Prisma.sql`"DeletedRecord" d WHERE d."type" = ${type} AND d."recordId" = ${id}::int`;
  const [record] = await tx.$queryRaw<{ customerId: number | null }[]>`
    SELECT (d."rows" #>> ARRAY[${type}::text, '0', 'customerId'])::int AS "customerId" FROM ${kept} FOR UPDATE`;
  if (record === undefined) return false;
  if (record.customerId !== null) await lockRows(tx, "Customer", [record.customerId], "LINK");
  for (const { table, references } of TABLES[type]) {
    const columns = await writableColumns(tx, table);
    const values = columns.map((column) => {
      const other = references[column];
      const value = Prisma.sql`r.${identifier(column)}`;
      return other === undefined ? value : reference(other, value);
    });
    await tx.$executeRaw`
      INSERT INTO ${identifier(table)} (${Prisma.join(columns.map(identifier))})
      SELECT ${Prisma.join(values)} FROM (SELECT d."rows" -> ${table}::text AS "rows" FROM ${kept}) k,
        jsonb_populate_recordset(NULL::${identifier(table)}, k."rows") r`;
  }
  await tx.deletedRecord.delete({ where: { type_recordId: { type, recordId: id } } });
  return true;
}
