import type { OrderState, PaymentState } from "@machiya/prisma/enums";
import { paymentMethodOf } from "./payment.ts";

/** Whether money is still to come. */
const AWAITED: Record<PaymentState, boolean> = {
  UNPAID: true,
  PAID: false,
  PARTIALLY_PAID: true,
  REFUND_PENDING: false,
  REFUNDED: false,
  FAILED: true,
};

/** What of an order decides whether its customer may say that they have paid. */
export interface ReportableOrder {
  state: OrderState;
  paymentState: PaymentState;
  /** The payment method's number. */
  paymentMethod: number;
}

/** Whether a customer may say that they have paid; it is a word, never the payment state (decisions.md §3). */
export function paymentReportPermission({ state, paymentState, paymentMethod }: ReportableOrder): {
  allowed: boolean;
  reason: "ORDER_STATE_FORBIDS" | null;
} {
  const allowed =
    paymentMethodOf(paymentMethod) === "BANK_TRANSFER" && state !== "CANCELLED" && AWAITED[paymentState];
  return { allowed, reason: allowed ? null : "ORDER_STATE_FORBIDS" };
}

/** Every payment state, in the order in which screens list them. */
export const PAYMENT_STATES = Object.keys(AWAITED) as readonly PaymentState[];

/** The payment states in which a customer may say so, for queries. */
export const UNPAID_STATES = ["UNPAID", "PARTIALLY_PAID", "FAILED"] as const satisfies PaymentState[];

/** The last five digits of an account as somebody types them, full-width ones too; null unless they are exactly five. */
export function readAccountDigits(text: string): string | null {
  const digits = text.normalize("NFKC").trim();
  return /^[0-9]{5}$/.test(digits) ? digits : null;
}

/** Whether staff have yet to look at what the customer said: they have once they set the payment state after it. */
export function isReportPending(order: {
  paymentReportedAt: Date | null;
  paymentRecordedAt: Date | null;
}): boolean {
  const { paymentReportedAt: said, paymentRecordedAt: set } = order;
  return said !== null && (set === null || set < said);
}
