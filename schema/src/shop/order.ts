import { builder } from "../builder.ts";
import { followingStates, orderPermission } from "../domain/orderState.ts";
import { paymentMethodOf } from "../domain/payment.ts";
import { paymentReportPermission } from "../domain/paymentReport.ts";
import { OrderAction, OrderSource, OrderState, PaymentMethod, PaymentState } from "../enums.ts";
import { isOrderVisible } from "../nodeVisibility.ts";
import { Permission } from "../permission.ts";
import { AuditEntry, historyOf } from "./history.ts";
import { PaymentReport, reportOf } from "./paymentReport.ts";
import "./orderLine.ts";

export const Order = builder.prismaNode("Order", {
  nullable: true,
  id: { field: "id", description: "Global id." },
  description: "What somebody ordered. Visible to admins and to the customer who placed it.",
  select: { customerId: true },
  authScopes: (order, { viewer }) => isOrderVisible(order, viewer),
  fields: (t) => ({
    number: t.exposeInt("id", { description: "The number that people say." }),
    customer: t.relation("customer", {
      nullable: true,
      description: "The customer who placed it. Null: entered by staff.",
    }),
    buyerName: t.exposeString("buyerName", { description: "Who pays." }),
    buyerPhone: t.exposeString("buyerPhone", { description: "Their phone number." }),
    recipientName: t.exposeString("recipientName", { description: "Who receives it; empty: the buyer." }),
    recipientPhone: t.exposeString("recipientPhone", { description: "Their phone number; may be empty." }),
    address: t.exposeString("address", { description: "Where it goes; empty when it is picked up." }),
    note: t.exposeString("note", {
      description:
        "The buyer's remark; for a bank transfer it starts with the last five digits of their account.",
    }),
    source: t.expose("source", { type: OrderSource, description: "How it came in." }),
    state: t.expose("state", { type: OrderState, description: "How far it has come." }),
    paymentState: t.expose("paymentState", { type: PaymentState, description: "Whether it is paid." }),
    paymentMethod: t.field({
      type: PaymentMethod,
      description: "How it is paid.",
      select: { paymentMethod: true },
      resolve: ({ paymentMethod }) => paymentMethodOf(paymentMethod),
    }),
    paymentMethodCode: t.exposeInt("paymentMethod", {
      description: "The payment method's number, kept as it came also where it has no name.",
    }),
    paymentReport: t.field({
      type: PaymentReport,
      nullable: true,
      select: { paymentReportedAt: true, paymentReportDigits: true, paymentRecordedAt: true },
      description: "What the customer says of having paid it. Null: nothing.",
      resolve: reportOf,
    }),
    canReportPayment: t.field({
      type: Permission,
      select: { state: true, paymentState: true, paymentMethod: true },
      description: "Whether its customer may say now that they have paid it.",
      resolve: paymentReportPermission,
    }),
    deliveryDate: t.expose("deliveryDate", {
      type: "DateTime",
      nullable: true,
      description: "When it is delivered: the customer's wish until staff set it. Null: not known.",
    }),
    expectedDeliveryDate: t.expose("expectedDeliveryDate", {
      type: "DateTime",
      nullable: true,
      description: "When the customer wants it. Null: not said.",
    }),
    totalQuantity: t.expose("totalQuantity", { type: "Decimal", description: "Sum of the quantities." }),
    subtotal: t.expose("subtotal", {
      type: "Decimal",
      description: "Sum of the lines before discounts, in dollars.",
    }),
    discountTotal: t.expose("discountTotal", {
      type: "Decimal",
      description: "Sum of the discounts, rounded to a whole dollar; usually negative.",
    }),
    total: t.expose("total", {
      type: "Decimal",
      description: "What is to be paid: both together, never below 0.",
    }),
    lines: t.relation("lines", {
      description: "What was ordered, in the order of adding; at most 500 lines.",
      query: { orderBy: { id: "asc" } },
    }),
    discountRecords: t.relation("discountRecords", {
      description: "The discounts that counted.",
      query: { orderBy: { id: "asc" } },
    }),
    nextStates: t.field({
      type: [OrderState],
      description: "States that may follow, the next step first; empty when it is final.",
      select: { state: true },
      resolve: ({ state }) => followingStates(state),
    }),
    can: t.field({
      type: Permission,
      args: { action: t.arg({ type: OrderAction, required: true, description: "The action." }) },
      description: "Whether its state allows an action. Who may do it is another matter.",
      select: { state: true },
      resolve: ({ state }, { action }) => orderPermission(action, state),
    }),
    history: t.prismaField({
      type: [AuditEntry],
      description: "What staff did to it, newest first; at most 100 entries. Staff only.",
      authScopes: { admin: true },
      select: { id: true },
      resolve: (query, { id }, _args, context) => historyOf(query, context, "Order", id),
    }),
    version: t.exposeInt("version", { description: "Counts the edits." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it came in." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});
