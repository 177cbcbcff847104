import type { AuditEntry } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { OPEN_ORDER_STATES } from "../../domain/orders/orderState.ts";
import { deletedRows, restoreDeleted, rowsToDelete } from "../../undo/deletedRows.ts";
import { auditDeleted } from "../../writes/audit.ts";
import { lockRows, requireAll, requireRowIds } from "../../writes/batchUpdate.ts";
import { inTransaction } from "../../writes/transaction.ts";
import { requirePayable } from "../store/payableAmounts.ts";
import { requireFreeName, STORE } from "./requireFreeName.ts";

/**
 * Deletes shipping methods, all or none; completed and canceled orders keep the name and the fee. Throws NOT_FOUND, and
 * IN_USE while an open order has one of them, whose slot and parcels still need it. Returns the row numbers.
 */
export async function deleteShippingMethods(context: Context, ids: readonly string[]): Promise<number[]> {
  const rows = requireRowIds("ShippingMethod", ids);
  await inTransaction(context.prisma, async (tx) => {
    await lockRows(tx, "ShippingMethod", rows, "DELETE");
    const methods = await tx.shippingMethod.findMany({ where: { id: { in: rows } } });
    requireAll("ShippingMethod", rows, methods);
    const open = await tx.order.count({
      where: { shippingMethodId: { in: rows }, state: { in: OPEN_ORDER_STATES } },
    });
    if (open > 0) throw new DomainError("IN_USE", { what: "ShippingMethod" });
    const undo = await rowsToDelete(tx, "ShippingMethod", rows);
    await tx.shippingMethod.deleteMany({ where: { id: { in: rows } } });
    await auditDeleted(tx, context, "ShippingMethod", methods, undo);
  });
  return rows;
}

const deletedMethod = z.object({ name: z.string(), fee: z.number(), freeFrom: z.number().nullable() });

/**
 * Restores a deleted shipping method with its orders. Throws CONFLICT when it was restored already, ALREADY_EXISTS when
 * another one got its name since, and INVALID_INPUT for an amount that a new currency does not have.
 */
export async function undoShippingMethodDeletion(context: Context, entry: AuditEntry): Promise<void> {
  const methods = z.array(deletedMethod).parse(deletedRows(entry, "ShippingMethod"));
  await inTransaction(context.prisma, async (tx) => {
    await lockRows(tx, "Store", [STORE]);
    for (const { name, fee, freeFrom } of methods) {
      await requirePayable(tx, [
        { field: "fee", amount: fee, path: ["input"] },
        { field: "freeFrom", amount: freeFrom, path: ["input"] },
      ]);
      await requireFreeName(tx, name);
    }
    await restoreDeleted(tx, context, entry);
  });
}
