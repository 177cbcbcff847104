import type { Prisma } from "@machiya/prisma/client";
import { allow, builder } from "../../builder.ts";
import type { Context } from "../../context.ts";
import { decimal } from "../../domain/money.ts";
import { DEFAULT_LOW_STOCK_LEVEL } from "../../domain/orders/stock.ts";
import { listedWhere, onSaleWhere, toggledProductState } from "../../domain/products/productState.ts";
import { ProductStateEnum } from "../../enums.ts";
import { oneOf, requireRowId, rowIds, searchConditions } from "../../input.ts";
import { offsetConnection, rowQuery, rowsOfPage } from "../../lists/connection.ts";
import { countRows } from "../../lists/rowCounts.ts";
import { sortInput } from "../../lists/sorting.ts";
import { isAdmin } from "../../viewer.ts";
import "../discounts/discount.ts";
import { imageUrl } from "../../domain/imageUrl.ts";
import { AuditEntry, historyOf } from "../store/history.ts";
import { imageVariantArgs } from "./imageVariantArgs.ts";
import { ProductType } from "./productType.ts";
import { stockConditions } from "./stockConditions.ts";
import { variantSums } from "./variantRows.ts";

export const Product = builder.prismaNode("Product", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description:
    "A product of the shop. `node` shows it to viewers other than admins only while it is on sale.",
  select: { state: true, deletedAt: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name." }),
    code: t.exposeString("code", { description: "The shop's own code: a to z, or empty." }),
    keywords: t.exposeString("keywords", {
      description:
        "Other words by which the product is found, such as readings: ゆず for 柚子. Public; may be empty.",
    }),
    description: t.exposeString("description", {
      description: "The description for customers; may be empty.",
    }),
    price: t.expose("price", {
      type: "Decimal",
      description: "The unit price, in dollars; of a product with variants, the lowest one.",
    }),
    stock: t.field({
      type: "Decimal",
      select: { id: true, stock: true, hasVariants: true },
      description:
        "The quantity that can be sold; 0 means out of stock. Of a product with variants, the sum of those that are offered.",
      resolve: ({ id, stock, hasVariants }, _args, context) =>
        hasVariants ? variantSums(context, id).then((sums) => sums?.stock ?? decimal(0)) : stock,
    }),
    preOrderLeft: t.field({
      type: "Decimal",
      select: { id: true, preOrderLeft: true, hasVariants: true },
      description:
        "How much can be ordered beyond the stock, as a pre-order; 0: nothing. Of a product with variants, the sum of those that are offered.",
      resolve: ({ id, preOrderLeft, hasVariants }, _args, context) =>
        hasVariants
          ? variantSums(context, id).then((sums) => sums?.preOrderLeft ?? decimal(0))
          : preOrderLeft,
    }),
    preOrderDay: t.field({
      type: "Day",
      nullable: true,
      select: { id: true, preOrderDay: true, hasVariants: true },
      description:
        "The day on which pre-ordered pieces are expected; of a product with variants, the earliest one. Null: it is not pre-ordered.",
      resolve: ({ id, preOrderDay, hasVariants }, _args, context) =>
        hasVariants ? variantSums(context, id).then((sums) => sums?.preOrderDay ?? null) : preOrderDay,
    }),
    preOrderCap: t.expose("preOrderCap", {
      type: "Decimal",
      nullable: true,
      authScopes: { admin: true },
      description:
        "How many pieces may be ordered beyond the stock before new ones arrive. Variants have caps of their own. Null: none. For admins.",
    }),
    preOrdered: t.expose("preOrdered", {
      type: "Decimal",
      authScopes: { admin: true },
      description:
        "For how many pieces orders wait. What arrives goes to them first, the oldest order first. For admins.",
    }),
    lowStockLevel: t.expose("lowStockLevel", {
      type: "Decimal",
      nullable: true,
      authScopes: { admin: true },
      description: `The stock at which it is low; null: ${DEFAULT_LOW_STOCK_LEVEL}. Variants have levels of their own, and their product has none. For admins.`,
    }),
    quantityStep: t.expose("quantityStep", {
      type: "Decimal",
      nullable: true,
      description:
        "Of what the quantities in orders are multiples: 1 for a product by the piece, 0.1 for one by the tenth. A variant has that of its product. Null: any quantity.",
    }),
    maxPerOrder: t.expose("maxPerOrder", {
      type: "Decimal",
      nullable: true,
      description:
        "How much of it, or of its product with all variants, one order may have. Staff may exceed it. Null: no limit.",
    }),
    maxPerCustomer: t.expose("maxPerCustomer", {
      type: "Decimal",
      nullable: true,
      description:
        "How much of it, or of its product with all variants, all orders of one customer may have that are not canceled. Staff may exceed it. Null: no limit.",
    }),
    workUnits: t.expose("workUnits", {
      type: "Decimal",
      authScopes: { admin: true },
      description: "How much of a shipping slot that counts work units one piece takes. For admins.",
    }),
    topPick: t.exposeBoolean("topPick", { description: "Whether the shop recommends it." }),
    state: t.expose("state", { type: ProductStateEnum, description: "Whether it is on sale." }),
    imageUrl: t.string({
      nullable: true,
      select: { imageHash: true },
      args: imageVariantArgs,
      description: "The path of the image on this server. Its content never changes. Null: none.",
      resolve: ({ imageHash }, { variant }) => imageUrl(imageHash, variant),
    }),
    types: t.field({
      type: [ProductType],
      description: "The types of the product.",
      select: (_args, _context, nested) => ({
        types: { orderBy: { productTypeId: "asc" }, select: { productType: nested(true) } },
      }),
      resolve: ({ types }) => types.map(({ productType }) => productType),
    }),
    discounts: t.relation("discounts", {
      description: "The discounts on the product. Admins see all, others only enabled ones.",
      query: (_args, { viewer }) => ({
        orderBy: { discountId: "asc" },
        ...(!isAdmin(viewer) && { where: { discount: { state: "ENABLED" } } }),
      }),
    }),
    toggledState: t.field({
      type: ProductStateEnum,
      description:
        "The state to which the enable/pause toggle leads: ENABLED to FROZEN, any other to ENABLED.",
      resolve: ({ state }) => toggledProductState(state),
    }),
    history: t.rowField({
      type: [AuditEntry],
      description: "The changes made by staff, newest first; at most 100 entries. Staff only.",
      authScopes: { admin: true },
      select: { id: true },
      resolve: (query, { id }, _args, context) => historyOf(query, context, "Product", id),
    }),
    version: t.exposeInt("version", {
      description:
        "A number that increases with each edit and each change of stock by orders. An edit that does not write the stock need not know the latter.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last changed." }),
  }),
});

export const ProductFilter = builder.inputType("ProductFilter", {
  description: "Filters of the list. An omitted or empty filter does not apply.",
  fields: (t) => ({
    ids: t.idList({ description: "Only these." }),
    olderThan: t.id({
      description:
        "Products created before this one. Use it to read a long list to its end, page by page, without gaps or repetitions while products are added and deleted.",
    }),
    text: t.string({
      description:
        "Words that the name, the code, and the keywords contain together, in any order; width, case, and the kind of kana make no difference.",
    }),
    name: t.string({
      description:
        "Words that the name contains, in any order; width, case, and the kind of kana make no difference.",
    }),
    code: t.string({
      description:
        "Words that the code contains, in any order; width, case, and the kind of kana make no difference.",
    }),
    states: t.field({ type: [ProductStateEnum], description: "Only rows in one of these states." }),
    topPick: t.boolean({ description: "True: only recommended products; false: only the others." }),
    typeIds: t.idList({ description: "Products of one of these types." }),
    inStock: t.boolean({
      description:
        "True: products in stock, or with a variant in stock; false: products that are out of stock, with all variants.",
    }),
    orderable: t.boolean({
      description:
        "True: products in stock or with pre-orders left, or with such a variant; false: the others. Staff order these.",
    }),
    preOrder: t.boolean({
      description:
        "True: products that can be pre-ordered or for which orders wait, or with such a variant; false: the others.",
    }),
    lowStock: t.boolean({
      description:
        "True: products with a low stock, or with such a variant; false: the others. A stock is low at the low-stock level, or at five without one, and below.",
    }),
  }),
});

export type ProductFilterInput = typeof ProductFilter.$inferInput;

/**
 * Returns the condition of the product list for this viewer: never deleted ones or variants, and only admins see
 * those off sale (decisions.md §3).
 */
export function productWhere(
  filter: ProductFilterInput,
  { viewer }: Pick<Context, "viewer">,
): Prisma.ProductWhereInput {
  const states = oneOf(filter.states);
  return {
    ...listedWhere,
    AND: [
      isAdmin(viewer) ? {} : onSaleWhere,
      states ? { state: states } : {},
      ...searchConditions(filter.text, (word) => [{ name: word }, { code: word }, { keywords: word }]),
      ...searchConditions(filter.name, (word) => [{ name: word }]),
      ...searchConditions(filter.code, (word) => [{ code: word }]),
      filter.ids?.length ? { id: { in: rowIds("Product", filter.ids) } } : {},
      filter.olderThan ? { id: { lt: requireRowId("Product", filter.olderThan) } } : {},
      filter.typeIds?.length
        ? { types: { some: { productTypeId: { in: rowIds("ProductType", filter.typeIds) } } } }
        : {},
      filter.topPick == null ? {} : { topPick: filter.topPick },
      ...stockConditions(filter),
    ],
  };
}

type OrderBy = Prisma.ProductOrderByWithRelationInput;

const productSort = sortInput("Product", {
  NUMBER: { description: "The number.", order: (id): OrderBy[] => [{ id }] },
  NAME: { description: "The name.", order: (name): OrderBy[] => [{ name }, { id: name }] },
  PRICE: { description: "The unit price.", order: (price): OrderBy[] => [{ price }, { id: price }] },
  STOCK: { description: "The stock.", order: (stock): OrderBy[] => [{ stock }, { id: stock }] },
});

const ProductConnection = builder.connectionObject(
  { type: Product, name: "ProductConnection", description: "A page of products." },
  { name: "ProductEdge", description: "A row of the page, with its cursor." },
);

builder.queryField("products", (t) =>
  t.connection(
    {
      type: Product,
      ...allow("public"),
      args: {
        filter: t.arg({ type: ProductFilter, description: "The filters." }),
        sort: t.arg({ type: productSort.type, description: "The order; newest first without one." }),
      },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "Products, newest first unless sorted. Public; admins see all, others those on sale.",
      resolve: (_root, { filter, sort, ...page }, context, info) => {
        const where = productWhere(filter ?? {}, context);
        const query = rowQuery(context, info);
        const keys = (each: Prisma.ProductFindManyArgs) => context.prisma.product.findMany(each);
        const sorted = { where, sort: productSort.orderOf(sort), keys };
        return offsetConnection(
          page,
          { context, info },
          async (window, countAll) => {
            const rows = await rowsOfPage(sorted, window, countAll);
            return context.prisma.product.findMany({ ...query, ...rows });
          },
          () => countRows(context.prisma, "Product", where, () => context.prisma.product.count({ where })),
        );
      },
    },
    ProductConnection,
  ),
);
