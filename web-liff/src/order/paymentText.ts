/** What decides about the text: the state of the order and of its payment. */
interface PaidOrder {
  state: string;
  paymentState: string;
}

/**
 * Returns which state of an online payment the order's page tells; null for none. What the order says counts, not its latest
 * payment: a later attempt may have failed or been left, and a payment stays received when its money was returned, of which
 * the page tells elsewhere, as of the money of a canceled order.
 */
export function paymentText(
  { state, paymentState }: PaidOrder,
  payment: { state: string } | null,
): string | null {
  if (payment === null || state === "CANCELLED") return null;
  if (paymentState === "PAID") return "CAPTURED";
  if (paymentState === "REFUNDED" || paymentState === "REFUND_PENDING") return null;
  // What of a partly paid order was received is in its facts.
  return payment.state === "CAPTURED" && paymentState !== "PARTIALLY_PAID" ? null : payment.state;
}
