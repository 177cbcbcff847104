import { expect, it } from "vitest";
import {
  commitsToOnlinePayment,
  isUsableReport,
  matchesPayment,
  type ProviderReport,
  secondsToNextQuery,
} from "./providerReport.ts";

const report = (changes: Partial<ProviderReport>): ProviderReport => ({
  eventId: "1",
  reference: "R",
  providerReference: null,
  state: "CAPTURED",
  amount: { currency: "TWD", minor: 100 },
  refunded: null,
  code: null,
  dispute: null,
  ...changes,
});

it("accepts money only with the right amount and currency", () => {
  const payment = { currency: "TWD", minor: 100 } as const;
  expect(matchesPayment(report({}), payment)).toBe(true);
  expect(matchesPayment(report({ amount: { currency: "TWD", minor: 1 } }), payment)).toBe(false);
  expect(matchesPayment(report({ amount: { currency: "THB", minor: 100 } }), payment)).toBe(false);
  expect(matchesPayment(report({ amount: null }), payment)).toBe(false);
});

it("accepts refunds of at most the payment", () => {
  const payment = { currency: "TWD", minor: 100 } as const;
  expect(matchesPayment(report({ refunded: 100 }), payment)).toBe(true);
  expect(matchesPayment(report({ refunded: 101 }), payment)).toBe(false);
});

it("accepts other states and disputes without an amount", () => {
  const payment = { currency: "TWD", minor: 100 } as const;
  expect(matchesPayment(report({ state: "FAILED", amount: null }), payment)).toBe(true);
  expect(matchesPayment(report({ dispute: "LOST", amount: null }), payment)).toBe(true);
});

it("is usable when Postgres can store its values", () => {
  const until = new Date("2026-11-30T00:00:00Z");
  const code = { bankCode: "812", code: "9103 5221", expiresAt: "2026/11/28 12:00:00" };
  const usable: Partial<ProviderReport>[] = [
    {},
    { reference: "", providerReference: "pi_1", eventId: "1:CAPTURED:0" },
    { reserved: { until }, code, refunded: 0, fee: 0 },
    { amount: { currency: "TWD", minor: 10 ** 12 - 1 }, code: { ...code, bankCode: null, expiresAt: "" } },
  ];
  for (const changes of usable) expect(isUsableReport(report(changes))).toBe(true);
  const unusable: Partial<ProviderReport>[] = [
    ...["", "a\0", "\ud800", "x".repeat(256)].map((eventId) => ({ eventId })),
    ...["a\0", "x".repeat(256)].map((reference) => ({ reference })),
    ...["", "a\0", "x".repeat(256)].map((providerReference) => ({ providerReference })),
    ...[-1, 0.5, Number.NaN, 10 ** 12].flatMap((minor) => [
      { amount: { currency: "TWD" as const, minor } },
      { refunded: minor },
      { fee: minor },
    ]),
    { reserved: { until: new Date(Number.NaN) } },
    ...["a\0", "x".repeat(256)].map((text) => ({ code: { ...code, code: text } })),
    { code: { ...code, bankCode: "\0" } },
    { code: { ...code, expiresAt: "\0" } },
  ];
  for (const changes of unusable)
    expect([changes, isUsableReport(report(changes))]).toEqual([changes, false]);
});

const code = { bankCode: "812", code: "9103 5221", expiresAt: "2026/11/28" };
it.each([
  ["received money", { state: "CAPTURED" }, "PENDING", true],
  ["money that is received after the payment has expired", { state: "CAPTURED" }, "EXPIRED", true],
  ["reserved money", { state: "AUTHORIZED", reserved: { until: null } }, "PENDING", true],
  [
    "reserved money of a confirmed approval",
    { state: "AUTHORIZED", reserved: { until: null } },
    "AUTHORIZED",
    true,
  ],
  ["a code", { state: "PENDING", code }, "PENDING", true],
  ["repeated received money", { state: "CAPTURED" }, "CAPTURED", false],
  ["a late code of a payment that has expired", { state: "PENDING", code }, "EXPIRED", false],
  ["an outdated reservation", { state: "AUTHORIZED", reserved: { until: null } }, "CAPTURED", false],
  ["a start", { state: "PENDING" }, "PENDING", false],
  ["an approval without confirmation", { state: "AUTHORIZED" }, "PENDING", false],
  ["a failure", { state: "FAILED" }, "PENDING", false],
  ["a cancellation", { state: "CANCELLED" }, "PENDING", false],
  ["an expired payment", { state: "EXPIRED" }, "AUTHORIZED", false],
] as const)("is paid online after %s (%o, before %s): %s", (_what, changes, before, commits) => {
  expect(commitsToOnlinePayment(report(changes), before)).toBe(commits);
});

it("queries after 1, 5, 15, and 60 minutes, then every hour", () => {
  let minutes = 0;
  const times = Array.from({ length: 6 }, (_, queries) => {
    minutes += secondsToNextQuery(queries) / 60;
    return minutes;
  });
  expect(times).toEqual([1, 5, 15, 60, 120, 180]);
});
