import type { AuditEntry, Product } from "@machiya/prisma/client";
import { ProductState } from "@machiya/prisma/enums";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { toWire } from "../../domain/money.ts";
import { isOutdated } from "../../domain/products/productVersion.ts";
import { undoneStock } from "../../domain/undo.ts";
import { requireNewest, valueBefore } from "../../undo/undoEntry.ts";
import { audit } from "../../writes/audit.ts";
import { changedColumns } from "../../writes/batchUpdate.ts";
import { inTransaction } from "../../writes/transaction.ts";
import { requirePayable } from "../store/payableAmounts.ts";
import { refreshLowestPrice } from "./changeVariants.ts";
import { productSnapshots } from "./productHistory.ts";
import { restoreLinks } from "./productLinks.ts";
import { setStockCause } from "./stockCause.ts";
import { lockWithVariants } from "./variantRows.ts";

const columns = z
  .object({
    name: z.string(),
    code: z.string(),
    description: z.string(),
    keywords: z.string(),
    price: z.string(),
    workUnits: z.string(),
    lowStockLevel: z.string().nullable(),
    maxPerOrder: z.string().nullable(),
    maxPerCustomer: z.string().nullable(),
    preOrderCap: z.string().nullable(),
    preOrderDay: z.coerce.date().nullable(),
    quantityStep: z.string().nullable(),
    topPick: z.boolean(),
    offered: z.boolean(),
    state: z.enum(ProductState),
  })
  .partial();

const stocks = z.object({ stock: z.string() });

const links = z.object({
  types: z.array(z.int()),
  discounts: z.array(
    z.object({ discountId: z.int(), minQuantity: z.string(), maxQuantity: z.string().nullable() }),
  ),
});

/** Returns the columns in which a product differs from before a change. Throws OUT_OF_STOCK when more was sold since. */
function columnsBefore(product: Product, entry: AuditEntry) {
  const [before, after] = [stocks.safeParse(entry.before).data, stocks.safeParse(entry.after).data];
  const stock = before && after && undoneStock(product.stock, { before: before.stock, after: after.stock });
  if (stock === null) throw new DomainError("OUT_OF_STOCK", { products: [product.name] });
  // The history leaves out work units of 1, and a level or limit that is not set.
  const unset = {
    ...(has(entry.after, "workUnits") && { workUnits: "1" }),
    ...(has(entry.after, "lowStockLevel") && { lowStockLevel: null }),
    ...(has(entry.after, "maxPerOrder") && { maxPerOrder: null }),
    ...(has(entry.after, "maxPerCustomer") && { maxPerCustomer: null }),
    ...(has(entry.after, "quantityStep") && { quantityStep: null }),
    ...(has(entry.after, "preOrderCap") && { preOrderCap: null }),
    ...(has(entry.after, "preOrderDay") && { preOrderDay: null }),
  };
  return changedColumns(product, {
    ...unset,
    ...columns.parse(entry.before),
    stock: stock && toWire(stock),
  });
}

const has = (after: unknown, field: string): boolean =>
  typeof after === "object" && after !== null && field in after;

/**
 * Gives a product the values that it had before a change; the stock counts what was sold since. Throws NOT_FOUND,
 * CONFLICT when the product was edited since, OUT_OF_STOCK, INVALID_INPUT for a price that the new currency does not have.
 */
export async function undoProductChange(
  context: Context,
  entry: AuditEntry,
  seen: number | null | undefined,
): Promise<void> {
  const id = entry.subjectId;
  await inTransaction(context.prisma, async (tx) => {
    await requirePayable(tx, [
      { field: "price", amount: columns.safeParse(entry.before).data?.price, path: ["input"] },
    ]);
    await lockWithVariants(tx, [id]);
    const product = await tx.product.findFirst({ where: { id, deletedAt: null } });
    if (product === null) throw new DomainError("NOT_FOUND", { what: "Product" });
    if (isOutdated(seen, product, false)) throw new DomainError("CONFLICT", { what: "Product" });
    await requireNewest(tx, entry);
    const before = (await productSnapshots(tx, [id])).get(id) ?? {};
    const restored = columnsBefore(product, entry);
    if (restored.stock !== undefined) await setStockCause(tx, context, { reason: "EDIT" });
    const version = product.version + 1;
    await tx.product.update({ where: { id }, data: { ...restored, version, editVersion: version } });
    const hadLinks = ["types", "discounts"].some((field) => valueBefore(entry, field) !== undefined);
    if (hadLinks) await restoreLinks(tx, id, links.parse(entry.undo));
    if (product.parentId !== null) await refreshLowestPrice(tx, product.parentId);
    const after = (await productSnapshots(tx, [id])).get(id) ?? {};
    await audit(tx, context, [{ action: "UNDO", type: "Product", id, before, after }]);
  });
}

/**
 * Shows a deleted product again, with the variants that were deleted with it. Throws NOT_FOUND when it was removed
 * meanwhile, CONFLICT when the deletion was undone already, INVALID_INPUT for a price that the new currency does not have.
 */
export async function undoProductDeletion(context: Context, entry: AuditEntry): Promise<void> {
  const id = entry.subjectId;
  await inTransaction(context.prisma, async (tx) => {
    const restored = await tx.product.findMany({
      where: { OR: [{ id }, { parentId: id }], deletedAt: { not: null } },
      select: { price: true },
    });
    await requirePayable(
      tx,
      restored.map(({ price }) => ({ field: "price", amount: price, path: ["input"] })),
    );
    await lockWithVariants(tx, [id]);
    const product = await tx.product.findUnique({ where: { id } });
    if (product === null) throw new DomainError("NOT_FOUND", { what: "Product" });
    await requireNewest(tx, entry);
    const { deletedAt } = product;
    if (deletedAt === null) throw new DomainError("CONFLICT", { what: "Product" });
    const version = product.version + 1;
    await tx.product.update({ where: { id }, data: { deletedAt: null, version, editVersion: version } });
    // The variants of which staff deleted one alone have another time.
    await tx.product.updateMany({
      where: { parentId: id, deletedAt },
      data: { deletedAt: null, version: { increment: 1 } },
    });
    const after = (await productSnapshots(tx, [id])).get(id) ?? {};
    await audit(tx, context, [{ action: "UNDO", type: "Product", id, after }]);
  });
}
