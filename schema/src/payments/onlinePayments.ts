import { allow, builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { customerPage, recordPath } from "../domain/messaging/customerPages.ts";
import { type Currency, fromMinorUnits, readCurrency } from "../domain/minorUnits.ts";
import { Big } from "../domain/money.ts";
import {
  channelsOfProvider,
  chargeCurrency,
  onlinePaymentProblem,
  type PaymentChannelName,
} from "../domain/orders/onlinePayments.ts";
import { paymentMethodOf } from "../domain/orders/payment.ts";
import { isReserved } from "../domain/orders/paymentLedger.ts";
import { awaitsPayment } from "../domain/orders/paymentReport.ts";
import type { PaymentCode } from "../domain/orders/providerReport.ts";
import {
  type PaymentProviderName,
  requirePaymentProvider,
} from "../domain/paymentProviders/providerRegistry.ts";
import { CurrencyEnum } from "../enums.ts";
import { Order } from "../shop/orders/order.ts";
import { PaymentEntryStateEnum } from "../shop/payments/ledgerEnums.ts";
import { Store } from "../shop/store/store.ts";
import {
  enabledProviders,
  findUnassignedPayments,
  isCollected,
  latestOnlinePayment,
  type UnassignedPayment,
} from "./findOnlinePayments.ts";
import type { OnlinePayment as OnlinePaymentRow } from "./onlinePayment.ts";
import { OnlinePaymentProviderEnum, PaymentChannelEnum, UnassignedReasonEnum } from "./paymentEnums.ts";
import { type StartedOnlinePayment, startPayment } from "./startPayment.ts";

interface Option {
  provider: PaymentProviderName;
  channel: PaymentChannelName;
  isTest: boolean;
}

const PaymentOption = builder.objectRef<Option>("PaymentOption").implement({
  description: "A way in which customers can pay online.",
  fields: (t) => ({
    provider: t.expose("provider", { type: OnlinePaymentProviderEnum, description: "The provider." }),
    channel: t.expose("channel", { type: PaymentChannelEnum, description: "The channel." }),
    isTest: t.exposeBoolean("isTest", { description: "Whether no money moves." }),
  }),
});

builder.prismaObjectField(Store, "paymentOptions", (t) =>
  t.field({
    type: [PaymentOption],
    description:
      "The ways in which customers can pay new orders online. Empty: no provider is enabled that takes the store's currency.",
    select: { currency: true },
    resolve: ({ currency }, _args, context) => optionsIn(context, readCurrency(currency)),
  }),
);

/** Returns the ways in which an order of the currency can be paid online. */
async function optionsIn(context: Context, currency: Currency | null): Promise<Option[]> {
  const enabled = await enabledProviders(context);
  return enabled.flatMap(({ provider, channels, isTest, currency: account }) =>
    chargeCurrency({ provider, currency: account }, currency) !== null
      ? channelsOfProvider(provider)
          .filter((channel) => channels.includes(channel))
          .map((channel) => ({ provider: requirePaymentProvider(provider), channel, isTest }))
      : [],
  );
}

const PaymentCodeType = builder.objectRef<PaymentCode>("PaymentCode").implement({
  description: "With what a customer pays at an ATM or in a convenience store.",
  fields: (t) => ({
    bankCode: t.exposeString("bankCode", {
      nullable: true,
      description: "The bank of the virtual account. Null: it is a code.",
    }),
    code: t.exposeString("code", { description: "The number of the account, or the code." }),
    expiresAt: t.exposeString("expiresAt", {
      description: "Until when it can be paid, as the provider writes it.",
    }),
  }),
});

const OnlinePayment = builder.objectRef<OnlinePaymentRow>("OnlinePayment").implement({
  description: "A payment at a provider.",
  fields: (t) => ({
    provider: t.expose("provider", { type: OnlinePaymentProviderEnum, description: "The provider." }),
    channel: t.expose("channel", { type: PaymentChannelEnum, description: "The channel." }),
    state: t.expose("state", { type: PaymentEntryStateEnum, description: "The state of the payment." }),
    amount: t.field({
      type: "Decimal",
      description: "The amount.",
      resolve: ({ amount }) => new Big(fromMinorUnits(amount)),
    }),
    currency: t.field({
      type: CurrencyEnum,
      description: "The currency.",
      resolve: ({ amount }) => amount.currency,
    }),
    code: t.expose("code", {
      type: PaymentCodeType,
      nullable: true,
      description: "With what the customer pays elsewhere. Null: nothing.",
    }),
  }),
});

builder.prismaObjectFields(Order, (t) => ({
  onlinePayment: t.field({
    type: OnlinePayment,
    nullable: true,
    select: { id: true },
    description: "The latest payment of the order at a provider. Null: there is none.",
    resolve: async ({ id }, _args, context) => (await latestOnlinePayment(context, id)) ?? null,
  }),
  paymentOptions: t.field({
    type: [PaymentOption],
    select: { currency: true },
    description:
      "The ways in which the order can be paid online. Empty: no provider is enabled that takes its currency.",
    resolve: ({ currency }, _args, context) => optionsIn(context, readCurrency(currency)),
  }),
  canPayOnline: t.boolean({
    select: {
      id: true,
      state: true,
      paymentState: true,
      paymentMethod: true,
      total: true,
      currency: true,
    },
    description:
      "Whether the customer can start a payment at a provider now. Not while a provider reserves their money, not when nothing is to be paid, and not when the order is paid on delivery or a parcel already collects the money.",
    resolve: async (order, _args, context) => {
      if (onlinePaymentProblem({ ...order, isCollected: false }) !== null) return false;
      if ((await isCollected(context, order.id)) === true) return false;
      if ((await optionsIn(context, readCurrency(order.currency))).length === 0) return false;
      const latest = await latestOnlinePayment(context, order.id);
      return latest == null || !isReserved(latest);
    },
  }),
  paymentUrl: t.string({
    nullable: true,
    select: { id: true, state: true, paymentState: true, paymentMethod: true, total: true },
    description:
      "The page on which the customer pays the order online: its address, or its path on this server while the shop's address is not configured. Null: another payment method was chosen, or nothing is to be paid.",
    resolve: (order, _args, { shopAddress }) =>
      paymentMethodOf(order.paymentMethod) === "CARD" && awaitsPayment(order)
        ? (customerPage(shopAddress, "orders", order.id) ?? recordPath("orders", order.id))
        : null,
  }),
}));

const StartedPaymentType = builder.objectRef<StartedOnlinePayment>("StartedPayment").implement({
  description: "A payment that the customer continues at the provider.",
  fields: (t) => ({
    url: t.exposeString("url", {
      description: "The path of this server that the customer's browser opens to go on to the provider.",
    }),
    order: t.rowField({
      type: Order,
      description: "The order.",
      resolve: (query, { orderId }, _args, { prisma }) =>
        prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
  }),
});

const StartPaymentInput = builder.inputType("StartPaymentInput", {
  description: "How the customer wants to pay an order.",
  fields: (t) => ({
    orderId: t.id({ required: true, description: "One of the customer's own orders." }),
    provider: t.field({ type: OnlinePaymentProviderEnum, required: true, description: "The provider." }),
    channel: t.field({ type: PaymentChannelEnum, required: true, description: "The channel." }),
  }),
});

builder.mutationField("startPayment", (t) =>
  t.field({
    type: StartedPaymentType,
    ...allow("customer"),
    args: { input: t.arg({ type: StartPaymentInput, required: true, description: "The payment." }) },
    description:
      "Starts a payment of what is still owed for one of the customer's own orders, and ends an earlier one that is still open. For customers. Errors: NOT_FOUND, ORDER_STATE_FORBIDS (nothing is to be paid), PAYMENT_METHOD_NOT_OFFERED.",
    resolve: (_root, { input }, context) => startPayment(context, input),
  }),
);

const UnassignedPaymentType = builder.objectRef<UnassignedPayment>("UnassignedPayment").implement({
  description: "Money at a provider that no order needs and that was not refunded. For admins.",
  fields: (t) => ({
    payment: t.expose("payment", { type: OnlinePayment, description: "The payment." }),
    reference: t.string({
      description: "The shop's reference of the payment, with which it is found at the provider.",
      resolve: ({ payment }) => payment.reference,
    }),
    reason: t.expose("reason", { type: UnassignedReasonEnum, description: "Why no order needs it." }),
    left: t.expose("left", {
      type: "Decimal",
      description: "How much of it is too much, and was not refunded.",
    }),
    orderNumber: t.exposeInt("orderNumber", {
      nullable: true,
      description: "The number of its order, also after the deletion. Null: it never had one.",
    }),
    receivedAt: t.expose("receivedAt", { type: "DateTime", description: "When the money was received." }),
  }),
});

builder.queryField("unassignedPayments", (t) =>
  t.field({
    type: [UnassignedPaymentType],
    description:
      "Received money that no order needs and that its provider does not refund by itself, the latest first; at most 100 payments. For admins.",
    resolve: (_root, _args, { prisma }) => findUnassignedPayments(prisma),
  }),
);
