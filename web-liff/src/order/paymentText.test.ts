import { expect, it } from "vitest";
import { paymentText } from "./paymentText.ts";

it.each([
  ["ESTABLISHED", "UNPAID", null, null],
  ["ESTABLISHED", "UNPAID", "PENDING", "PENDING"],
  ["ESTABLISHED", "FAILED", "FAILED", "FAILED"],
  ["ESTABLISHED", "UNPAID", "EXPIRED", "EXPIRED"],
  ["ESTABLISHED", "PARTIALLY_PAID", "CAPTURED", "CAPTURED"],
  ["ESTABLISHED", "PAID", "CAPTURED", "CAPTURED"],
  // The latest attempt was left, failed, or returned as the one too many.
  ["ESTABLISHED", "PAID", "PENDING", "CAPTURED"],
  ["COMPLETE", "PAID", "FAILED", "CAPTURED"],
  ["ESTABLISHED", "REFUND_PENDING", "CAPTURED", null],
  ["ESTABLISHED", "REFUNDED", "CAPTURED", null],
  ["CANCELLED", "PAID", "CAPTURED", null],
  ["CANCELLED", "UNPAID", "PENDING", null],
])(
  "of an order that is %s and %s, with a latest payment %s, tells %s",
  (state, paymentState, latest, told) => {
    expect(paymentText({ state, paymentState }, latest === null ? null : { state: latest })).toBe(told);
  },
);
