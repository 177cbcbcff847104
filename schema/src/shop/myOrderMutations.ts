import { builder, open } from "../builder.ts";
import { Order } from "./order.ts";
import { reportMyPayment } from "./reportPayment.ts";

const ReportMyPaymentInput = builder.inputType("ReportMyPaymentInput", {
  description: "That an order is paid by bank transfer, and from which account.",
  fields: (t) => ({
    orderId: t.id({ required: true, description: "One's own order." }),
    digits: t.string({
      required: true,
      description: "The last five digits of the account; full-width digits are taken too.",
    }),
  }),
});

builder.mutationField("reportMyPayment", (t) =>
  t.prismaField({
    type: Order,
    ...open("customer"),
    args: { input: t.arg({ type: ReportMyPaymentInput, required: true, description: "What was paid." }) },
    description:
      "Says that one's own order is paid by bank transfer; staff look at it and set the payment state. Said again with other digits it replaces what was said. For customers. Errors: NOT_FOUND, ORDER_STATE_FORBIDS, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await reportMyPayment(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
