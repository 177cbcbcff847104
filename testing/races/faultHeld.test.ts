import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { startEmbedded } from "../../api/src/database/embedded.ts";
import { databaseUrl } from "../../api/src/database/engineAdapter.ts";
import { migrate } from "../../api/src/database/migrate.ts";
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

const ORDERS = "{ orders(first: 5) { totalCount } }";

/**
 * A process whose connections are held stays ready for 2 s after its last probe, and probes every 0.5 s. A busy machine
 * can take longer to get there, so that only an earlier answer is known.
 */
const READY_FOR_MS = 1500;

/** Clean-up functions, which run in reverse order. */
const cleanings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanings.splice(0).reverse()) await clean();
});

async function open(env: Record<string, string>, url?: string): Promise<FaultShop> {
  const shop = await openFaultShop(env, url);
  cleanings.push(shop.close);
  return shop;
}

async function outsider(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The connection is terminated when its database is dropped.
  client.on("error", () => {});
  await client.connect();
  return client;
}

const tell = (what: string, outcomes: readonly Outcome[]) => {
  const slowest = Math.max(...outcomes.map(({ milliseconds }) => milliseconds));
  console.log(`${what}: ${outcomes.length} refused after at most ${Math.round(slowest)} ms`);
};

describe("all connections are in use", () => {
  it("by writes that wait for a lock: requests are refused, those without the database succeed, and the server recovers", async () => {
    const shop = await open({ POOL_SIZE: "3" });
    const product = await shop.product(100);
    const holder = await outsider(shop.url);
    cleanings.push(() => holder.end());
    await holder.query("BEGIN");
    await holder.query(`LOCK TABLE "Product" IN ACCESS EXCLUSIVE MODE`);

    const heldAt = performance.now();
    const writes = Array.from({ length: 20 }, () =>
      graphqlOutcome(shop.customer, PLACE_ORDER, orderOf(product)),
    );
    await expect
      .poll(async () => {
        const { rows } = await holder.query(
          "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        return rows.length;
      })
      .toBe(3);
    const late = [
      graphqlOutcome(shop.admin, ORDERS),
      graphqlOutcome(shop.customer, PLACE_ORDER, orderOf(product)),
      restOutcome(shop.customer, "GET", "/line/product/list"),
    ];
    for (const path of ["/livez", "/api/docs"])
      expect(await plainOutcome(shop.admin, path)).toMatchObject({ status: 200 });
    const { status: readiness } = await plainOutcome(shop.admin, "/readyz");
    if (performance.now() - heldAt < READY_FOR_MS) expect(readiness).toBe(200);

    const refused = await Promise.all(writes);
    for (const outcome of refused) expect(outcome).toMatchObject({ status: 503, code: "INTERNAL" });
    tell("locks", refused);
    // Reads may get a connection between two timed-out writes, but every request gets a response.
    for (const { status } of await Promise.all(late)) expect([200, 503]).toContain(status);

    await holder.query("ROLLBACK");
    await expect.poll(async () => (await plainOutcome(shop.admin, "/readyz")).status).toBe(200);
    expect(await shop.prisma.order.count()).toBe(0);
    expect(await graphqlOutcome(shop.customer, PLACE_ORDER, orderOf(product))).toMatchObject({ code: null });
    expect(Number((await shop.prisma.product.findUniqueOrThrow({ where: { id: product } })).stock)).toBe(99);
    expect(shop.server.process.exitCode).toBeNull();
  });

  it("by other clients of Postgres: requests are refused, and the server recovers", async () => {
    const folder = await mkdtemp(join(tmpdir(), "machiya-held-"));
    cleanings.push(() => rm(folder, { recursive: true, force: true }));
    const postgres = await startEmbedded(folder, { durable: false });
    cleanings.push(() => postgres.stop());
    const url = databaseUrl(postgres.url, "machiya");
    await migrate(url);
    const shop = await open({ POOL_SIZE: "3" }, url);
    const watcher = await outsider(postgres.url);
    const crowd: pg.Client[] = [watcher];
    cleanings.push(() => Promise.all(crowd.map((client) => client.end().catch(() => {}))));

    /** Opens connections until Postgres accepts no more. */
    const fill = async () => {
      try {
        for (;;) crowd.push(await outsider(postgres.url));
      } catch (error) {
        expect(error).toMatchObject({ code: "53300" });
      }
    };
    const ours = async () => {
      const { rows } = await watcher.query("SELECT pid FROM pg_stat_activity WHERE datname = 'machiya'");
      return rows.map(({ pid }) => Number(pid));
    };
    const freeSlots = async () => {
      const { rows } = await watcher.query(
        `SELECT current_setting('max_connections')::int - count(*) AS free
         FROM pg_stat_activity WHERE backend_type = 'client backend' AND datname = 'postgres'`,
      );
      return Number(rows[0].free);
    };
    await shop.prisma.$disconnect();
    await expect
      .poll(async () => {
        await watcher.query("SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid", [await ours()]);
        await fill();
        return freeSlots();
      })
      // pg_stat_activity does not show the database of a connection that is still being opened, so only
      // counting the sessions of other clients proves that the server holds none.
      .toBe(0);

    expect((await plainOutcome(shop.admin, "/readyz")).status).toBe(503);
    const refused = await Promise.all(
      Array.from({ length: 10 }, () => [
        graphqlOutcome(shop.admin, ORDERS),
        graphqlOutcome(shop.customer, ORDERS),
      ]).flat(),
    );
    for (const outcome of refused) expect(outcome).toMatchObject({ status: 503, code: "INTERNAL" });
    tell("no connections", refused);
    expect((await plainOutcome(shop.admin, "/livez")).status).toBe(200);

    await Promise.all(crowd.splice(1).map((client) => client.end()));
    await expect.poll(async () => (await plainOutcome(shop.admin, "/readyz")).status).toBe(200);
    expect(await graphqlOutcome(shop.admin, ORDERS)).toMatchObject({ status: 200, code: null });
    expect(shop.server.process.exitCode).toBeNull();
  });
});
