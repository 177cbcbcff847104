import type {
  AuthorizationRequest,
  OrderState,
  PaymentKind,
  RefundMethod,
  RefundState,
} from "@machiya/prisma/enums";
import { type DecimalLike, decimal, readDecimal, toWire } from "../money.ts";
import {
  type PaymentProviderName,
  providerDeclaration,
  requirePaymentProvider,
} from "../paymentProviders/providerRegistry.ts";
import { capabilitiesOf, channelsOfProvider, KIND_OF_CHANNEL } from "./onlinePayments.ts";
import { isReserved, type LedgerPayment, refundableAmount } from "./paymentLedger.ts";

/** The kinds of payments that staff record. */
export const RECORDED_KINDS = ["CASH", "TRANSFER", "COD", "CARD", "OTHER"] as const satisfies PaymentKind[];

export type RecordedPaymentKind = (typeof RECORDED_KINDS)[number];

/** Returns whether staff record payments of this kind. */
export const isRecordedKind = (kind: PaymentKind): kind is RecordedPaymentKind =>
  RECORDED_KINDS.some((recorded) => recorded === kind);

/** The maximum lengths of what staff write about a payment and a refund. */
export const PAYMENT_TEXT_LENGTHS = { note: 500, reason: 500 } as const;

/** Returns how a payment is refunded. Money that its provider cannot return is returned by staff. */
export function refundMethodOf({ provider, kind }: { provider: string; kind: PaymentKind }): RefundMethod {
  if (provider === "MANUAL") return "MANUAL";
  const canRefund = channelsOfProvider(provider).some(
    (channel) => KIND_OF_CHANNEL[channel] === kind && capabilitiesOf(provider, channel)?.canRefund === true,
  );
  return canRefund ? "PROVIDER" : "MANUAL";
}

/** Returns the provider of a payment; null for a payment that staff record. Throws for one without a module. */
export const providerNameOf = (provider: string): PaymentProviderName | null =>
  provider === "MANUAL" ? null : requirePaymentProvider(provider);

/** What staff can do with a payment. */
export type PaymentAction = "REFUND" | "VOID" | "CAPTURE" | "VOID_AUTHORIZATION";

/** A payment, as far as it decides what staff can do with it. */
export interface ManagedPayment extends LedgerPayment {
  capturesLater: boolean;
  requested: AuthorizationRequest | null;
}

/** Reserved money is captured or released once: a request of staff excludes another. */
const awaitsDecision = (payment: ManagedPayment): boolean =>
  isReserved(payment) && payment.requested === null;

const ALLOWED: Record<PaymentAction, (payment: ManagedPayment) => boolean> = {
  REFUND: (payment) => refundableAmount(payment).gt(0),
  /** Only an entry of staff can be a mistake, and only while nothing of it was returned. */
  VOID: ({ provider, state, refunds }) =>
    provider === "MANUAL" && state !== "CANCELLED" && refunds.every((refund) => refund.state === "FAILED"),
  CAPTURE: awaitsDecision,
  VOID_AUTHORIZATION: awaitsDecision,
};

/** Returns whether staff can perform an action on a payment. */
export function paymentPermission(
  action: PaymentAction,
  payment: ManagedPayment,
): { allowed: boolean; reason: "ORDER_STATE_FORBIDS" | null } {
  const allowed = ALLOWED[action](payment);
  return { allowed, reason: allowed ? null : "ORDER_STATE_FORBIDS" };
}

/** The beginning of a refund's error after an attempt that certainly changed nothing at the provider. */
export const REFUND_NOT_DONE = "NOT_DONE: ";

/** A refund, as far as it decides who settles it. */
export interface SettledRefund {
  provider: string;
  method: RefundMethod;
  state: RefundState;
  attempts: number;
  lastError: string | null;
}

/**
 * Returns whether staff can record what became of a refund: of one that they make themselves, and of one whose
 * outcome is visible only at the provider.
 */
export function refundPermission(refund: SettledRefund): {
  allowed: boolean;
  reason: "ORDER_STATE_FORBIDS" | null;
} {
  const { provider, method, state, attempts, lastError } = refund;
  const isUnknown =
    provider !== "MANUAL" &&
    !providerDeclaration(provider).reportsRefunds &&
    attempts > 0 &&
    lastError !== null &&
    !lastError.startsWith(REFUND_NOT_DONE);
  const allowed = state === "PENDING" && (method === "MANUAL" || isUnknown);
  return { allowed, reason: allowed ? null : "ORDER_STATE_FORBIDS" };
}

/** Returns whether a refund may return products to the stock. Cancellation has returned all of them. */
export const canRestock = (state: OrderState): boolean => state !== "CANCELLED";

/**
 * Returns how many whole pieces of a line a refund of an amount covers, of those that can still return to the stock: at least
 * one, because something of the line comes back, and all of a line that costs nothing.
 */
export function coveredQuantity(
  amount: string,
  line: { restockable: DecimalLike; unitPrice: DecimalLike },
): string {
  const [most, price] = [decimal(line.restockable), decimal(line.unitPrice)];
  const covered = price.gt(0) ? (readDecimal(amount.trim()) ?? decimal(0)).div(price).round(0, 0) : most;
  const pieces = covered.lt(1) ? decimal(1) : covered;
  return toWire(pieces.lt(most) ? pieces : most);
}

/** A payment, as far as it says how an order was paid online. */
interface OnlinePayment {
  id: number;
  provider: string;
  channel: string;
  state: LedgerPayment["state"];
}

/** Returns the online payment of an order: the newest that was received, else the newest; null without one. */
export function onlinePaymentOf(payments: readonly OnlinePayment[]): OnlinePayment | null {
  const online = payments.filter(({ provider }) => provider !== "MANUAL").toSorted((a, b) => b.id - a.id);
  return online.find(({ state }) => state === "CAPTURED") ?? online[0] ?? null;
}

/** The fields of a payment that have a column in the CSV export, in its order. */
export const PAYMENT_COLUMNS = [
  "day",
  "number",
  "provider",
  "kind",
  "channel",
  "amount",
  "currency",
  "fee",
  "state",
  "reference",
] as const;
export type PaymentField = (typeof PAYMENT_COLUMNS)[number];
