import { brandWithType } from "@pothos/core";
import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../context.ts";
import { isNodeVisible } from "../nodeVisibility.ts";
import { rowSelection } from "../rowSelection.ts";

interface Reader {
  findUnique(query: { where: { id: number | string } }): Promise<object | null>;
}

/**
 * Returns the row with a global ID, with what the document selects of its type; null if there is none, or the viewer may not see
 * it. All nodes are rows of the model of the same name.
 */
export async function loadNode(
  { typename, id }: { typename: string; id: string },
  context: Context,
  info: GraphQLResolveInfo,
): Promise<object | null> {
  const selection = rowSelection(context, info, [], { typename });
  const model = typename.charAt(0).toLowerCase() + typename.slice(1);
  const reader = (context.prisma as unknown as Record<string, Reader>)[model];
  if (reader === undefined) throw new Error(`No model has the rows of ${typename}.`);
  const where = { id: typename === "WebhookDelivery" ? id : Number(id) };
  const row = await reader.findUnique({ ...selection, where });
  if (row === null || !(await isNodeVisible(typename, row, context))) return null;
  brandWithType(row, typename as never);
  return row;
}
