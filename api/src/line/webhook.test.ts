import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApplication } from "../application.ts";
import { lineEventQueue } from "../jobs/lineEvents.ts";
import { drainQueue } from "../jobs/queue/startQueue.ts";
import { FAKE_SECRET } from "../standIns/line/fakeLine.ts";
import { readEnv } from "../startup/env.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { eventOf, type LineTestServer, openLineTestServer, sign, textOf } from "../testing/lineTestServer.ts";
import type { LineMessaging } from "./lineMessaging.ts";
import { createLineWebhook } from "./webhook.ts";

setLogLevel("silent");

let testServer: LineTestServer;
beforeAll(async () => {
  testServer = await openLineTestServer();
});
afterAll(() => testServer.close());
beforeEach(() => testServer.clean());

describe("The signature", () => {
  const vector = '{"destination":"U8e742f61d673b39c7fff3cecb7536ef0","events":[]}';

  test("of LINE's own example is accepted, and an empty list of events is valid", async () => {
    const signature = "GhRKmvmHys4Pi8DxkF4+EayaH0OqtJtaZxgTD9fMDLs=";
    expect((await testServer.post(vector, signature)).status).toBe(200);
  });

  test.each([
    ["is missing", vector, null],
    ["is empty", vector, ""],
    ["was made with another secret", vector, sign(vector, "another")],
    ["was made for another body", `${vector} `, sign(vector)],
    ["is too short", vector, sign(vector).slice(0, 20)],
    ["is not base64", vector, "§§§"],
    ["is in hex", vector, createHmac("sha256", FAKE_SECRET).update(vector).digest("hex")],
  ])("that %s is refused with 401, and nothing is stored", async (_, body, signature) => {
    expect((await testServer.post(body, signature)).status).toBe(401);
    expect(await testServer.prisma.lineEvent.count()).toBe(0);
  });

  test("covers the bytes of the body, not the parsed JSON", async () => {
    const body = '{ "events" : [ ] , "destination" : "\\u0055" }';
    expect((await testServer.post(body, sign(body))).status).toBe(200);
    expect((await testServer.post(JSON.stringify(JSON.parse(body)), sign(body))).status).toBe(401);
  });
});

describe("A delivery", () => {
  test("is answered with 404 when no secret is configured", async () => {
    expect((await testServer.post("{}", sign("{}"), null)).status).toBe(404);
  });

  test("is answered with 405 for any method but POST", async () => {
    const webhook = createLineWebhook({
      prisma: testServer.prisma,
      channelSecret: FAKE_SECRET,
    });
    expect((await webhook(new Request("http://shop.test/line/webhook"))).status).toBe(405);
  });

  test.each(["", "[]", "{", '{"events":{}}'])("of %j is refused with 400", async (body) => {
    expect((await testServer.post(body, sign(body))).status).toBe(400);
  });

  test("of a million bytes is accepted, and one byte more is refused with 413", async () => {
    const body = JSON.stringify({ events: [] }).padEnd(1_000_000);
    expect((await testServer.post(body, sign(body))).status).toBe(200);
    expect((await testServer.post(`${body} `, sign(`${body} `))).status).toBe(413);
  });

  test("is stored without unknown, group and invalid events", async () => {
    const group = textOf("訂單", { source: { type: "group", groupId: "C1" } });
    const sticker = eventOf("message", { replyToken: "t", message: { id: "m", type: "sticker" } });
    expect(
      await testServer.deliver(eventOf("moon"), group, sticker, { type: "follow" }, eventOf("follow")),
    ).toBe(200);
    expect(await testServer.prisma.lineEvent.findMany({ select: { kind: true } })).toEqual([
      { kind: "FOLLOW" },
    ]);
  });

  test("with an event from the far future stores it at the time of receipt, and the queue goes on", async () => {
    await testServer.deliver(eventOf("follow", { timestamp: 8.64e15 }), textOf("訂單"));
    const [{ occurredAt } = { occurredAt: new Date(0) }] = await testServer.prisma.lineEvent.findMany({
      where: { kind: "FOLLOW" },
    });
    expect(occurredAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await testServer.work()).toBe(2);
    expect(await testServer.prisma.lineEvent.count({ where: { handledAt: null } })).toBe(0);
    // A later event is newer than the one from the future.
    await testServer.deliver(eventOf("unfollow", { timestamp: Date.now() + 60_000 }));
    await testServer.work();
    expect(await testServer.prisma.customer.findFirst()).toMatchObject({ reachable: false });
  });

  test("with U+0000 in an identifier is answered with 200, and such events are skipped", async () => {
    const events = [
      eventOf("follow", { webhookEventId: "e\0" }),
      textOf("訂單", { replyToken: "t\0" }),
      textOf("訂單", { message: { id: "m\0", type: "text", text: "訂單" } }),
      eventOf("unsend", { unsend: { messageId: "m\0" } }),
    ];
    expect(await testServer.deliver(...events)).toBe(200);
    expect(await testServer.prisma.lineEvent.count()).toBe(0);
  });

  test("is answered before its events are handled", async () => {
    testServer.line.misbehave("hang");
    expect(await testServer.deliver(textOf("訂單"))).toBe(200);
    expect(await testServer.prisma.lineEvent.count({ where: { handledAt: null } })).toBe(1);
  });
});

test("The server stores LINE's events, and its worker replies", async () => {
  const env = readEnv({
    LINE_API_BASE: testServer.line.url,
    LINE_MESSAGING_CHANNEL_SECRET: FAKE_SECRET,
    LINE_CHANNEL_ACCESS_TOKEN: "token",
  });
  const application = await createApplication({
    env,
    prisma: testServer.prisma,
    databaseUrl: testServer.url,
  });
  const body = JSON.stringify({ destination: "Ushop", events: [textOf("訂單")] });
  const headers = { "x-line-signature": sign(body) };
  const request = new Request("http://shop.test/line/webhook/", { method: "POST", headers, body });
  const response = await application.handle(request, { address: "203.0.113.9", secure: false });
  expect(response.status).toBe(200);
  await expect.poll(() => testServer.line.messaging.taken.length).toBe(1);
  await application.close();
});

describe("A repeated event", () => {
  test("is handled once, whether in the same delivery, in a later one or in eight concurrent ones", async () => {
    const event = textOf("訂單");
    await testServer.deliver(event, event);
    await Promise.all(Array.from({ length: 8 }, () => testServer.deliver(event)));
    const workers = await Promise.all(Array.from({ length: 4 }, () => testServer.work()));
    expect(workers.reduce((sum, taken) => sum + taken, 0)).toBe(1);
    await testServer.deliver({ ...event, deliveryContext: { isRedelivery: true } });
    expect(await testServer.work()).toBe(0);
    expect(testServer.line.messaging.taken).toHaveLength(1);
  });

  test("after a worker failed between the reply and storing it is answered once, because the token is valid once", async () => {
    await testServer.deliver(textOf("訂單"));
    const reply: LineMessaging["reply"] = async (...given) => {
      await testServer.messaging.reply(...given);
      throw new Error("failed");
    };
    const { prisma, messaging, shopAddress } = testServer;
    const failing = { prisma, shopAddress, messaging: { ...messaging, reply }, now: () => new Date() };
    expect(await drainQueue(prisma, lineEventQueue(failing))).toBe(1);
    expect(await prisma.lineEvent.count({ where: { handledAt: null } })).toBe(1);
    await testServer.prisma.lineEvent.updateMany({ data: { availableAt: new Date(0) } });
    expect(await testServer.work()).toBe(1);
    expect(testServer.line.messaging.taken).toHaveLength(1);
    expect(await testServer.work()).toBe(0);
  });
});
