import type { PaymentEntryState, PaymentKind, PaymentState, RefundState } from "@machiya/prisma/enums";
import { type Big, type DecimalLike, decimal } from "../money.ts";

/** A refund, as far as it decides about the payment state. */
export interface LedgerRefund {
  state: RefundState;
  amount: DecimalLike;
  /** How much of the amount was held beyond the order's total when the refund was recorded. */
  excess: DecimalLike;
}

/** A payment, as far as it decides about the payment state. */
export interface LedgerPayment<Refund extends LedgerRefund = LedgerRefund> {
  /** Ids increase with time. */
  id: number;
  /** The key of a provider, or MANUAL. */
  provider: string;
  kind: PaymentKind;
  state: PaymentEntryState;
  amount: DecimalLike;
  refunds: readonly Refund[];
}

/**
 * Where a payment may move. A provider's late report of received money counts in every state, because a
 * customer can pay after the payment failed, was abandoned, or has expired.
 */
const FOLLOWING: Record<PaymentEntryState, readonly PaymentEntryState[]> = {
  PENDING: ["AUTHORIZED", "CAPTURED", "FAILED", "CANCELLED", "EXPIRED"],
  AUTHORIZED: ["CAPTURED", "FAILED", "CANCELLED", "EXPIRED"],
  CAPTURED: [],
  FAILED: ["AUTHORIZED", "CAPTURED"],
  CANCELLED: ["AUTHORIZED", "CAPTURED"],
  EXPIRED: ["AUTHORIZED", "CAPTURED"],
};

/** Every state of a payment, in the order of its life cycle. */
export const PAYMENT_ENTRY_STATES = Object.keys(FOLLOWING) as readonly PaymentEntryState[];

/** The states in which a provider may still report a result. */
export const UNSETTLED_PAYMENT_STATES = ["PENDING", "AUTHORIZED"] as const satisfies PaymentEntryState[];

/** Returns whether a provider's report moves a payment. A repeated or outdated report does not. */
export function paymentMoves(from: PaymentEntryState, to: PaymentEntryState): boolean {
  return FOLLOWING[from].includes(to);
}

const sum = (amounts: readonly DecimalLike[]): Big =>
  amounts.reduce<Big>((total, amount) => total.plus(decimal(amount)), decimal(0));

const amountsIn = (refunds: readonly Pick<LedgerRefund, "state" | "amount">[], state: RefundState) =>
  refunds.filter((refund) => refund.state === state).map(({ amount }) => amount);

/** Returns how much of a payment was returned. */
export function returnedAmount({ refunds }: Pick<LedgerPayment, "refunds">): Big {
  return sum(amountsIn(refunds, "DONE"));
}

/** Returns how much of several payments was returned. */
export function returnedTotal(payments: readonly Pick<LedgerPayment, "refunds">[]): Big {
  return sum(payments.map(returnedAmount));
}

/** Returns how much of a payment can still be refunded; nothing of money that was not received. */
export function refundableAmount({
  state,
  amount,
  refunds,
}: {
  state: PaymentEntryState;
  amount: DecimalLike;
  refunds: readonly Pick<LedgerRefund, "state" | "amount">[];
}): Big {
  if (state !== "CAPTURED") return decimal(0);
  return decimal(amount)
    .minus(sum(amountsIn(refunds, "DONE")))
    .minus(sum(amountsIn(refunds, "PENDING")));
}

/** Returns whether the money was received. */
export const isReceived = ({ state }: Pick<LedgerPayment, "state">): boolean => state === "CAPTURED";

/** Returns what was received by several payments. */
export function receivedTotal(payments: readonly Pick<LedgerPayment, "state" | "amount">[]): Big {
  return sum(payments.filter(isReceived).map(({ amount }) => amount));
}

/** A payment whose money the provider may reserve until staff capture it. */
export interface Authorization {
  state: PaymentEntryState;
  capturesLater: boolean;
}

/** Returns whether the provider reserves the customer's money until staff capture it. */
export const isReserved = ({ state, capturesLater }: Authorization): boolean =>
  capturesLater && state === "AUTHORIZED";

/** Returns whether a refund of received money is pending. */
export function isRefundPending(payment: LedgerPayment): boolean {
  return isReceived(payment) && amountsIn(payment.refunds, "PENDING").length > 0;
}

/** Returns whether the shop received the money and has not returned all of it. */
export function isHeld(payment: LedgerPayment): boolean {
  if (!isReceived(payment)) return false;
  const returned = amountsIn(payment.refunds, "DONE");
  return returned.length === 0 || sum(returned).lt(decimal(payment.amount));
}

/**
 * Returns what pays an order: what was received by payments that were not returned completely, without what was
 * returned because the order did not need it.
 */
export function heldAmount(payments: readonly LedgerPayment[]): Big {
  const held = payments.filter(isHeld);
  const excess = held.flatMap(({ refunds }) => refunds.filter(({ state }) => state === "DONE"));
  return sum(held.map(({ amount }) => amount)).minus(sum(excess.map((refund) => refund.excess)));
}

const atLeastZero = (amount: Big): Big => (amount.lt(0) ? decimal(0) : amount);

/** Returns what a customer still has to pay of an order that costs this amount. */
export function outstandingAmount(due: DecimalLike, payments: readonly LedgerPayment[]): Big {
  return atLeastZero(decimal(due).minus(heldAmount(payments)));
}

/**
 * Returns by how much the money that the shop holds, and is not returning, exceeds what an order costs. The SQL function
 * machiya_overpaid is the same rule.
 */
export function overpaidAmount(
  due: DecimalLike,
  payments: readonly Parameters<typeof refundableAmount>[0][],
): Big {
  return atLeastZero(sum(payments.map(refundableAmount)).minus(decimal(due)));
}

/**
 * Returns how much of a new refund is money that an order with this total does not need. The rest is goodwill, which lowers
 * what the customer owes, and so is every refund for goods that come back: the order still has their lines. The database
 * computes the same for each refund.
 */
export function excessOfRefund(
  { amount, restocked }: { amount: DecimalLike; restocked: boolean },
  total: DecimalLike,
  payments: readonly LedgerPayment[],
): Big {
  const overpaid = restocked ? decimal(0) : overpaidAmount(total, payments);
  return overpaid.lt(decimal(amount)) ? overpaid : decimal(amount);
}

/** The payment state when no money is held, by the state of the newest payment that came to something. */
const WITHOUT_MONEY: Record<PaymentEntryState, PaymentState> = {
  PENDING: "UNPAID",
  AUTHORIZED: "UNPAID",
  CAPTURED: "REFUNDED",
  FAILED: "FAILED",
  CANCELLED: "UNPAID",
  EXPIRED: "UNPAID",
};

/** Whether a payment counts. Canceled and expired ones left nothing behind. */
const COUNTS: Record<PaymentEntryState, boolean> = {
  PENDING: true,
  AUTHORIZED: true,
  CAPTURED: true,
  FAILED: true,
  CANCELLED: false,
  EXPIRED: false,
};

/**
 * Returns the payment state of an order with this total, the only rule that derives it. The SQL function
 * machiya_payment_state is the same rule.
 *
 * A payment counts until all of it was returned. A partial refund lowers what the customer owes as much as what they have
 * paid, so that the order stays paid, except for the part of it that the order did not need when it was recorded.
 */
export function paymentStateOf(total: DecimalLike, payments: readonly LedgerPayment[]): PaymentState {
  const counted = payments.filter(({ state }) => COUNTS[state]);
  if (counted.some(isRefundPending)) return "REFUND_PENDING";
  const held = counted.filter(isHeld);
  if (held.length > 0) {
    const covers = held.some(({ kind }) => kind !== "PART") && heldAmount(held).gte(decimal(total));
    return covers ? "PAID" : "PARTIALLY_PAID";
  }
  const newest = counted.toSorted((a, b) => b.id - a.id)[0];
  return newest === undefined ? "UNPAID" : WITHOUT_MONEY[newest.state];
}
