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
  // A connection is ended on purpose below.
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
/** The announcement of a new order, as the database writes it. */
const inserted = (id: number) => ({ operation: "INSERT", id, customerId: null });
const created = (id: number): Change => ({ kind: "CREATED", id, customerId: null });
/** Returns the processes of the connections of `one` and `other`, once those of the tests before have ended. */
async function listenerPids(): Promise<number[]> {
  let pids: number[] = [];
  const read = async () => {
    const { rows } = await client.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY backend_start",
    );
    pids = rows.map(({ pid }) => pid);
    return pids.length;
  };
  await expect.poll(read).toBe(2);
  return pids;
}
const iterate = (listener: ChangeListener) => listener.orders()[Symbol.asyncIterator]();

test("a change reaches every subscriber in every process", async () => {
  const followers = [iterate(one), iterate(one), iterate(other)];
  await announce({ operation: "UPDATE", id: 7, customerId: 3 });
  for (const follower of followers) {
    expect(await follower.next()).toEqual({ done: false, value: { kind: "UPDATED", id: 7, customerId: 3 } });
  }
});

test("the database announces a new order", async () => {
  const follower = iterate(one);
  await client.query(`
    INSERT INTO "Order" ("buyerName", "buyerPhone", "recipientName", "recipientPhone", address, source, "paymentMethod", "updatedAt")
    VALUES ('', '', '', '', '', 'MANUAL', 1, now())`);
  expect((await follower.next()).value).toMatchObject({ kind: "CREATED", customerId: null });
});

test("the database announces an appointment and working hours on their own topics", async () => {
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

test("a subscriber that does not read loses the oldest changes, not the newest", async () => {
  const follower = iterate(one);
  const fast = iterate(one);
  for (let id = 1; id <= 150; id += 1) await announce(inserted(id));
  // The fast subscriber has read the last change, so all have arrived.
  for (let id = 0; id < 150; ) id = (await fast.next()).value?.id ?? id;
  expect((await follower.next()).value).toEqual(created(51));
});

test("a subscriber that leaves ends, also while it waits", async () => {
  const follower = iterate(one);
  const waiting = follower.next();
  await follower.return?.();
  expect(await waiting).toMatchObject({ done: true });
  expect(await follower.next()).toMatchObject({ done: true });
});

test("closing ends every subscriber", async () => {
  const waiting = iterate(one).next();
  await one.close();
  expect(await waiting).toMatchObject({ done: true });
  expect(await iterate(one).next()).toMatchObject({ done: true });
});

test("a lost connection is opened again; its subscribers are ended, and later ones receive changes", async () => {
  const through = iterate(one).next();
  const before = await listenerPids();
  await client.query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [before]);
  expect(await through).toMatchObject({ done: true });
  await expect.poll(() => one.isReady()).toBe(true);
  const follower = iterate(one);
  await announce(inserted(9));
  expect((await follower.next()).value).toEqual(created(9));
});

test("an invalid announcement is ignored", async () => {
  const follower = iterate(one);
  await announce("nonsense");
  await announce(inserted(1));
  expect((await follower.next()).value).toEqual(created(1));
});
