import type { ProviderReport } from "@machiya/schema/domain/orders/providerReport";
import type Stripe from "stripe";
import { fromStripeAmount } from "./stripeAmount.ts";

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

/** Reads a Checkout Session; its PaymentIntent, once there is one, becomes the payment's reference. */
export function reportOfSession(session: Stripe.Checkout.Session, eventId: string): ProviderReport {
  const intent = session.payment_intent;
  if (intent !== null && typeof intent === "object") return reportOfIntent(intent, eventId);
  const state =
    session.payment_status === "paid" ? "CAPTURED" : session.status === "expired" ? "EXPIRED" : "PENDING";
  return {
    eventId,
    reference: session.client_reference_id ?? "",
    providerReference: intent ?? session.id,
    state,
    amount: fromStripeAmount(session.amount_total, session.currency),
    ...{ refunded: null, code: null, dispute: null },
  };
}

/** Stripe cancels a PaymentIntent by itself when the money was not captured in time. */
const isRunOut = ({ status, cancellation_reason: reason }: Stripe.PaymentIntent): boolean =>
  status === "canceled" && (reason === "automatic" || reason === "expired");

/** Until when the bank reserves the money of a charge, as far as Stripe says. */
function reservedUntil(charge: Stripe.PaymentIntent["latest_charge"]): Date | null {
  const seconds =
    charge !== null && typeof charge === "object"
      ? charge.payment_method_details?.card?.capture_before
      : undefined;
  return seconds === undefined ? null : new Date(seconds * 1000);
}

/** Reads a PaymentIntent, with what was refunded if its charge was fetched too. */
export function reportOfIntent(intent: Stripe.PaymentIntent, eventId: string): ProviderReport {
  const charge = intent.latest_charge;
  const refunded =
    charge !== null && typeof charge === "object"
      ? fromStripeAmount(charge.amount_refunded, charge.currency)
      : null;
  const isFailed = intent.status === "requires_payment_method" && intent.last_payment_error !== null;
  return {
    eventId,
    reference: intent.metadata[REFERENCE_KEY] ?? "",
    providerReference: intent.id,
    state: isFailed ? "FAILED" : isRunOut(intent) ? "EXPIRED" : (STATE_OF_INTENT[intent.status] ?? "PENDING"),
    amount: fromStripeAmount(intent.amount, intent.currency),
    refunded: refunded?.minor ?? null,
    ...(intent.status === "requires_capture" && { reserved: { until: reservedUntil(charge) } }),
    ...{ code: null, dispute: null },
  };
}

/** Reads a charge, whose events report refunds. */
export function reportOfCharge(charge: Stripe.Charge, eventId: string): ProviderReport {
  const { payment_intent: intent } = charge;
  return {
    eventId,
    reference: charge.metadata[REFERENCE_KEY] ?? "",
    providerReference: typeof intent === "string" ? intent : (intent?.id ?? null),
    state: charge.captured ? "CAPTURED" : "PENDING",
    amount: fromStripeAmount(charge.amount, charge.currency),
    refunded: fromStripeAmount(charge.amount_refunded, charge.currency)?.minor ?? null,
    ...{ code: null, dispute: null },
  };
}

/** Reads a dispute: the customer's bank demands the money back. It names the payment by its PaymentIntent. */
export function reportOfDispute(dispute: Stripe.Dispute, eventId: string): ProviderReport {
  const { payment_intent: intent, status } = dispute;
  return {
    eventId,
    reference: dispute.metadata[REFERENCE_KEY] ?? "",
    providerReference: typeof intent === "string" ? intent : (intent?.id ?? null),
    state: "CAPTURED",
    amount: null,
    ...{ refunded: null, code: null },
    dispute: status === "won" ? "WON" : status === "lost" ? "LOST" : "OPEN",
  };
}
