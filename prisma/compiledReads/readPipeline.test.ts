import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/servers/database.ts";
import { ConnectionPool } from "../connectionPool.ts";
import { connectionTime, withSharedWaitBudget } from "../waitBudget.ts";
import { ReadPipeline } from "./readPipeline.ts";

const WAIT_MS = 2000;

let database: TestDatabase;
let pool: ConnectionPool;
let pipeline: ReadPipeline<(string | null)[]>;
let outsider: pg.Client;
/** Holds locks. */
let holder: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  pool = new ConnectionPool({ connectionString: database.url, max: 3 }, WAIT_MS);
  pipeline = new ReadPipeline(pool);
  outsider = new pg.Client({ connectionString: database.url });
  holder = new pg.Client({ connectionString: database.url });
  await Promise.all([outsider.connect(), holder.connect()]);
});
afterEach(async () => {
  await Promise.all([outsider.end(), holder.end()]);
  await pool.end();
});

const TEXTS = { getTypeParser: () => (text: string) => text };

/** Returns the value that Postgres returned, or the name of the error. `name` is that of the prepared statement. */
const outcome = (text: string, values: unknown[] = [], name = text): Promise<unknown> =>
  pipeline.run({ name, text, values, rowMode: "array", types: TEXTS }).then(
    ([row]) => row?.[0],
    (error: unknown) => (error instanceof Error ? error.name : "none"),
  );

/** Returns the number of connections that run this statement, or have it as their last one. */
async function connectionsWith(sql: string): Promise<number> {
  const { rows } = await outsider.query(
    "SELECT FROM pg_stat_activity WHERE query = $1 AND pid <> pg_backend_pid()",
    [sql],
  );
  return rows.length;
}

/** Uses every connection until the returned function is called. */
async function useAll(): Promise<() => void> {
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  return () => {
    for (const client of clients) client.release();
  };
}

describe("reads of one turn of the event loop", () => {
  it("share a connection up to four, and each gets its own result", async () => {
    const values = Array.from({ length: 8 }, (_, index) => `${index}`);
    expect(await Promise.all(values.map((value) => outcome("SELECT $1::text", [value])))).toEqual(values);
    expect(pool.totalCount).toBe(2);
  });

  it("run in parallel when they are not prepared, because those may be slow", async () => {
    const slow = "SELECT pg_sleep(60)::text AS slow";
    const slowReads = [outcome(slow, [], ""), outcome(slow, [], "")];
    expect(await outcome("SELECT 1")).toBe("1");
    await expect.poll(() => connectionsWith(slow)).toBe(2);
    pool.destroyAll();
    expect(await Promise.all(slowReads)).toEqual(["Error", "Error"]);
  });

  it("fail alone: the others on the connection return their results, and it is closed", async () => {
    const reads = ["SELECT 1", "SELECT 1 / 0", "SELECT nothing", "SELECT 4"].map((sql) => outcome(sql));
    expect(await Promise.all(reads)).toEqual(["1", "error", "error", "4"]);
    expect(pool.totalCount).toBe(0);
    expect(await outcome("SELECT 5")).toBe("5");
  });

  it("do not fail because an equal read before it failed while it was prepared", async () => {
    await holder.query("BEGIN");
    await holder.query(`LOCK TABLE "RateLimit" IN ACCESS EXCLUSIVE MODE`);
    const sql = `SELECT count(*)::text || $1 FROM "RateLimit"`;
    const reads = ["a", "b", "c"].map((value) => outcome(sql, [value]));
    await expect.poll(() => connectionsWith(sql)).toBe(1);
    await outsider.query(
      "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE query = $1 AND pid <> pg_backend_pid()",
      [sql],
    );
    // The reads after the canceled one wait for the lock again.
    await expect.poll(() => connectionsWith(sql)).toBe(1);
    await holder.query("ROLLBACK");
    expect(await Promise.all(reads)).toEqual(["error", "0b", "0c"]);
  });

  it("all fail when the connection breaks, and later reads use a new one", async () => {
    const sql = "SELECT pg_sleep(60)::text AS broken";
    const reads = [outcome(sql), outcome("SELECT 2"), outcome("SELECT 3")];
    await expect.poll(() => connectionsWith(sql)).toBe(1);
    pool.destroyAll();
    expect(await Promise.all(reads)).toEqual(["Error", "Error", "Error"]);
    expect(await outcome("SELECT 4")).toBe("4");
  });
});

describe("reads of two requests on one connection", () => {
  /** Starts a request that reads when the returned function is called. */
  function request<Result>(read: () => Promise<Result>): { read(): void; result: Promise<Result> } {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { read: resolve, result: withSharedWaitBudget(() => promise.then(read)) };
  }

  it("keep their own deadlines", async () => {
    const release = await useAll();
    const early = request(() => outcome("SELECT 'early'"));
    await sleep((WAIT_MS * 3) / 4);
    const late = request(() => outcome("SELECT 'late'"));
    late.read();
    early.read();
    expect(await early.result).toBe("DatabaseUnavailable");
    release();
    expect(await late.result).toBe("late");
  });

  it("are charged for their own time", async () => {
    const timed = (sql: string) => request(() => outcome(sql).then(connectionTime));
    const [long, short] = [timed("SELECT pg_sleep(0.3)::text"), timed("SELECT 1")];
    long.read();
    short.read();
    const times = await Promise.all([long.result, short.result]);
    expect(pool.totalCount).toBe(1);
    expect(times[0]).toBeGreaterThan(times[1]);
    expect(times[1]).toBeGreaterThan(0);
  });
});
