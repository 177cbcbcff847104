import type { OrderState, PaymentState } from "@machiya/prisma/enums";
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

/** The fields that determine whether a customer can report their payment. */
export interface ReportableOrder {
  state: OrderState;
  paymentState: PaymentState;
  /** The payment method's stored number. */
  paymentMethod: number;
}

/**
 * Returns whether a customer can report a payment. A report never changes the payment state (decisions.md
 * §3).
 */
export function paymentReportPermission({ state, paymentState, paymentMethod }: ReportableOrder): {
  allowed: boolean;
  reason: "ORDER_STATE_FORBIDS" | null;
} {
  const allowed =
    paymentMethodOf(paymentMethod) === "BANK_TRANSFER" && state !== "CANCELLED" && AWAITED[paymentState];
  return { allowed, reason: allowed ? null : "ORDER_STATE_FORBIDS" };
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
  const { paymentReportedAt: said, paymentRecordedAt: set } = order;
  return said !== null && (set === null || set < said);
}
