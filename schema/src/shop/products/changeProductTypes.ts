import { z } from "zod";
import type { Context } from "../../context.ts";
import { line, lines, readInput, requireRowId } from "../../input.ts";
import { rowsToDelete } from "../../undo/deletedRows.ts";
import { auditCreated, auditDeleted } from "../../writes/audit.ts";
import {
  lockRows,
  providedFields,
  requireAll,
  requireBatch,
  requireRowIds,
  withRowNumber,
} from "../../writes/batchUpdate.ts";
import { optimisticUpdate } from "../../writes/optimisticUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";

export interface ProductTypeDetails {
  name?: string | null | undefined;
  description?: string | null | undefined;
}

const texts = { name: line(200).min(1), description: lines(5000) };
const newType = z.object({ ...texts, description: texts.description.default("") });
const change = z.object(texts).partial();

async function lockTypes(tx: Transaction, ids: readonly number[]) {
  await lockRows(tx, "ProductType", ids);
  const types = await tx.productType.findMany({ where: { id: { in: [...ids] } } });
  return requireAll("ProductType", ids, types);
}

/**
 * Creates product types, all or none. Throws INVALID_INPUT with the row. Returns their ids in the given
 * order.
 */
export async function createProductTypes(
  context: Context,
  types: readonly ProductTypeDetails[],
): Promise<number[]> {
  requireBatch(types, "productTypes");
  const data = types.map((details, index) =>
    withRowNumber(index, () => readInput(newType, providedFields(details), ["input", "productTypes", index])),
  );
  return inTransaction(context.prisma, async (tx) => {
    const created = await tx.productType.createManyAndReturn({ data });
    return auditCreated(tx, context, "ProductType", created);
  });
}

/** Updates a product type. Throws NOT_FOUND, CONFLICT, INVALID_INPUT. Returns its id. */
export async function updateProductType(
  context: Context,
  input: { id: string; version?: number | null | undefined; details: ProductTypeDetails },
): Promise<number> {
  const id = requireRowId("ProductType", input.id);
  const columns = readInput(change, providedFields(input.details), ["input", "details"]);
  await inTransaction(context.prisma, async (tx) => {
    const [before] = (await lockTypes(tx, [id])).values();
    if (before === undefined) return;
    const edit = { type: "ProductType", before, seen: input.version, wanted: columns } as const;
    await optimisticUpdate(tx, context, edit, (data) => tx.productType.update({ where: { id }, data }));
  });
  return id;
}

/** Deletes product types, all or none, but not their products. Throws NOT_FOUND. Returns the ids. */
export async function deleteProductTypes(context: Context, ids: readonly string[]): Promise<number[]> {
  const rows = requireRowIds("ProductType", ids);
  await inTransaction(context.prisma, async (tx) => {
    const types = await lockTypes(tx, rows);
    const undo = await rowsToDelete(tx, "ProductType", rows);
    await tx.productType.deleteMany({ where: { id: { in: rows } } });
    await auditDeleted(tx, context, "ProductType", types.values(), undo);
  });
  return rows;
}
