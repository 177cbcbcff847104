import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUDGETS } from "../../api/src/http/limits/policy.ts";
import { attackClient } from "../../bench/attacks/attackClient.ts";
import {
  ATTACKS,
  type AttackRequest,
  CART_QUOTE,
  cart,
  persisted,
} from "../../bench/attacks/attackRequests.ts";
import { visitShop } from "../../bench/attacks/normalCustomer.ts";
import { fillDatabase } from "../../bench/dataset/dataset.ts";
import { writeDocuments } from "../../bench/requests/documents.ts";
import { customerCookie } from "../../bench/requests/preparedRequests.ts";
import { createTestDatabase, type TestDatabase } from "../servers/database.ts";
import { type RunningServer, startServer } from "../servers/server.ts";

const SHOP = { products: 600, orders: 200, customers: 30, staff: 3, items: 30 };
const ATTACKERS = 10;
const LINE_SECRET = "8c570fa6dd201bb328f1c1eac23a96d8";

let database: TestDatabase;
let folder: string;
let servers: RunningServer[];
let prices: ReadonlyMap<number, string>;
let addresses = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ prices } = await fillDatabase(database.url, SHOP));
  folder = await mkdtemp(join(tmpdir(), "machiya-attack-"));
  const documents = join(folder, "documents.json");
  await writeDocuments(documents);
  const env = {
    NODE_ENV: "production",
    DATABASE_URL: database.url,
    SEED: "none",
    DRAIN_SECONDS: "0",
    LINE_MESSAGING_CHANNEL_SECRET: LINE_SECRET,
    PERSISTED_DOCUMENTS: documents,
    TRUST_PROXY: "true",
    LOG_LEVEL: "error",
  };
  servers = await Promise.all([startServer(env), startServer(env)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.drop();
  await rm(folder, { recursive: true });
});

const originOf = (index: number) => servers[index % servers.length]?.origin ?? "";
const newAddress = () => `198.51.100.${++addresses}`;

/** Sends one request from an address to a process, and resolves with its status and the code of its refusal. */
async function send(process: number, address: string, request: AttackRequest) {
  const client = attackClient(address, { readsBody: true });
  const { status, text } = await client.send(originOf(process), request);
  client.close();
  return { status, text };
}

describe("LINE's webhook", () => {
  const body = Buffer.from(JSON.stringify({ destination: `U${"1".repeat(32)}`, events: [] }));
  const signature = createHmac("sha256", LINE_SECRET).update(body).digest("base64");
  const deliver = (process: number, address: string, isSigned: boolean) =>
    send(process, address, {
      path: "/line/webhook",
      body,
      headers: {
        "content-type": "application/json",
        "x-line-signature": isSigned
          ? signature
          : signature.replace(/^./, (first) => (first === "A" ? "B" : "A")),
      },
    });

  it("answers every signed delivery, however many come at once, and not every forged one of an address", async () => {
    const line = newAddress();
    const signed = await Promise.all(Array.from({ length: 150 }, (_, index) => deliver(index, line, true)));
    expect(new Set(signed.map(({ status }) => status))).toEqual(new Set([200]));
    const forger = newAddress();
    const forged: (number | null)[] = [];
    // A refusal is delayed, so that the first one is enough.
    for (let count = 0; count < 2 * BUDGETS.bad.address && !forged.includes(429); count += 1)
      forged.push((await deliver(0, forger, false)).status);
    expect(new Set(forged)).toEqual(new Set([401, 429]));
    expect((await deliver(0, line, true)).status).toBe(200);
  });
});

describe("a client's invalid requests count over all processes, whatever their status", () => {
  const invalid: [string, () => AttackRequest, number][] = [
    ["GraphQL variables", () => persisted(CART_QUOTE, { lines: "no list" }), 200],
    ["a GraphQL input", () => persisted(CART_QUOTE, cart(51, 51)), 200],
    [
      "a REST input",
      () => ({
        ...persisted("", {}),
        path: "/line/login",
        body: Buffer.from(JSON.stringify({ id_token: 5 })),
      }),
      200,
    ],
    ["a body", () => ({ ...persisted("", {}), body: Buffer.from("{") }), 400],
  ];

  it.each(invalid)("%s", async (_, request, status) => {
    // A request that costs more than 5 ms counts as several, and the first ones also compile the document.
    for (let count = 0; count < 10; count += 1) await send(0, newAddress(), request());
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: BUDGETS.bad.address + 5 }, () => send(0, address, request())),
    );
    const processed = answers.filter((answer) => answer.status === status);
    // Half of them leaves room for requests that count as several because the machine is busy; the unit test of the
    // limiter checks the exact number.
    expect(processed.length).toBeGreaterThan(BUDGETS.bad.address / 2);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(answers.length - processed.length);
    // The other process learns of it within a second.
    await expect.poll(async () => (await send(1, address, request())).status, { interval: 100 }).toBe(429);
    // Another address, and a signed-in customer at this one, are not refused.
    const order = persisted(CART_QUOTE, cart(1, 1));
    expect((await send(1, newAddress(), order)).status).toBe(200);
    expect((await send(1, address, persisted(CART_QUOTE, cart(1, 1), customerCookie(20)))).status).toBe(200);
  });
});

describe("an anonymous client", () => {
  it("may price 50 products and not 51, which the refusal explains", async () => {
    const address = newAddress();
    expect((await send(0, address, persisted(CART_QUOTE, cart(50, 50)))).text).toContain('"subtotal"');
    const { text } = await send(0, address, persisted(CART_QUOTE, cart(51, 51)));
    expect(text).toContain("at most 50 products");
    expect((await send(0, address, persisted(CART_QUOTE, cart(500, 3)))).text).toContain('"subtotal"');
  });

  it("that floods both processes gets 429 with Retry-After; customers, also at its address, are not refused", async () => {
    const address = newAddress();
    let on = true;
    const statuses: (number | null)[] = [];
    const flood = Array.from({ length: 120 }, async (_unused, index) => {
      while (on) statuses.push((await send(index, address, persisted(CART_QUOTE, cart(50, 50)))).status);
    });
    try {
      const { refusals } = await visitShop([originOf(0), originOf(1)], 3, prices);
      expect(refusals).toEqual([]);
      for (let customer = 5; customer < 15; customer += 1) {
        const { status } = await send(
          customer,
          address,
          persisted(CART_QUOTE, cart(3, 3), customerCookie(customer)),
        );
        expect(status).toBe(200);
      }
      await expect.poll(() => statuses.includes(429)).toBe(true);
    } finally {
      on = false;
      await Promise.all(flood);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});

describe("a method that the server does not know", () => {
  it.each(["TRACE", "CONNECT", "PROPFIND", "BREW"])("is refused with 405: %s", async (method) => {
    for (const path of ["/graphql", "/api/admin/product", "/line/user", "/", "/livez"]) {
      const socket = connect(Number(new URL(originOf(0)).port), "127.0.0.1");
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: shop.test:80\r\nConnection: close\r\n\r\n`);
      const chunks: Buffer[] = [];
      for await (const chunk of socket) chunks.push(chunk);
      expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 405 /);
    }
  });
});

describe("ten attackers", () => {
  it("are recorded in 20 attacks", () => expect(Object.keys(ATTACKS)).toHaveLength(20));

  it.each(Object.entries(ATTACKS))("with %s cause no refusal of a normal customer", async (_, attack) => {
    const clients = Array.from({ length: ATTACKERS }, () => attackClient(newAddress()));
    const attacks = clients.flatMap((client, index) =>
      Array.from({ length: 6 }, async (_unused, count) => {
        await sleep(count * 100);
        return client.send(originOf(index + count), attack(index, count));
      }),
    );
    const { refusals } = await visitShop([originOf(0), originOf(1)], 0.8, prices);
    for (const client of clients) client.close();
    await Promise.all(attacks);
    expect(refusals).toEqual([]);
  });

  it("leave no error in the logs", () => {
    for (const server of servers) expect(server.output()).not.toContain('"level":"error"');
  });
});
