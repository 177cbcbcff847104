import { randomUUID } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
import { type Delivery, deliveryOf, type LineMessaging } from "../line/messaging.ts";
import { drainOutbox, pauseAfter } from "./outbox.ts";

let prisma: PrismaClient;
let drop: () => Promise<void>;
let accepted: { to: readonly string[]; key: string }[];

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

/** LINE as it answers in this order, then always yes. */
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

async function broadcast(parts: number) {
  const { id } = await prisma.broadcast.create({ data: { text: "新茶到貨", recipients: parts } });
  await prisma.outboxMessage.createMany({
    data: Array.from({ length: parts }, (_, part) => ({
      id: randomUUID(),
      kind: "BROADCAST",
      broadcastId: id,
      payload: { to: [`U${part}`], messages: [{ type: "text", text: "新茶到貨" }] },
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

describe("the outbox", () => {
  it("sends every part once, also when four workers drain it at the same time", async () => {
    const id = await broadcast(40);
    const taken = await Promise.all(Array.from({ length: 4 }, () => drainOutbox(prisma, line())));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(new Set(accepted.map(({ key }) => key)).size).toBe(40);
    expect(await stateOf(id)).toMatchObject({ state: "SENT", lastError: null, finishedAt: expect.any(Date) });
  });

  it("tries again with the same key when LINE does not answer, and not before its time", async () => {
    const id = await broadcast(1);
    const api = line("retry", "accepted");
    expect(await drainOutbox(prisma, api)).toBe(1);
    expect(await drainOutbox(prisma, api)).toBe(0);
    expect(await stateOf(id)).toMatchObject({ state: "QUEUED", finishedAt: null });
    const waiting = await prisma.outboxMessage.findFirstOrThrow({ where: { broadcastId: id } });
    await makeDue();
    await drainOutbox(prisma, api);
    expect(accepted).toEqual([{ to: ["U0"], key: waiting.id }]);
    expect(await stateOf(id)).toMatchObject({ state: "SENT" });
  });

  it("gives up a part that LINE refuses, says why, and sends the others", async () => {
    const id = await broadcast(2);
    await drainOutbox(prisma, line("refused"));
    expect(await stateOf(id)).toMatchObject({ state: "FAILED", lastError: "LINE_UNAVAILABLE" });
    expect(accepted).toHaveLength(1);
  });

  it("gives up the rest once the month has no room for a part, and asks LINE for none of it", async () => {
    const [id, other] = [await broadcast(4), await broadcast(1)];
    await drainOutbox(prisma, line("accepted", "quota"));
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
    expect(await stateOf(other)).toMatchObject({ state: "SENT" });
  });

  it("asks again for a part that LINE may have taken before the month was full", async () => {
    const id = await broadcast(2);
    const api = line("retry", "quota", "accepted");
    await drainOutbox(prisma, api);
    expect(await stateOf(id)).toMatchObject({ state: "SENDING" });
    await makeDue();
    await drainOutbox(prisma, api);
    expect(accepted).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: "FAILED", lastError: "LINE_QUOTA_EXHAUSTED" });
  });

  it("gives up after 23 hours, when LINE would send a repetition again", async () => {
    const id = await broadcast(1);
    await prisma.outboxMessage.updateMany({
      data: { createdAt: new Date(Date.now() - 23 * 3_600_000 - 1000) },
    });
    await drainOutbox(prisma, line("retry"));
    expect(await stateOf(id)).toMatchObject({ state: "FAILED", lastError: "LINE_UNAVAILABLE" });
  });
});

describe("what goes to one person", () => {
  const APPOINTMENT = { id: 0, startsAt: "2099-01-01T02:00:00.000Z" };
  const messages = [{ type: "text", text: "預約已確認" }];
  const queue = (kind: string, payload: object) =>
    prisma.outboxMessage.create({ data: { kind, payload: { to: "U1", messages, ...payload } } });
  const pushing = (...answers: Delivery[]) => {
    const pushed: { to: string; key: string }[] = [];
    const push: LineMessaging["push"] = async (to, _messages, key) => {
      pushed.push({ to, key });
      return answers.shift() ?? "accepted";
    };
    return { pushed, api: { ...line(), push } };
  };
  beforeEach(() => prisma.outboxMessage.deleteMany());

  it("is pushed with its own id as the retry key, again with the same", async () => {
    const { id } = await queue("NOTICE", {});
    const { pushed, api } = pushing("retry");
    await drainOutbox(prisma, api);
    await makeDue();
    await drainOutbox(prisma, api);
    expect(pushed).toEqual([
      { to: "U1", key: id },
      { to: "U1", key: id },
    ]);
    expect(await prisma.outboxMessage.findUnique({ where: { id } })).toMatchObject({ state: "SENT" });
  });

  it("is not sent and gone when it reminds of an appointment that does not stand", async () => {
    await queue("REMINDER", { appointment: APPOINTMENT });
    const { pushed, api } = pushing();
    expect(await drainOutbox(prisma, api)).toBe(1);
    expect(pushed).toEqual([]);
    expect(await prisma.outboxMessage.count()).toBe(0);
  });

  it("reminds of an appointment that stands", async () => {
    const startsAt = new Date(APPOINTMENT.startsAt);
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    const { id } = await prisma.appointment.create({
      data: { customerName: "安", source: "CHAT_APP", state: "CONFIRMED", startsAt, endsAt },
    });
    await queue("REMINDER", { appointment: { ...APPOINTMENT, id } });
    const { pushed, api } = pushing();
    await drainOutbox(prisma, api);
    expect(pushed).toHaveLength(1);
  });
});

describe("pauses between tries", () => {
  it.each([
    [1, 1],
    [2, 2],
    [10, 512],
    [11, 600],
    [60, 600],
  ])("after try %i: %i seconds", (attempts, seconds) => {
    expect(pauseAfter(attempts)).toBe(seconds);
  });
});

describe("what LINE's answers mean", () => {
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
