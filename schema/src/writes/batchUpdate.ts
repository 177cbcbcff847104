import { opaqueParameter, Prisma } from "@machiya/prisma/client";
import { DomainError } from "../domain/errors.ts";
import { sortForLocking } from "../domain/orders/stock.ts";
import type { NodeType } from "../ids.ts";
import { requireRowId } from "../input.ts";
import type { Transaction } from "./transaction.ts";

/** The maximum number of rows of one batch (decisions.md §2.9). */
export const MAX_BATCH = 1000;

/** Throws INVALID_INPUT with the field's name unless a batch has 1 to 1000 rows. */
export function requireBatch(rows: readonly unknown[], field: string): void {
  const rule = { kind: "LIST", min: 1, max: MAX_BATCH } as const;
  if (rows.length < rule.min || rows.length > rule.max)
    throw new DomainError("INVALID_INPUT", { field, rule });
}

/**
 * Returns the distinct row numbers of a delete. Throws INVALID_INPUT for none or too many, NOT_FOUND for an
 * ID of another type.
 */
export function requireRowIds(type: NodeType, ids: readonly string[]): number[] {
  requireBatch(ids, "ids");
  return [...new Set(eachRow(ids, (id) => requireRowId(type, id)))];
}

/** Adds the row of a batch to a DomainError. */
export function withRowNumber<Result>(index: number, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw error.with({ row: index + 1 });
  }
}

/** Reads each row of a batch; a refusal names the row. */
export const eachRow = <Row, Result>(
  rows: readonly Row[],
  read: (row: Row, index: number) => Result,
): Result[] => rows.map((row, index) => withRowNumber(index, () => read(row, index)));

/** Returns the provided fields of an update; null and undefined leave a field unchanged. */
export function providedFields(details: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== null && value !== undefined),
  );
}

const LOCKS = {
  EDIT: Prisma.raw("FOR NO KEY UPDATE"),
  DELETE: Prisma.raw("FOR UPDATE"),
  LINK: Prisma.raw("FOR SHARE"),
};

/**
 * Locks rows until the transaction ends, always in the same order: EDIT to update them, DELETE to delete them
 * (which also blocks new foreign keys to them), LINK to keep them unchanged while they are referenced.
 */
export async function lockRows(
  tx: Transaction,
  type:
    | "Appointment"
    | "Customer"
    | "Discount"
    | "FailedJob"
    | "Image"
    | "Product"
    | "ProductType"
    | "Service"
    | "ShiftTemplate"
    | "ShippingMethod"
    | "StaffMember"
    | "StaffTimeOff"
    | "Store"
    | "StoreClosure"
    | "WebhookEndpoint",
  ids: readonly number[],
  purpose: keyof typeof LOCKS = "EDIT",
): Promise<void> {
  if (ids.length === 0) return;
  await tx.$queryRaw`SELECT 1 FROM ${Prisma.raw(`"${type}"`)} WHERE "id" = ANY(${opaqueParameter(sortForLocking(ids), "int[]")})
    ORDER BY "id" ${LOCKS[purpose]}`;
}

/** Returns the rows by ID. Throws NOT_FOUND with its number when a requested one is missing. */
export function requireAll<Row extends { id: number }>(
  type: NodeType,
  ids: readonly number[],
  rows: readonly Row[],
): Map<number, Row> {
  const found = new Map(rows.map((row) => [row.id, row]));
  const number = ids.find((id) => !found.has(id));
  if (number !== undefined) throw new DomainError("NOT_FOUND", { what: type, number });
  return found;
}

/** Does the same for a batch whose rows name the records in this order; the refusal names the row too. */
export function requireEach<Row extends { id: number }>(
  type: NodeType,
  ids: readonly number[],
  rows: readonly Row[],
): Map<number, Row> {
  const known = new Set(rows.map(({ id }) => id));
  const index = ids.findIndex((id) => !known.has(id));
  return index === -1 ? requireAll(type, ids, rows) : withRowNumber(index, () => requireAll(type, ids, rows));
}

/**
 * Throws CONFLICT when the editor saw another version than the current one. Null or undefined skips the
 * check.
 */
export function requireVersion(
  type: NodeType,
  row: { version: number },
  seen: number | null | undefined,
): void {
  if (seen != null && seen !== row.version) throw new DomainError("CONFLICT", { what: type });
}

/** Some of the columns with their new values. */
export type Changed<Columns> = { [Column in keyof Columns]?: Exclude<Columns[Column], undefined> };

/** Returns the columns whose values differ from the row's; decimals and dates are compared by value. */
export function changedColumns<Columns extends object>(row: object, columns: Columns): Changed<Columns> {
  const current = new Map<string, unknown>(Object.entries(row));
  const changed = Object.entries(columns).filter(
    ([column, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(current.get(column) ?? null),
  );
  return Object.fromEntries(changed) as Changed<Columns>;
}
