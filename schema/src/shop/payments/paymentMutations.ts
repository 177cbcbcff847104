import { builder } from "../../builder.ts";
import { recordPayment, refundPayment, voidPayment } from "./changePayments.ts";
import { RecordedPaymentKindEnum, RefundMethodEnum } from "./ledgerEnums.ts";
import { Payment } from "./payment.ts";
import { settleAuthorization } from "./settleAuthorization.ts";
import { settlePendingRefund } from "./settlePendingRefund.ts";

const RecordPaymentInput = builder.inputType("RecordPaymentInput", {
  description: "Money that staff received for an order.",
  fields: (t) => ({
    orderId: t.id({ required: true, description: "The order." }),
    kind: t.field({ type: RecordedPaymentKindEnum, required: true, description: "How it was paid." }),
    amount: t.field({ type: "Decimal", required: true, description: "The amount; more than 0." }),
    receivedAt: t.field({
      type: "DateTime",
      description: "When the money was received, not in the future. Null: now.",
    }),
    note: t.string({ description: "A note; at most 500 characters." }),
  }),
});

builder.mutationField("recordPayment", (t) =>
  t.rowField({
    type: Payment,
    args: { input: t.arg({ type: RecordPaymentInput, required: true, description: "The payment." }) },
    description:
      "Records money that staff received, in every state of the order. Errors: NOT_FOUND, INVALID_INPUT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await recordPayment(context, input);
      return context.prisma.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const RestockLineInput = builder.inputType("RestockLineInput", {
  description: "A product of the order that comes back with a refund.",
  fields: (t) => ({
    productId: t.id({ required: true, description: "The product; each once." }),
    quantity: t.field({
      type: "Decimal",
      required: true,
      description: "The quantity; more than 0, and at most what has not come back before.",
    }),
  }),
});

const RefundPaymentInput = builder.inputType("RefundPaymentInput", {
  description: "A refund of a payment.",
  fields: (t) => ({
    paymentId: t.id({ required: true, description: "The payment." }),
    amount: t.field({
      type: "Decimal",
      required: true,
      description: "The amount; more than 0, and at most what can still be refunded.",
    }),
    reason: t.string({ required: true, description: "The reason; 1 to 500 characters." }),
    method: t.field({
      type: RefundMethodEnum,
      description:
        "MANUAL if staff return money that the provider could return. Null: by the provider if possible. CHARGEBACK is read as null.",
    }),
    isPending: t.boolean({
      required: true,
      defaultValue: false,
      description:
        "Whether staff return the money later and record that with `settleRefund`. It has no effect on a refund by the provider.",
    }),
    restock: t.field({
      type: [RestockLineInput],
      required: true,
      defaultValue: [],
      description:
        "The products that return to the stock; none of a canceled order, whose products are back already.",
    }),
    seenRefundable: t.field({
      type: "Decimal",
      description:
        "What could still be refunded when the refund was decided, so that of two people who refund at once only one does. Null: it is not checked.",
    }),
  }),
});

builder.mutationField("refundPayment", (t) =>
  t.rowField({
    type: Payment,
    args: { input: t.arg({ type: RefundPaymentInput, required: true, description: "The refund." }) },
    description:
      "Returns money of a payment, and products to the stock. A refund by the provider is pending until it is confirmed. Errors: NOT_FOUND, ORDER_STATE_FORBIDS, INVALID_INPUT with what can still be refunded, CONFLICT.",
    resolve: async (query, _root, { input }, context) => {
      const id = await refundPayment(context, {
        ...input,
        method: input.method === "MANUAL" ? "MANUAL" : null,
      });
      return context.prisma.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const SettleRefundInput = builder.inputType("SettleRefundInput", {
  description: "What became of a pending refund.",
  fields: (t) => ({
    refundId: t.id({ required: true, description: "The refund." }),
    returned: t.boolean({
      required: true,
      description: "Whether the money was returned. False: it was not, and can be refunded again.",
    }),
  }),
});

builder.mutationField("settleRefund", (t) =>
  t.rowField({
    type: Payment,
    args: { input: t.arg({ type: SettleRefundInput, required: true, description: "The outcome." }) },
    description:
      "Records what became of a pending refund that staff make, or whose outcome only the provider's console shows. Errors: NOT_FOUND, ORDER_STATE_FORBIDS when it is settled or the provider still makes it.",
    resolve: async (query, _root, { input }, context) => {
      const id = await settlePendingRefund(context, input);
      return context.prisma.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const VoidPaymentInput = builder.inputType("VoidPaymentInput", {
  description: "A payment that was recorded by mistake.",
  fields: (t) => ({ paymentId: t.id({ required: true, description: "The payment." }) }),
});

builder.mutationField("voidPayment", (t) =>
  t.rowField({
    type: Payment,
    args: { input: t.arg({ type: VoidPaymentInput, required: true, description: "The payment." }) },
    description:
      "Cancels a payment that staff recorded by mistake. Errors: NOT_FOUND, ORDER_STATE_FORBIDS for a provider's payment and after a refund.",
    resolve: async (query, _root, { input }, context) => {
      const id = await voidPayment(context, input);
      return context.prisma.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const SettleAuthorizationInput = builder.inputType("SettleAuthorizationInput", {
  description: "A payment whose money the provider reserves.",
  fields: (t) => ({ paymentId: t.id({ required: true, description: "The payment." }) }),
});

builder.mutationField("capturePayment", (t) =>
  t.rowField({
    type: Payment,
    args: { input: t.arg({ type: SettleAuthorizationInput, required: true, description: "The payment." }) },
    description:
      "Asks the provider to take all of the money that it reserves. The payment is received once the provider confirms it. Errors: NOT_FOUND, ORDER_STATE_FORBIDS when nothing is reserved or it is already being captured or released.",
    resolve: async (query, _root, { input }, context) => {
      const id = await settleAuthorization(context, input, "CAPTURE");
      return context.prisma.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

builder.mutationField("voidAuthorization", (t) =>
  t.rowField({
    type: Payment,
    args: { input: t.arg({ type: SettleAuthorizationInput, required: true, description: "The payment." }) },
    description:
      "Asks the provider to release the money that it reserves, so that the customer is not charged. Errors: NOT_FOUND, ORDER_STATE_FORBIDS when nothing is reserved or it is already being captured or released.",
    resolve: async (query, _root, { input }, context) => {
      const id = await settleAuthorization(context, input, "VOID");
      return context.prisma.payment.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);
