import { builder } from "../builder.ts";
import { offsetConnection, rowQuery } from "../connection.ts";
import { globalId } from "../ids.ts";
import { rowIds } from "../input.ts";
import { blockCustomers, unblockCustomers, updateBlocks } from "./changeBlocks.ts";

export const CustomerBlock = builder.prismaNode("CustomerBlock", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "While it stands, its customer may look around, but neither order nor book. Staff only.",
  authScopes: { admin: true },
  fields: (t) => ({
    customer: t.relation("customer", { description: "Who is blocked." }),
    note: t.exposeString("note", { description: "Why; may be empty." }),
    blockedBy: t.relation("blockedBy", {
      nullable: true,
      description: "Who blocked them. Null: no longer known.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Since when." }),
  }),
});

const CustomerBlockConnection = builder.connectionObject(
  { type: CustomerBlock, name: "CustomerBlockConnection", description: "A page of blocks." },
  { name: "CustomerBlockEdge", description: "A row of the page." },
);

builder.queryField("customerBlocks", (t) =>
  t.connection(
    {
      type: CustomerBlock,
      args: { customerIds: t.arg.idList({ description: "Of these customers alone; empty: of all." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "Who is blocked, newest first.",
      resolve: (_root, { customerIds, ...page }, context, info) => {
        const where = {
          customer: { deletedAt: null },
          ...(customerIds?.length && { customerId: { in: rowIds("Customer", customerIds) } }),
        };
        return offsetConnection(
          page,
          context,
          (window) =>
            context.prisma.customerBlock.findMany({
              ...rowQuery(context, info),
              where,
              orderBy: { id: "desc" },
              ...window,
            }),
          () => context.prisma.customerBlock.count({ where }),
        );
      },
    },
    CustomerBlockConnection,
  ),
);

const BlockCustomersInput = builder.inputType("BlockCustomersInput", {
  description: "Customers to block.",
  fields: (t) => ({
    customerIds: t.idList({ required: true, description: "1 to 1000 customers, all or none." }),
    note: t.string({ required: true, defaultValue: "", description: "Why; at most 2000 characters." }),
  }),
});

builder.mutationField("blockCustomers", (t) =>
  t.prismaField({
    type: [CustomerBlock],
    args: { input: t.arg({ type: BlockCustomersInput, required: true, description: "Whom, and why." }) },
    description:
      "Blocks customers; they can still look around. Errors: NOT_FOUND, ALREADY_EXISTS, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const ids = await blockCustomers(context, input);
      return context.prisma.customerBlock.findMany({
        ...query,
        where: { id: { in: ids } },
        orderBy: { id: "asc" },
      });
    },
  }),
);

const UpdateBlocksInput = builder.inputType("UpdateBlocksInput", {
  description: "Another reason for blocks.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: "1 to 1000 blocks, all or none." }),
    note: t.string({ required: true, description: "Why; at most 2000 characters." }),
  }),
});

builder.mutationField("updateBlocks", (t) =>
  t.prismaField({
    type: [CustomerBlock],
    args: { input: t.arg({ type: UpdateBlocksInput, required: true, description: "Which, and why." }) },
    description: "Changes why customers are blocked. Errors: NOT_FOUND, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const ids = await updateBlocks(context, input);
      return context.prisma.customerBlock.findMany({
        ...query,
        where: { id: { in: ids } },
        orderBy: { id: "asc" },
      });
    },
  }),
);

const UnblockCustomersInput = builder.inputType("UnblockCustomersInput", {
  description: "Blocks to lift.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 blocks, all or none." }) }),
});

builder.mutationField("unblockCustomers", (t) =>
  t.idList({
    args: { input: t.arg({ type: UnblockCustomersInput, required: true, description: "Which." }) },
    description: "Lifts blocks; returns their ids. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) =>
      (await unblockCustomers(context, input.ids)).map((id) => globalId("CustomerBlock", id)),
  }),
);
