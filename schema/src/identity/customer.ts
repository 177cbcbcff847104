import { batched } from "../batched.ts";
import { builder } from "../builder.ts";
import { isCustomerVisible } from "../nodeVisibility.ts";
import { Discount } from "../shop/discount.ts";

/** Prisma's count of a relation counts all orders of all customers first. */
const orderCount = batched(async ({ prisma }, customerIds: number[]) => {
  const counts = await prisma.order.groupBy({
    by: ["customerId"],
    where: { customerId: { in: customerIds } },
    _count: true,
  });
  return new Map(counts.map(({ customerId, _count }) => [customerId ?? 0, _count]));
});

export const Customer = builder.prismaNode("Customer", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "A person who reaches the shop through LINE. Visible to admins and to the person.",
  select: { id: true },
  authScopes: (customer, { viewer }) => isCustomerVisible(customer, viewer),
  fields: (t) => ({
    name: t.exposeString("name", { description: "Their name: LINE's, until they or staff give another." }),
    phone: t.exposeString("phone", { description: "Phone number; empty until known." }),
    blocked: t.boolean({
      description: "While true they may look around, but neither order nor book.",
      select: { block: { select: { id: true } } },
      resolve: ({ block }) => block !== null,
    }),
    lineUserId: t.exposeString("lineUserId", {
      description: "LINE's id of them. Staff only.",
      authScopes: { staff: true },
    }),
    reachable: t.exposeBoolean("reachable", {
      nullable: true,
      description:
        "Whether they are a friend of the shop's LINE account, which alone messages reach. Null: not known. Staff only.",
      authScopes: { staff: true },
    }),
    note: t.exposeString("note", {
      description: "What staff wrote about them. Staff only.",
      authScopes: { staff: true },
    }),
    block: t.relation("block", {
      nullable: true,
      description: "The block that stands. Null: none. Staff only.",
      authScopes: { staff: true },
    }),
    discounts: t.field({
      type: [Discount],
      description: "Discounts given to them. Staff only.",
      authScopes: { staff: true },
      select: (_args, _context, nested) => ({
        discounts: { orderBy: { discountId: "asc" }, select: { discount: nested(true) } },
      }),
      resolve: ({ discounts }) => discounts.map(({ discount }) => discount),
    }),
    orderCount: t.int({
      description: "How many orders they placed. Staff only.",
      authScopes: { staff: true },
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await orderCount(context, id)) ?? 0,
    }),
    version: t.exposeInt("version", { description: "Counts the edits." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When they first came." }),
  }),
});
