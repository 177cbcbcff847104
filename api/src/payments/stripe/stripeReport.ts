import type { ProviderReport } from "@machiya/schema/domain/orders/providerReport";
import type { RefundReport } from "@machiya/schema/payments/settleRefund";
import type Stripe from "stripe";
import { fromStripeAmount } from "./stripeAmount.ts";
import {
  chargeShape,
  disputeShape,
  intentShape,
  readStripeObject,
  refundShape,
  type StripeCharge,
  type StripeIntent,
  type StripeRefund,
  sessionShape,
} from "./stripeShapes.ts";

/** The key of the metadata that contains our name of the payment. */
export const REFERENCE_KEY = "machiya_payment";
/** The key of a refund's metadata that contains our name of the refund. */
export const REFUND_KEY = "machiya_refund";

const STATE_OF_INTENT: Readonly<Record<Stripe.PaymentIntent.Status, ProviderReport["state"]>> = {
  requires_payment_method: "PENDING",
  requires_confirmation: "PENDING",
  requires_action: "PENDING",
  processing: "PENDING",
  requires_capture: "AUTHORIZED",
  succeeded: "CAPTURED",
  canceled: "CANCELLED",
};

/** How a refund of Stripe ends, by its status. It may still fail in any other status, also in one that is not known yet. */
const END_OF_REFUND: Readonly<Record<string, "DONE" | "FAILED">> = {
  succeeded: "DONE",
  failed: "FAILED",
  canceled: "FAILED",
};

/** Reads how a refund has ended; null: not yet. */
export const endOfRefund = ({ status }: StripeRefund): "DONE" | "FAILED" | null =>
  END_OF_REFUND[status] ?? null;

/** Returns why a refund is not done. */
export const reasonOfRefund = ({ status, failure_reason }: StripeRefund): string =>
  `Stripe: the refund is ${status}${failure_reason ? ` (${failure_reason})` : ""}`;

/** Reads a refund from an event; null for one that the shop did not ask for. */
export function reportOfRefund(object: unknown): RefundReport | null {
  const refund = readStripeObject(refundShape, object);
  const refundReference = refund.metadata?.[REFUND_KEY];
  if (typeof refundReference !== "string") return null;
  return { refundReference, hasFailed: endOfRefund(refund) === "FAILED", reason: reasonOfRefund(refund) };
}

/** Returns our name of the payment; "" when the object has none. */
const referenceOf = (metadata: StripeIntent["metadata"]): string => {
  const reference = metadata?.[REFERENCE_KEY];
  return typeof reference === "string" ? reference : "";
};

/**
 * Reads a Checkout Session; its PaymentIntent, once there is one, becomes the payment's reference. This and the other
 * functions throw ProviderUnavailable for an object that does not have the documented form.
 */
export function reportOfSession(object: unknown, eventId: string): ProviderReport {
  const session = readStripeObject(sessionShape, object);
  const { payment_intent: intent } = session;
  if (typeof intent === "object" && intent !== null) return readIntent(intent, eventId);
  const state =
    session.payment_status === "paid" ? "CAPTURED" : session.status === "expired" ? "EXPIRED" : "PENDING";
  return {
    eventId,
    reference: session.client_reference_id ?? "",
    providerReference: intent ?? session.id,
    state,
    amount: fromStripeAmount(session.amount_total ?? null, session.currency ?? null),
    refunded: null,
    code: null,
    dispute: null,
  };
}

/** Stripe cancels a PaymentIntent by itself when the money was not captured in time. */
const isRunOut = ({ status, cancellation_reason: reason }: StripeIntent): boolean =>
  status === "canceled" && (reason === "automatic" || reason === "expired");

/** Until when the bank reserves the money of a charge, as far as Stripe says. */
function reservedUntil(charge: StripeCharge | null): Date | null {
  const seconds = charge?.payment_method_details?.card?.capture_before ?? null;
  return seconds === null ? null : new Date(seconds * 1000);
}

/** Reads a PaymentIntent, with what was refunded if its charge was fetched too. */
export function reportOfIntent(object: unknown, eventId: string): ProviderReport {
  return readIntent(readStripeObject(intentShape, object), eventId);
}

function readIntent(intent: StripeIntent, eventId: string): ProviderReport {
  const { status, latest_charge: latest } = intent;
  const charge = typeof latest === "object" ? latest : null;
  const refunded = charge === null ? null : fromStripeAmount(charge.amount_refunded, charge.currency);
  const isFailed = status === "requires_payment_method" && intent.last_payment_error != null;
  const [, state = "PENDING"] = Object.entries(STATE_OF_INTENT).find(([name]) => name === status) ?? [];
  return {
    eventId,
    reference: referenceOf(intent.metadata),
    providerReference: intent.id,
    state: isFailed ? "FAILED" : isRunOut(intent) ? "EXPIRED" : state,
    amount: fromStripeAmount(intent.amount, intent.currency),
    refunded: refunded?.minor ?? null,
    ...(status === "requires_capture" && { reserved: { until: reservedUntil(charge) } }),
    code: null,
    dispute: null,
  };
}

/** Reads a charge, whose events report refunds. */
export function reportOfCharge(object: unknown, eventId: string): ProviderReport {
  const charge = readStripeObject(chargeShape, object);
  return {
    eventId,
    reference: referenceOf(charge.metadata),
    providerReference: charge.payment_intent,
    state: charge.captured ? "CAPTURED" : "PENDING",
    amount: fromStripeAmount(charge.amount, charge.currency),
    refunded: fromStripeAmount(charge.amount_refunded, charge.currency)?.minor ?? null,
    code: null,
    dispute: null,
  };
}

/** Reads a dispute: the customer's bank demands the money back. It names the payment by its PaymentIntent. */
export function reportOfDispute(object: unknown, eventId: string): ProviderReport {
  const { payment_intent, status, metadata } = readStripeObject(disputeShape, object);
  return {
    eventId,
    reference: referenceOf(metadata),
    providerReference: payment_intent,
    state: "CAPTURED",
    amount: null,
    refunded: null,
    code: null,
    dispute: status === "won" ? "WON" : status === "lost" ? "LOST" : "OPEN",
  };
}
