import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { outboxQueue } from "../jobs/outbox.ts";
import { drainQueue } from "../jobs/queue/startQueue.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { broadcastPartTo, customersOf, messageTo } from "../testing/outboxRows.ts";
import { type FakeLine, startFakeLine } from "./fakeLine.ts";
import { createLineChannel } from "./lineChannel.ts";
import { createMessaging, type LineMessaging } from "./messaging.ts";

setLogLevel("silent");

const START = Date.parse("2026-11-21T02:00:00Z");

let database: TestDatabase;
let prisma: PrismaClient;
let line: FakeLine;
/** Milliseconds since START. */
let passed = 0;
/** How often LINE was asked to send something. */
let asked = 0;

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
    asked += 1;
    return false;
  };
  [passed, asked] = [0, 0];
});

const clock = () => new Date(START + passed);
const open = (timeout = 5000) =>
  createMessaging({ apiBase: line.url, channelAccessToken: "token", timeout, now: clock });
const remaining = async (messaging: ReturnType<typeof open>) => (await messaging.quota()).remaining;

describe("LINE's quota", () => {
  it("is what the month allows less what it has seen, never below 0; null without a limit", async () => {
    Object.assign(line.messaging, { quota: 500, used: 180 });
    expect(await open().quota()).toEqual({ remaining: 320, asOf: new Date(START) });
    Object.assign(line.messaging, { quota: 100 });
    expect(await remaining(open())).toBe(0);
    Object.assign(line.messaging, { quota: null });
    expect(await remaining(open())).toBeNull();
  });

  it("is asked for once a minute", async () => {
    const messaging = open();
    line.messaging.quota = 500;
    expect(await Promise.all([remaining(messaging), remaining(messaging)])).toEqual([500, 500]);
    line.messaging.used = 100;
    passed = 59_999;
    expect(await messaging.quota()).toEqual({ remaining: 500, asOf: new Date(START) });
    passed = 60_000;
    expect(await messaging.quota()).toEqual({ remaining: 400, asOf: clock() });
  });

  it.each([500, 429, "hang"] as const)(
    "is not known while LINE answers %s, and is asked for again after 5 seconds",
    async (how) => {
      const messaging = open(200);
      line.messaging.quota = 500;
      line.misbehave(how);
      expect(await remaining(messaging)).toBeNull();
      line.misbehave(null);
      passed = 4_999;
      expect(await remaining(messaging)).toBeNull();
      passed = 5_000;
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

describe("a 429", () => {
  it("of the rate is tried again later, and then taken", async () => {
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

  it("of the month fails what waits, says why, and LINE is asked once a minute, not for each", async () => {
    await notices(10);
    const messaging = open();
    line.messaging.quota = 3;
    await drainOutbox(messaging);
    expect(await states()).toEqual({ "SENT null": 3, "FAILED LINE_QUOTA_EXHAUSTED": 7 });
    expect(asked).toBe(4);
    // The shop takes a larger plan.
    line.messaging.quota = 100;
    await prisma.outboxMessage.deleteMany();
    await notices(1);
    passed = 59_999;
    await drainOutbox(messaging);
    expect(await states()).toEqual({ "FAILED LINE_QUOTA_EXHAUSTED": 1 });
    await notices(1);
    passed = 60_000;
    await drainOutbox(messaging);
    expect(await states()).toEqual({ "FAILED LINE_QUOTA_EXHAUSTED": 1, "SENT null": 1 });
  });

  it("of the month is forgotten with the month", async () => {
    const messaging = open();
    line.messaging.quota = 0;
    passed = Date.parse("2026-11-30T14:59:59Z") - START;
    await notices(1);
    await drainOutbox(messaging);
    line.messaging.quota = 1;
    passed += 1000;
    await notices(1);
    await drainOutbox(messaging);
    expect(await states()).toEqual({ "FAILED LINE_QUOTA_EXHAUSTED": 1, "SENT null": 1 });
  });

  it("for a broadcast that does not fit fails its rest, not a notice that fits", async () => {
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
      ...{ state: "FAILED", lastError: "LINE_QUOTA_EXHAUSTED" },
    });
    expect(line.messaging.taken.map(({ way, to }) => [way, to.length])).toEqual([
      ["multicast", 2],
      ["push", 1],
    ]);
    expect(asked).toBe(3);
  });
});
