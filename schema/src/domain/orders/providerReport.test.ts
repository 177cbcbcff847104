import { expect, it } from "vitest";
import { matchesPayment, type ProviderReport, secondsToNextQuery } from "./providerReport.ts";

const report = (changes: Partial<ProviderReport>): ProviderReport => ({
  ...{ eventId: "1", reference: "R", providerReference: null, state: "CAPTURED" },
  ...{ amount: { currency: "TWD", minor: 100 }, refunded: null, code: null, dispute: null },
  ...changes,
});

it("accepts money only with the right amount and currency", () => {
  const payment = { currency: "TWD", minor: 100 } as const;
  expect(matchesPayment(report({}), payment)).toBe(true);
  expect(matchesPayment(report({ amount: { currency: "TWD", minor: 1 } }), payment)).toBe(false);
  expect(matchesPayment(report({ amount: { currency: "THB", minor: 100 } }), payment)).toBe(false);
  expect(matchesPayment(report({ amount: null }), payment)).toBe(false);
});

it("accepts other states and disputes without an amount", () => {
  const payment = { currency: "TWD", minor: 100 } as const;
  expect(matchesPayment(report({ state: "FAILED", amount: null }), payment)).toBe(true);
  expect(matchesPayment(report({ dispute: "LOST", amount: null }), payment)).toBe(true);
});

it("queries after 1, 5, 15, and 60 minutes, then every hour", () => {
  let minutes = 0;
  const times = Array.from({ length: 6 }, (_, queries) => {
    minutes += secondsToNextQuery(queries) / 60;
    return minutes;
  });
  expect(times).toEqual([1, 5, 15, 60, 120, 180]);
});
