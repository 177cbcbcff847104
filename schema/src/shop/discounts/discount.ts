import { builder } from "../../builder.ts";
import { toggledDiscountState } from "../../domain/products/discountState.ts";
import { listedWhere } from "../../domain/products/productState.ts";
import { DiscountAudienceEnum, DiscountKindEnum, DiscountStateEnum } from "../../enums.ts";
import { globalId } from "../../ids.ts";
import { oneOf, rowIds, searchConditions } from "../../input.ts";
import { offsetConnection, rowQuery } from "../../lists/connection.ts";
import { requestLoader } from "../../lists/requestLoader.ts";
import { createDiscounts, deleteDiscounts, updateDiscount } from "./changeDiscounts.ts";

// Prisma's relation count would count all rows of all discounts first.
const productCount = requestLoader(async ({ prisma }, discountIds: number[]) => {
  const counts = await prisma.productDiscount.groupBy({
    by: ["discountId"],
    where: { discountId: { in: discountIds }, product: listedWhere },
    _count: true,
  });
  return new Map(counts.map(({ discountId, _count }) => [discountId, _count]));
});
const customerCount = requestLoader(async ({ prisma }, discountIds: number[]) => {
  const counts = await prisma.customerDiscount.groupBy({
    by: ["discountId"],
    where: { discountId: { in: discountIds }, customer: { deletedAt: null } },
    _count: true,
  });
  return new Map(counts.map(({ discountId, _count }) => [discountId, _count]));
});

export const Discount = builder.prismaNode("Discount", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "A rule that reduces or increases a price.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name on tags and receipts." }),
    kind: t.expose("kind", {
      type: DiscountKindEnum,
      description: "The amount to which the discount applies.",
    }),
    amount: t.expose("amount", {
      type: "Decimal",
      nullable: true,
      description: "A signed fixed amount in dollars: -10 takes ten off. Null: none.",
    }),
    multiplier: t.expose("multiplier", {
      type: "Decimal",
      nullable: true,
      description: "A multiplier of the line's total: 0.9 is ten percent off. Null or 0: none.",
    }),
    audience: t.expose("audience", {
      type: DiscountAudienceEnum,
      description: "Whether the discount is given to customers or to products.",
    }),
    description: t.exposeString("description", {
      description: "A description for staff and customers; may be empty.",
    }),
    state: t.expose("state", { type: DiscountStateEnum, description: "Whether the discount is enabled." }),
    toggledState: t.field({
      type: DiscountStateEnum,
      select: { state: true },
      description:
        "The state to which the enable/disable toggle leads: ENABLED to DISABLED, any other to ENABLED.",
      resolve: ({ state }) => toggledDiscountState(state),
    }),
    productCount: t.int({
      authScopes: { admin: true },
      description: "The number of products that carry it, on sale or not. Admins only.",
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await productCount(context, id)) ?? 0,
    }),
    customerCount: t.int({
      authScopes: { admin: true },
      description: "The number of customers to whom it is given. Admins only.",
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await customerCount(context, id)) ?? 0,
    }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
  }),
});

export const ProductDiscount = builder.prismaObject("ProductDiscount", {
  description: "A discount on a product. It applies while minQuantity ≤ quantity < maxQuantity.",
  fields: (t) => ({
    discount: t.relation("discount", { description: "The discount." }),
    minQuantity: t.expose("minQuantity", {
      type: "Decimal",
      description: "The minimum quantity to which it applies.",
    }),
    maxQuantity: t.expose("maxQuantity", {
      type: "Decimal",
      nullable: true,
      description: "The quantity from which it no longer applies. Null: no limit.",
    }),
  }),
});

const DiscountFilter = builder.inputType("DiscountFilter", {
  description: "Filters of the list. An omitted or empty filter does not apply.",
  fields: (t) => ({
    ids: t.idList({ description: "Only these." }),
    name: t.string({
      description:
        "Words that the name contains, in any order; width, case, and the kind of kana make no difference.",
    }),
    audience: t.field({ type: DiscountAudienceEnum, description: "Discounts for these audiences." }),
    states: t.field({ type: [DiscountStateEnum], description: "Only rows in one of these states." }),
    kinds: t.field({ type: [DiscountKindEnum], description: "Discounts of one of these kinds." }),
  }),
});

const DiscountConnection = builder.connectionObject(
  { type: Discount, name: "DiscountConnection", description: "A page of discounts." },
  { name: "DiscountEdge", description: "A row of the page, with its cursor." },
);

builder.queryField("discounts", (t) =>
  t.connection(
    {
      type: Discount,
      args: { filter: t.arg({ type: DiscountFilter, description: "The filters." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The discounts of the shop, newest first.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const [states, kinds] = [oneOf(filter?.states), oneOf(filter?.kinds)];
        const where = {
          ...(filter?.ids?.length && { id: { in: rowIds("Discount", filter.ids) } }),
          AND: searchConditions(filter?.name, (word) => [{ name: word }]),
          ...(filter?.audience && { audience: filter.audience }),
          ...(states && { state: states }),
          ...(kinds && { kind: kinds }),
        };
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          { context, info },
          (window) =>
            context.prisma.discount.findMany({ ...query, where, orderBy: { id: "desc" }, ...window }),
          () => context.prisma.discount.count({ where }),
        );
      },
    },
    DiscountConnection,
  ),
);

const DiscountDetailsInput = builder.inputType("DiscountDetailsInput", {
  description: "A discount as staff enter it. An omitted field stays unchanged.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters. Required for a new discount." }),
    kind: t.field({
      type: DiscountKindEnum,
      description: "The amount to which it applies. Required for a new discount.",
    }),
    amount: t.field({
      type: "Decimal",
      description: "Signed, in dollars: -10 takes ten off. Null removes it.",
    }),
    multiplier: t.field({
      type: "Decimal",
      description: "0 or more: 0.9 is ten percent off. Null removes it.",
    }),
    audience: t.field({
      type: DiscountAudienceEnum,
      description: "Whether it is given to customers or products. Required for a new discount.",
    }),
    description: t.string({ description: "At most 5000 characters." }),
    state: t.field({
      type: DiscountStateEnum,
      description: "Whether it is enabled; ENABLED for a new discount.",
    }),
  }),
});

const CreateDiscountsInput = builder.inputType("CreateDiscountsInput", {
  description: "Discounts to create.",
  fields: (t) => ({
    discounts: t.field({
      type: [DiscountDetailsInput],
      required: true,
      description: "1 to 1000 discounts; all or none.",
    }),
  }),
});

builder.mutationField("createDiscounts", (t) =>
  t.rowField({
    type: [Discount],
    args: { input: t.arg({ type: CreateDiscountsInput, required: true, description: "The discounts." }) },
    description: "Creates discounts in the given order. Errors: INVALID_INPUT with the row.",
    resolve: async (query, _root, { input }, context) => {
      const ids = await createDiscounts(context, input.discounts);
      return context.prisma.discount.findMany({
        ...query,
        where: { id: { in: ids } },
        orderBy: { id: "asc" },
      });
    },
  }),
);

const UpdateDiscountInput = builder.inputType("UpdateDiscountInput", {
  description: "Changes of one discount.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The discount." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({ type: DiscountDetailsInput, required: true, description: "The values to write." }),
  }),
});

builder.mutationField("updateDiscount", (t) =>
  t.rowField({
    type: Discount,
    args: { input: t.arg({ type: UpdateDiscountInput, required: true, description: "The change." }) },
    description:
      "Changes a discount; past orders keep its effect. Errors: NOT_FOUND, CONFLICT, IN_USE (a new audience while products or customers have it), INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateDiscount(context, input);
      return context.prisma.discount.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteDiscountsInput = builder.inputType("DeleteDiscountsInput", {
  description: "Discounts to delete.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them; all or none." }) }),
});

builder.mutationField("deleteDiscounts", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteDiscountsInput, required: true, description: "What to delete." }) },
    description:
      "Deletes discounts, also from products and customers, and returns their IDs. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteDiscounts(context, input.ids);
      return ids.map((id) => globalId("Discount", id));
    },
  }),
);
