import { builder } from "../../builder.ts";
import { refundableAmount } from "../../domain/orders/paymentLedger.ts";
import {
  paymentPermission,
  providerNameOf,
  refundMethodOf,
  refundPermission,
} from "../../domain/orders/recordedPayment.ts";
import { StaffMember } from "../../identity/staffMember.ts";
import { Permission } from "../../permission.ts";
import {
  AuthorizationRequestEnum,
  PaymentActionEnum,
  PaymentEntryStateEnum,
  PaymentKindEnum,
  PaymentProviderEnum,
  RefundMethodEnum,
  RefundStateEnum,
} from "./ledgerEnums.ts";

/** The columns that decide about refunds and actions. */
const DECIDING = {
  provider: true,
  kind: true,
  state: true,
  amount: true,
  capturesLater: true,
  requested: true,
  refunds: { select: { id: true, state: true, amount: true, excess: true }, orderBy: { id: "asc" } },
} as const;

export const Refund = builder.prismaNode("Refund", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description: "Money that is returned to a customer. For admins.",
  authScopes: { admin: true },
  fields: (t) => ({
    amount: t.expose("amount", { type: "Decimal", description: "The amount; 0 or more." }),
    reason: t.exposeString("reason", { description: "The reason, as staff entered it; may be empty." }),
    restocked: t.exposeBoolean("restocked", { description: "Whether it returned products to the stock." }),
    method: t.expose("method", { type: RefundMethodEnum, description: "How the money is returned." }),
    state: t.expose("state", { type: RefundStateEnum, description: "Its state." }),
    declared: t.exposeBoolean("declared", {
      description: "Whether it results from staff setting the order's payment state.",
    }),
    doneAt: t.expose("doneAt", {
      type: "DateTime",
      nullable: true,
      description: "When the money was returned. Null: not yet.",
    }),
    canSettle: t.field({
      type: Permission,
      select: {
        method: true,
        state: true,
        attempts: true,
        lastError: true,
        payment: { select: { provider: true } },
      },
      description: "Whether staff can record that the money was returned, or that it was not.",
      resolve: ({ payment, ...refund }) => refundPermission({ ...refund, ...payment }),
    }),
    recordedBy: t.relation("recordedBy", {
      type: StaffMember,
      nullable: true,
      description: "Who recorded it. Null: a provider, or the staff member's record was deleted.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was recorded." }),
  }),
});

export const Payment = builder.prismaNode("Payment", {
  nullable: true,
  id: { field: "id", description: "Global ID." },
  description:
    "An entry of the ledger, from which the payment states of orders are derived. It stays when its order is deleted, and it has no data of the customer. For admins.",
  authScopes: { admin: true },
  fields: (t) => ({
    number: t.exposeInt("orderNumber", {
      nullable: true,
      description: "The number of the order, also after its deletion. Null: the order is unknown.",
    }),
    order: t.relation("order", {
      nullable: true,
      description: "The order. Null: it was deleted, or is unknown.",
    }),
    provider: t.field({
      type: PaymentProviderEnum,
      nullable: true,
      select: { provider: true },
      description: "The provider that processes it. Null: staff recorded it.",
      resolve: ({ provider }) => providerNameOf(provider),
    }),
    kind: t.expose("kind", { type: PaymentKindEnum, description: "How it is paid." }),
    channel: t.exposeString("channel", {
      description: "The provider's name of the means of payment; may be empty.",
    }),
    amount: t.expose("amount", { type: "Decimal", description: "The amount; 0 or more." }),
    currency: t.exposeString("currency", {
      nullable: true,
      description: "The ISO 4217 code. Null: the currency of the order.",
    }),
    state: t.expose("state", { type: PaymentEntryStateEnum, description: "Its state." }),
    reference: t.exposeString("providerReference", {
      nullable: true,
      description: "The provider's reference. Null: none.",
    }),
    receivedAt: t.expose("receivedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the money was received. Null: not yet.",
    }),
    fee: t.expose("fee", {
      type: "Decimal",
      nullable: true,
      description: "The provider's fee. Null: it was not reported.",
    }),
    declared: t.exposeBoolean("declared", {
      description:
        "Whether it results from staff setting the order's payment state, not from an amount that they entered.",
    }),
    note: t.exposeString("note", { description: "A note of staff; may be empty." }),
    disputedAt: t.expose("disputedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the customer's bank opened a dispute. Null: none.",
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "When a pending payment or an authorization expires. Null: never, or unknown.",
    }),
    capturesLater: t.exposeBoolean("capturesLater", {
      description:
        "Whether the provider reserves the money, as an authorization, until staff capture it. False: it charges at once.",
    }),
    requested: t.expose("requested", {
      type: AuthorizationRequestEnum,
      nullable: true,
      description:
        "What staff asked the provider to do with the reserved money, until it is done. Null: nothing, or it was refused.",
    }),
    refusedRequest: t.expose("refusedRequest", {
      type: AuthorizationRequestEnum,
      nullable: true,
      description:
        "What the provider refused to do with the reserved money, until staff ask for something again. Null: nothing.",
    }),
    lastError: t.exposeString("lastError", {
      nullable: true,
      description: "What the provider answered to the last call that failed. Null: none has failed.",
    }),
    recordedBy: t.relation("recordedBy", {
      type: StaffMember,
      nullable: true,
      description: "Who recorded it. Null: a provider, or the staff member's record was deleted.",
    }),
    refunds: t.relation("refunds", {
      type: Refund,
      query: { orderBy: { id: "asc" } },
      description: "Its refunds, oldest first.",
    }),
    refundable: t.field({
      type: "Decimal",
      select: DECIDING,
      description: "How much of it can still be refunded; 0 when the money was not received.",
      resolve: refundableAmount,
    }),
    refundMethod: t.field({
      type: RefundMethodEnum,
      select: { provider: true, kind: true },
      description: "How its refunds are returned: what the provider cannot return, staff return.",
      resolve: refundMethodOf,
    }),
    can: t.field({
      type: Permission,
      args: { action: t.arg({ type: PaymentActionEnum, required: true, description: "The action." }) },
      select: { id: true, ...DECIDING },
      description: "Whether its state allows an action.",
      resolve: (payment, { action }) => paymentPermission(action, payment),
    }),
    version: t.exposeInt("version", { description: "A number that increases with each change." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was recorded." }),
  }),
});
