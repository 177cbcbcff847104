import { builder } from "../builder.ts";
import { PHONE_INPUT } from "../contactInput.ts";
import { Customer } from "../identity/customer.ts";
import { createCustomer } from "./createCustomer.ts";

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
  t.prismaField({
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
