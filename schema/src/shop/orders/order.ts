import { builder } from "../../builder.ts";
import { readCurrency } from "../../domain/minorUnits.ts";
import { followingStates, orderPermission } from "../../domain/orders/orderState.ts";
import { orderTimeline } from "../../domain/orders/orderTimeline.ts";
import { paymentMethodOf } from "../../domain/orders/payment.ts";
import { outstandingAmount, receivedTotal } from "../../domain/orders/paymentLedger.ts";
import {
  amountDue,
  payingAccountDigits,
  paymentReportPermission,
} from "../../domain/orders/paymentReport.ts";
import { onlinePaymentOf, providerNameOf } from "../../domain/orders/recordedPayment.ts";
import {
  CurrencyEnum,
  OrderActionEnum,
  OrderSourceEnum,
  OrderStateEnum,
  PaymentMethodEnum,
  PaymentStateEnum,
} from "../../enums.ts";
import { isOrderVisible } from "../../nodeVisibility.ts";
import { Permission } from "../../permission.ts";
import { PickUpStore } from "../carriers/pickUpStore.ts";
import { PaymentProviderEnum } from "../payments/ledgerEnums.ts";
import { Payment } from "../payments/payment.ts";
import { Parcel } from "../shipping/parcel.ts";
import { ShippingKindEnum, ShippingMethod } from "../shipping/shippingMethod.ts";
import { OrderSlot, slotOfOrder } from "../shipping/shippingSlot.ts";
import { AuditEntry, historyOf } from "../store/history.ts";
import { orderProgress } from "./orderProgress.ts";
import { OrderStep, stateChanges } from "./orderStep.ts";
import { PaymentReport, paymentReportOf } from "./paymentReport.ts";
import "./orderLine.ts";

/** What the fields about an order's payments are derived from. */
const OWN_PAYMENTS = {
  select: {
    id: true,
    provider: true,
    kind: true,
    channel: true,
    state: true,
    amount: true,
    refunds: { select: { id: true, state: true, amount: true, excess: true }, orderBy: { id: "asc" } },
  },
  orderBy: { id: "asc" },
} as const;

export const Order = builder.prismaNode("Order", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description:
    "An order placed by a customer or entered by staff. Visible to admins and to the customer who placed it.",
  select: { customerId: true },
  authScopes: (order, { viewer }) => isOrderVisible(order, viewer),
  fields: (t) => ({
    number: t.exposeInt("id", { description: "The number that people use when they refer to it." }),
    customer: t.relation("customer", {
      nullable: true,
      description: "The customer who placed the order. Null: staff entered it.",
    }),
    buyerName: t.exposeString("buyerName", { description: "The name of the buyer." }),
    buyerPhone: t.exposeString("buyerPhone", { description: "The phone number." }),
    recipientName: t.exposeString("recipientName", {
      description: "The name of the recipient; empty if it is the buyer.",
    }),
    recipientPhone: t.exposeString("recipientPhone", {
      description: "The phone number; may be empty.",
    }),
    address: t.exposeString("address", { description: "The delivery address; empty for pickup." }),
    note: t.exposeString("note", {
      description:
        "The buyer's note. For a bank transfer it starts with the last five digits of their account.",
    }),
    source: t.expose("source", { type: OrderSourceEnum, description: "How it was created." }),
    state: t.expose("state", { type: OrderStateEnum, description: "Its state." }),
    paymentState: t.expose("paymentState", { type: PaymentStateEnum, description: "The payment state." }),
    paymentMethod: t.field({
      type: PaymentMethodEnum,
      description: "The payment method.",
      select: { paymentMethod: true },
      resolve: ({ paymentMethod }) => paymentMethodOf(paymentMethod),
    }),
    paymentMethodCode: t.exposeInt("paymentMethod", {
      description: "The number of the payment method, kept as received even if it is unknown.",
    }),
    accountDigits: t.string({
      nullable: true,
      select: { note: true, paymentMethod: true, paymentReportDigits: true },
      description:
        "For a bank transfer, the last five digits of the account that pays: of the payment report, else of the note. Null: unknown.",
      resolve: payingAccountDigits,
    }),
    paymentReport: t.field({
      type: PaymentReport,
      nullable: true,
      select: { paymentReportedAt: true, paymentReportDigits: true, paymentRecordedAt: true },
      description: "The customer's payment report. Null: none.",
      resolve: paymentReportOf,
    }),
    canReportPayment: t.field({
      type: Permission,
      select: { state: true, paymentState: true, paymentMethod: true, total: true },
      description: "Whether the customer can report a payment now.",
      resolve: paymentReportPermission,
    }),
    payments: t.relation("payments", {
      type: Payment,
      authScopes: { admin: true },
      query: { orderBy: { id: "asc" } },
      description: "The payments, oldest first. For admins.",
    }),
    outstanding: t.field({
      type: "Decimal",
      select: { state: true, total: true, payments: OWN_PAYMENTS },
      description:
        "What the customer still has to pay, as far as amounts were recorded. Nothing of a canceled order.",
      resolve: ({ payments, ...order }) => outstandingAmount(amountDue(order), payments),
    }),
    overpaid: t.expose("overpaid", {
      type: "Decimal",
      description:
        "What the shop holds beyond what the order costs, and is not returning yet. A canceled order costs nothing.",
    }),
    received: t.field({
      type: "Decimal",
      select: { payments: OWN_PAYMENTS },
      description: "What was received for it, as far as amounts were recorded.",
      resolve: ({ payments }) => receivedTotal(payments),
    }),
    refunded: t.expose("refunded", { type: "Decimal", description: "How much of that was returned." }),
    paymentProvider: t.field({
      type: PaymentProviderEnum,
      nullable: true,
      select: { payments: OWN_PAYMENTS },
      description: "The provider of the online payment. Null: there is none.",
      resolve: ({ payments }) => providerNameOf(onlinePaymentOf(payments)?.provider ?? "MANUAL"),
    }),
    paymentChannel: t.string({
      select: { payments: OWN_PAYMENTS },
      description: "The provider's name of the means of payment; empty without an online payment.",
      resolve: ({ payments }) => onlinePaymentOf(payments)?.channel ?? "",
    }),
    currency: t.field({
      type: CurrencyEnum,
      nullable: true,
      select: { currency: true },
      description:
        "The store's currency when the order was placed, which its amounts have. Null: none was set.",
      resolve: ({ currency }) => readCurrency(currency),
    }),
    deliveryDate: t.expose("deliveryDate", {
      type: "DateTime",
      nullable: true,
      description:
        "The delivery date: the one that the customer requested until staff set it. Null: unknown.",
    }),
    actualDeliveryDate: t.field({
      type: "DateTime",
      nullable: true,
      select: { deliveryDate: true, deliveryDateSetAt: true },
      description: "The delivery date that staff set. Null: they have not set it.",
      resolve: ({ deliveryDate, deliveryDateSetAt }) => (deliveryDateSetAt === null ? null : deliveryDate),
    }),
    expectedDeliveryDate: t.expose("expectedDeliveryDate", {
      type: "DateTime",
      nullable: true,
      description: "The delivery date that the customer requested. Null: none.",
    }),
    totalQuantity: t.expose("totalQuantity", { type: "Decimal", description: "The sum of the quantities." }),
    subtotal: t.expose("subtotal", {
      type: "Decimal",
      description: "The sum of the lines before discounts, in dollars.",
    }),
    discountTotal: t.expose("discountTotal", {
      type: "Decimal",
      description: "The sum of the discounts, rounded to a whole dollar; usually negative.",
    }),
    shippingMethod: t.relation("shippingMethod", {
      type: ShippingMethod,
      nullable: true,
      authScopes: { admin: true },
      description: "The shipping method as it is today. Null: the order has none. For admins.",
    }),
    pickUpStore: t.relation("pickUpStore", {
      type: PickUpStore,
      nullable: true,
      description:
        "The convenience store that the customer chose on the map. Null: none; the address then says where it goes.",
    }),
    parcels: t.relation("parcels", {
      type: Parcel,
      query: { orderBy: { id: "asc" } },
      description: "The parcels, oldest first.",
    }),
    shippingName: t.exposeString("shippingName", {
      description: "The name of the shipping method when the order was placed; empty without a method.",
    }),
    shippingKind: t.expose("shippingKind", {
      type: ShippingKindEnum,
      nullable: true,
      description: "How the goods reach the customer. Null: the order has no shipping method.",
    }),
    shippingFee: t.expose("shippingFee", {
      type: "Decimal",
      description: "The fee for shipping, which is part of the total; 0 without a method.",
    }),
    shippingSlot: t.field({
      type: OrderSlot,
      nullable: true,
      select: { slotDay: true, slotStart: true, slotEnd: true },
      description: "The slot in which it is delivered or picked up. Null: none.",
      resolve: slotOfOrder,
    }),
    total: t.expose("total", {
      type: "Decimal",
      description: "The amount to pay: subtotal plus discounts, at least 0, plus the shipping fee.",
    }),
    lines: t.relation("lines", {
      args: { first: t.arg.int({ description: "Only the first of them; all without it." }) },
      description: "The ordered products, in the order in which they were added; at most 500 lines.",
      query: ({ first }) => ({
        orderBy: { id: "asc" },
        ...(first != null && { take: Math.max(0, first) }),
      }),
    }),
    discountRecords: t.relation("discountRecords", {
      description: "The discounts that were applied.",
      query: { orderBy: { id: "asc" } },
    }),
    timeline: t.field({
      type: [OrderStep],
      description:
        "The progress, oldest first: the states that the order has reached, then those that follow. A canceled order ends with its cancellation.",
      select: { id: true, state: true, createdAt: true },
      resolve: async (order, _args, context) =>
        orderTimeline(order, (await stateChanges(context, order.id)) ?? []),
    }),
    nextStates: t.field({
      type: [OrderStateEnum],
      description:
        "The states that may follow, the next step first; empty for a final state. An order without lines can only be canceled.",
      select: { state: true, totalQuantity: true },
      resolve: (order) => followingStates(orderProgress(order)),
    }),
    can: t.field({
      type: Permission,
      args: { action: t.arg({ type: OrderActionEnum, required: true, description: "The action." }) },
      description:
        "Whether the order's state allows an action. Whether the viewer may perform it is not considered.",
      select: { state: true, totalQuantity: true },
      resolve: (order, { action }) => orderPermission(action, orderProgress(order)),
    }),
    history: t.rowField({
      type: [AuditEntry],
      description: "The changes made by staff, newest first; at most 100 entries. Staff only.",
      authScopes: { admin: true },
      select: { id: true },
      resolve: (query, { id }, _args, context) => historyOf(query, context, "Order", id),
    }),
    version: t.exposeInt("version", { description: "A number that increases with each edit." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last changed." }),
  }),
});
