import { builder } from "../builder.ts";
import { PHONE_INPUT } from "../contactInput.ts";
import { Customer } from "../identity/customer.ts";
import { globalId } from "../ids.ts";
import { requireRowId } from "../input.ts";
import { createCustomer } from "./createCustomer.ts";
import { eraseCustomer } from "./eraseCustomer.ts";

const CreateCustomerInput = builder.inputType("CreateCustomerInput", {
  description: "A customer who does not use LINE.",
  fields: (t) => ({
    name: t.string({ required: true, description: "The name; 1 to 200 characters." }),
    phone: t.string({ required: true, defaultValue: "", description: PHONE_INPUT }),
    note: t.string({
      required: true,
      defaultValue: "",
      description: "A note visible only to staff; at most 2000 characters.",
    }),
  }),
});

builder.mutationField("createCustomer", (t) =>
  t.rowField({
    type: Customer,
    args: { input: t.arg({ type: CreateCustomerInput, required: true, description: "The customer." }) },
    description:
      "Adds a customer who does not use LINE: staff enter orders and appointments for them, and no message is sent. Errors: INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await createCustomer(context, input);
      return context.prisma.customer.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const EraseCustomerInput = builder.inputType("EraseCustomerInput", {
  description: "A person to erase.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The customer, who may have been deleted." }),
  }),
});

builder.mutationField("eraseCustomer", (t) =>
  t.id({
    args: { input: t.arg({ type: EraseCustomerInput, required: true, description: "Whom to erase." }) },
    description:
      "Erases a person for good, with the customers who were merged into theirs, and returns the ID: names, phone numbers, addresses, notes, tags, and the LINE user ID are removed from customers, orders, appointments, messages, and the history. Orders, appointments, and payments keep times and amounts. It cannot be undone. Errors: NOT_FOUND (also when they were erased before), CONFLICT.",
    resolve: async (_root, { input }, context) =>
      globalId("Customer", await eraseCustomer(context, requireRowId("Customer", input.id))),
  }),
);
