import { opaqueParameter, type Product } from "@machiya/prisma/client";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Big, toWire } from "../../domain/money.ts";
import { isOutdated } from "../../domain/products/productVersion.ts";
import { firstVariantStocks, type ProductOption, variantsProblem } from "../../domain/products/variants.ts";
import { readInput, requireRowId } from "../../input.ts";
import { audit, difference } from "../../writes/audit.ts";
import { changedColumns, requireAll, withRowNumber } from "../../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { requirePayable } from "../store/payableAmounts.ts";
import { readImage, storeImageVariants } from "../store/storeImage.ts";
import { preOrderColumnsOfProduct, productColumns, providedColumns } from "./productDetails.ts";
import { productSnapshots } from "./productHistory.ts";
import { setStockCause } from "./stockCause.ts";
import { lockWithVariants } from "./variantRows.ts";

export interface VariantInput {
  id?: string | null | undefined;
  version?: number | null | undefined;
  values: readonly string[];
  code?: string | null | undefined;
  price?: Big | null | undefined;
  stock?: Big | null | undefined;
  lowStockLevel?: Big | null | undefined;
  preOrderCap?: Big | null | undefined;
  preOrderDay?: string | null | undefined;
  offered?: boolean | null | undefined;
  /** Base64, with or without a data URL header; null removes the image. */
  image?: string | null | undefined;
}

export interface ProductVariantsInput {
  id: string;
  version?: number | null | undefined;
  options: readonly ProductOption[];
  variants: readonly VariantInput[];
}

const { code, price, stock, lowStockLevel } = productColumns;
const variantColumns = z
  .object({
    code,
    price,
    stock,
    lowStockLevel: lowStockLevel.nullable(),
    offered: z.boolean(),
    ...preOrderColumnsOfProduct,
  })
  .partial();

interface WantedVariant {
  id: number | null;
  version: number | null | undefined;
  values: string[];
  columns: z.output<typeof variantColumns>;
  picture: Uint8Array | null | undefined;
}

/** Parses the variants. Throws INVALID_INPUT with the row and the field, NOT_FOUND for an ID of another type. */
function readVariants({ options, variants }: ProductVariantsInput): WantedVariant[] {
  const problem = variantsProblem(
    options,
    variants.map(({ values }) => values),
  );
  if (problem !== null) {
    const { field, rule, path } = problem;
    const [list, index] = path;
    const row = list === "variants" && typeof index === "number" ? { row: index + 1 } : {};
    throw new DomainError("INVALID_INPUT", { field, rule, ...row }, ["input", ...path]);
  }
  const rows = variants.map(({ id, version, values, image, ...details }, index) =>
    withRowNumber(index, () => {
      const path = ["input", "variants", index];
      return {
        id: id == null ? null : requireRowId("Product", id),
        version,
        values: [...values],
        columns: readInput(variantColumns, providedColumns(details), path),
        picture: image == null ? image : readImage(image, path),
      };
    }),
  );
  const ids = rows.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length)
    throw new DomainError("INVALID_INPUT", { field: "variants", rule: { kind: "UNIQUE" } });
  return rows;
}

/**
 * Replaces the options and variants of a product. The lock on the product makes concurrent calls wait for each
 * other, and those on its variants make orders of them wait. Throws NOT_FOUND, CONFLICT, INVALID_INPUT. Returns
 * the product's id.
 */
export async function setProductVariants(context: Context, input: ProductVariantsInput): Promise<number> {
  const id = requireRowId("Product", input.id);
  const wanted = readVariants(input);
  const hashes = await storeImageVariants(
    context,
    wanted.map(({ picture }) => picture),
  );
  await inTransaction(context.prisma, async (tx) => {
    await requirePayable(
      tx,
      wanted.map(({ columns }, index) => ({
        field: "price",
        amount: columns.price,
        row: index + 1,
        path: ["input", "variants", index],
      })),
    );
    await lockWithVariants(tx, [id]);
    const where = { id: { in: [id] }, deletedAt: null, parentId: null };
    const [product] = requireAll("Product", [id], await tx.product.findMany({ where })).values();
    if (product === undefined) return;
    if (isOutdated(input.version, product, false)) throw new DomainError("CONFLICT", { what: "Product" });
    const variants = await tx.product.findMany({ where: { parentId: id, deletedAt: null } });
    const existing = new Map(variants.map((variant) => [variant.id, variant]));
    const before = (await productSnapshots(tx, [id])).get(id) ?? {};
    await writeProduct(tx, context, product, input.options);
    await removeVariants(tx, context, existing, wanted);
    await updateVariants(tx, context, existing, wanted, hashes);
    await createVariants(tx, context, product, withProductStock(product, wanted), hashes);
    await refreshLowestPrice(tx, id);
    const after = (await productSnapshots(tx, [id])).get(id) ?? {};
    const changed = difference(before, after);
    if (Object.keys({ ...changed.before, ...changed.after }).length === 0) return;
    await audit(tx, context, [{ action: "UPDATE", type: "Product", id, before, after }]);
  });
  return id;
}

/** Writes the options and increases the version, which the variants follow. */
async function writeProduct(
  tx: Transaction,
  context: Context,
  product: Product,
  options: readonly ProductOption[],
): Promise<void> {
  const hasVariants = options.length > 0;
  // The variants have the stock and the pre-orders from now on. What orders of the product itself return later stays on
  // its row.
  const startsVariants = hasVariants && !product.hasVariants;
  if (startsVariants) await setStockCause(tx, context, { reason: "EDIT" });
  const version = product.version + 1;
  await tx.product.update({
    where: { id: product.id },
    data: {
      options: options.map(({ name, values }) => ({ name, values: [...values] })),
      hasVariants,
      ...(startsVariants && { stock: 0, preOrderCap: null, preOrderDay: null }),
      version,
      editVersion: version,
    },
  });
}

/** Deletes the existing variants that are not wanted any more; ordered ones are only marked as deleted. */
async function removeVariants(
  tx: Transaction,
  context: Context,
  existing: ReadonlyMap<number, Product>,
  wanted: readonly WantedVariant[],
): Promise<void> {
  const kept = new Set(wanted.map(({ id }) => id));
  const removed = [...existing.keys()].filter((id) => !kept.has(id));
  const lines = await tx.orderLine.groupBy({ by: ["productId"], where: { productId: { in: removed } } });
  const ordered = lines.map(({ productId }) => productId);
  await tx.product.updateMany({ where: { id: { in: ordered } }, data: { deletedAt: context.now() } });
  await tx.product.deleteMany({ where: { id: { in: removed, notIn: ordered } } });
}

async function updateVariants(
  tx: Transaction,
  context: Context,
  existing: ReadonlyMap<number, Product>,
  wanted: readonly WantedVariant[],
  hashes: readonly (string | null | undefined)[],
): Promise<void> {
  const changes = wanted.flatMap(({ id, version, values, columns }, index) => {
    if (id === null) return [];
    const variant = withRowNumber(index, () => requireVariant(existing, id));
    if (isOutdated(version, variant, columns.stock !== undefined))
      throw new DomainError("CONFLICT", { what: "Product", row: index + 1 });
    const data = changedColumns(variant, {
      ...columns,
      optionValues: values,
      ...imageColumns(hashes[index]),
    });
    return Object.keys(data).length === 0 ? [] : [{ id, data }];
  });
  if (changes.length === 0) return;
  const idsOf = (all: typeof changes) =>
    opaqueParameter(
      all.map(({ id }) => id),
      "int[]",
    );
  // Variants that exchange their values would violate the unique index in between.
  const moved = changes.filter(({ data }) => data.optionValues !== undefined);
  await tx.$executeRaw`UPDATE "Product" SET "optionValues" = ARRAY['#' || "id"] WHERE "id" = ANY(${idsOf(moved)})`;
  await setStockCause(tx, context, { reason: "EDIT" });
  for (const { id, data } of changes)
    await tx.product.update({ where: { id }, data: { ...data, version: { increment: 1 } } });
  await tx.$executeRaw`UPDATE "Product" SET "editVersion" = "version" WHERE "id" = ANY(${idsOf(changes)})`;
}

/** Returns the variants with the stock that the product has until now, if these are its first ones. */
function withProductStock(product: Product, wanted: readonly WantedVariant[]): WantedVariant[] {
  if (product.hasVariants) return [...wanted];
  const stocks = firstVariantStocks(
    toWire(product.stock),
    wanted.map(({ columns }) => columns.stock),
  );
  return wanted.map((variant, index) => {
    const stock = stocks[index];
    return stock === undefined ? variant : { ...variant, columns: { ...variant.columns, stock } };
  });
}

/** Throws NOT_FOUND for a variant of another product, or one that was deleted. */
function requireVariant(existing: ReadonlyMap<number, Product>, id: number): Product {
  const variant = existing.get(id);
  if (variant === undefined) throw new DomainError("NOT_FOUND", { what: "Product", number: id });
  return variant;
}

/** Returns the columns of an image: undefined leaves it unchanged, null gives the variant that of its product. */
function imageColumns(hash: string | null | undefined) {
  if (hash === undefined) return {};
  return hash === null ? { ownImage: false } : { ownImage: true, imageHash: hash };
}

async function createVariants(
  tx: Transaction,
  context: Context,
  { id: parentId, name, price: productPrice, lowStockLevel: productLevel }: Product,
  wanted: readonly WantedVariant[],
  hashes: readonly (string | null | undefined)[],
): Promise<void> {
  const data = wanted.flatMap(({ id, values, columns: { price, lowStockLevel, ...columns } }, index) =>
    id === null
      ? [
          {
            parentId,
            name,
            price: price ?? productPrice,
            optionValues: values,
            lowStockLevel: lowStockLevel === undefined ? productLevel : lowStockLevel,
            ...changedColumns({}, { ...columns, ...imageColumns(hashes[index]) }),
          },
        ]
      : [],
  );
  if (data.length === 0) return;
  await setStockCause(tx, context, { reason: "INITIAL" });
  await tx.product.createMany({ data });
}

/**
 * Sets the price of a product with variants to the lowest one of those that are offered, or of all if none is, so
 * that lists show and sort by it. The version increases without the edit version, because open forms of the product
 * stay valid. Callers have locked the product.
 */
export async function refreshLowestPrice(tx: Transaction, productId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Product" SET "price" = lowest."price", "version" = "version" + 1 FROM (
      SELECT coalesce(min(v."price") FILTER (WHERE v."offered"), min(v."price")) AS "price"
      FROM "Product" v WHERE v."parentId" = ${productId}::int AND v."deletedAt" IS NULL) AS lowest
    WHERE "Product"."id" = ${productId}::int AND "Product"."price" <> lowest."price"`;
}
