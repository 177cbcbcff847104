import { describe, expect, test } from "vitest";
import {
  availablePaymentMethods,
  checkoutPaymentProblem,
  noteBesideAccountDigits,
  PAYMENT_METHODS,
  paymentMethodCode,
  paymentMethodOf,
  startsWithBankCode,
} from "./payment.ts";

test("the numbers 1 to 5 have names, every other one is unknown", () => {
  expect([1, 2, 3, 4, 5].map(paymentMethodOf)).toEqual(PAYMENT_METHODS.slice(0, 5));
  expect([0, 6, -1, 1.5, 32_767].map(paymentMethodOf)).toEqual(Array(5).fill("UNKNOWN"));
});

test.each(PAYMENT_METHODS)("the number of %s maps back to it", (method) => {
  expect(paymentMethodOf(paymentMethodCode(method))).toBe(method);
});

test("cash on delivery is offered when the store delivers", () => {
  expect(availablePaymentMethods({ delivers: false, paysOnline: false })).toEqual([
    "BANK_TRANSFER",
    "PAY_AT_STORE",
  ]);
  expect(availablePaymentMethods({ delivers: true, paysOnline: false })).toEqual([
    "BANK_TRANSFER",
    "PAY_AT_STORE",
    "CASH_ON_DELIVERY",
  ]);
});

test.each([
  ["12345", true],
  ["123456 thanks", true],
  ["1234", false],
  ["1234a", false],
  [" 12345", false],
  ["１２３４５", false],
  ["١٢٣٤٥", false],
  ["", false],
])("a note %j starts with five ASCII digits: %s", (note, starts) => {
  expect(startsWithBankCode(note)).toBe(starts);
});

describe("at checkout", () => {
  test.each(["NONE", "CARD", "UNKNOWN"] as const)("%s is never offered", (method) => {
    expect(checkoutPaymentProblem({ method, note: "12345", delivers: true, paysOnline: false })).toBe(
      "PAYMENT_METHOD_NOT_OFFERED",
    );
  });

  test("cash on delivery requires a store that delivers", () => {
    const cash = { method: "CASH_ON_DELIVERY", note: "" } as const;
    expect(checkoutPaymentProblem({ ...cash, delivers: false, paysOnline: false })).toBe(
      "PAYMENT_METHOD_NOT_OFFERED",
    );
    expect(checkoutPaymentProblem({ ...cash, delivers: true, paysOnline: false })).toBeNull();
  });

  test("only a bank transfer requires the five digits", () => {
    const transfer = { method: "BANK_TRANSFER", delivers: false, paysOnline: false } as const;
    expect(checkoutPaymentProblem({ ...transfer, note: "1234" })).toBe("BANK_CODE_REQUIRED");
    expect(checkoutPaymentProblem({ ...transfer, note: "12345" })).toBeNull();
    expect(
      checkoutPaymentProblem({ method: "PAY_AT_STORE", note: "", delivers: false, paysOnline: false }),
    ).toBeNull();
  });
});

describe("noteBesideAccountDigits", () => {
  test.each([
    ["12345", ""],
    ["12345 謝謝", "12345 謝謝"],
    ["123456", "123456"],
    ["", ""],
  ])("of a bank transfer %j is %j", (note, shown) => {
    expect(noteBesideAccountDigits({ paymentMethod: "BANK_TRANSFER", note })).toBe(shown);
  });
  test("is the whole note for other payment methods", () => {
    expect(noteBesideAccountDigits({ paymentMethod: "PAY_AT_STORE", note: "12345" })).toBe("12345");
  });
});
