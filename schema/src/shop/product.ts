import type { Prisma } from "@machiya/prisma/client";
import { builder, open } from "../builder.ts";
import { offsetConnection, rowQuery, rowsOfPage } from "../connection.ts";
import type { Context } from "../context.ts";
import { toggledProductState } from "../domain/productState.ts";
import { LOW_STOCK } from "../domain/stock.ts";
import { ProductState } from "../enums.ts";
import { contains, oneOf, requireRowId, rowIds } from "../input.ts";
import { countRows } from "../listCount.ts";
import { isAdmin } from "../viewer.ts";
import "./discount.ts";
import { imageUrl } from "../domain/imageUrl.ts";
import { AuditEntry, historyOf } from "./history.ts";
import { imageVariantArgs } from "./imageVariantArgs.ts";
import { ProductType } from "./productType.ts";

export const Product = builder.prismaNode("Product", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "Something the shop sells. `node` shows it to others than admins while it is on sale.",
  select: { state: true, deletedAt: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "What it is called." }),
    code: t.exposeString("code", { description: "The shop's own code: a to z, or empty." }),
    description: t.exposeString("description", {
      description: "What customers read about it; may be empty.",
    }),
    price: t.expose("price", { type: "Decimal", description: "Price of one, in dollars." }),
    stock: t.expose("stock", {
      type: "Decimal",
      description: "How many can be sold; never below 0. 0 is out of stock.",
    }),
    topPick: t.exposeBoolean("topPick", { description: "Whether the shop recommends it." }),
    state: t.expose("state", { type: ProductState, description: "Whether it is on sale." }),
    imageUrl: t.string({
      nullable: true,
      select: { imageHash: true },
      args: imageVariantArgs,
      description:
        "Address of its picture, below this server's own; never changes its content. Null: no picture.",
      resolve: ({ imageHash }, { variant }) => imageUrl(imageHash, variant),
    }),
    types: t.field({
      type: [ProductType],
      description: "The shelves it stands on.",
      select: (_args, _context, nested) => ({
        types: { orderBy: { productTypeId: "asc" }, select: { productType: nested(true) } },
      }),
      resolve: ({ types }) => types.map(({ productType }) => productType),
    }),
    discounts: t.relation("discounts", {
      description: "Discounts on it. Admins see all, others those that are enabled.",
      query: (_args, { viewer }) => ({
        orderBy: { discountId: "asc" },
        ...(!isAdmin(viewer) && { where: { discount: { state: "ENABLED" } } }),
      }),
    }),
    toggledState: t.field({
      type: ProductState,
      description: "Where the enable/freeze toggle leads: ENABLED to FROZEN, any other to ENABLED.",
      resolve: ({ state }) => toggledProductState(state),
    }),
    history: t.prismaField({
      type: [AuditEntry],
      description: "What staff did to it, newest first; at most 100 entries. Staff only.",
      authScopes: { admin: true },
      select: { id: true },
      resolve: (query, { id }, _args, context) => historyOf(query, context, "Product", id),
    }),
    version: t.exposeInt("version", {
      description:
        "Counts the edits and the moves of stock by orders. An edit that leaves the stock alone need not have seen those moves.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was added." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});

const ProductFilter = builder.inputType("ProductFilter", {
  description: "Narrows the list; what is left out or empty does not.",
  fields: (t) => ({
    ids: t.idList({ description: "These alone." }),
    olderThan: t.id({
      description:
        "Made before this product. Reads a long list to its end, page by page, without gaps or repetitions while others come and go.",
    }),
    text: t.string({ description: "Part of the name or the code, whatever its case." }),
    name: t.string({ description: "Part of the name, whatever its case." }),
    code: t.string({ description: "Part of the code, whatever its case." }),
    states: t.field({ type: [ProductState], description: "In one of these states." }),
    topPick: t.boolean({ description: "Recommended ones alone, or the others alone." }),
    typeIds: t.idList({ description: "On one of these shelves." }),
    inStock: t.boolean({ description: "Those that can be sold, or those out of stock." }),
    lowStock: t.boolean({ description: "Those of which at most five are left, or the others." }),
  }),
});

/** Rows of the product list for this viewer: deleted ones never, others than enabled for admins alone (decisions.md §3). */
function productWhere(
  filter: typeof ProductFilter.$inferInput,
  { viewer }: Context,
): Prisma.ProductWhereInput {
  const text = contains(filter.text);
  const name = contains(filter.name);
  const code = contains(filter.code);
  const states = oneOf(filter.states);
  return {
    deletedAt: null,
    AND: [
      isAdmin(viewer) ? {} : { state: "ENABLED" },
      states ? { state: states } : {},
      text ? { OR: [{ name: text }, { code: text }] } : {},
      name ? { name } : {},
      code ? { code } : {},
      filter.ids?.length ? { id: { in: rowIds("Product", filter.ids) } } : {},
      filter.olderThan ? { id: { lt: requireRowId("Product", filter.olderThan) } } : {},
      filter.typeIds?.length
        ? { types: { some: { productTypeId: { in: rowIds("ProductType", filter.typeIds) } } } }
        : {},
      filter.topPick == null ? {} : { topPick: filter.topPick },
      filter.inStock == null ? {} : { stock: filter.inStock ? { gt: 0 } : 0 },
      filter.lowStock == null ? {} : { stock: filter.lowStock ? { lte: LOW_STOCK } : { gt: LOW_STOCK } },
    ],
  };
}

const ProductConnection = builder.connectionObject(
  { type: Product, name: "ProductConnection", description: "A page of products." },
  { name: "ProductEdge", description: "A row of the page." },
);

builder.queryField("products", (t) =>
  t.connection(
    {
      type: Product,
      ...open("public"),
      args: { filter: t.arg({ type: ProductFilter, description: "Narrows the list." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "Products, newest first. Public: admins see all, others those on sale.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const where = productWhere(filter ?? {}, context);
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          context,
          async (window) => {
            const rows = await rowsOfPage(where, window, (keys) => context.prisma.product.findMany(keys));
            return context.prisma.product.findMany({ ...query, ...rows });
          },
          () => countRows(context.prisma, "Product", where, () => context.prisma.product.count({ where })),
        );
      },
    },
    ProductConnection,
  ),
);
