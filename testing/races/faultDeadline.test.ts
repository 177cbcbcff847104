import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type FaultShop,
  graphqlOutcome,
  type Outcome,
  openFaultShop,
  orderOf,
  PLACE_ORDER,
  plainOutcome,
  restOutcome,
} from "../faults/faultShop.ts";
import type { Client } from "../servers/client.ts";
import { type RunningServer, startServer } from "../servers/server.ts";

const ORDERS = "{ orders(first: 5) { totalCount } }";
const POOL_SIZE = "3";
/** Every response must come while the fault lasts; the deadline of a request is 2 s. */
const FAULT_MS = 6000;

let shop: FaultShop;
let other: RunningServer;
/** The same sessions at both processes. */
let admins: Client[];
let customers: Client[];
let product: number;

beforeAll(async () => {
  shop = await openFaultShop({ POOL_SIZE });
  const env = { DATABASE_URL: shop.network.through(shop.url), DATABASE_WAIT_MS: "2000", POOL_SIZE };
  other = await startServer(env);
  admins = [shop.admin, shop.admin.at(other.origin)];
  customers = [shop.customer, shop.customer.at(other.origin)];
  product = await shop.product(1000);
});
afterAll(async () => {
  await shop.network.set("pass");
  await other.stop();
  await shop.close();
});

const readiness = () =>
  Promise.all(admins.map(async (admin) => (await plainOutcome(admin, "/readyz")).status));
const slowest = (outcomes: readonly Outcome[]) =>
  Math.round(Math.max(...outcomes.map(({ milliseconds }) => milliseconds)));

/** Sends requests of every kind to both processes, several of each. */
const askBoth = () =>
  Promise.all(
    [0, 1, 2, 3, 4].flatMap(() => [
      ...customers.map((customer) => graphqlOutcome(customer, PLACE_ORDER, orderOf(product))),
      ...admins.map((admin) => graphqlOutcome(admin, ORDERS)),
      ...admins.map((admin) =>
        restOutcome(admin, "POST", "/api/admin/product", { name: "新品", dollar: "10" }),
      ),
      ...customers.map((customer) => restOutcome(customer, "GET", "/line/product/list")),
      ...admins.map((admin) => plainOutcome(admin, "/exports/orders.csv")),
    ]),
  );

/** Fails unless all requests are answered before the fault ends. */
async function duringFault(work: Promise<Outcome[]>): Promise<Outcome[]> {
  const answered = await Promise.race([work, sleep(FAULT_MS, null)]);
  expect(answered).not.toBeNull();
  return answered ?? [];
}

describe("a process without an answer from Postgres for 2 s", () => {
  it("is not ready while all its connections are held, refuses every request by its deadline, and recovers", async () => {
    expect(await readiness()).toEqual([200, 200]);
    const holder = new pg.Client({ connectionString: shop.url });
    await holder.connect();
    try {
      await holder.query("BEGIN");
      await holder.query(`LOCK TABLE "Product", "Order" IN ACCESS EXCLUSIVE MODE`);
      const refused = await duringFault(askBoth());
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
      console.log(`held: ${refused.length} refused after at most ${slowest(refused)} ms`);
      // Staggered requests keep all connections held, although each request gives up after 2 s.
      let on = true;
      const floods = [0, 500, 1000, 1500].map(async (pause) => {
        for (await sleep(pause); on; ) await askBoth();
      });
      try {
        await expect.poll(readiness).toEqual([503, 503]);
      } finally {
        on = false;
        await Promise.all(floods);
      }
      await holder.query("ROLLBACK");
    } finally {
      await holder.end();
    }
    await expect.poll(readiness).toEqual([200, 200]);
    expect(await shop.prisma.order.count()).toBe(0);
    for (const customer of customers)
      expect(await graphqlOutcome(customer, PLACE_ORDER, orderOf(product))).toMatchObject({ code: null });
  });

  it("ends a transaction that waits for one lock after another by the same deadline", async () => {
    const holders = [0, 1].map(() => new pg.Client({ connectionString: shop.url }));
    const [first, second] = holders as [pg.Client, pg.Client];
    await Promise.all(holders.map((holder) => holder.connect()));
    const [one, two] = [await shop.product(5), await shop.product(5)];
    try {
      for (const [holder, id] of [
        [first, one],
        [second, two],
      ] as const) {
        await holder.query("BEGIN");
        await holder.query(`SELECT 1 FROM "Product" WHERE id = $1 FOR UPDATE`, [id]);
      }
      const line = (id: number) => orderOf(id).input.lines;
      const both = { input: { ...orderOf(one).input, lines: [...line(one), ...line(two)] } };
      const pending = duringFault(
        Promise.all(customers.map((customer) => graphqlOutcome(customer, PLACE_ORDER, both))),
      );
      await sleep(1500);
      await first.query("ROLLBACK");
      for (const outcome of await pending) expect(outcome).toMatchObject({ status: 503, code: "INTERNAL" });
      await second.query("ROLLBACK");
      const { stock } = await shop.prisma.product.findUniqueOrThrow({ where: { id: one } });
      expect(Number(stock)).toBe(5);
    } finally {
      await Promise.all(holders.map((holder) => holder.end()));
    }
    await expect.poll(readiness).toEqual([200, 200]);
  });

  it("is not ready while Postgres does not answer, and refuses every request by its deadline", async () => {
    await shop.network.set("hold");
    for (let round = 0; round < 2; round += 1) {
      const refused = await duringFault(askBoth());
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
      console.log(`silent: ${refused.length} refused after at most ${slowest(refused)} ms`);
      expect(await readiness()).toEqual([503, 503]);
    }
    for (const admin of admins) expect((await plainOutcome(admin, "/livez")).status).toBe(200);
    await shop.network.set("pass");
    await expect.poll(readiness).toEqual([200, 200]);
    for (const admin of admins) expect((await graphqlOutcome(admin, ORDERS)).code).toBeNull();
  });

  it("stays ready while it is idle", async () => {
    await sleep(2500);
    expect(await readiness()).toEqual([200, 200]);
  });
});
