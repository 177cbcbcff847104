import type { Change } from "@machiya/schema/context";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { type ChangeListener, listenForChanges } from "./changeListener.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
let one: ChangeListener;
let other: ChangeListener;

beforeAll(async () => {
  // A connection is cut on purpose below.
  setLogLevel("silent");
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(async () => {
  one = await listenForChanges(database.url);
  other = await listenForChanges(database.url);
});
afterEach(async () => {
  await one.close();
  await other.close();
});

const announce = (change: object | string) =>
  client.query("SELECT pg_notify('machiya_order', $1)", [
    typeof change === "string" ? change : JSON.stringify(change),
  ]);
const created = (id: number): Change => ({ kind: "CREATED", id, customerId: null });
const iterate = (listener: ChangeListener) => listener.orders()[Symbol.asyncIterator]();

test("a change reaches everyone who follows, in every process", async () => {
  const followers = [iterate(one), iterate(one), iterate(other)];
  await announce({ operation: "UPDATE", id: 7, customerId: 3 });
  for (const follower of followers) {
    expect(await follower.next()).toEqual({ done: false, value: { kind: "UPDATED", id: 7, customerId: 3 } });
  }
});

test("the database announces an order that comes in", async () => {
  const follower = iterate(one);
  await client.query(`
    INSERT INTO "Order" ("buyerName", "buyerPhone", "recipientName", "recipientPhone", address, source, "paymentMethod", "updatedAt")
    VALUES ('', '', '', '', '', 'MANUAL', 1, now())`);
  expect((await follower.next()).value).toMatchObject({ kind: "CREATED", customerId: null });
});

test("the database announces an appointment and working hours, each on its own topic", async () => {
  const [appointments, shifts] = [one.appointments(), other.shifts()].map((topic) =>
    topic[Symbol.asyncIterator](),
  );
  await client.query(
    `INSERT INTO "StoreClosure" ("startsAt", "endsAt", "updatedAt") VALUES (now(), now() + interval '1 hour', now())`,
  );
  await client.query(`
    INSERT INTO "Appointment" ("customerName", source, "startsAt", "endsAt", "updatedAt")
    VALUES ('', 'MANUAL', now(), now() + interval '1 hour', now())`);
  expect((await shifts?.next())?.value).toEqual({ staffMemberId: null, from: null, to: null });
  expect((await appointments?.next())?.value).toMatchObject({ kind: "CREATED", customerId: null });
});

test("orders that a process tells of are heard everywhere, and that the catalogue changed once for all of them", async () => {
  const followers = [iterate(one), iterate(other)];
  let changesOfCatalogue = 0;
  other.onChangeOf("catalogue", () => {
    changesOfCatalogue += 1;
  });
  one.publishOrderChange({ id: 1, customerId: 3 });
  one.publishOrderChange({ id: 2, customerId: null });
  for (const follower of followers) {
    expect((await follower.next()).value).toEqual({ kind: "CREATED", id: 1, customerId: 3 });
    expect((await follower.next()).value).toEqual(created(2));
  }
  expect(changesOfCatalogue).toBe(1);
});

test("an order is the transaction's to tell of, unless another came just before and a connection is there", async () => {
  expect(one.publishesOrderChanges()).toBe(false);
  expect(one.publishesOrderChanges()).toBe(true);
  await one.close();
  expect(one.publishesOrderChanges()).toBe(false);
});

test("closing tells of what waits", async () => {
  const follower = iterate(other);
  one.publishOrderChange({ id: 4, customerId: null });
  await one.close();
  expect((await follower.next()).value).toEqual(created(4));
});

test("every process is notified of rows that are added to a queue", async () => {
  await client.query(
    `INSERT INTO "WebhookEndpoint" (url, secret, kinds, "updatedAt") VALUES ('', '', '{PRODUCT_CREATED}', now())`,
  );
  const topics = ["webhooks", "outbox", "lineEvents"] as const;
  const notified = [one, other].flatMap((listener) =>
    topics.map((topic) => new Promise<void>((resolve) => listener.onQueue(topic, resolve))),
  );
  await client.query(`INSERT INTO "Product" (name, price, "updatedAt") VALUES ('茶碗', 1, now())`);
  await client.query(
    `INSERT INTO "OutboxMessage" (id, kind, data) VALUES (gen_random_uuid(), 'BROADCAST', '{}')`,
  );
  await client.query(
    `INSERT INTO "LineEvent" (id, kind, "lineUserId", "occurredAt") VALUES ('e', 'FOLLOW', 'U', now())`,
  );
  await Promise.all(notified);
});

test("a follower who does not read loses the oldest changes, not the newest", async () => {
  const follower = iterate(one);
  const fast = iterate(one);
  for (let id = 1; id <= 150; id += 1) await announce(created(id));
  // The fast one has read the last, so all have arrived.
  for (let id = 0; id < 150; ) id = (await fast.next()).value?.id ?? id;
  expect((await follower.next()).value).toEqual(created(51));
});

test("a follower who leaves ends, also while waiting", async () => {
  const follower = iterate(one);
  const waiting = follower.next();
  await follower.return?.();
  expect(await waiting).toMatchObject({ done: true });
  expect(await follower.next()).toMatchObject({ done: true });
});

test("closing ends every follower", async () => {
  const waiting = iterate(one).next();
  await one.close();
  expect(await waiting).toMatchObject({ done: true });
  expect(await iterate(one).next()).toMatchObject({ done: true });
});

test("a lost connection is made again; whoever followed through the loss is ended, and who follows then is told", async () => {
  const through = iterate(one).next();
  const listening = async () => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    return rows.map(({ pid }) => pid);
  };
  const before = await listening();
  expect(before).toHaveLength(2);
  await client.query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [before]);
  expect(await through).toMatchObject({ done: true });
  await expect.poll(() => one.isReady()).toBe(true);
  const follower = iterate(one);
  await announce(created(9));
  expect((await follower.next()).value).toEqual(created(9));
});

test("what a process could not tell while its connection was lost, it tells when it has one again", async () => {
  const follower = iterate(other);
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY backend_start LIMIT 1`,
  );
  await client.query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
  await expect.poll(() => one.isListening()).toBe(false);
  one.publishOrderChange({ id: 5, customerId: null });
  expect((await follower.next()).value).toEqual(created(5));
});

test("what is no change is passed over", async () => {
  const follower = iterate(one);
  await announce("nonsense");
  await announce(created(1));
  expect((await follower.next()).value).toEqual(created(1));
});
