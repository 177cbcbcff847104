import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orderRow } from "../../../schema/src/testing/fixtures.ts";
import { FAKE_LINE_USER } from "../standIns/line/fakeLine.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { eventOf, type LineTestServer, openLineTestServer, textOf } from "../testing/lineTestServer.ts";

setLogLevel("silent");

let testServer: LineTestServer;
beforeAll(async () => {
  testServer = await openLineTestServer();
});
afterAll(() => testServer.close());
beforeEach(() => testServer.clean());

const reachability = () =>
  testServer.prisma.customer.findFirst({ select: { name: true, reachable: true, language: true } });

describe("A customer's reachability", () => {
  test("changes with follow and unfollow events", async () => {
    await testServer.customer();
    expect(await reachability()).toMatchObject({ reachable: null });
    await testServer.deliver(eventOf("follow"));
    await testServer.work();
    expect(await reachability()).toMatchObject({ reachable: true });
    await testServer.deliver(eventOf("unfollow"));
    await testServer.work();
    expect(await reachability()).toMatchObject({ reachable: false });
  });

  test("increases the version when it changes, so that webhooks tell which event is newer", async () => {
    const { id } = await testServer.customer();
    const versions: number[] = [];
    for (const type of ["follow", "follow", "unfollow", "unfollow"]) {
      await testServer.deliver(eventOf(type));
      await testServer.work();
      const { version } = await testServer.prisma.customer.findUniqueOrThrow({ where: { id } });
      versions.push(version);
    }
    expect(versions).toEqual([2, 2, 3, 3]);
  });

  test("follows the newest event, whatever the order of arrival", async () => {
    await testServer.customer();
    const [follow, unfollow] = [eventOf("follow"), eventOf("unfollow")];
    await testServer.deliver(unfollow);
    await testServer.work();
    await testServer.deliver(follow);
    await testServer.work();
    expect(await reachability()).toMatchObject({ reachable: false });
  });

  test("is also stored while another application replies (standby)", async () => {
    await testServer.customer();
    await testServer.deliver(eventOf("follow", { mode: "standby" }), textOf("訂單", { mode: "standby" }));
    await testServer.work();
    expect(await reachability()).toMatchObject({ reachable: true });
    expect(testServer.line.messaging.taken).toHaveLength(0);
  });

  test("creates a customer with LINE's name and language for an unknown follower", async () => {
    testServer.line.messaging.profiles.set(FAKE_LINE_USER, { displayName: "Mei", language: "ja" });
    await testServer.deliver(eventOf("follow"));
    await testServer.work();
    expect(await reachability()).toEqual({ name: "Mei", reachable: true, language: "jp" });
  });

  test("is stored without a name when LINE does not return a profile", async () => {
    testServer.line.misbehave(500);
    await testServer.deliver(eventOf("follow"));
    await testServer.work();
    expect(await reachability()).toEqual({ name: "", reachable: true, language: null });
  });

  test("is not stored for an unknown person who unfollows, even when the follow event arrives late", async () => {
    const [follow, unfollow] = [eventOf("follow"), eventOf("unfollow")];
    await testServer.deliver(unfollow);
    await testServer.work();
    await testServer.deliver(follow);
    await testServer.work();
    expect(await testServer.prisma.customer.count()).toBe(0);
  });
});

describe("A reply", () => {
  const store = (data: object = {}) =>
    testServer.prisma.store.create({ data: { name: "町家商店", ...data } });
  const order = (customerId: number, data: object = {}) =>
    orderRow(testServer.prisma, { customerId, source: "SHOPPING_PLATFORM", total: 1280, ...data });
  async function ask(event: object) {
    await testServer.deliver(event);
    await testServer.work(new Date());
    return testServer.texts().at(-1);
  }

  test("describes the newest open order, and never another customer's", async () => {
    const { id } = await testServer.customer();
    const other = await testServer.prisma.customer.create({ data: { lineUserId: "Uother", name: "" } });
    await order(id);
    const open = await order(id, { state: "WAITING", paymentState: "PAID" });
    await order(id, { state: "CANCELLED" });
    await order(other.id);
    expect(await ask(textOf("我的訂單呢？"))).toBe(
      `訂單 #${open.id}\n狀態：待交付\n付款：已付款\n合計：$1,280`,
    );
  });

  test("describes the next appointment in the store's time zone and the customer's language", async () => {
    const { id: customerId } = await testServer.customer({ language: "en" });
    await store({ timeZone: "Asia/Tokyo" });
    const book = (startsAt: Date, state: "CONFIRMED" | "CANCELLED") => {
      const endsAt = new Date(startsAt.getTime() + 3_600_000);
      return testServer.prisma.appointment.create({
        data: {
          customerId,
          customerName: "Ann",
          source: "CHAT_APP",
          state,
          startsAt,
          endsAt,
          items: { create: { serviceName: "Cut", serviceMinutes: 60, startsAt, endsAt } },
        },
      });
    };
    await book(new Date("2020-01-01T02:00:00Z"), "CONFIRMED");
    await book(new Date("2098-01-01T02:00:00Z"), "CANCELLED");
    await book(new Date("2099-01-01T02:00:00Z"), "CONFIRMED");
    expect(await ask(textOf("When is my booking?"))).toBe(
      "Your next booking: 2099-01-01 11:00\nCut\nStatus: Confirmed",
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
    expect(JSON.stringify(testServer.line.messaging.taken[0])).toContain("ask=NEXT_APPOINTMENT");
  });

  test("is retried when LINE failed, but not after a minute", async () => {
    await testServer.deliver(textOf("訂單"));
    testServer.line.misbehave(503);
    expect(await testServer.work()).toBe(1);
    testServer.line.misbehave(null);
    const again = () => testServer.prisma.lineEvent.updateMany({ data: { availableAt: new Date(0) } });
    await again();
    expect(await testServer.work()).toBe(1);
    expect(testServer.line.messaging.taken).toHaveLength(1);
    await testServer.deliver(textOf("訂單"));
    expect(await testServer.work(new Date(Date.now() + 61_000))).toBe(1);
    expect(testServer.line.messaging.taken).toHaveLength(1);
  });
});

describe("The content of a message", () => {
  test("is never stored, and its question is deleted once it is answered", async () => {
    await testServer.deliver(textOf("訂單 canary-7351"));
    const kept = await testServer.prisma.lineEvent.findMany();
    expect(JSON.stringify(kept)).not.toContain("canary");
    await testServer.work();
    expect(await testServer.prisma.lineEvent.findMany()).toMatchObject([
      { question: null, replyToken: null, messageId: null },
    ]);
  });

  test("is deleted when it is unsent, and a repeated delivery is ignored", async () => {
    const message = textOf("訂單", { message: { id: "m-1", type: "text", text: "訂單" } });
    await testServer.deliver(message);
    await testServer.deliver(eventOf("unsend", { unsend: { messageId: "m-1" } }));
    await testServer.deliver(message);
    expect(await testServer.work()).toBe(0);
    expect(testServer.line.messaging.taken).toHaveLength(0);
    expect(await testServer.prisma.lineEvent.findMany()).toMatchObject([
      { question: null, replyToken: null, messageId: null },
    ]);
  });
});

test("An event that cannot be handled fails after the twentieth attempt, its content is deleted, and it is a dead letter", async () => {
  await testServer.deliver(textOf("訂單"));
  testServer.line.misbehave(503);
  const retry = (attempts: number) =>
    testServer.prisma.lineEvent.updateMany({ data: { attempts, availableAt: new Date(0) } });
  await retry(18);
  await testServer.work();
  expect(await testServer.prisma.lineEvent.findFirst()).toMatchObject({ failedAt: null, attempts: 19 });
  await retry(19);
  await testServer.work();
  expect(await testServer.prisma.lineEvent.findFirst()).toMatchObject({
    failedAt: expect.any(Date),
    handledAt: null,
    attempts: 20,
    question: null,
    replyToken: null,
    messageId: null,
  });
  expect(await testServer.prisma.failedJob.findMany()).toMatchObject([
    { queue: "LINE_EVENTS", kind: "QUESTION", error: "LINE_UNAVAILABLE", attempts: 20 },
  ]);
  await retry(20);
  expect(await testServer.work()).toBe(0);
});
