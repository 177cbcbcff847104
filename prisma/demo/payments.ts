import type { PaymentEntryState, PaymentKind, PaymentState, RefundState } from "../generated/prisma/enums.ts";
import type { DemoOrder } from "./orders.ts";

/** How an order with a payment method's number on the wire is paid. */
const KINDS: Readonly<Record<number, PaymentKind>> = { 2: "CARD", 3: "TRANSFER", 4: "CASH", 5: "COD" };

interface DemoPayment {
  kind: PaymentKind;
  amount: string;
  state: PaymentEntryState;
  receivedAt: Date | null;
  createdAt: Date;
  refund: { state: RefundState; reason: string; doneAt: Date | null } | null;
}

/** What produces each payment state; null is no payment. */
const PAID: Record<
  PaymentState,
  { state: PaymentEntryState; isPart?: boolean; refund?: RefundState } | null
> = {
  UNPAID: null,
  PAID: { state: "CAPTURED" },
  PARTIALLY_PAID: { state: "CAPTURED", isPart: true },
  REFUND_PENDING: { state: "CAPTURED", refund: "PENDING" },
  REFUNDED: { state: "CAPTURED", refund: "DONE" },
  FAILED: { state: "FAILED" },
};

/** Returns the payment that produces the payment state of an order; null without one. */
export function demoPaymentOf({
  total,
  paymentMethod,
  paymentState,
  createdAt,
  updatedAt,
}: DemoOrder): DemoPayment | null {
  const paid = PAID[paymentState];
  if (paid === null) return null;
  const { state, isPart = false, refund } = paid;
  return {
    kind: KINDS[paymentMethod] ?? "OTHER",
    amount: isPart ? String(Math.floor(Number(total) / 2)) : total,
    state,
    receivedAt: state === "CAPTURED" ? updatedAt : null,
    createdAt,
    refund:
      refund === undefined
        ? null
        : { state: refund, reason: "訂單取消", doneAt: refund === "DONE" ? updatedAt : null },
  };
}
