import { PaymentState } from "@machiya/prisma/enums";
import { expect, it } from "vitest";
import {
  excessOfRefund,
  type LedgerPayment,
  type LedgerRefund,
  outstandingAmount,
  overpaidAmount,
  PAYMENT_ENTRY_STATES,
  paymentMoves,
  paymentStateOf,
  refundableAmount,
} from "./paymentLedger.ts";

const payment = (id: number, more: Partial<LedgerPayment> = {}): LedgerPayment => ({
  id,
  provider: "MANUAL",
  kind: "CASH",
  state: "CAPTURED",
  amount: "100",
  refunds: [],
  ...more,
});
const refund = (amount: string, state: LedgerRefund["state"] = "DONE", excess = "0"): LedgerRefund => {
  return { amount, state, excess };
};
const returned = (id: number) => payment(id, { refunds: [refund("100")] });

it.each<[string, PaymentState, LedgerPayment[], string?]>([
  ["no payment", "UNPAID", []],
  ["money of exactly the total", "PAID", [payment(1)]],
  ["more money than the total", "PAID", [payment(1), payment(2)]],
  ["a hundred-thousandth too little", "PARTIALLY_PAID", [payment(1, { amount: "99.99999" })]],
  ["two payments that cover the total", "PAID", [payment(1, { amount: "60" }), payment(2, { amount: "40" })]],
  ["nothing received for an order of 0", "UNPAID", [], "0"],
  ["a received payment of 0 for an order of 0", "PAID", [payment(1, { amount: "0" })], "0"],
  ["a part of unknown amount", "PARTIALLY_PAID", [payment(1, { kind: "PART", amount: "0" })]],
  [
    "a part of unknown amount of an order of 0",
    "PARTIALLY_PAID",
    [payment(1, { kind: "PART", amount: "0" })],
    "0",
  ],
  ["a part and the whole total", "PAID", [payment(1, { kind: "PART", amount: "0" }), payment(2)]],
  ["a pending payment", "UNPAID", [payment(1, { state: "PENDING" })]],
  ["an authorized payment", "UNPAID", [payment(1, { state: "AUTHORIZED" })]],
  ["a failed payment", "FAILED", [payment(1, { state: "FAILED" })]],
  [
    "a failed payment that is tried again",
    "UNPAID",
    [payment(1, { state: "FAILED" }), payment(2, { state: "PENDING" })],
  ],
  [
    "a failed payment and an abandoned one",
    "FAILED",
    [payment(1, { state: "FAILED" }), payment(2, { state: "EXPIRED" })],
  ],
  ["a canceled payment", "UNPAID", [payment(1, { state: "CANCELLED" })]],
  ["an expired payment", "UNPAID", [payment(1, { state: "EXPIRED" })]],
  ["money, and a newer failed payment", "PAID", [payment(1), payment(2, { state: "FAILED" })]],
  ["a pending refund", "REFUND_PENDING", [payment(1, { refunds: [refund("100", "PENDING")] })]],
  ["a pending refund of a part", "REFUND_PENDING", [payment(1, { refunds: [refund("1", "PENDING")] })]],
  ["a failed refund", "PAID", [payment(1, { refunds: [refund("100", "FAILED")] })]],
  ["a returned part: the customer owes less", "PAID", [payment(1, { refunds: [refund("30")] })]],
  [
    "a returned part that the order did not need then",
    "PARTIALLY_PAID",
    [payment(1, { refunds: [refund("30", "DONE", "30")] })],
  ],
  [
    "a returned part that the order did not need then, nor now",
    "PAID",
    [payment(1, { refunds: [refund("30", "DONE", "30")] })],
    "70",
  ],
  [
    "a failed refund of what the order did not need then",
    "PAID",
    [payment(1, { refunds: [refund("30", "FAILED", "30")] })],
  ],
  [
    "goodwill beside a returned part that the order did not need",
    "PAID",
    [payment(1, { refunds: [refund("30", "DONE", "30"), refund("20")] })],
    "70",
  ],
  ["all money returned", "REFUNDED", [returned(1)]],
  ["all money returned in two refunds", "REFUNDED", [payment(1, { refunds: [refund("30"), refund("70")] })]],
  [
    "a part of the total received and returned",
    "REFUNDED",
    [payment(1, { amount: "5", refunds: [refund("5")] })],
  ],
  ["one of two payments returned", "PAID", [returned(1), payment(2)]],
  ["one of two parts returned", "PARTIALLY_PAID", [returned(1), payment(2, { amount: "50" })]],
  ["a returned payment that is tried again", "UNPAID", [returned(1), payment(2, { state: "PENDING" })]],
  ["a returned payment, then an expired one", "REFUNDED", [returned(1), payment(2, { state: "EXPIRED" })]],
  ["a refund of a payment that was canceled", "UNPAID", [{ ...returned(1), state: "CANCELLED" }]],
])("with %s, an order is %s", (_what, state, payments, total = "100") => {
  expect(paymentStateOf(total, payments)).toBe(state);
  expect(paymentStateOf(total, payments.toReversed())).toBe(state);
});

it("derives every payment state", () => {
  const derived = [
    [],
    [payment(1)],
    [payment(1, { amount: "1" })],
    [payment(1, { refunds: [refund("1", "PENDING")] })],
    [returned(1)],
    [payment(1, { state: "FAILED" })],
  ].map((payments) => paymentStateOf("100", payments));
  expect(derived.toSorted()).toEqual(Object.values(PaymentState).toSorted());
});

it("a payment that was received moves nowhere, and one that was not can still be received", () => {
  for (const from of PAYMENT_ENTRY_STATES) {
    expect(paymentMoves(from, "CAPTURED")).toBe(from !== "CAPTURED");
    expect(paymentMoves("CAPTURED", from)).toBe(false);
    expect(paymentMoves(from, from)).toBe(false);
    expect(paymentMoves(from, "PENDING")).toBe(false);
  }
});

it("what can be refunded and what is missing never become negative", () => {
  expect(refundableAmount(payment(1, { refunds: [refund("30"), refund("20", "PENDING")] })).toFixed()).toBe(
    "50",
  );
  expect(refundableAmount(payment(1, { refunds: [refund("30", "FAILED")] })).toFixed()).toBe("100");
  expect(refundableAmount(payment(1, { state: "AUTHORIZED" })).toFixed()).toBe("0");
  expect(outstandingAmount("100", [payment(1, { amount: "30" })]).toFixed()).toBe("70");
  expect(outstandingAmount("100", [payment(1), payment(2)]).toFixed()).toBe("0");
  expect(outstandingAmount("100", [returned(1)]).toFixed()).toBe("100");
});

it("what is held beyond the total is overpaid until it is returned or is being returned", () => {
  const overpaid = (due: string, ...payments: LedgerPayment[]) => overpaidAmount(due, payments).toFixed();
  expect(overpaid("100", payment(1))).toBe("0");
  expect(overpaid("75", payment(1))).toBe("25");
  expect(overpaid("300", payment(1), payment(2, { amount: "250" }))).toBe("50");
  expect(overpaid("75", payment(1, { refunds: [refund("25", "DONE", "25")] }))).toBe("0");
  expect(overpaid("75", payment(1, { refunds: [refund("25", "PENDING")] }))).toBe("0");
  expect(overpaid("75", payment(1, { refunds: [refund("25", "FAILED")] }))).toBe("25");
  // Goodwill before the total is lowered is not returned a second time.
  expect(overpaid("75", payment(1, { refunds: [refund("10")] }))).toBe("15");
  expect(overpaid("0", payment(1, { state: "AUTHORIZED" }), payment(2, { state: "CANCELLED" }))).toBe("0");
});

it("a refund is of what an order does not need first, unless goods come back", () => {
  const excess = (amount: string, total: string, restocked = false, held: LedgerPayment = payment(1)) =>
    excessOfRefund({ amount, restocked }, total, [held]).toFixed();
  expect(excess("25", "75")).toBe("25");
  expect(excess("40", "75")).toBe("25");
  expect(excess("10", "75")).toBe("10");
  expect(excess("25", "100")).toBe("0");
  expect(excess("25", "75", true)).toBe("0");
  expect(excess("25", "75", false, payment(1, { refunds: [refund("20", "PENDING", "20")] }))).toBe("5");
});
