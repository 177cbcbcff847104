import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { storedLineMessages } from "../../api/src/testing/outboxRows.ts";
import type { Fault } from "../faults/faultProxy.ts";
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

let shop: FaultShop;
let product: number;

beforeAll(async () => {
  shop = await openFaultShop({ POOL_SIZE: "4" });
  product = await shop.product(1000);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.network.set("pass");
  await expect.poll(readiness).toBe(200);
});

const readiness = async () => (await shop.admin.fetch("/readyz")).status;
const slowest = (outcomes: readonly Outcome[]) =>
  Math.round(Math.max(...outcomes.map(({ milliseconds }) => milliseconds)));
const said = (outcomes: readonly Outcome[]) => outcomes.map(({ status, code }) => ({ status, code }));

/** Sends requests of every kind concurrently; returns their outcomes. */
const askEverything = () =>
  Promise.all([
    graphqlOutcome(shop.admin, ORDERS),
    graphqlOutcome(shop.customer, PLACE_ORDER, orderOf(product)),
    graphqlOutcome(shop.customer, "{ store { name } }"),
    restOutcome(shop.admin, "GET", "/api/admin/product/list"),
    restOutcome(shop.admin, "POST", "/api/admin/product", { name: "新品", dollar: "10" }),
    restOutcome(shop.customer, "GET", "/line/product/list"),
    plainOutcome(shop.admin, "/config.json"),
    plainOutcome(shop.admin, `/images/${"a".repeat(64)}/list.webp`),
    plainOutcome(shop.admin, "/exports/orders.csv"),
  ]);
const NOT_READY = [
  ...[1, 2, 3].map(() => ({ status: 503, code: "INTERNAL" })),
  ...[1, 2, 3].map(() => ({ status: 503, code: 5000 })),
  ...[1, 2, 3].map(() => ({ status: 503, code: null })),
];

/** Opens a subscription; `ended` resolves with its text when the server ends it. */
async function follow(): Promise<{ ended: Promise<string> }> {
  const response = await shop.admin.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ query: "subscription { orderChanged { kind } }" }),
  });
  expect(response.status).toBe(200);
  return { ended: response.text() };
}

describe.each<{ fault: Fault; named: string }>([
  { fault: "refuse", named: "gone" },
  { fault: "cut", named: "behind a network that cuts" },
  { fault: "hold", named: "behind a network that swallows everything" },
])("a database that is $named", ({ fault }) => {
  it("makes the server not ready, refuses every request, and recovers when the database is back", async () => {
    const stream = await follow();
    // This fills the pool, so that its idle connections break too.
    await askEverything();
    await shop.network.set(fault);
    const first = await askEverything();
    expect(said(first)).toEqual(NOT_READY);
    await expect.poll(readiness).toBe(503);
    expect(
      said(await Promise.all(["/livez", "/api/docs"].map((path) => plainOutcome(shop.admin, path)))),
    ).toEqual([1, 2].map(() => ({ status: 200, code: null })));
    const later = await askEverything();
    expect(said(later)).toEqual(NOT_READY);
    console.log(`${fault}: refused after at most ${slowest([...first, ...later])} ms`);

    // Another client changes data meanwhile and leaves work for the outbox.
    await shop.prisma.order.create({
      data: {
        buyerName: "",
        buyerPhone: "",
        recipientName: "",
        recipientPhone: "",
        address: "",
        source: "MANUAL",
        paymentMethod: 1,
      },
    });
    const { id } = await shop.prisma.outboxMessage.create({
      data: storedLineMessages("U1"),
    });
    await shop.network.set("pass");
    await expect.poll(readiness).toBe(200);

    // The server ends subscriptions, so that clients query again and catch up.
    expect(await stream.ended).not.toContain("errors");
    expect((await graphqlOutcome(shop.admin, ORDERS)).status).toBe(200);
    const before = await shop.prisma.order.count();
    expect(await graphqlOutcome(shop.customer, PLACE_ORDER, orderOf(product))).toMatchObject({
      status: 200,
      code: null,
    });
    expect(await shop.prisma.order.count()).toBe(before + 1);
    await expect
      .poll(() => shop.prisma.outboxMessage.findUniqueOrThrow({ where: { id } }))
      .toMatchObject({ state: "SENT" });
    expect(shop.server.process.exitCode).toBeNull();
  });
});

/** Makes a checkout wait for its product's lock, runs `work`, and releases the lock. */
async function whileCheckoutWaits(
  work: (outcome: Promise<Outcome>) => Promise<unknown>,
  headers: Record<string, string> = {},
): Promise<{ outcome: Promise<Outcome> }> {
  return shop.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "Product" WHERE id = ${product} FOR UPDATE`;
    const outcome = graphqlOutcome(shop.customer, PLACE_ORDER, orderOf(product), headers);
    await expect.poll(waiting).toBe(1);
    await work(outcome);
    return { outcome };
  });
}

/** Returns the number of sessions that wait for a lock. */
async function waiting(): Promise<number | undefined> {
  const [row] = await shop.prisma.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count;
}

/** Returns the number of orders and the product's stock. */
async function books(): Promise<[orders: number, left: number]> {
  const { stock } = await shop.prisma.product.findUniqueOrThrow({ where: { id: product } });
  return [await shop.prisma.order.count(), Number(stock)];
}

describe("a checkout in progress", () => {
  it("has an unknown outcome and leaves no partial order when the database is lost", async () => {
    const before = await books();
    const { outcome } = await whileCheckoutWaits(async (pending) => {
      await shop.network.set("refuse");
      await pending;
    });
    expect(await outcome).toMatchObject({ status: 500, code: "OUTCOME_UNKNOWN" });
    await shop.network.set("pass");
    await expect.poll(readiness).toBe(200);
    expect(await books()).toEqual(before);
  });

  it("is placed once and acknowledged when its connection breaks", async () => {
    const [orders, left] = await books();
    const { outcome } = await whileCheckoutWaits(async () => {
      await shop.network.set("cut");
      await shop.network.set("pass");
    });
    expect(await outcome).toMatchObject({ status: 200, code: null });
    await expect.poll(readiness).toBe(200);
    expect(await books()).toEqual([orders + 1, left - 1]);
  });

  it.each<[string, Record<string, string>]>([
    ["when only its response is lost", {}],
    ["with a key, when only its response is lost,", { "idempotency-key": "lost" }],
  ])("%s is placed once and acknowledged", async (_, headers) => {
    const [orders, left] = await books();
    const { outcome } = await whileCheckoutWaits(() => shop.network.set("hold"), headers);
    await expect.poll(books).toEqual([orders + 1, left - 1]);
    await shop.network.set("cut");
    await shop.network.set("pass");
    expect(await outcome).toMatchObject({ status: 200, code: null });
    await expect.poll(readiness).toBe(200);
    expect(await books()).toEqual([orders + 1, left - 1]);
  });
});
