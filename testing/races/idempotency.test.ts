import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../servers/client.ts";
import { createTestDatabase, type TestDatabase } from "../servers/database.ts";
import { type RunningServer, startServer } from "../servers/server.ts";

const REPEATS = 50;
const PASSWORD = "racer-password";
/** An arbitrary advisory lock key. */
const GATE = 7_364_900;
const CUSTOMER_KEY = "race-key";
/** The process is killed this often, each time a little later after a request. */
const KILLS = 3;
const KILL_STEP_MS = 16;

let database: TestDatabase;
let prisma: PrismaClient;
let servers: RunningServer[];
let admin: Client;
let customer: Client;
/** The row number of a product on sale at 120. */
let product: number;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url);
  const passwordHash = await hash(PASSWORD);
  await prisma.staffMember.create({ data: { username: "racer", name: "店長", role: "ADMIN", passwordHash } });
  servers = await Promise.all([start(), start()]);
  admin = await new Client(servers[0]?.origin ?? "").logIn("racer", PASSWORD);
  customer = await new Client(servers[0]?.origin ?? "").logInCustomer(1, CUSTOMER_KEY);
  product = (await prisma.product.create({ data: { name: "茶碗", price: 120, stock: 1000 } })).id;
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await prisma.$disconnect();
  await database.drop();
});

const start = () =>
  startServer({
    DATABASE_URL: database.url,
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: CUSTOMER_KEY,
  });

/** Creates a product type at one of the processes. */
const create = (process: number, key: string, name: string) =>
  post(admin, process, "/api/admin/product-type", key, { name });

/** Orders one product at one of the processes; `name` is the order's note. */
const order = (process: number, key: string, name: string) =>
  post(customer, process, "/line/user/product-order", key, {
    orderer_phone: "0912",
    payment_method: 4,
    remark: name,
    product_order_content: [{ product_id: product, product_dollar: "120", total_count: "1" }],
  });

type Send = typeof create;

async function post(client: Client, process: number, path: string, key: string, body: object) {
  const response = await client.at(servers[process]?.origin ?? "").fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", product: "machiya", "idempotency-key": key },
    body: JSON.stringify(body),
  });
  const { headers } = response;
  return {
    text: await response.text(),
    replayed: headers.get("idempotency-replayed"),
    retryAfter: headers.get("retry-after"),
  };
}

const shelves = (name: string) => prisma.productType.count({ where: { name } });
const orders = (note: string) => prisma.order.count({ where: { note } });
const codeOf = ({ text }: { text: string }): unknown => JSON.parse(text).error_code;

describe(`one write sent ${REPEATS} times concurrently to two processes`, () => {
  it("is executed once, and every response is the first one", async () => {
    const answers = await Promise.all(
      Array.from({ length: REPEATS }, (_, index) => create(index % 2, "tap", "茶櫃")),
    );
    expect(answers.map(({ text }) => text)).toEqual(Array(REPEATS).fill(answers[0]?.text));
    expect(answers.map(codeOf)).toEqual(Array(REPEATS).fill(0));
    expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
    expect(await shelves("茶櫃")).toBe(1);
  });

  it("creates one order when it is a checkout", async () => {
    const answers = await Promise.all(
      Array.from({ length: REPEATS }, (_, index) => order(index % 2, "cart", "同單")),
    );
    expect(answers.map(({ text }) => text)).toEqual(Array(REPEATS).fill(answers[0]?.text));
    expect(answers.map(codeOf)).toEqual(Array(REPEATS).fill(0));
    expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1);
    expect(await orders("同單")).toBe(1);
  });

  it("with different bodies is executed for one of them; the others get CONFLICT", async () => {
    const answers = await Promise.all(
      Array.from({ length: REPEATS }, (_, index) => create(index % 2, "differ", `異 ${index}`)),
    );
    expect(answers.map(codeOf).toSorted()).toEqual([0, ...Array(REPEATS - 1).fill(2003)]);
    expect(await prisma.productType.count({ where: { name: { startsWith: "異" } } })).toBe(1);
  });

  it("with different carts is executed for one of them; the others get CONFLICT", async () => {
    const answers = await Promise.all(
      Array.from({ length: REPEATS }, (_, index) => order(index % 2, "carts", `異單 ${index}`)),
    );
    expect(answers.map(codeOf).toSorted()).toEqual([0, ...Array(REPEATS - 1).fill(2003)]);
    expect(await prisma.order.count({ where: { note: { startsWith: "異單" } } })).toBe(1);
  });
});

/** Installs a trigger that makes matching writes wait until the gate opens. */
async function closeGate(
  table: "IdempotencyKey" | "ProductType",
  event: "INSERT" | "UPDATE",
  condition: string,
) {
  const gate = new pg.Client({ connectionString: database.url });
  // The connection is terminated when the database is dropped.
  gate.on("error", () => {});
  await gate.connect();
  await gate.query(`
    CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock_shared(${GATE}); RETURN NEW; END $$;
    CREATE TRIGGER gate BEFORE ${event} ON "${table}" FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION wait_at_gate();
    SELECT pg_advisory_lock(${GATE})`);
  const waiting = async () => {
    const { rows } = await gate.query<{ pid: number }>(
      "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted",
      [GATE],
    );
    return rows.map(({ pid }) => pid);
  };
  return {
    /** Resolves when one session waits. */
    arrived: () => expect.poll(waiting).toHaveLength(1),
    /** Terminates the waiting sessions, as if their process were gone. */
    async terminate() {
      for (const pid of await waiting()) await gate.query("SELECT pg_terminate_backend($1)", [pid]);
      await expect.poll(waiting).toEqual([]);
    },
    open: () => gate.query(`SELECT pg_advisory_unlock(${GATE})`),
    async remove() {
      await gate.query(`DROP TRIGGER gate ON "${table}"; DROP FUNCTION wait_at_gate`);
      await gate.end();
    },
  };
}

/** Kills a process and starts another one in its place. */
async function replaceKilled(index: number): Promise<void> {
  const victim = servers[index]?.process;
  victim?.kill("SIGKILL");
  if (victim) await once(victim, "exit");
  servers[index] = await start();
}

/** Kills the process of a write that waits at the gate in the table of keys. */
async function killAtGate(condition: string, send: Send, key: string, name: string): Promise<void> {
  const gate = await closeGate("IdempotencyKey", "UPDATE", condition);
  const cutOff = send(0, key, name).catch(() => "cut off");
  await gate.arrived();
  const victim = servers[0]?.process;
  victim?.kill("SIGKILL");
  if (victim) await once(victim, "exit");
  await gate.terminate();
  await gate.open();
  await gate.remove();
  expect(await cutOff).toBe("cut off");
}

async function waitingForLocks(): Promise<number | undefined> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count;
}

/** Repeats a write at both processes; every response must be the same success. */
async function repeat(send: Send, key: string, name: string): Promise<void> {
  const answers = await Promise.all([1, 1, 1].map((process) => send(process, key, name)));
  answers.push(await send(1, key, name));
  expect(answers.map(codeOf)).toEqual([0, 0, 0, 0]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.at(-1)?.replayed).toBe("true");
}

const WRITES = [
  { what: "a write", kind: "type", send: create, count: shelves },
  { what: "a checkout", kind: "order", send: order, count: orders },
];

describe("a process that is killed (SIGKILL)", () => {
  it.each(WRITES)(
    "between the commit and the response: a retry of $what waits for the lease and gets the response",
    async ({ kind, send, count }) => {
      const name = `lost-${kind}`;
      await killAtGate('NEW."status" IS NOT NULL', send, name, name);
      expect(await count(name)).toBe(1);
      await repeat(send, name, name);
      expect(await count(name)).toBe(1);
      servers[0] = await start();
      expect(codeOf(await send(0, name, name))).toBe(0);
    },
  );

  it("before the commit of a checkout: nothing is written, and a retry executes it", async () => {
    const locked = Promise.withResolvers<void>();
    const killed = Promise.withResolvers<void>();
    const lock = prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM "Product" WHERE id = ${product} FOR UPDATE`;
      locked.resolve();
      await killed.promise;
    });
    await locked.promise;
    const cutOff = order(0, "undone", "未成單").catch(() => "cut off");
    await expect.poll(waitingForLocks).toBe(1);
    const victim = servers[0]?.process;
    victim?.kill("SIGKILL");
    if (victim) await once(victim, "exit");
    // Postgres notices during the statement that its client is gone.
    await expect.poll(waitingForLocks).toBe(0);
    killed.resolve();
    await lock;
    expect(await cutOff).toBe("cut off");
    expect(await orders("未成單")).toBe(0);
    servers[0] = await start();
    const answers = await Promise.all([0, 1, 0, 1].map((process) => order(process, "undone", "未成單")));
    expect(answers.map(codeOf)).toEqual([0, 0, 0, 0]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await orders("未成單")).toBe(1);
  });

  it("before the commit: nothing is written, and a retry waits for the lease and executes it once", async () => {
    await killAtGate('NEW."writtenAt" IS NOT NULL AND OLD."writtenAt" IS NULL', create, "undone", "未成");
    expect(await shelves("未成")).toBe(0);
    await repeat(create, "undone", "未成");
    expect(await shelves("未成")).toBe(1);
    servers[0] = await start();
  });

  it("at any moment: a retry gets the response, and everything is executed once", async () => {
    for (let round = 0; round < KILLS; round++) {
      const names = WRITES.map(({ kind }) => `killed-${kind}-${round}`);
      const cutOff = WRITES.map(({ send }, index) =>
        send(0, names[index] ?? "", names[index] ?? "").catch(() => null),
      );
      await sleep(round * KILL_STEP_MS);
      const replaced = replaceKilled(0);
      for (const [index, { send, count }] of WRITES.entries()) {
        const name = names[index] ?? "";
        expect(codeOf(await send(1, name, name))).toBe(0);
        expect(await count(name)).toBe(1);
      }
      await Promise.all(cutOff);
      await replaced;
    }
  });
});

describe("a process that is stopped for longer than its lease (SIGSTOP)", () => {
  it("writes nothing afterwards, and responds with the response of the process that took over", async () => {
    const gate = await closeGate("ProductType", "INSERT", "true");
    const slow = create(0, "slow", "慢");
    await gate.arrived();
    servers[0]?.process.kill("SIGSTOP");
    try {
      await gate.open();
      const answer = await create(1, "slow", "慢");
      expect(codeOf(answer)).toBe(0);
      expect(await shelves("慢")).toBe(1);
      servers[0]?.process.kill("SIGCONT");
      const late = await slow;
      expect([late.text, late.replayed]).toEqual([answer.text, "true"]);
      expect(await shelves("慢")).toBe(1);
    } finally {
      servers[0]?.process.kill("SIGCONT");
      await gate.remove();
    }
  });
});
