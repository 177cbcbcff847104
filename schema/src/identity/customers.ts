import { builder } from "../builder.ts";
import { offsetConnection, rowQuery, rowsOfPage } from "../connection.ts";
import { globalId } from "../ids.ts";
import { contains, rowIds } from "../input.ts";
import { countRows } from "../listCount.ts";
import { deleteCustomers, updateCustomer } from "./changeCustomers.ts";
import { Customer } from "./customer.ts";

const CustomerConnection = builder.connectionObject(
  { type: Customer, name: "CustomerConnection", description: "A page of customers." },
  { name: "CustomerEdge", description: "A row of the page." },
);

const CustomerFilter = builder.inputType("CustomerFilter", {
  description: "Narrows the list; what is left out or empty does not.",
  fields: (t) => ({
    ids: t.idList({ description: "These alone." }),
    name: t.string({ description: "Part of the name, whatever its case." }),
    phone: t.string({ description: "Part of the phone number." }),
    blocked: t.boolean({ description: "Blocked ones alone, or the others alone." }),
  }),
});

builder.queryField("customers", (t) =>
  t.connection(
    {
      type: Customer,
      args: { filter: t.arg({ type: CustomerFilter, description: "Narrows the list." }) },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The people who reach the shop through LINE, newest first.",
      resolve: (_root, { filter, ...page }, context, info) => {
        const name = contains(filter?.name);
        const phone = contains(filter?.phone);
        const where = {
          deletedAt: null,
          ...(filter?.ids?.length && { id: { in: rowIds("Customer", filter.ids) } }),
          ...(name && { name }),
          ...(phone && { phone }),
          ...(filter?.blocked != null && { block: filter.blocked ? { isNot: null } : null }),
        };
        return offsetConnection(
          page,
          context,
          async (window) => {
            const rows = await rowsOfPage(where, window, (keys) => context.prisma.customer.findMany(keys));
            return context.prisma.customer.findMany({ ...rowQuery(context, info), ...rows });
          },
          () => countRows(context.prisma, "Customer", where, () => context.prisma.customer.count({ where })),
        );
      },
    },
    CustomerConnection,
  ),
);

const CustomerDetailsInput = builder.inputType("CustomerDetailsInput", {
  description: "What staff write about a customer; what is left out stays.",
  fields: (t) => ({
    name: t.string({ description: "Their name; at most 200 characters, not empty." }),
    phone: t.string({ description: "Phone number; at most 50 characters." }),
    note: t.string({ description: "A remark that staff alone see; at most 2000 characters." }),
  }),
});

const UpdateCustomerInput = builder.inputType("UpdateCustomerInput", {
  description: "A change of one customer.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The customer." }),
    version: t.int({ description: "The version that the editor saw; another one by now is a CONFLICT." }),
    details: t.field({ type: CustomerDetailsInput, description: "What to write." }),
    addDiscountIds: t.idList({
      required: true,
      defaultValue: [],
      description: "Discounts of audience CUSTOMER to give; one already given stays.",
    }),
    removeDiscountIds: t.idList({ required: true, defaultValue: [], description: "Discounts to take back." }),
  }),
});

builder.mutationField("updateCustomer", (t) =>
  t.prismaField({
    type: Customer,
    args: { input: t.arg({ type: UpdateCustomerInput, required: true, description: "The change." }) },
    description:
      "Changes a customer and the discounts given to them. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateCustomer(context, input);
      return context.prisma.customer.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteCustomersInput = builder.inputType("DeleteCustomersInput", {
  description: "Customers to remove.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 customers, all or none." }) }),
});

builder.mutationField("deleteCustomers", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteCustomersInput, required: true, description: "Which." }) },
    description:
      "Removes customers from the list and ends their sessions; their orders stay, and they come back by signing in. Returns their ids. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) =>
      (await deleteCustomers(context, input.ids)).map((id) => globalId("Customer", id)),
  }),
);
