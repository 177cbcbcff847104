import { builder } from "../builder.ts";
import { globalId } from "../ids.ts";
import { rowIds } from "../input.ts";
import { offsetConnection, rowQuery } from "../lists/connection.ts";
import { blockCustomers, unblockCustomers, updateBlocks } from "./changeBlocks.ts";

export const CustomerBlock = builder.prismaNode("CustomerBlock", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "A block of a customer, who can still browse but neither order nor book. Staff only.",
  authScopes: { admin: true },
  fields: (t) => ({
    customer: t.relation("customer", { description: "The blocked customer." }),
    note: t.exposeString("note", { description: "The reason; may be empty." }),
    blockedBy: t.relation("blockedBy", {
      nullable: true,
      description: "The staff member who blocked the customer. Null: no longer known.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When the block began." }),
  }),
});

const CustomerBlockConnection = builder.connectionObject(
  { type: CustomerBlock, name: "CustomerBlockConnection", description: "A page of blocks." },
  { name: "CustomerBlockEdge", description: "A row of the page, with its cursor." },
);

builder.queryField("customerBlocks", (t) =>
  t.connection(
    {
      type: CustomerBlock,
      args: { customerIds: t.arg.idList({ description: "Only blocks of these customers. Empty: all." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The blocks, newest first.",
      resolve: (_root, { customerIds, ...page }, context, info) => {
        const where = {
          customer: { deletedAt: null },
          ...(customerIds?.length && { customerId: { in: rowIds("Customer", customerIds) } }),
        };
        return offsetConnection(
          page,
          { context, info },
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
    customerIds: t.idList({ required: true, description: "1 to 1000 customers; all or none." }),
    note: t.string({ required: true, defaultValue: "", description: "The reason; at most 2000 characters." }),
  }),
});

builder.mutationField("blockCustomers", (t) =>
  t.rowField({
    type: [CustomerBlock],
    args: {
      input: t.arg({
        type: BlockCustomersInput,
        required: true,
        description: "The customers and the reason.",
      }),
    },
    description: "Blocks customers, who can still browse. Errors: NOT_FOUND, ALREADY_EXISTS, INVALID_INPUT.",
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
  description: "A new reason for blocks.",
  fields: (t) => ({
    ids: t.idList({ required: true, description: "1 to 1000 blocks; all or none." }),
    note: t.string({ required: true, description: "The reason; at most 2000 characters." }),
  }),
});

builder.mutationField("updateBlocks", (t) =>
  t.rowField({
    type: [CustomerBlock],
    args: {
      input: t.arg({ type: UpdateBlocksInput, required: true, description: "The blocks and the reason." }),
    },
    description: "Changes the reasons of blocks. Errors: NOT_FOUND, INVALID_INPUT.",
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
  description: "Blocks to remove.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 blocks; all or none." }) }),
});

builder.mutationField("unblockCustomers", (t) =>
  t.idList({
    args: {
      input: t.arg({
        type: UnblockCustomersInput,
        required: true,
        description: "The target of the operation.",
      }),
    },
    description: "Removes blocks and returns their IDs. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) =>
      (await unblockCustomers(context, input.ids)).map((id) => globalId("CustomerBlock", id)),
  }),
);
