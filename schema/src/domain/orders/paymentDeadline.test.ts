import { OrderState, PaymentState } from "@machiya/prisma/enums";
import { describe, expect, it } from "vitest";
import {
  deadlineOfStart,
  deadlineState,
  NO_DEADLINE,
  paymentDeadline,
  readPaymentLimit,
  resumedDeadline,
  WITHOUT_LIMITS,
} from "./paymentDeadline.ts";

const NOON = new Date("2026-11-23T12:00:00Z");
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const LIMITS = { onlinePaymentMinutes: 30, transferPaymentHours: 72 };
const [NONE, CARD, TRANSFER, STORE, COD, UNKNOWN] = [1, 2, 3, 4, 5, 77] as const;

describe("paymentDeadline", () => {
  it.each([
    [CARD, 30],
    [TRANSFER, 72 * 60],
  ])("of method %i is after %i minutes, with a reminder after three quarters", (method, minutes) => {
    expect(paymentDeadline(method, LIMITS, NOON)).toEqual({
      paymentDueAt: after(minutes),
      paymentRemindAt: after((minutes * 3) / 4),
    });
  });
  it.each([NONE, STORE, COD, UNKNOWN])("does not exist for method %i, which is paid on receipt", (method) => {
    expect(paymentDeadline(method, LIMITS, NOON)).toEqual(NO_DEADLINE);
  });
  it.each([CARD, TRANSFER])("does not exist for method %i without a limit", (method) => {
    expect(paymentDeadline(method, WITHOUT_LIMITS, NOON)).toEqual(NO_DEADLINE);
  });
});

describe("deadlineState", () => {
  const order = {
    state: "ESTABLISHED",
    paymentState: "UNPAID",
    paymentDueAt: NOON,
    paymentReportedAt: null,
    paymentRecordedAt: null,
    total: "0.01",
  } as const;
  it("is running until the deadline, and over at its very moment", () => {
    expect(deadlineState(order, new Date(NOON.getTime() - 1))).toBe("RUNNING");
    expect(deadlineState(order, NOON)).toBe("OVER");
  });
  it("does not exist without a deadline, or for an order of nothing", () => {
    expect(deadlineState({ ...order, total: "0.00" }, after(1))).toBe("NONE");
    expect(deadlineState({ ...order, paymentDueAt: null }, after(1))).toBe("NONE");
  });
  it.each(
    Object.values(OrderState).flatMap((state) =>
      Object.values(PaymentState).map((paymentState) => ({ state, paymentState })),
    ),
  )("counts in %o only for a new order without money", ({ state, paymentState }) => {
    const counts = state === "ESTABLISHED" && (paymentState === "UNPAID" || paymentState === "FAILED");
    expect(deadlineState({ ...order, state, paymentState }, NOON)).toBe(counts ? "OVER" : "NONE");
  });
  it("is paused from a payment report until staff have checked it", () => {
    const reported = { ...order, paymentReportedAt: after(-10) };
    expect(deadlineState(reported, after(500))).toBe("PAUSED");
    expect(deadlineState({ ...reported, paymentRecordedAt: after(-11) }, after(500))).toBe("PAUSED");
    expect(deadlineState({ ...reported, paymentRecordedAt: after(-10) }, after(500))).toBe("OVER");
  });
});

describe("resumedDeadline", () => {
  const order = {
    paymentDueAt: after(60),
    paymentRemindAt: after(45),
    paymentReportedAt: after(20),
    paymentRecordedAt: null,
    paymentState: "UNPAID",
  } as const;
  const recorded = { paymentReportedAt: null, paymentRecordedAt: after(30) };
  it.each(["PAID", "PARTIALLY_PAID"] as const)(
    "is later by the time in which the order was %s",
    (paymentState) => {
      expect(resumedDeadline({ ...order, ...recorded, paymentState }, after(100))).toEqual({
        paymentDueAt: after(130),
        paymentRemindAt: after(115),
      });
      const paidOnline = { paymentReportedAt: null, paymentRecordedAt: null, paymentState };
      expect(resumedDeadline({ ...order, ...paidOnline }, after(100))).toEqual({});
    },
  );
  it("counts a report that waits for its check from the report on", () => {
    const reported = { paymentReportedAt: after(50), paymentRecordedAt: after(30) };
    const partly = { ...order, ...reported, paymentState: "PARTIALLY_PAID" } as const;
    expect(resumedDeadline(partly, after(100))).toMatchObject({ paymentDueAt: after(110) });
  });
  it("is later by the pause", () => {
    expect(resumedDeadline(order, after(100))).toEqual({
      paymentDueAt: after(140),
      paymentRemindAt: after(125),
    });
  });
  it("keeps that the customer was reminded", () => {
    expect(resumedDeadline({ ...order, paymentRemindAt: null }, after(21))).toEqual({
      paymentDueAt: after(61),
      paymentRemindAt: null,
    });
  });
  it.each([
    ["without a report", { paymentReportedAt: null }],
    ["after the check", { paymentRecordedAt: after(30) }],
    ["of an unpaid order whose state was recorded", recorded],
    ["without a deadline", { paymentDueAt: null, paymentRemindAt: null }],
  ])("stays %s", (_case, change) => {
    expect(resumedDeadline({ ...order, ...change }, after(100))).toEqual({});
  });
});

describe("deadlineOfStart", () => {
  const start = (
    [paymentMethod, due]: [method: number, due: number | null],
    [channel, validMinutes]: ["CARD" | "ATM", number],
    earlier: { hadCode?: boolean; isFirst?: boolean } = {},
  ) =>
    deadlineOfStart(
      { paymentMethod, paymentDueAt: due === null ? null : after(due) },
      {
        expiresAt: after(validMinutes),
        showsCode: channel === "ATM",
        hadCode: false,
        isFirst: true,
        ...earlier,
      },
      NOON,
    );
  const lasts = (minutes: number) => ({
    paymentDueAt: after(minutes),
    paymentRemindAt: after((minutes * 3) / 4),
  });
  it.each([CARD, TRANSFER])("does not exist for an order of method %i without one", (method) => {
    expect(start([method, null], ["CARD", 60])).toBeNull();
    expect(start([method, null], ["ATM", 400])).toBeNull();
  });
  it("lasts as long as the first online payment of an order with another method", () => {
    expect(start([TRANSFER, 59], ["CARD", 60])).toEqual(lasts(60));
    expect(start([TRANSFER, 60], ["CARD", 60])).toBeNull();
    expect(start([TRANSFER, 61], ["CARD", 60])).toBeNull();
  });
  it("stays for another attempt, and for an order that was to be paid online anyway", () => {
    expect(start([TRANSFER, 1], ["CARD", 60], { isFirst: false })).toBeNull();
    expect(start([CARD, 1], ["CARD", 60])).toBeNull();
  });
  it.each([CARD, TRANSFER])("lasts as long as the first code of an order of method %i", (method) => {
    expect(start([method, 60], ["ATM", 400], { isFirst: false })).toEqual(lasts(400));
    expect(start([method, 60], ["ATM", 60])).toBeNull();
    expect(start([method, 60], ["ATM", 400], { isFirst: false, hadCode: true })).toBeNull();
  });
});

describe("readPaymentLimit", () => {
  it.each([
    ["", null],
    [" ", null],
    ["9", undefined],
    ["10", 10],
    ["３０", 30],
    ["10080", 10_080],
    ["10081", undefined],
    ["1.5", undefined],
    ["-30", undefined],
  ])("reads %j as %s minutes", (text, limit) => {
    expect(readPaymentLimit("onlinePaymentMinutes", text)).toBe(limit);
  });
  it.each([
    ["0", undefined],
    ["1", 1],
    ["720", 720],
    ["721", undefined],
  ])("reads %j as %s hours", (text, limit) => {
    expect(readPaymentLimit("transferPaymentHours", text)).toBe(limit);
  });
});
