import { OrderState, PaymentState } from "@machiya/prisma/enums";
import { describe, expect, it } from "vitest";
import { isReportPending, paymentReportPermission, UNPAID_STATES } from "./paymentReport.ts";

describe("paymentReportPermission", () => {
  const cases = Object.values(OrderState).flatMap((state) =>
    Object.values(PaymentState).flatMap((paymentState) =>
      [0, 1, 2, 3, 4, 5, 77].map((paymentMethod) => ({ state, paymentState, paymentMethod, total: "0.01" })),
    ),
  );
  it.each(cases)(
    "allows %o only for an expected bank transfer of an order that is not cancelled",
    (order) => {
      const allowed =
        order.paymentMethod === 3 &&
        order.state !== "CANCELLED" &&
        ["UNPAID", "PARTIALLY_PAID", "FAILED"].includes(order.paymentState);
      expect(paymentReportPermission(order)).toEqual({
        allowed,
        reason: allowed ? null : "ORDER_STATE_FORBIDS",
      });
      expect(paymentReportPermission({ ...order, total: "0" }).allowed).toBe(false);
    },
  );
  it("agrees with the states used in queries", () => {
    const open = { state: "WAITING", paymentMethod: 3, total: 1 } as const;
    expect(
      Object.values(PaymentState).filter(
        (paymentState) => paymentReportPermission({ ...open, paymentState }).allowed,
      ),
    ).toEqual(expect.arrayContaining([...UNPAID_STATES]));
  });
});

describe("isReportPending", () => {
  const [early, late] = [new Date(1), new Date(2)];
  it.each([
    [null, null, false],
    [null, early, false],
    [early, null, true],
    [late, early, true],
    [early, early, false],
    [early, late, false],
  ])("with the report at %s and the state set at %s is %s", (paymentReportedAt, paymentRecordedAt, waits) => {
    expect(isReportPending({ paymentReportedAt, paymentRecordedAt })).toBe(waits);
  });
});
