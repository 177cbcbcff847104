import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPrisma } from "@machiya/prisma/client";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApplication } from "../api/src/application.ts";
import { readEnv } from "../api/src/startup/env.ts";
import { createTestDatabase } from "../testing/servers/database.ts";
import { compareEntrypoints } from "./compareEntrypoints.ts";
import { type Dataset, fillDatabase } from "./dataset/dataset.ts";
import { writeDocuments } from "./requests/documents.ts";
import { INCOMPARABLE, OPERATIONS, type OperationName } from "./requests/operations.ts";
import { startBaseline } from "./servers.ts";

const SIZE = { products: 300, orders: 1_500, customers: 100, staff: 5, items: 1_500, taken: 0.5 };
const CLIENT = { address: "127.0.0.1", secure: false };

let url: string;
let dataset: Dataset;
let application: Awaited<ReturnType<typeof createApplication>>;
let baseline: Awaited<ReturnType<typeof startBaseline>>;
const cleanUps: (() => unknown)[] = [];

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "machiya-bench-"));
  cleanUps.push(() => rm(folder, { recursive: true }));
  const database = await createTestDatabase();
  cleanUps.push(database.drop);
  url = database.url;
  dataset = await fillDatabase(url, SIZE);
  const documents = join(folder, "documents.json");
  await writeDocuments(documents);
  const prisma = connectPrisma(url);
  cleanUps.push(() => prisma.$disconnect());
  const variables = { NODE_ENV: "test", DATABASE_URL: url, PERSISTED_DOCUMENTS: documents };
  const env = readEnv({ ...variables, RESPONSE_CACHE: "false" });
  application = await createApplication({ env, prisma, databaseUrl: url });
  cleanUps.push(() => application.close());
  cleanUps.push(() => application.endSubscriptions());
  baseline = await startBaseline(url);
  cleanUps.push(() => baseline.stop());
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const compare = (operations: readonly OperationName[], world = dataset) =>
  compareEntrypoints(
    operations,
    { ...world, pages: 20, orderCount: { min: world.orders, max: world.orders } },
    (_operation, entrypoint) =>
      async ({ path, ...request }) => {
        const origin = entrypoint === "baseline" ? baseline.origin : "http://127.0.0.1";
        const sent = new Request(`${origin}${path}`, request);
        const response = await (entrypoint === "baseline" ? fetch(sent) : application.handle(sent, CLIENT));
        return response.json();
      },
  );

const COMPARED = (Object.keys(OPERATIONS) as OperationName[]).filter((name) => !INCOMPARABLE.has(name));

it.each(COMPARED)("%s has the same values over all entrypoints", async (operation) => {
  expect(await compare([operation])).toEqual([]);
});

it("finds values that differ", async () => {
  const errors = await compare(["screen-product-list"], { ...dataset, products: SIZE.products + 1 });
  expect(errors[0]).toContain("products begins with");
});

it("has about half of the customers' start times taken, as the option says", async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ share: number }>(
    `SELECT avg((taken >= ${SIZE.staff})::int)::float AS share FROM (
       SELECT (SELECT count(*) FROM "AppointmentItem" i WHERE i."startsAt" = at) AS taken
       FROM generate_series(4, 62) ahead, unnest('{10,14,18}'::int[]) hour,
         LATERAL (SELECT ((now() AT TIME ZONE 'Asia/Taipei')::date + ahead + hour * interval '1 hour') AT TIME ZONE 'Asia/Taipei' AS at) times) slots`,
  );
  await client.end();
  expect(rows[0]?.share).toBeGreaterThan(0.4);
  expect(rows[0]?.share).toBeLessThan(0.6);
});

it("places orders by the baseline's single statement, with all effects and one notification", async () => {
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  const payloads: string[] = [];
  listener.on("notification", ({ payload = "" }) => payloads.push(payload));
  await listener.query("LISTEN machiya_order");
  const before = await stateOf(1);
  const cart = {
    customer: 1,
    lines: [
      { id: 2, quantity: "3" },
      { id: 1, quantity: "2" },
    ],
  };
  const send = (body: object) =>
    fetch(`${baseline.origin}/checkout`, { method: "POST", body: JSON.stringify(body) });
  const { number } = await (await send(cart)).json();
  const after = await stateOf(number);
  const taken = [2, 3];
  expect(after.stock).toEqual(before.stock.map((stock, index) => stock - (taken[index] ?? 0)));
  expect(after.order).toEqual({ lines: "2:3 1:2", records: 1, adds_up: true });
  const refused = await send({
    customer: 1,
    lines: [
      { id: 1, quantity: "2" },
      { id: 2, quantity: "2000000" },
    ],
  });
  expect(refused.status).toBe(500);
  expect((await stateOf(number)).stock).toEqual(after.stock);
  // A second order is notified after the first one, however late that was.
  const second = await (await send({ customer: 2, lines: [{ id: 3, quantity: "1" }] })).json();
  await expect.poll(() => payloads.some((payload) => JSON.parse(payload).id === second.number)).toBe(true);
  expect(payloads.map((payload) => JSON.parse(payload))).toMatchObject([
    { operation: "INSERT", id: number, customerId: 1 },
    { operation: "INSERT", id: second.number, customerId: 2 },
  ]);
  await listener.end();
});

/** The stock of products 1 and 2, and what an order consists of. */
async function stateOf(order: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const stock = await client.query<{ stock: number }>(
    'SELECT stock::float FROM "Product" WHERE id <= 2 ORDER BY id',
  );
  const found = await client.query(
    `SELECT (SELECT string_agg("productId" || ':' || trim_scale(quantity), ' ' ORDER BY id) FROM "OrderLine" WHERE "orderId" = o.id) AS lines,
       (SELECT count(*)::int FROM "DiscountRecord" r WHERE r."orderId" = o.id AND r.amount = o."discountTotal") AS records,
       o.total = o.subtotal + o."discountTotal" AND o.subtotal = (
         SELECT sum(quantity * "unitPrice") FROM "OrderLine" WHERE "orderId" = o.id) AS adds_up
     FROM "Order" o WHERE id = $1`,
    [order],
  );
  await client.end();
  return { stock: stock.rows.map((row) => row.stock), order: found.rows[0] };
}
