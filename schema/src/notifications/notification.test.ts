import { NoticeKind } from "@machiya/prisma/enums";
import { describe, expect, it } from "vitest";
import { APPOINTMENT_NOTIFICATIONS, ORDER_NOTIFICATIONS } from "../domain/notifications.ts";
import { readNotification } from "./notification.ts";
import { notificationText } from "./notificationText.ts";

const order = {
  shopName: "町家",
  order: {
    id: 7,
    state: "ESTABLISHED",
    paymentState: "UNPAID",
    total: "1280",
    lines: [{ productName: "茶碗", quantity: "2" }],
    moreLines: 3,
  },
};
const row = {
  kind: "ORDER_RECEIVED",
  language: "en",
  data: order,
  actions: [{ do: "REPORT_PAYMENT", order: 7 }],
};

describe("a notification", () => {
  it("is about an order or an appointment, depending on its kind", () => {
    expect([...ORDER_NOTIFICATIONS, ...APPOINTMENT_NOTIFICATIONS].sort()).toEqual(
      Object.values(NoticeKind).sort(),
    );
  });

  it("is read back from the outbox unchanged", () => {
    expect(readNotification(JSON.parse(JSON.stringify(row)))).toEqual(row);
  });

  it.each([
    ["an unknown kind", { kind: "LINE_MESSAGES" }],
    ["an unknown language", { language: "xx" }],
    ["no language", { language: null }],
    ["the data of another kind", { kind: "APPOINTMENT_REMINDER" }],
    ["an unknown state", { data: { ...order, order: { ...order.order, state: "LOST" } } }],
    ["an unknown action", { actions: [{ do: "DANCE" }] }],
  ])("with %s cannot be read", (_, more) => {
    expect(readNotification({ ...row, ...more })).toBeNull();
  });

  it("is rendered as text in the recipient's language, for every channel alike", () => {
    const notification = readNotification(row);
    if (notification?.kind !== "ORDER_RECEIVED") throw new Error("Notification could not be read");
    expect(notificationText(notification)).toEqual({
      shopName: "町家",
      title: "We have received your order",
      facts: [
        ["Order", "#7"],
        ["Status", expect.any(String)],
        ["Items", "茶碗 × 2\nand 3 more"],
        ["Total", "$1,280"],
        ["Payment", expect.any(String)],
      ],
    });
  });

  it.each([
    ["en", "JPY", "¥1,280"],
    ["jp", "JPY", "￥1,280"],
    ["th", "THB", "฿1,280.00"],
    ["cn", "USD", "US$1,280.00"],
  ])("in %s shows all amounts of an order in %s", (language, currency, total) => {
    const data = { ...order, order: { ...order.order, currency, received: "1280" } };
    const notification = readNotification({ ...row, kind: "PAYMENT_RECORDED", language, data });
    if (notification?.kind !== "PAYMENT_RECORDED") throw new Error("Notification could not be read");
    const amounts = notificationText(notification).facts.filter(([, text]) => /\d,\d{3}/.test(text));
    expect(amounts.map(([, text]) => text)).toEqual([total, total]);
  });

  it.each([
    ["PAYMENT_RECORDED", { received: "500", outstanding: "780" }, ["Received $500", "Still to pay $780"]],
    ["PAYMENT_RECORDED", { received: "1280", refunded: "5" }, ["Received $1,280"]],
    ["REFUND_RECORDED", { received: "1280", refunded: "80.5" }, ["Refunded $80.5"]],
    ["ORDER_ADVANCED", { received: "1280", outstanding: "5" }, []],
    ["ORDER_CANCELLED", { cancelReason: "EXPIRED" }, ["Reason It was not paid in time"]],
    ["ORDER_CANCELLED", { cancelReason: "STAFF" }, []],
    [
      "PAYMENT_DUE",
      { payUntil: { at: "2035-06-01T04:30:00.000Z", timeZone: "Asia/Taipei" } },
      [expect.stringMatching(/^Pay by .*12:30/)],
    ],
  ])("%s shows what its data %o say", (kind, more, shown) => {
    const notification = readNotification({
      ...row,
      kind,
      data: { ...order, order: { ...order.order, ...more } },
    });
    if (notification === null || !("order" in notification.data)) throw new Error("It could not be read");
    const { facts } = notificationText(notification as Parameters<typeof notificationText>[0]);
    expect(facts.slice(5).map((fact) => fact.join(" "))).toEqual(shown);
  });
});
