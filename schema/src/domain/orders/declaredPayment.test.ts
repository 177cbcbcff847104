import { PaymentState } from "@machiya/prisma/enums";
import fc from "fast-check";
import { expect, it } from "vitest";
import { randomLedgers } from "../../testing/randomLedgers.ts";
import { decimal } from "../money.ts";
import {
  adjustForTotal,
  applyChange,
  correctionReason,
  declarePaymentState,
  hasProviderMoney,
  isCorrection,
  type OrderLedger,
  type RecordedPayment,
  readCorrection,
} from "./declaredPayment.ts";
import { heldAmount, isHeld, paymentStateOf } from "./paymentLedger.ts";

const STATES = Object.values(PaymentState);

/** Returns the ledger after staff set the payment state; throws when it contradicts money at a provider. */
function after(ledger: OrderLedger, target: PaymentState): OrderLedger {
  const change = declarePaymentState(ledger, target);
  if (change === null) throw new Error("The state contradicts money at a provider.");
  const payments = applyChange(ledger.payments, change).map((payment) => ({
    ...payment,
    refunds: payment.refunds.map((refund, index) => ({ ...refund, id: payment.id * 100 + index })),
  }));
  return { ...ledger, payments };
}

it.each(["0", "100"])("of a total of %s, every payment state can be set from every other one", (total) => {
  for (const first of STATES)
    for (const second of STATES)
      for (const third of STATES) {
        let ledger: OrderLedger = { total, paymentMethod: 4, payments: [] };
        for (const state of [first, second, third]) {
          ledger = after(ledger, state);
          expect(paymentStateOf(total, ledger.payments), `${first} ${second} ${third}`).toBe(state);
        }
      }
});

it("produces exactly the state, or refuses it because of money at a provider", () => {
  fc.assert(
    fc.property(randomLedgers, fc.constantFrom(...STATES), (ledger, target) => {
      const current = paymentStateOf(ledger.total, ledger.payments);
      const change = declarePaymentState(ledger, target);
      if (change === null) {
        expect(hasProviderMoney(ledger.payments)).toBe(true);
        expect(current).not.toBe(target);
        return;
      }
      const payments = applyChange(ledger.payments, change);
      expect(paymentStateOf(ledger.total, payments)).toBe(target);
      const provided = (all: readonly RecordedPayment[]) =>
        all.filter(({ provider }) => provider !== "MANUAL");
      expect(provided(payments)).toEqual(provided(ledger.payments));
      // What was received and returned stays, because it is in the takings of an earlier day.
      const moved = (all: readonly RecordedPayment[]) =>
        all.flatMap(({ id, state: received, amount, refunds }) => [
          ...(received === "CAPTURED" ? [`${id} ${amount}`] : []),
          ...refunds.filter(({ state }) => state === "DONE").map((refund) => `${id} -${refund.amount}`),
        ]);
      expect(moved(payments)).toEqual(expect.arrayContaining(moved(ledger.payments)));
    }),
    { numRuns: 5000 },
  );
});

it("writes what staff mean", () => {
  const unpaid: OrderLedger = { total: "100", paymentMethod: 3, payments: [] };
  const paid = after(unpaid, "PAID");
  expect(paid.payments).toMatchObject([{ kind: "TRANSFER", state: "CAPTURED", declared: true }]);
  expect(heldAmount(paid.payments).toFixed()).toBe("100");
  expect(after(paid, "UNPAID").payments).toMatchObject([
    { state: "CAPTURED", refunds: [{ state: "DONE" }] },
    { state: "PENDING" },
  ]);
  const refunded = after(paid, "REFUNDED");
  expect(refunded.payments).toMatchObject([{ state: "CAPTURED", refunds: [{ state: "DONE" }] }]);
  // A correction is an entry of its own: the takings of the day of the refund stay as they were.
  expect(after(refunded, "PAID").payments).toMatchObject([
    { state: "CAPTURED", refunds: [{ state: "DONE" }] },
    { state: "CAPTURED", refunds: [] },
  ]);
  expect(after(after(paid, "REFUND_PENDING"), "REFUNDED").payments).toMatchObject([
    { state: "CAPTURED", refunds: [{ state: "DONE" }] },
  ]);
});

it("lets staff add only what a provider's money does not cover", () => {
  const card: RecordedPayment = {
    id: 1,
    provider: "STRIPE",
    kind: "CARD",
    state: "CAPTURED",
    amount: "40",
    declared: false,
    refunds: [],
  };
  const partly: OrderLedger = { total: "100", paymentMethod: 2, payments: [card] };
  expect(declarePaymentState(partly, "UNPAID")).toBeNull();
  expect(declarePaymentState(partly, "REFUNDED")).toBeNull();
  expect(after(partly, "PAID").payments[1]?.amount.toString()).toBe("60");
  const reserved = { ...partly, payments: [{ ...card, state: "AUTHORIZED" as const }] };
  expect(declarePaymentState(reserved, "PAID")).toBeNull();
  expect(declarePaymentState(reserved, "UNPAID")).not.toBeNull();
});

it("keeps an order that staff marked as paid in its state when its total changes", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STATES),
      fc.array(fc.constantFrom("0", "40", "100", "100.5", "300"), { minLength: 2, maxLength: 6 }),
      (state, totals) => {
        const [first = "0", ...others] = totals;
        let ledger = after({ total: first, paymentMethod: 1, payments: [] }, state);
        for (const total of others) {
          const change = adjustForTotal(ledger, total);
          const cancelPayments = change?.cancelPayments ?? [];
          const amount = change?.adjustment ?? null;
          const added =
            amount === null
              ? []
              : [{ kind: "ADJUSTMENT" as const, amount, state: "CAPTURED" as const, refund: null }];
          const payments = applyChange(ledger.payments, {
            cancelPayments,
            failRefunds: [],
            completeRefunds: [],
            refunds: [],
            payments: added,
          });
          ledger = { ...ledger, total, payments };
          expect(paymentStateOf(total, payments)).toBe(state);
        }
        if (state !== "PAID") return;
        // Only what the total exceeds the marked payment by is ever adjusted.
        const expected = [first, ledger.total].map(decimal).reduce((a, b) => (a.gt(b) ? a : b));
        expect(heldAmount(ledger.payments).toFixed()).toBe(expected.toFixed());
      },
    ),
  );
});

it("does not adjust recorded amounts", () => {
  const cash: RecordedPayment = {
    id: 1,
    provider: "MANUAL",
    kind: "CASH",
    state: "CAPTURED",
    amount: "100",
    declared: false,
    refunds: [],
  };
  expect(isHeld(cash)).toBe(true);
  expect(adjustForTotal({ total: "100", paymentMethod: 4, payments: [cash] }, "150")).toBeNull();
});

it("knows the refunds that only correct a payment by their reason", () => {
  expect(readCorrection(correctionReason({ from: "PAID", to: "UNPAID" }))).toEqual({
    from: "PAID",
    to: "UNPAID",
  });
  expect(isCorrection("PAID → UNPAID")).toBe(true);
  expect(isCorrection("PAID → REFUNDED")).toBe(false);
  for (const reason of ["", "broken", "red → blue", "PAID → blue", "PAID → PAID → UNPAID"]) {
    expect(readCorrection(reason)).toBeNull();
    expect(isCorrection(reason)).toBe(false);
  }
});
