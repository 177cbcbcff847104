import type { OrderState, PaymentState } from "@machiya/prisma/enums";
import { accountDigitsOfNote } from "../contactDetails.ts";
import { DomainError } from "../errors.ts";
import { type DecimalLike, decimal } from "../money.ts";
import { ORDER_STATES } from "./orderState.ts";
import { paymentMethodOf } from "./payment.ts";

/** Whether payment is still expected. */
const AWAITED: Record<PaymentState, boolean> = {
  UNPAID: true,
  PAID: false,
  PARTIALLY_PAID: true,
  REFUND_PENDING: false,
  REFUNDED: false,
  FAILED: true,
};

/** Returns whether an order's money was received, also when it was returned since. A newer server may send other states. */
export const wasPaid = (paymentState: string): boolean =>
  PAYMENT_STATES.some((state) => state === paymentState && !AWAITED[state]);

/** The order states in which payment may still be expected, for queries. */
export const PAYABLE_STATES: OrderState[] = ORDER_STATES.filter((state) => state !== "CANCELLED");

/** Returns what an order costs: nothing when it is canceled. */
export const amountDue = ({ state, total }: { state: OrderState; total: DecimalLike }): DecimalLike =>
  PAYABLE_STATES.includes(state) ? total : 0;

/** The totals of which payment may still be expected, for queries. */
export const PAYABLE_TOTALS = { gt: 0 } as const;

/** The fields that determine whether an order is still to be paid. */
export interface PayableOrder {
  state: OrderState;
  paymentState: PaymentState;
  total: DecimalLike;
}

/** Returns whether an order is still to be paid, which one of nothing never is. */
export function awaitsPayment({ state, paymentState, total }: PayableOrder): boolean {
  return PAYABLE_STATES.includes(state) && AWAITED[paymentState] && decimal(total).gt(0);
}

/** Returns the state for which no payment is expected: that of the order if it is canceled, else that of its payment. */
export const forbiddingState = (order: {
  state: OrderState;
  paymentState: PaymentState;
}): OrderState | PaymentState => (PAYABLE_STATES.includes(order.state) ? order.paymentState : order.state);

/** The fields that determine whether a customer can report their payment. */
export interface ReportableOrder extends PayableOrder {
  /** The payment method's stored number. */
  paymentMethod: number;
}

/**
 * Returns whether a customer can report a payment. A report never changes the payment state (decisions.md
 * §3).
 */
export function paymentReportPermission(order: ReportableOrder): {
  allowed: boolean;
  reason: "ORDER_STATE_FORBIDS" | null;
} {
  const allowed = paymentMethodOf(order.paymentMethod) === "BANK_TRANSFER" && awaitsPayment(order);
  return { allowed, reason: allowed ? null : "ORDER_STATE_FORBIDS" };
}

/** Throws ORDER_STATE_FORBIDS, with the state that forbids it, unless a customer can report a payment. */
export function requirePaymentReport(order: ReportableOrder): void {
  const { reason } = paymentReportPermission(order);
  if (reason === null) return;
  throw new DomainError(reason, { state: forbiddingState(order) });
}

/** Every payment state, in display order. */
export const PAYMENT_STATES = Object.keys(AWAITED) as readonly PaymentState[];

/** The payment states in which a customer can report a payment, for queries. */
export const UNPAID_STATES = ["UNPAID", "PARTIALLY_PAID", "FAILED"] as const satisfies PaymentState[];

/**
 * Returns whether staff still have to check a payment report, which they do by setting the payment state
 * after it.
 */
export function isReportPending(order: {
  paymentReportedAt: Date | null;
  paymentRecordedAt: Date | null;
}): boolean {
  const { paymentReportedAt: reportedAt, paymentRecordedAt: recordedAt } = order;
  return reportedAt !== null && (recordedAt === null || recordedAt < reportedAt);
}

/** Returns what undoing the check of a payment report needs, as JSON. */
export function reportBeforeCheck(
  order: Record<"paymentRecordedAt" | "paymentDueAt" | "paymentRemindAt", Date | null>,
): Record<"paymentRecordedAt" | "paymentDueAt" | "paymentRemindAt", string | null> {
  const text = (at: Date | null) => at?.toISOString() ?? null;
  return {
    paymentRecordedAt: text(order.paymentRecordedAt),
    paymentDueAt: text(order.paymentDueAt),
    paymentRemindAt: text(order.paymentRemindAt),
  };
}

/**
 * Returns the last five digits of the account from which a customer pays by bank transfer: of their payment
 * report, else of the note that they entered with the order. Null when they are not known.
 */
export function payingAccountDigits(order: {
  paymentMethod: number;
  paymentReportDigits: string | null;
  note: string;
}): string | null {
  if (paymentMethodOf(order.paymentMethod) !== "BANK_TRANSFER") return null;
  return order.paymentReportDigits ?? accountDigitsOfNote(order.note);
}
