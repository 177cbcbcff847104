import { type AuditEntry, Prisma } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { readStored, restoreStored, storeDeleted } from "../../undo/deletedRecords.ts";
import { requireNewest } from "../../undo/undoEntry.ts";
import { audit } from "../../writes/audit.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { lockProducts } from "../orders/decrementStock.ts";
import { retakeSlot } from "../shipping/retakeSlot.ts";
import { takeStockAgain } from "./giveStockBack.ts";

const storedOrder = z.object({
  Order: z.tuple([
    z.object({
      shippingMethodId: z.int().nullable(),
      slotDay: z.coerce.date().nullable(),
      slotStart: z.int().nullable(),
      slotEnd: z.int().nullable(),
      slotWorkUnits: z
        .number()
        .transform((units) => new Prisma.Decimal(units))
        .nullable(),
    }),
  ]),
  OrderLine: z.array(z.object({ productId: z.int() })),
});

/**
 * Keeps locked orders that are about to be deleted, and returns those whose deletion can be undone: that of an order with
 * parcels or entries in the ledger cannot, because the entries lose their order for good.
 */
export async function storeOrders(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, Prisma.InputJsonObject>> {
  const plain = await tx.order.findMany({
    where: { id: { in: [...ids] }, payments: { none: {} }, parcels: { none: {} } },
    select: { id: true },
  });
  await storeDeleted(
    tx,
    "Order",
    plain.map(({ id }) => id),
  );
  return new Map(plain.map(({ id }) => [id, {}]));
}

/**
 * Restores a deleted order, which takes its stock and its shipping slot again. Throws CONFLICT when it was restored
 * already, NOT_FOUND when one of its products was removed since, OUT_OF_STOCK, SHIPPING_SLOT_NOT_AVAILABLE.
 */
export async function undoOrderDeletion(context: Context, entry: AuditEntry): Promise<void> {
  const id = entry.subjectId;
  await inTransaction(context.prisma, async (tx) => {
    const { data } = storedOrder.safeParse(await readStored(tx, "Order", id));
    if (data === undefined) throw new DomainError("CONFLICT", { what: "Order" });
    const products = [...new Set(data.OrderLine.map(({ productId }) => productId))];
    const locked = await lockProducts(tx, products);
    if (locked.size < products.length) throw new DomainError("NOT_FOUND", { what: "Product" });
    await retakeSlot(tx, data.Order[0]);
    // The order is no new one, so its change is reported instead of its insertion.
    await tx.$executeRaw`SELECT set_config('machiya.notified_by', 'process', true)`;
    if (!(await restoreStored(tx, "Order", id))) throw new DomainError("CONFLICT", { what: "Order" });
    await requireNewest(tx, entry);
    await takeStockAgain(tx, context, id);
    const after = await tx.order.update({ where: { id }, data: { version: { increment: 1 } } });
    await audit(tx, context, [{ action: "UNDO", type: "Order", id, after }]);
  });
}
