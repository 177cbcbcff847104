import { connectPrisma, Prisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../testing/servers/database.ts";
import { listenForChanges } from "../../changes/changeListener.ts";
import { setLogLevel } from "../../telemetry/log.ts";
import { claimJobs, rescheduleJob } from "./leases.ts";
import type { JobResult, Queue, QueueTable } from "./queue.ts";
import { runJob } from "./runJob.ts";
import { drainQueue, startQueue } from "./startQueue.ts";

interface TestJob {
  id: number;
  attempts: number;
}

/** The longest time until a worker starts a new job. */
const WAKE_WITHIN_MS = 100;

let database: TestDatabase;
let prisma: PrismaClient;
/** This client acts as a second process on the same database. */
let other: PrismaClient;

beforeAll(async () => {
  setLogLevel("silent");
  database = await createTestDatabase();
  [prisma, other] = [database.url, database.url].map((url) => connectPrisma(url, { poolSize: 8 })) as [
    PrismaClient,
    PrismaClient,
  ];
  await prisma.$executeRaw`
    CREATE TABLE "TestJob" (
      "id" int PRIMARY KEY, "attempts" int NOT NULL DEFAULT 0, "availableAt" timestamptz NOT NULL DEFAULT now(),
      "state" text NOT NULL DEFAULT 'PENDING', "reason" text, "lane" int NOT NULL DEFAULT 1)`;
});
afterAll(async () => {
  setLogLevel("info");
  await Promise.all([prisma.$disconnect(), other.$disconnect()]);
  await database.drop();
});
beforeEach(() => prisma.$executeRaw`DELETE FROM "TestJob"`);

const TABLE: QueueTable = {
  name: Prisma.raw('"TestJob"'),
  idType: "int",
  columns: Prisma.raw('job."id", job."attempts"'),
  waiting: () => Prisma.sql`job."state" = 'PENDING'`,
  order: Prisma.raw('job."availableAt", job."id"'),
};

const store = (id: number, state: string, reason: string | null) =>
  prisma.$executeRaw`UPDATE "TestJob" SET "state" = ${state}, "reason" = ${reason} WHERE "id" = ${id}`;

function queueOf(
  work: (job: TestJob, signal: AbortSignal) => JobResult | Promise<JobResult>,
  more: Partial<Queue<TestJob>> = {},
): Queue<TestJob> {
  return {
    name: "test",
    table: TABLE,
    concurrency: 1,
    leaseSeconds: 30,
    maxAttempts: 3,
    pollIntervalMs: 60_000,
    retrySeconds: (attempts) => attempts * 100,
    async handle(job, signal) {
      const result = await work(job, signal);
      if (result.outcome === "DONE") await store(job.id, "DONE", null);
      return result;
    },
    fail: async ({ id }, reason) => void (await store(id, "FAILED", reason)),
    ...more,
  };
}
const DONE: JobResult = { outcome: "DONE" };
const RETRY: JobResult = { outcome: "RETRY", reason: "BUSY" };

const add = (count: number, lane = 1) => prisma.$executeRaw`
  INSERT INTO "TestJob" ("id", "lane")
  SELECT coalesce((SELECT max("id") FROM "TestJob"), 0) + n, ${lane} FROM generate_series(1, ${count}::int) AS n`;
/** Makes all pauses and leases end immediately. */
const makeDue = () =>
  prisma.$executeRaw`UPDATE "TestJob" SET "availableAt" = now() WHERE "state" = 'PENDING'`;
const rows = () =>
  prisma.$queryRaw<{ id: number; attempts: number; state: string; reason: string | null; seconds: number }[]>`
    SELECT "id", "attempts", "state", "reason", round(extract(epoch FROM "availableAt" - now()))::int AS "seconds"
    FROM "TestJob" ORDER BY "id"`;
const states = async () => (await rows()).map(({ state }) => state);

describe("A claim", () => {
  it("takes the oldest due rows up to the limit, and counts the attempt", async () => {
    await add(3);
    await prisma.$executeRaw`UPDATE "TestJob" SET "availableAt" = now() - interval '1 hour' WHERE "id" = 3`;
    const claimed = await claimJobs(
      prisma,
      queueOf(() => DONE, { concurrency: 2 }),
    );
    expect(claimed.map(({ id }) => id).sort()).toEqual([1, 3]);
    expect(await rows()).toMatchObject([
      { attempts: 1, seconds: 30 },
      { attempts: 0, seconds: 0 },
      { attempts: 1, seconds: 30 },
    ]);
  });

  it("leaves room for running jobs", async () => {
    await add(5);
    const queue = queueOf(() => DONE, { concurrency: 3 });
    expect(await claimJobs(prisma, queue, new Map([[0, 1]]))).toHaveLength(2);
  });

  it("never takes a row that a concurrent process takes", async () => {
    await add(200);
    const handled: number[] = [];
    const queue = queueOf(({ id }) => {
      handled.push(id);
      return DONE;
    });
    const counts = await Promise.all(
      [prisma, other, prisma, other].map((process) => drainQueue(process, queue)),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200);
    expect(new Set(handled).size).toBe(200);
    expect(handled).toHaveLength(200);
  });

  it("limits each lane separately, and skips closed lanes", async () => {
    await add(5, 1);
    await add(5, 2);
    await add(5, 3);
    const lanes = {
      column: Prisma.raw('"lane"'),
      open: Prisma.sql`SELECT lane AS "id" FROM unnest('{1,2}'::int[]) AS lane`,
    };
    const queue = queueOf(() => DONE, { table: { ...TABLE, lanes }, concurrency: 3 });
    const claimed = await claimJobs(prisma, queue, new Map([[1, 2]]));
    expect(claimed.map(({ id }) => id).sort((one, two) => one - two)).toEqual([1, 6, 7, 8]);
  });
});

describe("A lease", () => {
  it("keeps the row from other processes until it ends, even after its process died", async () => {
    await add(1);
    const queue = queueOf(() => DONE, { leaseSeconds: 0.3 });
    expect(await claimJobs(prisma, queue)).toHaveLength(1);
    expect(await claimJobs(other, queue)).toEqual([]);
    await expect.poll(() => drainQueue(other, queue), { timeout: 5000 }).toBe(1);
    expect(await rows()).toMatchObject([{ state: "DONE", attempts: 2 }]);
  });

  it("that another process has taken over cannot be rescheduled by the first one", async () => {
    await add(1);
    const queue = queueOf(() => RETRY);
    const [first] = await claimJobs(prisma, queue);
    await makeDue();
    const [second] = await claimJobs(other, queue);
    if (first === undefined || second === undefined) throw new Error("Not claimed");
    await rescheduleJob(prisma, TABLE, first, 5000);
    expect(await rows()).toMatchObject([{ attempts: 2, seconds: 30 }]);
    await rescheduleJob(other, TABLE, second, 5000);
    expect(await rows()).toMatchObject([{ attempts: 2, seconds: 5000 }]);
  });
});

describe("An attempt", () => {
  it("that asks for a retry is followed by a growing pause", async () => {
    await add(1);
    const queue = queueOf(() => RETRY);
    await drainQueue(prisma, queue);
    expect(await rows()).toMatchObject([{ attempts: 1, seconds: 100, state: "PENDING" }]);
    expect(await drainQueue(prisma, queue)).toBe(0);
    await makeDue();
    await drainQueue(prisma, queue);
    expect(await rows()).toMatchObject([{ attempts: 2, seconds: 200, state: "PENDING" }]);
  });

  it.each<[string, () => JobResult, string]>([
    ["asks for a retry", () => RETRY, "BUSY"],
    [
      "throws an error",
      () => {
        throw new Error("broken");
      },
      "INTERNAL",
    ],
  ])(
    "is the last one when the third %s: the job fails and is never claimed again",
    async (_, work, reason) => {
      await add(1);
      const queue = queueOf(work);
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        expect(await states()).toEqual(["PENDING"]);
        await makeDue();
        await drainQueue(prisma, queue);
      }
      expect(await rows()).toMatchObject([{ state: "FAILED", attempts: 3, reason }]);
      await makeDue();
      expect(await drainQueue(prisma, queue)).toBe(0);
    },
  );

  it("in which the process died counts, so the job fails after the last one", async () => {
    await add(1);
    let handled = 0;
    const queue = queueOf(() => {
      handled += 1;
      return DONE;
    });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await claimJobs(prisma, queue)).toHaveLength(1);
      await makeDue();
    }
    await drainQueue(prisma, queue);
    expect(handled).toBe(0);
    expect(await rows()).toMatchObject([{ state: "FAILED", reason: "INTERNAL" }]);
  });

  it("can fail the job immediately", async () => {
    await add(1);
    await drainQueue(
      prisma,
      queueOf(() => ({ outcome: "FAILED", reason: "REFUSED" })),
    );
    expect(await rows()).toMatchObject([{ state: "FAILED", attempts: 1, reason: "REFUSED" }]);
  });

  it("that was aborted does not count", async () => {
    await add(1);
    const queue = queueOf(() => ({ outcome: "RELEASED" }));
    const [job] = await claimJobs(prisma, queue);
    if (job === undefined) throw new Error("Not claimed");
    await runJob(prisma, queue, job, new AbortController().signal);
    expect(await rows()).toMatchObject([{ state: "PENDING", attempts: 0, seconds: 0 }]);
  });
});

describe("A running queue", () => {
  it("works off all waiting jobs without polling again, and then sleeps", async () => {
    await add(10);
    const worker = startQueue(
      prisma,
      queueOf(() => DONE),
    );
    await expect.poll(states, { timeout: 5000 }).toEqual(Array(10).fill("DONE"));
    await worker.stop();
  });

  it("finishes the current job before it stops, and claims no other", async () => {
    await add(2);
    const started = Promise.withResolvers<void>();
    const end = Promise.withResolvers<JobResult>();
    const worker = startQueue(
      prisma,
      queueOf(() => {
        started.resolve();
        return end.promise;
      }),
    );
    await started.promise;
    const stopped = worker.stop();
    end.resolve(DONE);
    await stopped;
    expect(await states()).toEqual(["DONE", "PENDING"]);
  });

  it("aborts jobs when its stop grace period ends, and releases them", async () => {
    await add(1);
    const started = Promise.withResolvers<void>();
    const work = (_job: TestJob, signal: AbortSignal) =>
      new Promise<JobResult>((resolve) => {
        started.resolve();
        signal.addEventListener("abort", () => resolve({ outcome: "RELEASED" }));
      });
    const worker = startQueue(prisma, queueOf(work, { stopGraceMs: 10 }));
    await started.promise;
    await worker.stop();
    expect(await rows()).toMatchObject([{ state: "PENDING", attempts: 0, seconds: 0 }]);
  });

  it(`is woken by the database within ${WAKE_WITHIN_MS} ms in both of two processes, of which one does the work`, async () => {
    const changes = [await listenForChanges(database.url), await listenForChanges(database.url)];
    const waits: number[] = [];
    let addedAt = 0;
    const workers = [prisma, other].map((process, index) => {
      const queue = queueOf(() => {
        waits.push(performance.now() - addedAt);
        return DONE;
      });
      const worker = startQueue(process, queue);
      changes[index]?.onQueue("outbox", worker.wake);
      return worker;
    });
    for (let round = 1; round <= 20; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await prisma.$transaction(async (tx) => {
        await tx.$executeRaw`INSERT INTO "TestJob" ("id") VALUES (${round})`;
        await tx.$executeRaw`INSERT INTO "OutboxMessage" ("id", "kind", "data") VALUES (gen_random_uuid(), 'TEST', '{}')`;
        addedAt = performance.now();
      });
      await expect.poll(() => waits.length, { timeout: 5000, interval: 5 }).toBe(round);
    }
    const median = waits.toSorted((one, two) => one - two)[10] ?? Number.POSITIVE_INFINITY;
    expect(median).toBeLessThan(WAKE_WITHIN_MS);
    const once = Array(20).fill({ state: "DONE", attempts: 1 });
    await expect.poll(rows, { timeout: 5000 }).toMatchObject(once);
    await Promise.all([...workers.map((worker) => worker.stop()), ...changes.map((one) => one.close())]);
  });
});
