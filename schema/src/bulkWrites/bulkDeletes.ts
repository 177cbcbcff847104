import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import type { NodeType } from "../ids.ts";
import { deleteDiscounts } from "../shop/discounts/changeDiscounts.ts";
import { deleteProductTypes } from "../shop/products/changeProductTypes.ts";
import { requireRowIds } from "../writes/batchUpdate.ts";
import { BulkResult } from "./bulkResult.ts";
import { bulkWrite } from "./bulkWrite.ts";

const DiscardInput = builder.inputType("DiscardInput", {
  description: "Records to delete one by one.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 of them." }) }),
});

type Delete = (context: Context, ids: readonly string[]) => Promise<unknown>;

const discard = (context: Context, type: NodeType, ids: readonly string[], write: Delete) =>
  bulkWrite(context, type, requireRowIds(type, ids), (id) => write(context, [id]));

const input = { type: DiscardInput, required: true, description: "What to delete." } as const;

builder.mutationField("discardDiscounts", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg(input) },
    description:
      "Deletes each discount, also from products and customers, and can be undone with its links; `deleteDiscounts` deletes all or none. Rows are refused with NOT_FOUND. Errors: INVALID_INPUT, NOT_FOUND (an ID that is not of a discount).",
    resolve: (_root, args, context) => discard(context, "Discount", args.input.ids, deleteDiscounts),
  }),
);

builder.mutationField("discardProductTypes", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg(input) },
    description:
      "Deletes each product type, but not its products, and can be undone with its links; `deleteProductTypes` deletes all or none. Rows are refused with NOT_FOUND. Errors: INVALID_INPUT, NOT_FOUND (an ID that is not of a product type).",
    resolve: (_root, args, context) => discard(context, "ProductType", args.input.ids, deleteProductTypes),
  }),
);
