import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type EmbeddedPostgres, startEmbedded } from "../../api/src/database/embedded.ts";
import { databaseUrl } from "../../api/src/database/engineAdapter.ts";
import { migrate } from "../../api/src/database/migrate.ts";
import { findPostmaster } from "../../api/src/database/postmaster.ts";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { type FaultProxy, startFaultProxy } from "../faults/faultProxy.ts";
import { orderOf, PLACE_ORDER } from "../faults/faultShop.ts";
import { followEvents } from "../followEvents.ts";
import { Client } from "../servers/client.ts";
import { type RunningServer, startServer } from "../servers/server.ts";
import { startStandby } from "../servers/standby.ts";

const PASSWORD = "replica-password";
const KEY = "replica-key";
const METRICS_TOKEN = "a token of sixteen or more";
const PAIRS = 80;
/** The number of pairs between two pauses of the replica. */
const SPELL = 20;

let folder: string;
let postgres: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let prisma: PrismaClient;
/** The fault proxy between the processes and the standby. */
let network: FaultProxy;
let servers: RunningServer[];
let admin: Client;
let customer: Client;

beforeAll(async () => {
  // The embedded Postgres logs its expected crashes.
  setLogLevel("silent");
  folder = await mkdtemp(join(tmpdir(), "machiya-replica-"));
  postgres = await startEmbedded(join(folder, "primary"));
  const url = databaseUrl(postgres.url, "machiya");
  await migrate(url);
  prisma = connectPrisma(url, { poolSize: 2 });
  const passwordHash = await hash(PASSWORD);
  await prisma.staffMember.create({ data: { username: "racer", name: "店長", role: "ADMIN", passwordHash } });
  standby = await startStandby(postgres, join(folder, "primary"), join(folder, "standby"));
  network = await startFaultProxy(Number(new URL(standby.url).port));
  const env = {
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: network.through(databaseUrl(standby.url, "machiya")),
    POOL_SIZE: "4",
    METRICS_TOKEN,
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: KEY,
  };
  servers = await Promise.all([startServer(env), startServer(env)]);
  const origin = servers[0]?.origin ?? "";
  admin = await new Client(origin).logIn("racer", PASSWORD);
  customer = await new Client(origin).logInCustomer(1, KEY);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await network.close();
  await prisma.$disconnect();
  await standby.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(replicaIsRead);

const at = (process: number) => admin.at(servers[process]?.origin ?? "");

async function onStandby<Row extends pg.QueryResultRow>(sql: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl(standby.url, "machiya") });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows[0];
  } finally {
    await client.end();
  }
}
const pause = () => onStandby("SELECT pg_wal_replay_pause()");
const resume = () => onStandby("SELECT pg_wal_replay_resume()");

/** Returns the replica metric of every process. */
async function replicaUp(): Promise<(string | undefined)[]> {
  const pages = servers.map(async ({ origin }) => {
    const page = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return /^machiya_replica_up (\d)$/m.exec(await page.text())?.[1];
  });
  return Promise.all(pages);
}
async function replicaIsRead(): Promise<void> {
  await expect.poll(replicaUp).toEqual(["1", "1"]);
}

/** Counts connections whose latest statement, after the given time, reads product types. */
const looking = (since: Date) => `SELECT count(*)::int AS count FROM pg_stat_activity
  WHERE datname = 'machiya' AND query LIKE '%"ProductType"%' AND pid <> pg_backend_pid() AND query_start > '${since.toISOString()}'`;
const lookingAtStandby = async (since: Date) => (await onStandby<{ count: number }>(looking(since)))?.count;
const lookingAtPrimary = async (since: Date) =>
  (await prisma.$queryRawUnsafe<{ count: number }[]>(looking(since)))[0]?.count;

async function createShelf(process: number, name: string): Promise<string> {
  const { data, code } = await at(process).graphql<{ createProductTypes: { id: string }[] }>(
    "mutation ($input: CreateProductTypesInput!) { createProductTypes(input: $input) { id } }",
    { input: { productTypes: [{ name }] } },
  );
  expect(code).toBeNull();
  return data?.createProductTypes[0]?.id ?? "";
}
async function nameOf(process: number, id: string): Promise<string | undefined> {
  const { data } = await at(process).graphql<{ node: { name: string } | null }>(
    "query ($id: ID!) { node(id: $id) { ... on ProductType { name } } }",
    { id },
  );
  return data?.node?.name;
}
const shelves = (process: number) =>
  at(process).graphql<{ productTypes: { totalCount: number } }>("{ productTypes(first: 5) { totalCount } }");

it("the replica answers reads of both APIs", async () => {
  await createShelf(0, "茶櫃");
  const since = new Date();
  for (let index = 0; index < 20; index++) {
    expect((await shelves(index % 2)).data?.productTypes.totalCount).toBe(1);
    const { error_code } = await at(index % 2).rest("GET", "/api/admin/product-type/list");
    expect(error_code).toBe(0);
  }
  expect(await lookingAtStandby(since)).toBeGreaterThan(0);
  expect(await lookingAtPrimary(since)).toBe(0);
});

it(`a write at one process is read at the other immediately, ${PAIRS} times, while the replica pauses repeatedly`, async () => {
  let seen = 0;
  for (let index = 0; index < PAIRS; index++) {
    // Alternates between a paused and a following replica.
    if (index % (2 * SPELL) === 0) await pause();
    if (index % (2 * SPELL) === SPELL) {
      await resume();
      await replicaIsRead();
    }
    const name = `櫃 ${index}`;
    const id = await createShelf(index % 2, name);
    if ((await nameOf((index + 1) % 2, id)) === name) seen += 1;
  }
  expect(seen).toBe(PAIRS);
  await resume();
}, 300_000);

it("a client that queries again after a notification sees the change", async () => {
  const events = await followEvents<{ orderChanged: { kind: string; orderId: string } }>(
    at(1),
    "subscription { orderChanged { kind orderId } }",
  );
  const product = await prisma.product.create({ data: { name: "茶碗", price: 120, stock: 1000 } });
  for (let index = 0; index < 40; index++) {
    const placed = customer.graphql(PLACE_ORDER, orderOf(product.id));
    const { orderId } = (await events.next()).orderChanged;
    const { data } = await at(1).graphql<{ node: { id: string } | null }>(
      "query ($id: ID!) { node(id: $id) { id } }",
      { id: orderId },
    );
    expect(data?.node?.id).toBe(orderId);
    expect((await placed).code).toBeNull();
  }
  await events.leave();
});

it("a dismissed staff member's session opens nothing although the replica is behind", async () => {
  const passwordHash = await hash(PASSWORD);
  const { id } = await prisma.staffMember.create({
    data: { username: "aki", name: "小安", role: "ADMIN", passwordHash },
  });
  const aki = await new Client(servers[1]?.origin ?? "").logIn("aki", PASSWORD);
  expect(
    (await aki.graphql("{ productTypes(first: 1) { totalCount } orders { totalCount } }")).code,
  ).toBeNull();
  await pause();
  const input = { id: globalId("StaffMember", id), force: true };
  const dismissed = await at(0).graphql(
    "mutation ($input: DismissStaffMemberInput!) { dismissStaffMember(input: $input) { id } }",
    { input },
  );
  expect(dismissed.code).toBeNull();
  await expect
    .poll(async () => (await aki.graphql("{ orders { totalCount } }")).code, {
      timeout: 20_000,
      interval: 20,
    })
    .toBe("UNAUTHENTICATED");
  await resume();
});

/** Reads continuously at both processes until stopped; returns the number of successes and the failures. */
function keepReading(): () => Promise<{ read: number; failed: string[] }> {
  let on = true;
  let read = 0;
  const failed: string[] = [];
  const working = Array.from({ length: 8 }, async (_, index) => {
    while (on) {
      const code = await shelves(index % 2).then(
        ({ code }) => code,
        (error: Error) => error.message,
      );
      if (code === null) read += 1;
      else failed.push(code);
    }
  });
  return async () => {
    on = false;
    await Promise.all(working);
    return { read, failed };
  };
}

it("a replica killed under load fails no request and is read again when it is back", async () => {
  const stop = keepReading();
  const postmaster = await findPostmaster(join(folder, "standby", "postgres", "cluster"));
  process.kill(postmaster?.pid ?? 0, "SIGKILL");
  await expect.poll(replicaUp).not.toContain("1");
  await createShelf(0, "重新開張");
  await replicaIsRead();
  const { read, failed } = await stop();
  expect(failed).toEqual([]);
  expect(read).toBeGreaterThan(0);
  const since = new Date();
  await shelves(0);
  expect(await lookingAtStandby(since)).toBeGreaterThan(0);
});

it.each(["refuse", "hold"] as const)(
  "a replica behind a network fault of “%s” fails no request",
  async (fault) => {
    const stop = keepReading();
    await network.set(fault);
    await expect.poll(replicaUp).toEqual(["0", "0"]);
    await network.set("pass");
    await replicaIsRead();
    expect((await stop()).failed).toEqual([]);
  },
);

it("no write was ever sent to the replica", async () => {
  const postgresLog = await readFile(join(folder, "standby", "postgres", "postgres.log"), "utf8");
  expect(postgresLog).not.toContain("cannot execute");
});
