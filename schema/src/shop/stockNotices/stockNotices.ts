import { opaqueParameter } from "@machiya/prisma/client";
import { allow, builder } from "../../builder.ts";
import { requestLoader } from "../../lists/requestLoader.ts";
import { Product } from "../products/product.ts";
import { requestStockNotice, withdrawStockNotice } from "./requestStockNotice.ts";

/** Loads for which products the viewing customer waits. */
const awaitedProducts = requestLoader<number, true>(async ({ prisma, viewer }, productIds) => {
  const customerId = viewer.customer?.id ?? 0;
  const rows = await prisma.stockNotice.findMany({
    where: { customerId, productId: { in: productIds } },
    select: { productId: true },
  });
  return new Map(rows.map(({ productId }) => [productId, true]));
});

/** Loads how many customers wait for products, for their variants included. */
const waitingCounts = requestLoader<number, number>(async ({ prisma }, productIds) => {
  const rows = await prisma.$queryRaw<{ id: number; count: number }[]>`
    SELECT wanted."id", count(DISTINCT n."customerId")::int AS "count"
    FROM unnest(${opaqueParameter(productIds, "int[]")}) AS wanted ("id")
    JOIN "Product" p ON p."id" = wanted."id" OR p."parentId" = wanted."id"
    JOIN "StockNotice" n ON n."productId" = p."id"
    GROUP BY wanted."id"`;
  return new Map(rows.map(({ id, count }) => [id, count]));
});

builder.prismaObjectFields(Product, (t) => ({
  stockNotice: t.boolean({
    select: { id: true },
    description:
      "Whether the viewing customer gets a message when it is in stock again. False for other viewers, and for a product whose variants are ordered in its place.",
    resolve: async ({ id }, _args, context) =>
      context.viewer.customer !== null && ((await awaitedProducts(context, id)) ?? false),
  }),
  waitingCustomers: t.int({
    authScopes: { admin: true },
    select: { id: true },
    description:
      "The number of customers who get a message when it, or one of its variants, is in stock again. For admins.",
    resolve: async ({ id }, _args, context) => (await waitingCounts(context, id)) ?? 0,
  }),
}));

const StockNoticeInput = builder.inputType("StockNoticeInput", {
  description: "A product that is out of stock.",
  fields: (t) => ({
    productId: t.id({ required: true, description: "A variant, or a product without variants." }),
  }),
});

builder.mutationFields((t) => ({
  requestStockNotice: t.rowField({
    type: Product,
    ...allow("customer"),
    args: { input: t.arg({ type: StockNoticeInput, required: true, description: "The product." }) },
    description:
      "Asks for one message when a product that is on sale and out of stock is in stock again. As many customers are notified as whole pieces return, in the order of their requests. For customers. Errors: NOT_FOUND, PRODUCT_NOT_ON_SALE, FORBIDDEN (it is in stock), CUSTOMER_BLOCKED.",
    resolve: async (query, _root, { input }, context) => {
      const id = await requestStockNotice(context, input);
      return context.prisma.product.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  withdrawStockNotice: t.rowField({
    type: Product,
    ...allow("customer"),
    args: { input: t.arg({ type: StockNoticeInput, required: true, description: "The product." }) },
    description: "Withdraws the request for that message. For customers. Errors: NOT_FOUND.",
    resolve: async (query, _root, { input }, context) => {
      const id = await withdrawStockNotice(context, input);
      return context.prisma.product.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
}));
