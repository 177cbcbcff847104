import { builder } from "../builder.ts";
import { updateCustomer } from "../identity/changeCustomers.ts";
import { ADD_TAGS_INPUT, CustomerFilter, customerWhere, REMOVE_TAGS_INPUT } from "../identity/customers.ts";
import { BulkResult, SELECTION } from "./bulkResult.ts";
import { bulkWrite, selectedRows } from "./bulkWrite.ts";

const CustomerSelection = builder.inputType("CustomerSelection", {
  description: SELECTION,
  fields: (t) => ({
    ids: t.idList({ description: "The customers." }),
    filter: t.field({ type: CustomerFilter, description: "All customers that it matches." }),
  }),
});

const UpdateCustomersInput = builder.inputType("UpdateCustomersInput", {
  description: "The same change of several customers.",
  fields: (t) => ({
    customers: t.field({ type: CustomerSelection, required: true, description: "The customers." }),
    addDiscountIds: t.idList({
      required: true,
      defaultValue: [],
      description: "Discounts with audience CUSTOMER to give; an existing one stays.",
    }),
    removeDiscountIds: t.idList({ required: true, defaultValue: [], description: "Discounts to remove." }),
    addTags: t.stringList({ description: ADD_TAGS_INPUT }),
    removeTags: t.stringList({ description: REMOVE_TAGS_INPUT }),
  }),
});

builder.mutationField("updateCustomers", (t) =>
  t.field({
    type: BulkResult,
    args: { input: t.arg({ type: UpdateCustomersInput, required: true, description: "The change." }) },
    description:
      "Makes the same change to each customer. Rows are refused with NOT_FOUND or INVALID_INPUT. Errors: INVALID_INPUT.",
    resolve: async (_root, { input: { customers: selection, ...change } }, context) => {
      const rows = await selectedRows(context, {
        type: "Customer",
        selection,
        find: (filter, take) =>
          context.prisma.customer.findMany({
            where: customerWhere(filter),
            select: { id: true },
            orderBy: { id: "asc" },
            take,
          }),
      });
      return bulkWrite(context, "Customer", rows, (id) => updateCustomer(context, { id, ...change }));
    },
  }),
);
