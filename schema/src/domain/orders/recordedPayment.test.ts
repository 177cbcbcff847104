import { expect, it } from "vitest";
import { PAYMENT_ENTRY_STATES } from "./paymentLedger.ts";
import { coveredQuantity, type ManagedPayment, paymentPermission } from "./recordedPayment.ts";

const reserved: ManagedPayment = {
  id: 1,
  provider: "LINE_PAY",
  kind: "WALLET",
  state: "AUTHORIZED",
  amount: "100",
  refunds: [],
  capturesLater: true,
  requested: null,
};
const allows = (change: Partial<ManagedPayment>) =>
  (["CAPTURE", "VOID_AUTHORIZATION"] as const).map(
    (action) => paymentPermission(action, { ...reserved, ...change }).allowed,
  );

it("reserved money can be captured or released, once", () => {
  expect(allows({})).toEqual([true, true]);
  expect(allows({ requested: "CAPTURE" })).toEqual([false, false]);
  expect(allows({ requested: "VOID" })).toEqual([false, false]);
  // The shop confirms such a payment by itself.
  expect(allows({ capturesLater: false })).toEqual([false, false]);
});

it("money in any other state can be neither captured nor released", () => {
  for (const state of PAYMENT_ENTRY_STATES)
    expect(allows({ state })).toEqual(state === "AUTHORIZED" ? [true, true] : [false, false]);
});

it("an entry that staff made by mistake is voided, and reserved money is not", () => {
  expect(paymentPermission("VOID", reserved).allowed).toBe(false);
  expect(paymentPermission("VOID", { ...reserved, provider: "MANUAL" }).allowed).toBe(true);
});

it.each([
  ["1000", "4", "300", "3"],
  ["1200", "4", "300", "4"],
  ["9000", "4", "300", "4"],
  ["299", "4", "300", "1"],
  ["", "4", "300", "1"],
  ["one", "4", "300", "1"],
  ["300", "0.5", "300", "0.5"],
  ["300", "4", "0", "4"],
])("of a refund of %s, of %s pieces at %s come back %s", (amount, restockable, unitPrice, expected) => {
  expect(coveredQuantity(amount, { restockable, unitPrice })).toBe(expected);
});
