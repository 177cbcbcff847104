import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customerRow, store } from "../../../schema/src/testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../../../schema/src/testing/run.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { broadcastQueue } from "./broadcasts.ts";
import { claimJobs } from "./queue/leases.ts";
import { drainQueue } from "./queue/startQueue.ts";

const AT = new Date("2026-11-21T04:00:00Z");

let testContext: TestContext;
beforeAll(async () => {
  setLogLevel("silent");
  testContext = await createTestContext();
  await store(testContext.prisma);
  await customerRow(testContext.prisma);
});
afterAll(async () => {
  setLogLevel("info");
  await testContext.close();
});
beforeEach(async () => {
  await testContext.prisma.broadcast.deleteMany();
  testContext.now = AT;
});

const schedule = () =>
  testContext.prisma.broadcast.create({
    data: { text: "新茶", recipients: 1, state: "SCHEDULED", scheduledAt: AT },
  });
const queue = () => broadcastQueue(testContext.context(ADMIN));
const drain = () => drainQueue(testContext.prisma, queue());
const makeDue = () => testContext.prisma.broadcast.updateMany({ data: { availableAt: new Date(0) } });
const broadcast = () => testContext.prisma.broadcast.findFirstOrThrow();

describe("A scheduled broadcast", () => {
  it("starts when it is due, and not before", async () => {
    await schedule();
    testContext.now = new Date(AT.getTime() - 1);
    expect(await drain()).toBe(0);
    testContext.now = AT;
    expect(await drain()).toBe(1);
    expect(await broadcast()).toMatchObject({ state: "QUEUED", attempts: 1 });
  });

  it("is started only once by eight concurrent workers", async () => {
    await schedule();
    await schedule();
    const counts = await Promise.all(Array.from({ length: 8 }, drain));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await testContext.prisma.outboxMessage.count()).toBe(2);
  });

  it("that cannot be started is retried, and fails after the tenth attempt", async () => {
    await schedule();
    const broken = {
      ...testContext.context(ADMIN),
      messaging: { quota: () => Promise.reject(new Error("broken")) },
    };
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect(await broadcast()).toMatchObject({ state: "SCHEDULED", finishedAt: null });
      await makeDue();
      await drainQueue(testContext.prisma, broadcastQueue(broken));
    }
    expect(await broadcast()).toMatchObject({ state: "FAILED", lastError: "INTERNAL", finishedAt: AT });
    expect(await testContext.prisma.failedJob.findMany()).toMatchObject([
      { queue: "BROADCASTS", error: "INTERNAL", attempts: 10 },
    ]);
  });

  it("is started by another worker when the lease of a dead one ends", async () => {
    await schedule();
    expect(await claimJobs(testContext.prisma, queue())).toHaveLength(1);
    expect(await drain()).toBe(0);
    await makeDue();
    expect(await drain()).toBe(1);
    expect(await broadcast()).toMatchObject({ state: "QUEUED", attempts: 2 });
  });
});
