import { createServer } from "node:net";
import { isDatabaseUnavailable } from "@machiya/prisma/client";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { createReadCursor, type ReadCursor } from "./readCursor.ts";

let database: TestDatabase;
let client: pg.Client;
let read: ReadCursor;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  read = createReadCursor(database.url, 2000);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(async () => {
  await client.query("DROP TABLE IF EXISTS t");
  await client.query("CREATE TABLE t AS SELECT n FROM generate_series(1, 1000) n");
});

const connections = async (): Promise<number> => {
  const { rowCount } = await client.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%FETCH%'",
  );
  return rowCount ?? 0;
};

test("returns all rows of one moment, whatever is written while it is read", async () => {
  const found: string[] = [];
  for await (const rows of read({ text: "SELECT n FROM t WHERE n > $1 ORDER BY n", values: [1] })) {
    if (found.length === 0)
      await client.query("DELETE FROM t WHERE n > 500; INSERT INTO t VALUES (700), (2000)");
    found.push(...rows.map(([n]) => n ?? ""));
  }
  expect(found).toEqual(Array.from({ length: 999 }, (_, index) => String(index + 2)));
});

test("reads a part only when the previous one was consumed, and closes its connection", async () => {
  const evaluated = async () => {
    const { rowCount } = await client.query(
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 77",
    );
    return rowCount;
  };
  const parts = read({ text: "SELECT pg_advisory_lock(77, n) FROM t", values: [] });
  await parts.next();
  expect(await evaluated()).toBe(100);
  await parts.next();
  expect(await evaluated()).toBe(200);
  await parts.return(undefined);
  await expect.poll(connections).toBe(0);
});

test("throws what happens in a later part", async () => {
  const parts = read({ text: "SELECT 1 / (n - 150) FROM t", values: [] });
  await parts.next();
  await expect(parts.next()).rejects.toThrow("division by zero");
  await expect.poll(connections).toBe(0);
});

test("of five, the last waits until another one is done", async () => {
  const all = Array.from({ length: 5 }, () => read({ text: "SELECT n FROM t", values: [] }));
  await Promise.all(all.slice(0, 4).map((parts) => parts.next()));
  const fifth = all[4]?.next();
  expect(await connections()).toBe(4);
  await all[2]?.return(undefined);
  expect((await fifth)?.value).toHaveLength(100);
  await Promise.all(all.map((parts) => parts.return(undefined)));
});

test("cannot begin while the table is locked, and is refused within the deadline", async () => {
  await client.query("BEGIN; LOCK TABLE t IN ACCESS EXCLUSIVE MODE");
  const refusals = await Promise.allSettled(
    Array.from({ length: 6 }, () => read({ text: "SELECT n FROM t", values: [] }).next()),
  );
  await client.query("ROLLBACK");
  expect(refusals.map((one) => one.status === "rejected" && isDatabaseUnavailable(one.reason))).toEqual(
    Array.from({ length: 6 }, () => true),
  );
  const parts: (string | null)[][] = [];
  for await (const rows of read({ text: "SELECT count(*) FROM t", values: [] })) parts.push(rows.flat());
  expect(parts).toEqual([["1000"]]);
});

test("is refused within the deadline as well when Postgres accepts the connection and does not answer", async () => {
  const silent = createServer((socket) => socket.on("error", () => {}).resume()).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const address = silent.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const readSilent = createReadCursor(`postgresql://shop@127.0.0.1:${address.port}/shop`, 200);
  const refusal: unknown = await readSilent({ text: "SELECT 1", values: [] })
    .next()
    .catch((error: unknown) => error);
  expect(isDatabaseUnavailable(refusal)).toBe(true);
  await new Promise((resolve) => silent.close(resolve));
});
