import { batched } from "../batched.ts";
import { builder } from "../builder.ts";
import { offsetConnection, rowQuery } from "../connection.ts";
import { toggledDiscountState } from "../domain/discountState.ts";
import { DiscountAudience, DiscountKind, DiscountState } from "../enums.ts";
import { globalId } from "../ids.ts";
import { contains, oneOf, rowIds } from "../input.ts";
import { createDiscounts, deleteDiscounts, updateDiscount } from "./changeDiscounts.ts";

// Prisma's count of a relation counts all rows of all discounts first.
const productCount = batched(async ({ prisma }, discountIds: number[]) => {
  const counts = await prisma.productDiscount.groupBy({
    by: ["discountId"],
    where: { discountId: { in: discountIds }, product: { deletedAt: null } },
    _count: true,
  });
  return new Map(counts.map(({ discountId, _count }) => [discountId, _count]));
});
const customerCount = batched(async ({ prisma }, discountIds: number[]) => {
  const counts = await prisma.customerDiscount.groupBy({
    by: ["discountId"],
    where: { discountId: { in: discountIds }, customer: { deletedAt: null } },
    _count: true,
  });
  return new Map(counts.map(({ discountId, _count }) => [discountId, _count]));
});

export const Discount = builder.prismaNode("Discount", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "A rule that takes something off a price, or puts something on it.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "What it is called on tags and receipts." }),
    kind: t.expose("kind", { type: DiscountKind, description: "What it is counted on." }),
    amount: t.expose("amount", {
      type: "Decimal",
      nullable: true,
      description: "Signed fixed amount in dollars: -10 takes ten off. Null: none.",
    }),
    multiplier: t.expose("multiplier", {
      type: "Decimal",
      nullable: true,
      description: "Multiplier of the line's total: 0.9 is ten percent off. Null or 0: none.",
    }),
    audience: t.expose("audience", { type: DiscountAudience, description: "What it is given to." }),
    description: t.exposeString("description", { description: "For staff and customers; may be empty." }),
    state: t.expose("state", { type: DiscountState, description: "Whether it counts." }),
    toggledState: t.field({
      type: DiscountState,
      select: { state: true },
      description: "Where the enable/disable toggle leads: ENABLED to DISABLED, any other to ENABLED.",
      resolve: ({ state }) => toggledDiscountState(state),
    }),
    productCount: t.int({
      authScopes: { admin: true },
      description: "How many products carry it, on sale or not. Admins only.",
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await productCount(context, id)) ?? 0,
    }),
    customerCount: t.int({
      authScopes: { admin: true },
      description: "How many customers it is given to. Admins only.",
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await customerCount(context, id)) ?? 0,
    }),
    version: t.exposeInt("version", { description: "Counts the edits." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
  }),
});

export const ProductDiscount = builder.prismaObject("ProductDiscount", {
  description: "A discount on a product: it counts while minQuantity ≤ quantity < maxQuantity.",
  fields: (t) => ({
    discount: t.relation("discount", { description: "The discount." }),
    minQuantity: t.expose("minQuantity", {
      type: "Decimal",
      description: "The least quantity it counts for.",
    }),
    maxQuantity: t.expose("maxQuantity", {
      type: "Decimal",
      nullable: true,
      description: "The quantity from which it counts no more. Null: no limit.",
    }),
  }),
});

const DiscountFilter = builder.inputType("DiscountFilter", {
  description: "Narrows the list; what is left out or empty does not.",
  fields: (t) => ({
    ids: t.idList({ description: "These alone." }),
    name: t.string({ description: "Part of the name, whatever its case." }),
    audience: t.field({ type: DiscountAudience, description: "Given to these." }),
    states: t.field({ type: [DiscountState], description: "In one of these states." }),
    kinds: t.field({ type: [DiscountKind], description: "Of one of these kinds." }),
  }),
});

const DiscountConnection = builder.connectionObject(
  { type: Discount, name: "DiscountConnection", description: "A page of discounts." },
  { name: "DiscountEdge", description: "A row of the page." },
);

builder.queryField("discounts", (t) =>
  t.connection(
    {
      type: Discount,
      args: { filter: t.arg({ type: DiscountFilter, description: "Narrows the list." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The discounts of the shop, newest first.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const [name, states, kinds] = [contains(filter?.name), oneOf(filter?.states), oneOf(filter?.kinds)];
        const where = {
          ...(filter?.ids?.length && { id: { in: rowIds("Discount", filter.ids) } }),
          ...(name && { name }),
          ...(filter?.audience && { audience: filter.audience }),
          ...(states && { state: states }),
          ...(kinds && { kind: kinds }),
        };
        const query = rowQuery(context, info);
        return offsetConnection(
          page,
          context,
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
  description: "A discount as staff write it; what is left out stays as it is.",
  fields: (t) => ({
    name: t.string({ description: "1 to 200 characters; a new discount needs one." }),
    kind: t.field({ type: DiscountKind, description: "What it is counted on; a new discount needs one." }),
    amount: t.field({
      type: "Decimal",
      description: "Signed, in dollars: -10 takes ten off. Null takes it away.",
    }),
    multiplier: t.field({
      type: "Decimal",
      description: "0 or more: 0.9 is ten percent off. Null takes it away.",
    }),
    audience: t.field({
      type: DiscountAudience,
      description: "What it is given to; a new discount needs one.",
    }),
    description: t.string({ description: "At most 5000 characters." }),
    state: t.field({ type: DiscountState, description: "Whether it counts; ENABLED on a new discount." }),
  }),
});

const CreateDiscountsInput = builder.inputType("CreateDiscountsInput", {
  description: "Discounts to make.",
  fields: (t) => ({
    discounts: t.field({
      type: [DiscountDetailsInput],
      required: true,
      description: "1 to 1000 discounts, all or none.",
    }),
  }),
});

builder.mutationField("createDiscounts", (t) =>
  t.prismaField({
    type: [Discount],
    args: { input: t.arg({ type: CreateDiscountsInput, required: true, description: "The discounts." }) },
    description: "Makes discounts, in the given order. Errors: INVALID_INPUT with the row.",
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
  description: "A change of one discount.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The discount." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    details: t.field({ type: DiscountDetailsInput, required: true, description: "What to write." }),
  }),
});

builder.mutationField("updateDiscount", (t) =>
  t.prismaField({
    type: Discount,
    args: { input: t.arg({ type: UpdateDiscountInput, required: true, description: "The change." }) },
    description:
      "Changes a discount; orders keep what it took off them. Errors: NOT_FOUND, CONFLICT, IN_USE (another audience while products or customers have it), INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateDiscount(context, input);
      return context.prisma.discount.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteDiscountsInput = builder.inputType("DeleteDiscountsInput", {
  description: "Discounts to remove.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them, all or none." }) }),
});

builder.mutationField("deleteDiscounts", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteDiscountsInput, required: true, description: "Which." }) },
    description:
      "Removes discounts, and takes them from the products and customers that have them. Returns their ids. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) => {
      const ids = await deleteDiscounts(context, input.ids);
      return ids.map((id) => globalId("Discount", id));
    },
  }),
);
