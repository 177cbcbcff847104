import { Prisma, type Product } from "@machiya/prisma/client";
import type { StockReason } from "@machiya/prisma/enums";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { isOnSale } from "../../domain/products/productState.ts";
import { isOutdated } from "../../domain/products/productVersion.ts";
import { requireRowId } from "../../input.ts";
import { audit, difference } from "../../writes/audit.ts";
import {
  changedColumns,
  requireAll,
  requireBatch,
  requireRowIds,
  withRowNumber,
} from "../../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../../writes/transaction.ts";
import { requirePayable } from "../store/payableAmounts.ts";
import { storeImageVariants } from "../store/storeImage.ts";
import { refreshLowestPrice } from "./changeVariants.ts";
import { type ProductDetails, readNewProduct, readProductChange } from "./productDetails.ts";
import { productSnapshots } from "./productHistory.ts";
import {
  type DiscountOnProduct,
  linksOfProduct,
  lockProductDiscounts,
  lockProductTypes,
  readDiscountLinks,
} from "./productLinks.ts";
import { setStockCause } from "./stockCause.ts";
import { lockWithVariants } from "./variantRows.ts";
import {
  changeProductImages,
  firstImageColumns,
  furtherImageRows,
  keepImagesOfRows,
} from "./writeProductImages.ts";

export interface NewProduct {
  details: ProductDetails;
  typeIds: readonly string[];
  discounts: readonly DiscountOnProduct[];
}

export interface ProductUpdate {
  id: string;
  version?: number | null | undefined;
  details?: ProductDetails | null | undefined;
  addTypeIds?: readonly string[];
  removeTypeIds?: readonly string[];
  setDiscounts?: readonly DiscountOnProduct[];
  addDiscountIds?: readonly string[];
  removeDiscountIds?: readonly string[];
}

const typeRows = (ids: readonly string[]) => [...new Set(ids.map((id) => requireRowId("ProductType", id)))];

const discountRows = (ids: readonly string[]) => [...new Set(ids.map((id) => requireRowId("Discount", id)))];

/** Locks products that are not deleted, with their variants or product, for editing. Throws NOT_FOUND. */
async function lockProductRows(tx: Transaction, ids: readonly number[]) {
  await lockWithVariants(tx, ids);
  const products = await tx.product.findMany({ where: { id: { in: [...ids] }, deletedAt: null } });
  return requireAll("Product", ids, products);
}

/**
 * Creates products, all or none. Throws INVALID_INPUT and NOT_FOUND, with the row. Returns their ids in the
 * given order.
 */
export async function createProducts(context: Context, products: readonly NewProduct[]): Promise<number[]> {
  requireBatch(products, "products");
  const rows = products.map(({ details, typeIds, discounts }, index) =>
    withRowNumber(index, () => {
      const path = ["input", "products", index];
      return {
        ...readNewProduct(details, [...path, "details"]),
        typeIds: typeRows(typeIds),
        discounts: readDiscountLinks(discounts, [...path, "discounts"]),
      };
    }),
  );
  const hashes = await storeImageVariants(
    context,
    rows.map(({ picture }) => picture),
  );
  return inTransaction(context.prisma, async (tx) => {
    await requirePayable(
      tx,
      rows.map(({ columns: { price } }, index) => ({
        field: "price",
        amount: price,
        row: index + 1,
        path: ["input", "products", index, "details"],
      })),
    );
    const requireTypes = await lockProductTypes(
      tx,
      rows.flatMap(({ typeIds }) => typeIds),
    );
    const requireDiscounts = await lockProductDiscounts(
      tx,
      rows.flatMap(({ discounts }) => discounts.map(({ discountId }) => discountId)),
    );
    for (const [index, { typeIds, discounts }] of rows.entries()) {
      withRowNumber(index, () => {
        requireTypes(typeIds);
        requireDiscounts(
          discounts.map(({ discountId }) => discountId),
          ["input", "products", index, "discounts"],
        );
      });
    }
    await keepImagesOfRows(tx, context, rows);
    await setStockCause(tx, context, { reason: "INITIAL" });
    const created = await tx.product.createManyAndReturn({
      data: rows.map(({ columns: { name, price, ...rest }, images }, index) => ({
        name,
        price,
        ...changedColumns(
          {},
          { ...rest, imageHash: hashes[index], ...(images && firstImageColumns(images)) },
        ),
      })),
      select: { id: true },
    });
    const ids = created.map(({ id }) => id);
    const linked = ids.flatMap((productId, index) => {
      const row = rows[index];
      return row === undefined ? [] : [{ productId, row }];
    });
    await tx.productToType.createMany({
      data: linked.flatMap(({ productId, row }) =>
        row.typeIds.map((productTypeId) => ({ productId, productTypeId })),
      ),
    });
    await tx.productDiscount.createMany({
      data: linked.flatMap(({ productId, row }) => row.discounts.map((link) => ({ productId, ...link }))),
    });
    await tx.productImage.createMany({
      data: linked.flatMap(({ productId, row }) => furtherImageRows(productId, row.images ?? [])),
    });
    const after = await productSnapshots(tx, ids);
    await audit(
      tx,
      context,
      ids.map((id) => ({ action: "CREATE", type: "Product", id, after: after.get(id) ?? {} })),
    );
    return ids;
  });
}

/** Returns the changes of a product's types and discounts. */
function readLinks(input: ProductUpdate) {
  return {
    addTypes: typeRows(input.addTypeIds ?? []),
    removeTypes: typeRows(input.removeTypeIds ?? []),
    setDiscounts: readDiscountLinks(input.setDiscounts ?? [], ["input", "setDiscounts"]),
    addDiscounts: discountRows(input.addDiscountIds ?? []),
    removeDiscounts: discountRows(input.removeDiscountIds ?? []),
  };
}

async function changeLinks(
  tx: Transaction,
  productId: number,
  { addTypes, removeTypes, setDiscounts, addDiscounts, removeDiscounts }: ReturnType<typeof readLinks>,
): Promise<void> {
  const set = setDiscounts.map(({ discountId }) => discountId);
  (await lockProductTypes(tx, addTypes))(addTypes);
  const checkDiscounts = await lockProductDiscounts(tx, [...set, ...addDiscounts]);
  checkDiscounts(set, ["input", "setDiscounts"]);
  checkDiscounts(addDiscounts, ["input", "addDiscountIds"]);
  await tx.productToType.deleteMany({ where: { productId, productTypeId: { in: removeTypes } } });
  await tx.productToType.createMany({
    data: addTypes.map((productTypeId) => ({ productId, productTypeId })),
    skipDuplicates: true,
  });
  await tx.productDiscount.deleteMany({
    where: { productId, discountId: { in: [...removeDiscounts, ...set] } },
  });
  await tx.productDiscount.createMany({ data: setDiscounts.map((link) => ({ productId, ...link })) });
  await tx.productDiscount.createMany({
    data: addDiscounts.map((discountId) => ({ productId, discountId })),
    skipDuplicates: true,
  });
}

type Changes = ReturnType<typeof readProductChange>["columns"] & {
  imageHash?: string | null | undefined;
  imageAltText?: string;
};

/** What each variant has in place of its product. */
const OF_VARIANTS = ["price", "stock", "lowStockLevel", "preOrderCap", "preOrderDay"] as const;

/** What a product with variants shows in place of its own columns. */
type OfVariants = Partial<Pick<Product, "stock" | "preOrderDay">>;

/** Returns what a product shows of its variants; nothing for one without. */
async function shownOfVariants(tx: Transaction, { id, hasVariants }: Product): Promise<OfVariants> {
  if (!hasVariants) return {};
  const { _sum, _min } = await tx.product.aggregate({
    where: { parentId: id, deletedAt: null, offered: true },
    _sum: { stock: true },
    _min: { preOrderDay: true },
  });
  return { stock: _sum.stock ?? new Prisma.Decimal(0), preOrderDay: _min.preOrderDay };
}

/**
 * Returns what changes in the product's row. A product with variants has no price, stock, low-stock level, and pre-orders
 * of its own, a variant has only these, its code, image, and whether it is offered. Throws INVALID_INPUT for the rest.
 */
function changesOf(product: Product, columns: Changes, changesLinks: boolean, ofVariants: OfVariants) {
  const refused = (field: string, kind: "PER_VARIANT" | "PER_PRODUCT") =>
    new DomainError("INVALID_INPUT", { field, rule: { kind } }, ["input", "details", field]);
  if (product.parentId === null) {
    // A form that sends back what it shows of the variants changes nothing.
    const changed = changedColumns({ ...product, ...ofVariants }, columns);
    const field = OF_VARIANTS.find((name) => changed[name] !== undefined);
    if (product.hasVariants && field !== undefined) throw refused(field, "PER_VARIANT");
    return changed;
  }
  const { code, price, stock, lowStockLevel, preOrderCap, preOrderDay, state, imageHash, ...others } =
    columns;
  const { imageAltText: _, ...shared } = others;
  const [field = changesLinks ? "types" : undefined] = Object.keys(changedColumns(product, shared));
  if (field !== undefined) throw refused(field, "PER_PRODUCT");
  return changedColumns(product, {
    code,
    price,
    stock,
    lowStockLevel,
    preOrderCap,
    preOrderDay,
    offered: state && isOnSale(state),
    imageHash: imageHash ?? undefined,
    ownImage: imageHash === undefined ? undefined : imageHash !== null,
  });
}

/** Updates a product. The history of its stock names the reason. Throws NOT_FOUND, CONFLICT, INVALID_INPUT. Returns its id. */
export async function updateProduct(
  context: Context,
  input: ProductUpdate,
  reason: StockReason = "EDIT",
): Promise<number> {
  const id = requireRowId("Product", input.id);
  const path = ["input", "details"];
  const { columns, picture, images } = readProductChange(input.details ?? {}, path);
  const links = readLinks(input);
  const imageHash = picture instanceof Uint8Array ? await context.images.store(picture) : picture;
  await inTransaction(context.prisma, async (tx) => {
    await requirePayable(tx, [{ field: "price", amount: columns.price, path }]);
    const [product] = (await lockProductRows(tx, [id])).values();
    if (product === undefined) return;
    if (isOutdated(input.version, product, columns.stock !== undefined))
      throw new DomainError("CONFLICT", { what: "Product" });
    const before = (await productSnapshots(tx, [id])).get(id) ?? {};
    const changesLinks = Object.values(links).some(({ length }) => length > 0);
    const wanted = await changeProductImages(tx, context, product, { imageHash, images }, path);
    const ofVariants = await shownOfVariants(tx, product);
    const changed = changesOf(product, { ...columns, imageHash, ...wanted }, changesLinks, ofVariants);
    const undo = changesLinks ? { undo: await linksOfProduct(tx, id) } : {};
    await changeLinks(tx, id, links);
    if (changed.stock !== undefined) await setStockCause(tx, context, { reason });
    if (Object.keys(changed).length > 0) await tx.product.update({ where: { id }, data: changed });
    const after = (await productSnapshots(tx, [id])).get(id) ?? {};
    const changes = difference(before, after);
    // A work unit of 1 and no low-stock level have no field.
    if (Object.keys({ ...changes.before, ...changes.after }).length === 0) return;
    const version = product.version + 1;
    await tx.product.update({ where: { id }, data: { version, editVersion: version } });
    if (product.parentId !== null) await refreshLowestPrice(tx, product.parentId);
    await audit(tx, context, [{ action: "UPDATE", type: "Product", id, before, after, ...undo }]);
  });
  return id;
}

/**
 * Marks products with their variants as deleted, all or none. Those that were never ordered are removed after the time in
 * which the deletion can be undone; orders refer to the others. Throws NOT_FOUND, also for a variant, which
 * setProductVariants deletes. Returns the ids.
 */
export async function deleteProducts(context: Context, ids: readonly string[]): Promise<number[]> {
  const rows = requireRowIds("Product", ids);
  await inTransaction(context.prisma, async (tx) => {
    const products = await lockProductRows(tx, rows);
    requireAll(
      "Product",
      rows,
      [...products.values()].filter(({ parentId }) => parentId === null),
    );
    const before = await productSnapshots(tx, rows);
    await tx.product.updateMany({ where: { id: { in: rows } }, data: { deletedAt: context.now() } });
    await audit(
      tx,
      context,
      rows.map((id) => ({ action: "DELETE", type: "Product", id, before: before.get(id) ?? {} })),
    );
  });
  return rows;
}
