import type { StandInPayment } from "../../standIns/standIn.ts";
import { toStripeAmount } from "./stripeAmount.ts";
import { REFERENCE_KEY, REFUND_KEY } from "./stripeReport.ts";

const metadataOf = (payment: StandInPayment) => ({ [REFERENCE_KEY]: payment.reference });
const moneyOf = ({ amount }: StandInPayment) => ({ currency: amount.currency.toLowerCase() });
const inStripe = ({ amount }: StandInPayment, minor: number) => toStripeAmount({ ...amount, minor });

/** The charge of a paid payment. */
export function chargeObject(payment: StandInPayment) {
  return {
    id: payment.id.replace("cs_test", "ch"),
    object: "charge",
    amount: inStripe(payment, payment.amount.minor),
    amount_refunded: inStripe(payment, payment.refunded),
    captured: payment.state === "PAID",
    payment_intent: payment.id.replace("cs_test", "pi"),
    metadata: metadataOf(payment),
    ...moneyOf(payment),
  };
}

const INTENT_STATUS: Readonly<Partial<Record<StandInPayment["state"], string>>> = {
  PAID: "succeeded",
  RESERVED: "requires_capture",
  VOIDED: "canceled",
  EXPIRED: "canceled",
};
const RESERVED_SECONDS = 7 * 24 * 60 * 60;

/** The charge of a payment whose money is reserved. */
const heldCharge = (payment: StandInPayment) => ({
  ...chargeObject(payment),
  payment_method_details: {
    card: { capture_before: Math.floor(Date.now() / 1000) + RESERVED_SECONDS },
  },
});

/** The PaymentIntent of a session, with its charge. */
export function intentObject(payment: StandInPayment) {
  const isPaid = payment.state === "PAID";
  return {
    id: payment.id.replace("cs_test", "pi"),
    object: "payment_intent",
    amount: inStripe(payment, payment.amount.minor),
    status: INTENT_STATUS[payment.state] ?? "requires_payment_method",
    // A PaymentIntent whose money was not captured in time.
    cancellation_reason: payment.state === "EXPIRED" && payment.capturesLater ? "automatic" : null,
    last_payment_error: null,
    latest_charge: isPaid ? chargeObject(payment) : payment.state === "RESERVED" ? heldCharge(payment) : null,
    metadata: metadataOf(payment),
    ...moneyOf(payment),
  };
}

/** A Checkout Session, which has a PaymentIntent once the customer pays. */
export function sessionObject(payment: StandInPayment, url: string) {
  const isPaid = payment.state === "PAID";
  const isOver = isPaid || payment.state === "RESERVED" || payment.state === "VOIDED";
  return {
    id: payment.id,
    object: "checkout.session",
    mode: "payment",
    livemode: false,
    status: isOver ? "complete" : payment.state === "EXPIRED" ? "expired" : "open",
    payment_status: isPaid ? "paid" : "unpaid",
    client_reference_id: payment.reference,
    amount_total: inStripe(payment, payment.amount.minor),
    payment_intent: isOver ? intentObject(payment) : null,
    metadata: metadataOf(payment),
    url: isOver ? null : url,
    ...moneyOf(payment),
  };
}

/** A refund, which the bank has accepted unless the status says otherwise. */
export function refundObject(
  id: string,
  payment: StandInPayment,
  amount: number,
  { form, status }: { form: Readonly<Record<string, string>>; status: string },
) {
  const key = form[`metadata[${REFUND_KEY}]`];
  return {
    id,
    object: "refund",
    amount,
    status,
    payment_intent: payment.id.replace("cs_test", "pi"),
    metadata: key === undefined ? {} : { [REFUND_KEY]: key },
    ...moneyOf(payment),
  };
}
