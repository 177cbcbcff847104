import type { ProductState } from "@machiya/prisma/enums";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import type { Big } from "../domain/money.ts";
import { MAX_PRICE_PERCENT, MIN_PRICE_PERCENT, priceWithPercent } from "../domain/products/pricePercent.ts";
import { ProductStateEnum } from "../enums.ts";
import { requireRowId } from "../input.ts";
import { deleteProducts, updateProduct } from "../shop/products/changeProducts.ts";
import { ProductFilter, type ProductFilterInput, productWhere } from "../shop/products/product.ts";
import { UpdateProductInput } from "../shop/products/productMutations.ts";
import { requireBatch } from "../writes/batchUpdate.ts";
import { BulkResult, SELECTION } from "./bulkResult.ts";
import { type BulkRow, type BulkSelection, bulkWrite, selectedRows } from "./bulkWrite.ts";

const ProductSelection = builder.inputType("ProductSelection", {
  description: SELECTION,
  fields: (t) => ({
    ids: t.idList({ description: "The products." }),
    filter: t.field({ type: ProductFilter, description: "All products that it matches." }),
  }),
});

type Selection = BulkSelection<ProductFilterInput>;

/** Returns the selected products, the oldest first. */
const selectedProducts = (context: Context, selection: Selection): Promise<number[]> =>
  selectedRows(context, {
    type: "Product",
    selection,
    find: (filter, take) =>
      context.prisma.product.findMany({
        where: productWhere(filter, context),
        select: { id: true },
        orderBy: { id: "asc" },
        take,
      }),
  });

interface ProductsChange {
  pricePercent?: Big | null | undefined;
  stock?: Big | null | undefined;
  state?: ProductState | null | undefined;
  addTypeIds: readonly string[];
  removeTypeIds: readonly string[];
  addDiscountIds: readonly string[];
  removeDiscountIds: readonly string[];
}

/** Makes the same change to each product. A price that changes meanwhile is refused, and not overwritten. */
async function changeProducts(
  context: Context,
  selection: Selection,
  { pricePercent, stock, state, ...links }: ProductsChange,
): Promise<BulkRow[]> {
  if (pricePercent != null && (pricePercent.lt(MIN_PRICE_PERCENT) || pricePercent.gt(MAX_PRICE_PERCENT))) {
    const rule = { kind: "NUMBER" as const, min: MIN_PRICE_PERCENT, max: MAX_PRICE_PERCENT };
    throw new DomainError("INVALID_INPUT", { field: "pricePercent", rule }, ["input", "pricePercent"]);
  }
  return bulkWrite(context, "Product", await selectedProducts(context, selection), async (id) => {
    if (pricePercent == null)
      return updateProduct(context, { id, details: { stock, state }, ...links }, "BULK");
    const product = await context.prisma.product.findUnique({
      where: { id: requireRowId("Product", id) },
      select: { price: true, version: true },
    });
    if (product === null) throw new DomainError("NOT_FOUND", { what: "Product" });
    const price = priceWithPercent(product.price, pricePercent);
    const change = { id, version: product.version, details: { price, stock, state }, ...links };
    return updateProduct(context, change, "BULK");
  });
}

const UpdateProductsInput = builder.inputType("UpdateProductsInput", {
  description: "The same change of several products. An omitted or null field stays unchanged.",
  fields: (t) => ({
    products: t.field({ type: ProductSelection, required: true, description: "The products." }),
    pricePercent: t.field({
      type: "Decimal",
      description:
        "The percentage by which prices change, -90 to 1000: 5 is five percent more. A price keeps its number of fraction digits, so that whole dollars stay whole.",
    }),
    stock: t.field({ type: "Decimal", description: "The stock; 0 or more." }),
    state: t.field({ type: ProductStateEnum, description: "The state." }),
    addTypeIds: t.idList({ required: true, defaultValue: [], description: "Product types to add." }),
    removeTypeIds: t.idList({ required: true, defaultValue: [], description: "Product types to remove." }),
    addDiscountIds: t.idList({
      required: true,
      defaultValue: [],
      description: "Discounts to attach without a quantity limit; an existing one keeps its range.",
    }),
    removeDiscountIds: t.idList({ required: true, defaultValue: [], description: "Discounts to remove." }),
  }),
});

builder.mutationField("updateProducts", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: UpdateProductsInput, required: true, description: "The change." }) },
    description:
      "Makes the same change to each product. Rows are refused with NOT_FOUND, CONFLICT, or INVALID_INPUT. Errors: INVALID_INPUT.",
    resolve: (_root, { input: { products, ...change } }, context) =>
      changeProducts(context, products, change),
  }),
);

const EditProductsInput = builder.inputType("EditProductsInput", {
  description: "Changes of several products, each with its own values.",
  fields: (t) => ({
    products: t.field({
      type: [UpdateProductInput],
      required: true,
      description: "1 to 1000 changes, of a different product each.",
    }),
  }),
});

builder.mutationField("editProducts", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: EditProductsInput, required: true, description: "The changes." }) },
    description:
      "Makes a change of its own to each product. Rows are refused with NOT_FOUND, CONFLICT, or INVALID_INPUT. Errors: INVALID_INPUT, NOT_FOUND (an ID that is not of a product).",
    resolve: (_root, { input: { products } }, context) => {
      requireBatch(products, "products");
      const rows = products.map(({ id }) => requireRowId("Product", id));
      return bulkWrite(context, "Product", rows, async (_id, index) => {
        const change = products[index];
        return change === undefined ? undefined : updateProduct(context, change, "BULK");
      });
    },
  }),
);

const ProductsInput = builder.inputType("ProductsInput", {
  description: "Products of a bulk write.",
  fields: (t) => ({
    products: t.field({ type: ProductSelection, required: true, description: "The products." }),
  }),
});

builder.mutationField("discardProducts", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: ProductsInput, required: true, description: "The products." }) },
    description:
      "Deletes each product; `deleteProducts` deletes all or none. Rows are refused with NOT_FOUND. Errors: INVALID_INPUT.",
    resolve: async (_root, { input }, context) =>
      bulkWrite(context, "Product", await selectedProducts(context, input.products), (id) =>
        deleteProducts(context, [id]),
      ),
  }),
);
