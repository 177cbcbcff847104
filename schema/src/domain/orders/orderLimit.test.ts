import { describe, expect, it } from "vitest";
import { OPEN_UNPAID, orderLimitProblem } from "./orderLimit.ts";
import { isFinal, ORDER_STATES } from "./orderState.ts";
import { paymentMethodOf } from "./payment.ts";
import { PAYMENT_STATES } from "./paymentReport.ts";

describe("orderLimitProblem", () => {
  it.each<[number, number | null, boolean]>([
    [0, 1, false],
    [1, 1, true],
    [2, 3, false],
    [3, 3, true],
    [4, 3, true],
    [1000, null, false],
  ])("with %i open unpaid orders and the limit %s: refused %s", (open, most, refused) => {
    expect(orderLimitProblem(open, most)).toEqual(refused ? { of: "OPEN_ORDERS", most } : null);
  });
});

it("counts orders that are not final and whose payment is expected before the delivery", () => {
  expect(OPEN_UNPAID.states).toEqual(ORDER_STATES.filter((state) => !isFinal(state)));
  expect(PAYMENT_STATES.filter((state) => !OPEN_UNPAID.paymentStates.includes(state))).toEqual([
    "PAID",
    "REFUND_PENDING",
    "REFUNDED",
  ]);
  expect(paymentMethodOf(OPEN_UNPAID.exceptMethod)).toBe("CASH_ON_DELIVERY");
});
