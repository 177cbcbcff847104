import type { Prisma } from "@machiya/prisma/client";
import { builder } from "../builder.ts";
import { PHONE_INPUT } from "../contactInput.ts";
import type { Context } from "../context.ts";
import { tagKey } from "../domain/customers/customerTags.ts";
import { globalId } from "../ids.ts";
import { beginsWithDigits, rowIds, searchConditions } from "../input.ts";
import { offsetConnection, rowQuery, rowsOfPage } from "../lists/connection.ts";
import { countRows } from "../lists/rowCounts.ts";
import { sortInput } from "../lists/sorting.ts";
import { deleteCustomers, updateCustomer } from "./changeCustomers.ts";
import { Customer } from "./customer.ts";

const CustomerConnection = builder.connectionObject(
  { type: Customer, name: "CustomerConnection", description: "A page of customers." },
  { name: "CustomerEdge", description: "A row of the page, with its cursor." },
);

export const CustomerFilter = builder.inputType("CustomerFilter", {
  description: "Filters of the list. An omitted or empty filter does not apply.",
  fields: (t) => ({
    ids: t.idList({ description: "Only these." }),
    name: t.string({
      description:
        "Words that the name contains, in any order; width, case, and the kind of kana make no difference.",
    }),
    phone: t.string({
      description:
        "A part of the phone number; width makes no difference. Separators make none in its beginning.",
    }),
    tags: t.stringList({
      description: "Customers with all of these tags; width and case make no difference.",
    }),
    blocked: t.boolean({ description: "True: only blocked customers; false: only the others." }),
  }),
});

export type CustomerFilterInput = typeof CustomerFilter.$inferInput;

/** Returns the conditions on a phone number: its parts as they are stored, or its first digits. */
function phoneConditions(phone: string | null | undefined): Prisma.CustomerWhereInput[] {
  const parts = searchConditions(phone, (word) => [{ phone: word }]);
  const phoneDigits = beginsWithDigits(phone);
  return phoneDigits === undefined ? parts : [{ OR: [{ AND: parts }, { phoneDigits }] }];
}

/** Returns the condition of the customer list. */
export function customerWhere(filter: CustomerFilterInput): Prisma.CustomerWhereInput {
  return {
    deletedAt: null,
    ...(filter.ids?.length && { id: { in: rowIds("Customer", filter.ids) } }),
    ...(filter.tags?.length && { tagKeys: { hasEvery: filter.tags.map(tagKey) } }),
    ...(filter.blocked != null && { block: filter.blocked ? { isNot: null } : null }),
    AND: [...searchConditions(filter.name, (word) => [{ name: word }]), ...phoneConditions(filter.phone)],
  };
}

type OrderBy = Prisma.CustomerOrderByWithRelationInput;

const customerSort = sortInput("Customer", {
  NUMBER: { description: "The number.", order: (id): OrderBy[] => [{ id }] },
  NAME: { description: "The name.", order: (name): OrderBy[] => [{ name }, { id: name }] },
});

builder.queryField("customers", (t) =>
  t.connection(
    {
      type: Customer,
      args: {
        filter: t.arg({ type: CustomerFilter, description: "The filters." }),
        sort: t.arg({ type: customerSort.type, description: "The order; newest first without one." }),
      },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 10 }),
      description: "The customers, newest first unless sorted.",
      resolve: (_root, { filter, sort, ...page }, context: Context, info) => {
        const { customer } = context.prisma;
        const where = customerWhere(filter ?? {});
        const keys = (each: Prisma.CustomerFindManyArgs) => customer.findMany(each);
        const sorted = { where, sort: customerSort.orderOf(sort), keys };
        return offsetConnection(
          page,
          { context, info },
          async (window, countAll) => {
            const rows = await rowsOfPage(sorted, window, countAll);
            return customer.findMany({ ...rowQuery(context, info), ...rows });
          },
          () => countRows(context.prisma, "Customer", where, () => customer.count({ where })),
        );
      },
    },
    CustomerConnection,
  ),
);

/** Descriptions of input fields that change tags. */
export const ADD_TAGS_INPUT =
  "Tags to give, of 1 to 30 characters without a comma; an existing one stays. A customer has at most 20.";
export const REMOVE_TAGS_INPUT = "Tags to remove; width and case make no difference.";

const CustomerDetailsInput = builder.inputType("CustomerDetailsInput", {
  description: "A customer as staff edit them. An omitted field stays unchanged.",
  fields: (t) => ({
    name: t.string({ description: "The name; 1 to 200 characters." }),
    phone: t.string({ description: PHONE_INPUT }),
    note: t.string({ description: "A note visible only to staff; at most 2000 characters." }),
  }),
});

const UpdateCustomerInput = builder.inputType("UpdateCustomerInput", {
  description: "Changes of one customer.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The customer." }),
    version: t.int({
      description:
        "The version that the user edited. If the current version is different, the request fails with CONFLICT.",
    }),
    details: t.field({ type: CustomerDetailsInput, description: "The values to write." }),
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

builder.mutationField("updateCustomer", (t) =>
  t.rowField({
    type: Customer,
    args: { input: t.arg({ type: UpdateCustomerInput, required: true, description: "The change." }) },
    description:
      "Changes a customer, and the discounts and tags given to them. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await updateCustomer(context, input);
      return context.prisma.customer.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const DeleteCustomersInput = builder.inputType("DeleteCustomersInput", {
  description: "Customers to delete.",
  fields: (t) => ({ ids: t.idList({ required: true, description: "1 to 1000 customers; all or none." }) }),
});

builder.mutationField("deleteCustomers", (t) =>
  t.idList({
    args: { input: t.arg({ type: DeleteCustomersInput, required: true, description: "What to delete." }) },
    description:
      "Deletes customers from the list, ends their sessions, and returns their IDs. Their orders stay; a customer who signs in again is restored. Errors: NOT_FOUND.",
    resolve: async (_root, { input }, context) =>
      (await deleteCustomers(context, input.ids)).map((id) => globalId("Customer", id)),
  }),
);
