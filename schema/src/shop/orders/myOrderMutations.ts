import { allow, builder } from "../../builder.ts";
import { cancelMyOrder } from "../cancellation/cancelMyOrder.ts";
import { Order } from "./order.ts";
import { reportMyPayment } from "./reportPayment.ts";

const ReportMyPaymentInput = builder.inputType("ReportMyPaymentInput", {
  description: "A report that an order was paid by bank transfer, and from which account.",
  fields: (t) => ({
    orderId: t.id({ required: true, description: "One of the customer's own orders." }),
    digits: t.string({
      required: true,
      description: "The last five digits of the account; full-width digits are accepted.",
    }),
  }),
});

builder.mutationField("reportMyPayment", (t) =>
  t.rowField({
    type: Order,
    ...allow("customer"),
    args: { input: t.arg({ type: ReportMyPaymentInput, required: true, description: "The payment." }) },
    description:
      "Reports that one of the customer's own orders was paid by bank transfer; staff check this and set the payment state. A later report replaces an earlier one. For customers. Errors: NOT_FOUND, ORDER_STATE_FORBIDS, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await reportMyPayment(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const CancelMyOrderInput = builder.inputType("CancelMyOrderInput", {
  description: "One of the customer's own orders.",
  fields: (t) => ({ orderId: t.id({ required: true, description: "The order." }) }),
});

builder.mutationField("cancelMyOrder", (t) =>
  t.rowField({
    type: Order,
    ...allow("customer"),
    args: { input: t.arg({ type: CancelMyOrderInput, required: true, description: "The order." }) },
    description:
      "Cancels one of the customer's own orders until staff have started it, if the store lets customers do that, and returns its stock and money. For customers. Errors: NOT_FOUND, ORDER_STATE_FORBIDS.",
    resolve: async (query, _root, { input }, context) => {
      const id = await cancelMyOrder(context, input);
      return context.prisma.order.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
