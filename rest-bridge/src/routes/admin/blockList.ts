import { globalId } from "@machiya/schema/ids";
import { z } from "zod";
import { BLOCK_FIELDS, type BlockData, block, presentBlock } from "../../entities/block.ts";
import { document } from "../../protocol/graphql.ts";
import { type Route, route } from "../../protocol/route.ts";
import { idsOutput } from "../../wire/outputTypes.ts";
import { type Connection, pageInput, pageOf, pageVariables, presentPage } from "../../wire/paging.ts";
import { requireRowNumber } from "../../wire/rowNumber.ts";
import { id, optional, required, several, text } from "../../wire/wireTypes.ts";

const PATH = "/api/admin/block-list";

const blockNumber = (globalId: string) => requireRowNumber("CustomerBlock", globalId);
const blockIds = (ids: readonly number[]) => ids.map((one) => globalId("CustomerBlock", one));

export const blockListRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: `${PATH}/list`,
    summary: "Blocks, newest first.",
    access: "admin",
    input: z.object({ user_id: optional(several(id)), ...pageInput }),
    output: pageOf(block),
    document: document<{ customerBlocks: Connection<BlockData> }>(`
      query RestBlocks($customerIds: [ID!], $first: Int, $after: String) {
        customerBlocks(customerIds: $customerIds, first: $first, after: $after) {
          totalCount
          edges { node { ...RestBlock } }
        }
      }
      ${BLOCK_FIELDS}
    `),
    variables: (input) => ({
      customerIds: input.user_id?.map((one) => globalId("Customer", one)),
      ...pageVariables(input),
    }),
    present: ({ customerBlocks }, input) => presentPage(customerBlocks, input, presentBlock),
  }),
  route({
    method: "POST",
    path: PATH,
    summary:
      "Blocks line-users, all or none. They can browse, but neither order nor book. Returns the IDs of the blocks.",
    access: "admin",
    refusals: ["NOT_FOUND", "ALREADY_EXISTS"],
    input: z.object({ user_ids: required(several(id)), remark: optional(text) }),
    output: idsOutput,
    document: document<{ blockCustomers: { id: string }[] }>(`
      mutation RestBlockCustomers($input: BlockCustomersInput!) { blockCustomers(input: $input) { id } }
    `),
    variables: ({ user_ids, remark }) => ({
      input: { customerIds: user_ids.map((one) => globalId("Customer", one)), note: remark ?? "" },
    }),
    present: ({ blockCustomers }) => ({ ids: blockCustomers.map((one) => blockNumber(one.id)) }),
  }),
  route({
    method: "PUT",
    path: PATH,
    summary: "Changes the reasons of blocks, all or none.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({
      ids: required(several(id)).meta({ description: "The IDs of blocks." }),
      remark: required(text).meta({ description: '`""` clears it.' }),
    }),
    output: idsOutput,
    document: document<{ updateBlocks: { id: string }[] }>(`
      mutation RestUpdateBlocks($input: UpdateBlocksInput!) { updateBlocks(input: $input) { id } }
    `),
    variables: ({ ids, remark }) => ({ input: { ids: blockIds(ids), note: remark } }),
    present: ({ updateBlocks }) => ({ ids: updateBlocks.map((one) => blockNumber(one.id)) }),
  }),
  route({
    method: "DELETE",
    path: PATH,
    summary: "Unblocks line-users, all or none.",
    access: "admin",
    refusals: ["NOT_FOUND"],
    input: z.object({ ids: required(several(id)).meta({ description: "The IDs of blocks." }) }),
    output: idsOutput,
    document: document<{ unblockCustomers: string[] }>(`
      mutation RestUnblockCustomers($input: UnblockCustomersInput!) { unblockCustomers(input: $input) }
    `),
    variables: ({ ids }) => ({ input: { ids: blockIds(ids) } }),
    present: ({ unblockCustomers }) => ({ ids: unblockCustomers.map(blockNumber) }),
  }),
];
