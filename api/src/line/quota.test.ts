import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { outboxQueue } from "../jobs/outbox.ts";
import { drainQueue } from "../jobs/queue/startQueue.ts";
import { FAKE_LONG_LIVED_TOKEN } from "../standIns/line/fakeChannelTokens.ts";
import { type FakeLine, startFakeLine } from "../standIns/line/fakeLine.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { broadcastPartTo, customersOf, messageTo } from "../testing/outboxRows.ts";
import { longLivedToken } from "./channelToken.ts";
import { createLineChannel } from "./lineChannel.ts";
import type { LineMessaging } from "./lineMessaging.ts";
import { createMessaging } from "./messaging.ts";

setLogLevel("silent");

const START = Date.parse("2026-11-21T02:00:00Z");

let database: TestDatabase;
let prisma: PrismaClient;
let line: FakeLine;
/** Milliseconds since START. */
let elapsed = 0;
/** The number of send requests to LINE. */
let requests = 0;

beforeAll(async () => {
  [database, line] = await Promise.all([createTestDatabase(), startFakeLine()]);
  prisma = connectPrisma(database.url, { poolSize: 4 });
});
afterAll(async () => {
  await line.close();
  await prisma.$disconnect();
  await database.drop();
});
beforeEach(async () => {
  await prisma.broadcast.deleteMany();
  await prisma.outboxMessage.deleteMany();
  line.misbehave(null);
  Object.assign(line.messaging, { quota: null, used: 0, trouble: () => null });
  line.messaging.taken.length = 0;
  line.messaging.busy = () => {
    requests += 1;
    return false;
  };
  [elapsed, requests] = [0, 0];
});

const clock = () => new Date(START + elapsed);
const open = (timeout = 5000) =>
  createMessaging({
    apiBase: line.url,
    channelToken: longLivedToken(FAKE_LONG_LIVED_TOKEN),
    timeout,
    now: clock,
  });
const remaining = async (messaging: ReturnType<typeof open>) => (await messaging.quota()).remaining;

describe("LINE's quota", () => {
  it("is the month's limit less its usage, never below 0, and null without a limit", async () => {
    Object.assign(line.messaging, { quota: 500, used: 180 });
    expect(await open().quota()).toEqual({ remaining: 320, asOf: new Date(START) });
    Object.assign(line.messaging, { quota: 100 });
    expect(await remaining(open())).toBe(0);
    Object.assign(line.messaging, { quota: null });
    expect(await remaining(open())).toBeNull();
  });

  it("is requested at most once a minute", async () => {
    const messaging = open();
    line.messaging.quota = 500;
    expect(await Promise.all([remaining(messaging), remaining(messaging)])).toEqual([500, 500]);
    line.messaging.used = 100;
    elapsed = 59_999;
    expect(await messaging.quota()).toEqual({ remaining: 500, asOf: new Date(START) });
    elapsed = 60_000;
    expect(await messaging.quota()).toEqual({ remaining: 400, asOf: clock() });
  });

  it.each([500, 429, "hang"] as const)(
    "is unknown while LINE answers %s, and is requested again after 5 seconds",
    async (how) => {
      const messaging = open(200);
      line.messaging.quota = 500;
      line.misbehave(how);
      expect(await remaining(messaging)).toBeNull();
      line.misbehave(null);
      elapsed = 4_999;
      expect(await remaining(messaging)).toBeNull();
      elapsed = 5_000;
      expect(await remaining(messaging)).toBe(500);
    },
  );
});

const drainOutbox = (messaging: LineMessaging) => {
  const shopAddress = { publicUrl: null, liffId: null };
  const channels = { LINE: createLineChannel({ prisma, messaging, shopAddress }) };
  return drainQueue(prisma, outboxQueue({ prisma, channels }));
};
async function notices(count: number): Promise<void> {
  const ids = await customersOf(
    prisma,
    Array.from({ length: count }, (_, index) => `U${index}`),
  );
  await prisma.outboxMessage.createMany({ data: ids.map((id) => messageTo(id)) });
}
const makeDue = () =>
  prisma.outboxMessage.updateMany({ where: { state: "PENDING" }, data: { availableAt: new Date(0) } });
const states = async () => {
  const rows = await prisma.outboxMessage.groupBy({ by: ["state", "lastError"], _count: true });
  return Object.fromEntries(rows.map(({ state, lastError, _count }) => [`${state} ${lastError}`, _count]));
};

describe("A 429", () => {
  it("for the rate limit is retried later, and then accepted", async () => {
    await notices(2);
    const messaging = open();
    line.messaging.busy = () => true;
    await drainOutbox(messaging);
    expect(await states()).toEqual({ "PENDING null": 2 });
    line.messaging.busy = () => false;
    await makeDue();
    await drainOutbox(messaging);
    expect(await states()).toEqual({ "SENT null": 2 });
    expect(line.messaging.taken).toHaveLength(2);
  });

  it("for the monthly limit fails the queue with its reason, with one request to LINE per minute instead of one per message", async () => {
    await notices(10);
    const messaging = open();
    line.messaging.quota = 3;
    await drainOutbox(messaging);
    expect(await states()).toEqual({ "SENT null": 3, "FAILED LINE_QUOTA_EXHAUSTED": 7 });
    expect(requests).toBe(4);
    // The shop upgrades to a larger plan.
    line.messaging.quota = 100;
    await prisma.outboxMessage.deleteMany();
    await notices(1);
    elapsed = 59_999;
    await drainOutbox(messaging);
    expect(await states()).toEqual({ "FAILED LINE_QUOTA_EXHAUSTED": 1 });
    await notices(1);
    elapsed = 60_000;
    await drainOutbox(messaging);
    expect(await states()).toEqual({ "FAILED LINE_QUOTA_EXHAUSTED": 1, "SENT null": 1 });
  });

  it("for the monthly limit counts until the end of the month", async () => {
    const messaging = open();
    line.messaging.quota = 0;
    elapsed = Date.parse("2026-11-30T14:59:59Z") - START;
    await notices(1);
    await drainOutbox(messaging);
    line.messaging.quota = 1;
    elapsed += 1000;
    await notices(1);
    await drainOutbox(messaging);
    expect(await states()).toEqual({ "FAILED LINE_QUOTA_EXHAUSTED": 1, "SENT null": 1 });
  });

  it("for a broadcast that does not fit fails its other parts, but not a notification that fits", async () => {
    line.messaging.quota = 3;
    const { id } = await prisma.broadcast.create({ data: { text: "新茶", recipients: 6 } });
    for (const to of [
      ["U1", "U2"],
      ["U3", "U4"],
      ["U5", "U6"],
    ]) {
      const part = broadcastPartTo(await customersOf(prisma, to));
      await prisma.outboxMessage.create({ data: { ...part, broadcastId: id } });
    }
    await notices(1);
    await drainOutbox(open());
    expect(await prisma.broadcast.findUnique({ where: { id } })).toMatchObject({
      state: "FAILED",
      lastError: "LINE_QUOTA_EXHAUSTED",
    });
    expect(line.messaging.taken.map(({ way, to }) => [way, to.length])).toEqual([
      ["multicast", 2],
      ["push", 1],
    ]);
    expect(requests).toBe(3);
  });
});
