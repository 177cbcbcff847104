import { builder } from "../builder.ts";
import { type MergeConflict, mergeConflicts, mergedDetails } from "../domain/customers/mergedCustomer.ts";
import { describedEnum } from "../enums.ts";
import { Customer } from "../identity/customer.ts";
import {
  findMergeSides,
  type MergedCustomer,
  mergeCustomers,
  requireTwoCustomers,
} from "./mergeCustomers.ts";

const MergeConflictEnum = describedEnum<MergeConflict>(
  "MergeConflict",
  "What staff have to decide, or must change first, before two customers are merged.",
  {
    NAME: "The names differ; one of them is kept.",
    PHONE: "The phone numbers differ; one of them is kept.",
    NOTE_TOO_LONG: "The notes have more than 2000 characters together; the merge is refused.",
    TOO_MANY_TAGS: "The customers have more than 20 tags together; the merge is refused.",
  },
);

interface Preview {
  source: MergedCustomer;
  target: MergedCustomer;
}

const CustomerMerge = builder.objectRef<Preview>("CustomerMerge").implement({
  description: "What a merge of two customers would do.",
  fields: (t) => ({
    source: t.rowField({
      type: Customer,
      description: "The customer without LINE, whose records move and who is deleted.",
      resolve: (query, { source: { id } }, _args, { prisma }) =>
        prisma.customer.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    target: t.rowField({
      type: Customer,
      description: "The customer who uses LINE and remains.",
      resolve: (query, { target: { id } }, _args, { prisma }) =>
        prisma.customer.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    orders: t.int({
      description: "The number of orders that move, with their payments and addresses.",
      resolve: ({ source: { id } }, _args, { prisma }) => prisma.order.count({ where: { customerId: id } }),
    }),
    payments: t.int({
      description: "The number of received payments of these orders.",
      resolve: ({ source: { id } }, _args, { prisma }) =>
        prisma.payment.count({ where: { state: "CAPTURED", order: { customerId: id } } }),
    }),
    appointments: t.int({
      description: "The number of appointments that move.",
      resolve: ({ source: { id } }, _args, { prisma }) =>
        prisma.appointment.count({ where: { customerId: id } }),
    }),
    discounts: t.int({
      description: "The number of discounts that the remaining customer gets.",
      resolve: ({ source, target }, _args, { prisma }) =>
        prisma.customerDiscount.count({
          where: { customerId: source.id, discount: { customers: { none: { customerId: target.id } } } },
        }),
    }),
    note: t.string({
      description: "Staff's note after the merge.",
      resolve: ({ target, source }) => mergedDetails(target, source).note,
    }),
    tags: t.stringList({
      description: "The tags after the merge.",
      resolve: ({ target, source }) => [...mergedDetails(target, source).tags],
    }),
    blocked: t.boolean({
      description:
        "Whether the remaining customer is blocked after the merge: a block of either one survives.",
      resolve: ({ target, source }) => target.block !== null || source.block !== null,
    }),
    conflicts: t.field({
      type: [MergeConflictEnum],
      description: "What staff have to decide, or must change first; empty: nothing.",
      resolve: ({ target, source }) => mergeConflicts(target, source),
    }),
  }),
});

builder.queryField("customerMerge", (t) =>
  t.field({
    type: CustomerMerge,
    complexity: 20,
    args: { customerIds: t.arg.idList({ required: true, description: "The two customers, in any order." }) },
    description:
      "What merging two customers would do, of whom one uses LINE. Errors: NOT_FOUND, FORBIDDEN (both or neither use LINE), INVALID_INPUT.",
    resolve: (_root, { customerIds }, { prisma }) => findMergeSides(prisma, requireTwoCustomers(customerIds)),
  }),
);

const MergeCustomersInput = builder.inputType("MergeCustomersInput", {
  description: "Two customers who are the same person.",
  fields: (t) => ({
    customerIds: t.idList({
      required: true,
      description: "The two customers, in any order; exactly one of them uses LINE.",
    }),
    nameOf: t.id({
      description: "The one whose name is kept. Null: the one who uses LINE, if they have one.",
    }),
    phoneOf: t.id({
      description: "The one whose phone number is kept. Null: the one who uses LINE, if they have one.",
    }),
  }),
});

builder.mutationField("mergeCustomers", (t) =>
  t.rowField({
    type: Customer,
    args: { input: t.arg({ type: MergeCustomersInput, required: true, description: "The customers." }) },
    description:
      "Merges a customer without LINE with their LINE account, and returns the latter: the orders and appointments move, notes, tags, discounts, and a block are united, and the other customer is deleted and leads here by `mergedInto`. It can be undone for a minute by `undoChange`. Errors: NOT_FOUND, FORBIDDEN (both or neither use LINE), INVALID_INPUT (note or tags are too much together), CONFLICT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await mergeCustomers(context, input);
      return context.prisma.customer.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
