import { randomUUID } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import { createLineChannel } from "../line/lineChannel.ts";
import type { LineMessaging } from "../line/lineMessaging.ts";
import { deliveryOf } from "../line/messaging.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { broadcastPartTo, customersOf, messageTo, storedLineMessages } from "../testing/outboxRows.ts";
import type { Delivery } from "./notificationChannel.ts";
import { outboxQueue } from "./outbox.ts";
import { drainQueue } from "./queue/startQueue.ts";

let prisma: PrismaClient;
let drop: () => Promise<void>;
let accepted: { to: readonly string[]; key: string }[];

setLogLevel("silent");

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  prisma = connectPrisma(database.url);
});
afterAll(async () => {
  await prisma.$disconnect();
  await drop();
});
beforeEach(async () => {
  accepted = [];
  await prisma.broadcast.deleteMany();
});

/** Fakes LINE with these responses in order; all later messages are accepted. */
function line(...answers: Delivery[]): LineMessaging {
  return {
    quota: async () => ({ remaining: null, asOf: new Date() }),
    push: async () => "refused",
    reply: async () => "refused",
    profile: async () => null,
    multicast: async (to, _messages, key) => {
      const answer = answers.shift() ?? "accepted";
      if (answer === "accepted") accepted.push({ to, key });
      return answer;
    },
  };
}

const drainOutbox = (messaging: LineMessaging) => {
  const shopAddress = { publicUrl: null, liffId: null };
  const channels = { LINE: createLineChannel({ prisma, messaging, shopAddress }) };
  return drainQueue(prisma, outboxQueue({ prisma, channels }));
};

async function broadcast(parts: number) {
  const names = Array.from({ length: parts }, (_, part) => `U${part}`);
  const customers = await customersOf(prisma, names);
  const { id } = await prisma.broadcast.create({ data: { text: "新茶到貨", recipients: parts } });
  await prisma.outboxMessage.createMany({
    data: customers.map((customer) => ({
      id: randomUUID(),
      broadcastId: id,
      ...broadcastPartTo([customer], "新茶到貨"),
    })),
  });
  return id;
}

const stateOf = (id: number) =>
  prisma.broadcast.findUniqueOrThrow({
    where: { id },
    select: { state: true, lastError: true, finishedAt: true },
  });

const makeDue = () =>
  prisma.outboxMessage.updateMany({ where: { state: "PENDING" }, data: { availableAt: new Date(0) } });

describe("The outbox", () => {
  it("sends every part once, even when four workers drain it concurrently", async () => {
    const id = await broadcast(40);
    const taken = await Promise.all(Array.from({ length: 4 }, () => drainOutbox(line())));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(new Set(accepted.map(({ key }) => key)).size).toBe(40);
    expect(await stateOf(id)).toMatchObject({ state: "SENT", lastError: null, finishedAt: expect.any(Date) });
  });

  it("retries with the same key when LINE does not respond, and not before the pause is over", async () => {
    const id = await broadcast(1);
    const api = line("retry", "accepted");
    expect(await drainOutbox(api)).toBe(1);
    expect(await drainOutbox(api)).toBe(0);
    expect(await stateOf(id)).toMatchObject({ state: "QUEUED", finishedAt: null });
    const waiting = await prisma.outboxMessage.findFirstOrThrow({ where: { broadcastId: id } });
    await makeDue();
    await drainOutbox(api);
    expect(accepted).toEqual([{ to: ["U0"], key: waiting.id }]);
    expect(await stateOf(id)).toMatchObject({ state: "SENT" });
  });

  it("fails a part that LINE refuses, stores the reason, and sends the others", async () => {
    const id = await broadcast(2);
    await drainOutbox(line("refused"));
    expect(await stateOf(id)).toMatchObject({ state: "FAILED", lastError: "LINE_UNAVAILABLE" });
    expect(accepted).toHaveLength(1);
  });

  it("fails the remaining parts without a request to LINE when the month's quota has no room for one", async () => {
    const [id, other] = [await broadcast(4), await broadcast(1)];
    await drainOutbox(line("accepted", "quota"));
    expect(await stateOf(id)).toMatchObject({ state: "FAILED", lastError: "LINE_QUOTA_EXHAUSTED" });
    const parts = await prisma.outboxMessage.groupBy({
      by: ["state"],
      where: { broadcastId: id },
      _count: true,
    });
    expect(new Map(parts.map(({ state, _count }) => [state, _count]))).toEqual(
      new Map([
        ["SENT", 1],
        ["FAILED", 3],
      ]),
    );
    expect(await prisma.failedJob.count({ where: { outboxMessage: { broadcastId: id } } })).toBe(3);
    expect(await stateOf(other)).toMatchObject({ state: "SENT" });
  });

  it("retries a part that LINE may have accepted before the quota was used up", async () => {
    const id = await broadcast(2);
    const api = line("retry", "quota", "accepted");
    await drainOutbox(api);
    expect(await stateOf(id)).toMatchObject({ state: "SENDING" });
    await makeDue();
    await drainOutbox(api);
    expect(accepted).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: "FAILED", lastError: "LINE_QUOTA_EXHAUSTED" });
  });

  it("gives up after 23 hours, when LINE would no longer recognize the retry key", async () => {
    const id = await broadcast(1);
    await prisma.outboxMessage.updateMany({
      data: { createdAt: new Date(Date.now() - 23 * 3_600_000 - 1000) },
    });
    await drainOutbox(line("retry"));
    expect(await stateOf(id)).toMatchObject({ state: "FAILED", lastError: "LINE_UNAVAILABLE" });
  });
});

describe("A notification to one customer", () => {
  const pushing = (...answers: Delivery[]) => {
    const pushed: { to: string; key: string; text: unknown }[] = [];
    const push: LineMessaging["push"] = async (to, [message], key) => {
      pushed.push({ to, key, text: message?.type === "text" ? message.text : message?.type });
      return answers.shift() ?? "accepted";
    };
    return { pushed, api: { ...line(), push } };
  };
  beforeEach(() => prisma.outboxMessage.deleteMany());

  it("is pushed with its row's id as the retry key in every attempt", async () => {
    const [customer = 0] = await customersOf(prisma, ["U1"]);
    const { id } = await prisma.outboxMessage.create({ data: messageTo(customer) });
    const { pushed, api } = pushing("retry");
    await drainOutbox(api);
    await makeDue();
    await drainOutbox(api);
    expect(pushed).toEqual([
      { to: "U1", key: id, text: "新茶" },
      { to: "U1", key: id, text: "新茶" },
    ]);
    expect(await prisma.outboxMessage.findUnique({ where: { id } })).toMatchObject({ state: "SENT" });
  });

  it.each([
    ["that is invalid", { kind: "ORDER_RECEIVED", language: "cn", data: {} }],
    ["whose customer does not exist", messageTo(2_147_483_647)],
  ])("%s fails without a request to LINE", async (_, data) => {
    const { id } = await prisma.outboxMessage.create({ data });
    const { pushed, api } = pushing();
    await drainOutbox(api);
    expect(pushed).toEqual([]);
    expect(await prisma.outboxMessage.findUnique({ where: { id } })).toMatchObject({
      state: "FAILED",
      lastError: "LINE_UNAVAILABLE",
      attempts: 1,
    });
  });

  it("fails after its last attempt", async () => {
    const [customer = 0] = await customersOf(prisma, ["U1"]);
    const { id } = await prisma.outboxMessage.create({ data: { ...messageTo(customer), attempts: 149 } });
    await drainOutbox(pushing("retry").api);
    expect(await prisma.outboxMessage.findUnique({ where: { id } })).toMatchObject({
      state: "FAILED",
      lastError: "LINE_UNAVAILABLE",
      attempts: 150,
    });
    expect(await prisma.failedJob.findUnique({ where: { outboxMessageId: id } })).toMatchObject({
      queue: "OUTBOX",
      error: "LINE_UNAVAILABLE",
      attempts: 150,
      customerId: customer,
    });
  });

  describe("that reminds of an appointment", () => {
    const startsAt = new Date("2099-01-01T02:00:00.000Z");
    const reminderOf = (id: number, customerId: number) => ({
      kind: "APPOINTMENT_REMINDER",
      customerId,
      language: "cn",
      data: {
        shopName: "町家",
        timeZone: "Asia/Taipei",
        appointment: { id, state: "CONFIRMED", startsAt: startsAt.toISOString(), services: [], staff: [] },
      },
    });
    const legacyReminderOf = (id: number) =>
      storedLineMessages("U1", { appointment: { id, startsAt: startsAt.toISOString() } });

    it("is deleted unsent when the appointment has changed", async () => {
      const [customer = 0] = await customersOf(prisma, ["U1"]);
      await prisma.outboxMessage.create({ data: reminderOf(0, customer) });
      await prisma.outboxMessage.create({ data: legacyReminderOf(0) });
      const { pushed, api } = pushing();
      expect(await drainOutbox(api)).toBe(2);
      expect(pushed).toEqual([]);
      expect(await prisma.outboxMessage.count()).toBe(0);
    });

    it("is sent when the appointment is unchanged", async () => {
      const [customer = 0] = await customersOf(prisma, ["U1"]);
      const { id } = await prisma.appointment.create({
        data: {
          customerName: "安",
          source: "CHAT_APP",
          state: "CONFIRMED",
          startsAt,
          endsAt: new Date(startsAt.getTime() + 3_600_000),
        },
      });
      await prisma.outboxMessage.create({ data: reminderOf(id, customer) });
      await prisma.outboxMessage.create({ data: legacyReminderOf(id) });
      const { pushed, api } = pushing();
      await drainOutbox(api);
      expect(pushed.map(({ text }) => text)).toEqual(["flex", "預約已確認"]);
    });
  });

  it("that release 0.1.0 rendered is sent unchanged, to one recipient or to many", async () => {
    const { id } = await prisma.outboxMessage.create({ data: storedLineMessages("U7") });
    const many = await prisma.outboxMessage.create({ data: storedLineMessages(["U8", "U9"]) });
    const { pushed, api } = pushing();
    await drainOutbox(api);
    expect(pushed).toEqual([{ to: "U7", key: id, text: "預約已確認" }]);
    expect(accepted).toEqual([{ to: ["U8", "U9"], key: many.id }]);
  });
});

describe("LINE's responses", () => {
  it.each([
    [409, "", "accepted"],
    [429, '{"message":"The API rate limit has been exceeded. Try again later."}', "retry"],
    [429, '{"message":"You have reached your monthly limit."}', "quota"],
    [500, "", "retry"],
    [503, "", "retry"],
    [400, "", "refused"],
    [401, "", "refused"],
    [403, "", "refused"],
  ] as const)("%i %s: %s", (status, body, delivery) => {
    expect(deliveryOf(status, body)).toBe(delivery);
  });
});
