import { Service } from "../booking/services/service.ts";
import { builder } from "../builder.ts";
import { requestLoader } from "../lists/requestLoader.ts";
import { isCustomerVisible } from "../nodeVisibility.ts";
import { Discount } from "../shop/discounts/discount.ts";
import { usualServices } from "./usualServices.ts";

/**
 * Counts the orders of several customers in one query; Prisma's relation count would count the orders of all
 * customers first.
 */
const orderCount = requestLoader(async ({ prisma }, customerIds: number[]) => {
  const counts = await prisma.order.groupBy({
    by: ["customerId"],
    where: { customerId: { in: customerIds } },
    _count: true,
  });
  return new Map(counts.map(({ customerId, _count }) => [customerId ?? 0, _count]));
});

export const Customer = builder.prismaNode("Customer", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description:
    "A person who reaches the shop through LINE, or whom staff added. Visible to admins and to that person.",
  select: { id: true },
  authScopes: (customer, { viewer }) => isCustomerVisible(customer, viewer),
  fields: (t) => ({
    name: t.exposeString("name", {
      description:
        "The customer's name: the one from LINE until staff change it. Empty until LINE reveals it, which needs the customer's consent.",
    }),
    phone: t.exposeString("phone", { description: "The phone number; empty if unknown." }),
    blocked: t.boolean({
      description: "Whether the customer is blocked: they can browse, but neither order nor book.",
      select: { block: { select: { id: true } } },
      resolve: ({ block }) => block !== null,
    }),
    lineUserId: t.string({
      description: "The customer's LINE user ID; empty for a customer whom staff added. Staff only.",
      authScopes: { staff: true },
      select: { lineUserId: true },
      resolve: ({ lineUserId }) => lineUserId ?? "",
    }),
    usesLine: t.boolean({
      description: "Whether the customer uses the shop through LINE. Staff added the others. Staff only.",
      authScopes: { staff: true },
      select: { lineUserId: true },
      resolve: ({ lineUserId }) => lineUserId !== null,
    }),
    reachable: t.exposeBoolean("reachable", {
      nullable: true,
      description:
        "Whether the customer is a friend of the shop's LINE account; only friends receive messages. False for a customer without LINE. Null: unknown. Staff only.",
      authScopes: { staff: true },
    }),
    note: t.exposeString("note", {
      description: "Staff's note about the customer. Staff only.",
      authScopes: { staff: true },
    }),
    tags: t.exposeStringList("tags", {
      description: "The labels that staff gave the customer, at most 20. Staff only.",
      authScopes: { staff: true },
    }),
    block: t.relation("block", {
      nullable: true,
      description: "The current block. Null: none. Staff only.",
      authScopes: { staff: true },
    }),
    discounts: t.field({
      type: [Discount],
      description: "The discounts given to the customer. Staff only.",
      authScopes: { staff: true },
      select: (_args, _context, nested) => ({
        discounts: { orderBy: { discountId: "asc" }, select: { discount: nested(true) } },
      }),
      resolve: ({ discounts }) => discounts.map(({ discount }) => discount),
    }),
    orderCount: t.int({
      description: "The number of orders that the customer placed. Staff only.",
      authScopes: { staff: true },
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await orderCount(context, id)) ?? 0,
    }),
    usualServices: t.field({
      type: [Service],
      description:
        "The services that the customer booked most often, at most 4, without deleted ones. Staff only.",
      authScopes: { staff: true },
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await usualServices(context, id)) ?? [],
    }),
    erased: t.boolean({
      description:
        "Whether the person was erased for good: the record has no personal data any more, and their orders and appointments name nobody. Staff only.",
      authScopes: { staff: true },
      select: { erasedAt: true },
      resolve: ({ erasedAt }) => erasedAt !== null,
    }),
    mergedInto: t.relation("mergedInto", {
      nullable: true,
      description:
        "The customer with whom staff merged this one, who was deleted by it. Null: not merged. Staff only.",
      authScopes: { staff: true },
    }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When the customer was created." }),
  }),
});
