import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/servers/database.ts";
import {
  connectPrisma,
  destroyConnections,
  type PrismaClient,
  poolUsage,
  withSharedWaitBudget,
} from "./client.ts";

/** The timeout is short, so that a stall ends soon. */
const WAIT_MS = 1000;

let database: TestDatabase;
let prisma: PrismaClient;
let outsider: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  prisma = connectPrisma(database.url, { poolSize: 2, waitMs: WAIT_MS });
  outsider = new pg.Client({ connectionString: database.url });
  await outsider.connect();
});
afterEach(async () => {
  await outsider.end();
  await prisma.$disconnect();
});

const one = () => prisma.$queryRaw`SELECT 1 AS n`;
const named = (error: unknown) => (error instanceof Error ? error.name : "none");

/** Holds every connection until the returned function releases them. */
async function holdAll(): Promise<() => Promise<void>> {
  const { promise: told, resolve: release } = Promise.withResolvers<void>();
  const entered = [0, 1].map(() => Promise.withResolvers<void>());
  const held = entered.map(({ resolve }) =>
    prisma.$transaction(async () => {
      resolve();
      await told;
    }),
  );
  // A transaction that gets no connection fails the test instead of leaving it waiting.
  await Promise.race([Promise.all(entered.map(({ promise }) => promise)), Promise.all(held)]);
  return async () => {
    release();
    await Promise.all(held);
  };
}

describe("a stalled pool", () => {
  it("refuses callers, and serves again once a connection is released", async () => {
    const giveBack = await holdAll();
    const refusals = await Promise.all(Array.from({ length: 5 }, () => one().then(named, named)));
    expect(refusals).toEqual(Array.from({ length: 5 }, () => "DatabaseUnavailable"));
    expect(poolUsage(prisma)).toMatchObject({ open: 2, idle: 0, waiting: 0 });
    await giveBack();
    expect(await one()).toEqual([{ n: 1 }]);
  });

  it("stops waiting for a held lock, and gets it once it is free", async () => {
    await prisma.rateLimit.create({ data: { key: "locked", points: 1 } });
    await outsider.query("BEGIN");
    await outsider.query(`SELECT 1 FROM "RateLimit" WHERE key = 'locked' FOR UPDATE`);
    const touch = () => prisma.rateLimit.updateMany({ where: { key: "locked" }, data: { points: 2 } });
    await expect(touch()).rejects.toThrow("lock timeout");
    await outsider.query("ROLLBACK");
    expect(await touch()).toEqual({ count: 1 });
  });
});

describe("a pool under high load", () => {
  const sleeps = () => prisma.$queryRaw`SELECT pg_sleep(0.05)::text AS slept`;

  it("serves callers in turn and refuses those whose deadline passes, although connections keep returning", async () => {
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => sleeps().then(named, named)));
    const refused = outcomes.filter((name) => name === "DatabaseUnavailable").length;
    expect(outcomes.filter((name) => name === "none").length).toBe(200 - refused);
    expect(refused).toBeGreaterThan(0);
    expect(outcomes.slice(0, 2)).toEqual(["none", "none"]);
    expect(poolUsage(prisma).waiting).toBe(0);
  });

  it("gives all waits of a request one deadline, and each wait of a stream its own", async () => {
    const giveBack = await holdAll();
    let stream = async () => "";
    const [first, second] = await withSharedWaitBudget(async () => {
      stream = AsyncLocalStorage.bind(async () => named(await one().catch((error: unknown) => error)));
      return [
        await one().then(named, named),
        await Promise.race([one().then(named, named), sleep(WAIT_MS / 2)]),
      ];
    });
    // The second wait is refused at once, because the first one used the time of the request.
    expect([first, second]).toEqual(["DatabaseUnavailable", "DatabaseUnavailable"]);
    const late = stream();
    await giveBack();
    expect(await late).toBe("none");
  });
});

describe("a pool whose connections are destroyed", () => {
  it("fails running statements and opens new connections", async () => {
    const running = prisma.$queryRaw`SELECT pg_sleep(60)::text AS slept`.then(named, named);
    await expect
      .poll(async () => {
        const { rows } = await outsider.query(
          "SELECT FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()",
        );
        return rows.length;
      })
      .toBe(1);
    destroyConnections(prisma);
    expect(await running).not.toBe("none");
    expect(await one()).toEqual([{ n: 1 }]);
  });
});
