import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FAKE_LINE_USER } from "../line/fakeLine.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { eventOf, type LineTestServer, openLineTestServer, textOf } from "../testing/lineTestServer.ts";

setLogLevel("silent");

let house: LineTestServer;
beforeAll(async () => {
  house = await openLineTestServer();
});
afterAll(() => house.close());
beforeEach(() => house.clean());

const reachability = () =>
  house.prisma.customer.findFirst({ select: { name: true, reachable: true, language: true } });

describe("A customer's reachability", () => {
  test("changes with follow and unfollow events", async () => {
    await house.customer();
    expect(await reachability()).toMatchObject({ reachable: null });
    await house.deliver(eventOf("follow"));
    await house.work();
    expect(await reachability()).toMatchObject({ reachable: true });
    await house.deliver(eventOf("unfollow"));
    await house.work();
    expect(await reachability()).toMatchObject({ reachable: false });
  });

  test("follows the newest event, whatever the order of arrival", async () => {
    await house.customer();
    const [follow, unfollow] = [eventOf("follow"), eventOf("unfollow")];
    await house.deliver(unfollow);
    await house.work();
    await house.deliver(follow);
    await house.work();
    expect(await reachability()).toMatchObject({ reachable: false });
  });

  test("is also stored while another application replies (standby)", async () => {
    await house.customer();
    await house.deliver(eventOf("follow", { mode: "standby" }), textOf("訂單", { mode: "standby" }));
    await house.work();
    expect(await reachability()).toMatchObject({ reachable: true });
    expect(house.line.messaging.taken).toHaveLength(0);
  });

  test("creates a customer with LINE's name and language for an unknown follower", async () => {
    house.line.messaging.profiles.set(FAKE_LINE_USER, { displayName: "Mei", language: "ja" });
    await house.deliver(eventOf("follow"));
    await house.work();
    expect(await reachability()).toEqual({ name: "Mei", reachable: true, language: "jp" });
  });

  test("is stored without a name when LINE does not return a profile", async () => {
    house.line.misbehave(500);
    await house.deliver(eventOf("follow"));
    await house.work();
    expect(await reachability()).toEqual({ name: "", reachable: true, language: null });
  });

  test("is not stored for an unknown person who unfollows, even when the follow event arrives late", async () => {
    const [follow, unfollow] = [eventOf("follow"), eventOf("unfollow")];
    await house.deliver(unfollow);
    await house.work();
    await house.deliver(follow);
    await house.work();
    expect(await house.prisma.customer.count()).toBe(0);
  });
});

describe("A reply", () => {
  const store = (data: object = {}) => house.prisma.store.create({ data: { name: "町家商店", ...data } });
  const order = (customerId: number, data: object = {}) =>
    house.prisma.order.create({
      data: {
        customerId,
        ...{ buyerName: "", buyerPhone: "", recipientName: "", recipientPhone: "", address: "" },
        source: "SHOPPING_PLATFORM",
        paymentMethod: 4,
        total: 1280,
        ...data,
      },
    });
  async function ask(event: object) {
    await house.deliver(event);
    await house.work(new Date());
    return house.texts().at(-1);
  }

  test("describes the newest open order, and never another customer's", async () => {
    const { id } = await house.customer();
    const other = await house.prisma.customer.create({ data: { lineUserId: "Uother", name: "" } });
    await order(id);
    const open = await order(id, { state: "WAITING", paymentState: "PAID" });
    await order(id, { state: "CANCELLED" });
    await order(other.id);
    expect(await ask(textOf("我的訂單呢？"))).toBe(
      `訂單 #${open.id}\n狀態：待交付\n付款：已付款\n合計：$1,280`,
    );
  });

  test("describes the next appointment in the store's time zone and the customer's language", async () => {
    const { id: customerId } = await house.customer({ language: "en" });
    await store({ timeZone: "Asia/Tokyo" });
    const book = (startsAt: Date, state: "CONFIRMED" | "CANCELLED") => {
      const endsAt = new Date(startsAt.getTime() + 3_600_000);
      return house.prisma.appointment.create({
        data: {
          ...{ customerId, customerName: "Ann", source: "CHAT_APP", state, startsAt, endsAt },
          items: { create: { serviceName: "Cut", serviceMinutes: 60, startsAt, endsAt } },
        },
      });
    };
    await book(new Date("2020-01-01T02:00:00Z"), "CONFIRMED");
    await book(new Date("2098-01-01T02:00:00Z"), "CANCELLED");
    await book(new Date("2099-01-01T02:00:00Z"), "CONFIRMED");
    expect(await ask(textOf("When is my booking?"))).toBe(
      "Your next booking: 2099-01-01 11:00\nCut\nState: Confirmed",
    );
  });

  test("contains the opening hours, even for people who are not customers", async () => {
    await store({ openingHours: "10:00–19:00", openWeekdays: [2, 3], address: "台北市" });
    const data = "ask=OPENING_HOURS";
    expect(await ask(eventOf("postback", { replyToken: "p1", postback: { data } }))).toBe(
      "町家商店\n10:00–19:00\n營業日：星期二、星期三\n地址：台北市",
    );
  });

  test.each([
    ["訂單", "目前沒有進行中的訂單。"],
    ["予約", "目前沒有接下來的預約。"],
    ["opening hours", "店家尚未提供營業時間。"],
  ])("to %s says when there is nothing to show", async (question, text) => {
    expect(await ask(textOf(question))).toBe(text);
  });

  test("to any other text is a short help with buttons for the questions", async () => {
    expect(await ask(textOf("你好"))).toContain("請點選下方按鈕");
    expect(
      await ask(eventOf("postback", { replyToken: "p2", postback: { data: "x".repeat(300) } })),
    ).toContain("請點選下方按鈕");
    expect(JSON.stringify(house.line.messaging.taken[0])).toContain("ask=NEXT_APPOINTMENT");
  });

  test("is retried when LINE failed, but not after a minute", async () => {
    await house.deliver(textOf("訂單"));
    house.line.misbehave(503);
    expect(await house.work()).toBe(1);
    house.line.misbehave(null);
    const again = () => house.prisma.lineEvent.updateMany({ data: { availableAt: new Date(0) } });
    await again();
    expect(await house.work()).toBe(1);
    expect(house.line.messaging.taken).toHaveLength(1);
    await house.deliver(textOf("訂單"));
    expect(await house.work(new Date(Date.now() + 61_000))).toBe(1);
    expect(house.line.messaging.taken).toHaveLength(1);
  });
});

describe("The content of a message", () => {
  test("is never stored, and its question is deleted once it is answered", async () => {
    await house.deliver(textOf("訂單 canary-7351"));
    const kept = await house.prisma.lineEvent.findMany();
    expect(JSON.stringify(kept)).not.toContain("canary");
    await house.work();
    expect(await house.prisma.lineEvent.findMany()).toMatchObject([
      { question: null, replyToken: null, messageId: null },
    ]);
  });

  test("is deleted when it is unsent, and a repeated delivery is ignored", async () => {
    const message = textOf("訂單", { message: { id: "m-1", type: "text", text: "訂單" } });
    await house.deliver(message);
    await house.deliver(eventOf("unsend", { unsend: { messageId: "m-1" } }));
    await house.deliver(message);
    expect(await house.work()).toBe(0);
    expect(house.line.messaging.taken).toHaveLength(0);
    expect(await house.prisma.lineEvent.findMany()).toMatchObject([
      { question: null, replyToken: null, messageId: null },
    ]);
  });
});

test("An event that cannot be handled fails after the twentieth attempt, and its content is deleted", async () => {
  await house.deliver(textOf("訂單"));
  house.line.misbehave(503);
  const retry = (attempts: number) =>
    house.prisma.lineEvent.updateMany({ data: { attempts, availableAt: new Date(0) } });
  await retry(18);
  await house.work();
  expect(await house.prisma.lineEvent.findFirst()).toMatchObject({ failedAt: null, attempts: 19 });
  await retry(19);
  await house.work();
  expect(await house.prisma.lineEvent.findFirst()).toMatchObject({
    ...{ failedAt: expect.any(Date), handledAt: null, attempts: 20 },
    ...{ question: null, replyToken: null, messageId: null },
  });
  await retry(20);
  expect(await house.work()).toBe(0);
});
