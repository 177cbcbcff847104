import { describe, expect, test } from "vitest";
import {
  isReminderDue,
  notificationOfAppointment,
  notificationOfEdit,
  notificationsOfOrder,
  reminderDueFrom,
} from "./notifications.ts";

describe("notifications about an order", () => {
  const order = (
    state: "ESTABLISHED" | "IN_ACTION" | "CANCELLED",
    paymentState: "UNPAID" | "PAID" | "REFUNDED",
  ) => ({
    state,
    paymentState,
  });

  test.each([
    ["its creation", null, order("ESTABLISHED", "UNPAID"), ["ORDER_RECEIVED"]],
    ["a step", order("ESTABLISHED", "UNPAID"), order("IN_ACTION", "UNPAID"), ["ORDER_ADVANCED"]],
    ["its cancellation", order("IN_ACTION", "UNPAID"), order("CANCELLED", "UNPAID"), ["ORDER_CANCELLED"]],
    ["a payment", order("CANCELLED", "UNPAID"), order("CANCELLED", "PAID"), ["PAYMENT_RECORDED"]],
    [
      "a step and a payment at once",
      order("ESTABLISHED", "UNPAID"),
      order("IN_ACTION", "PAID"),
      ["ORDER_ADVANCED", "PAYMENT_RECORDED"],
    ],
    ["no payment for a refund", order("IN_ACTION", "PAID"), order("IN_ACTION", "REFUNDED"), []],
    ["nothing for other edits", order("IN_ACTION", "PAID"), order("IN_ACTION", "PAID"), []],
  ])("report %s", (_, before, after, notices) => {
    expect(notificationsOfOrder(before, after)).toEqual(notices);
  });

  const [unpaid, part] = [order("ESTABLISHED", "UNPAID"), order("ESTABLISHED", "PAID")];
  test.each([
    ["a payment that leaves the state as it is", part, part, { isPayment: true }, ["PAYMENT_RECORDED"]],
    ["a payment once", unpaid, part, { isPayment: true }, ["PAYMENT_RECORDED"]],
    ["a refund", part, part, { isRefund: true }, ["REFUND_RECORDED"]],
    [
      "a refund that cancels",
      part,
      order("CANCELLED", "REFUNDED"),
      { isRefund: true },
      ["ORDER_CANCELLED", "REFUND_RECORDED"],
    ],
  ])("report %s", (_, before, after, moved, notices) => {
    expect(notificationsOfOrder(before, after, { isPayment: false, isRefund: false, ...moved })).toEqual(
      notices,
    );
  });
});

describe("notifications about an appointment", () => {
  const at = (state: "PENDING" | "CONFIRMED" | "CANCELLED", hour = 10) => ({
    state,
    startsAt: new Date(Date.UTC(2026, 11, 1, hour)),
  });

  test.each([
    ["the request", null, at("PENDING"), "APPOINTMENT_REQUESTED"],
    ["the confirmation", at("PENDING"), at("CONFIRMED"), "APPOINTMENT_CONFIRMED"],
    [
      "the confirmation once, even with another time",
      at("PENDING"),
      at("CONFIRMED", 14),
      "APPOINTMENT_CONFIRMED",
    ],
    ["another time", at("CONFIRMED"), at("CONFIRMED", 14), "APPOINTMENT_MOVED"],
    ["another time that the customer chose", at("CONFIRMED"), at("PENDING", 14), "APPOINTMENT_MOVED"],
    ["its cancellation", at("CONFIRMED"), at("CANCELLED"), "APPOINTMENT_CANCELLED"],
    ["the rejection", at("PENDING"), at("CANCELLED"), "APPOINTMENT_CANCELLED"],
    ["nothing for other edits", at("PENDING"), at("PENDING"), null],
  ])("report %s", (_, before, after, notice) => {
    expect(notificationOfAppointment(before, after)).toBe(notice);
  });
});

describe("an edit by staff", () => {
  const startsAt = new Date(Date.UTC(2026, 11, 1, 10));
  const confirmed = { state: "CONFIRMED", startsAt } as const;
  const pending = { state: "PENDING", startsAt } as const;
  const later = { ...confirmed, startsAt: new Date(Date.UTC(2026, 11, 1, 14)) };

  test.each([
    ["other services of a confirmed appointment", confirmed, confirmed, true, "APPOINTMENT_CONFIRMED"],
    ["a note of a confirmed appointment", confirmed, confirmed, false, null],
    ["other services of a pending appointment", pending, pending, true, null],
    ["another time with other services", confirmed, later, true, "APPOINTMENT_MOVED"],
  ])("of %s", (_, before, after, itemsChanged, notice) => {
    expect(notificationOfEdit(before, after, { itemsChanged })).toBe(notice);
  });
});

describe("a reminder", () => {
  const zone = "Asia/Taipei";
  const startsAt = new Date("2026-12-02T10:00:00+08:00");
  const long = new Date("2026-11-01T00:00:00Z");

  test.each([
    ["2026-12-02T00:00:00+08:00", "2026-12-01T10:00:00+08:00"],
    ["2026-12-02T23:59:00+08:00", "2026-12-01T10:00:00+08:00"],
  ])("of an appointment at %s is due from %s", (start, due) => {
    expect(reminderDueFrom(new Date(start), zone)).toEqual(new Date(due));
  });

  test("is due on the day before, even when the night between has 23 hours", () => {
    const after = new Date("2026-03-08T12:00:00-04:00");
    expect(reminderDueFrom(after, "America/New_York")).toEqual(new Date("2026-03-07T10:00:00-05:00"));
  });

  test.each([
    ["2026-12-01T09:59:59.999+08:00", false],
    ["2026-12-01T10:00:00+08:00", true],
    ["2026-12-02T09:59:59.999+08:00", true],
    ["2026-12-02T10:00:00+08:00", false],
  ])("at %s is due: %s", (now, due) => {
    expect(isReminderDue({ startsAt, createdAt: long }, new Date(now), zone)).toBe(due);
  });

  test("is not sent for bookings made after it would have been due", () => {
    const due = new Date("2026-12-01T10:00:00+08:00");
    const now = new Date("2026-12-01T20:00:00+08:00");
    expect(isReminderDue({ startsAt, createdAt: due }, now, zone)).toBe(false);
    expect(isReminderDue({ startsAt, createdAt: new Date(due.getTime() - 1) }, now, zone)).toBe(true);
  });
});
