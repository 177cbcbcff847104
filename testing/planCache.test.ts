import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DOCUMENTS } from "../bench/requests/documents.ts";
import { persistedQueryText } from "../bench/screens/persistedQueries.ts";
import { globalId, pageCursor } from "../schema/src/ids.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../schema/src/testing/run.ts";
import { fillShop } from "./servers/filledShop.ts";

/** The number of custom plans that Postgres makes before it considers a generic plan. */
const PLANS_BEFORE_IT_ASKS = 5;
const TURNS = 10;
const ROWS = 10_000;

let testContext: TestContext;
beforeAll(async () => {
  // All statements are prepared on the only connection.
  testContext = await createTestContext({ empty: true, poolSize: 1 });
  await fillShop(testContext.url, { rows: ROWS, few: 10, each: 3 });
  await makeRowsDear(testContext.url);
  for (const name of ["Order", "Appointment"])
    await testContext.prisma.$queryRaw`SELECT setval(${`"${name}_id_seq"`}::regclass, ${ROWS}::int)`;
});
afterAll(() => testContext?.close());

/** Makes plans for few rows look much cheaper than generic ones, as in a shop with more and longer rows. */
async function makeRowsDear(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET random_page_cost = 40', current_database()); END $$",
  );
  await client.end();
}

/**
 * Matches Prisma's own statements on one table. Their limit is a parameter, for which Postgres expects more
 * than one row.
 */
const PRISMAS = 'SELECT "public".%';

/**
 * Repeats an operation; returns our statements that were planned each time, including those of earlier operations, so that
 * repeating a failed test does not hide them.
 */
async function plannedAnew(work: (turn: number) => Promise<unknown>): Promise<string[]> {
  for (let turn = 1; turn <= TURNS; turn += 1) await work(turn);
  const rows = await testContext.prisma.$queryRaw<{ statement: string }[]>`
    SELECT statement FROM pg_prepared_statements
    WHERE custom_plans > ${PLANS_BEFORE_IT_ASKS} AND statement NOT LIKE ${PRISMAS}`;
  return rows.map(({ statement }) => statement);
}

async function succeed(document: string, variables: Record<string, unknown>): Promise<void> {
  const { codes, messages } = await testContext.run(document, variables, customer(1));
  expect(codes, messages.join()).toEqual([]);
}

const order = (turn: number, idempotencyKey: string | null) => {
  const lines = [turn * 10, turn * 10 + 1].slice(turn % 2).map((id) => ({
    productId: globalId("Product", id),
    quantity: "1",
    seenPrice: "100",
  }));
  return { input: { buyerPhone: "0912345678", paymentMethod: "PAY_AT_STORE", lines, idempotencyKey } };
};

it("checkout uses a generic plan for carts of any length", async () => {
  expect(await plannedAnew((turn) => succeed(DOCUMENTS.checkout, order(turn, null)))).toEqual([]);
});

it("checkout with a key uses a generic plan", async () => {
  expect(await plannedAnew((turn) => succeed(DOCUMENTS.checkout, order(turn, `key ${turn}`)))).toEqual([]);
});

it("a booking uses a generic plan", async () => {
  testContext.now = new Date("2027-05-10T00:00:00Z");
  const book = (turn: number) => {
    const startsAt = new Date(Date.UTC(2027, 4, 18, 2 + (turn % 3) * 4)).toISOString();
    const lines = [1, 2].slice(turn % 2).map((id) => ({ serviceId: globalId("Service", id) }));
    const input = { customerName: "小美", customerPhone: "0912345678", startsAt, lines };
    return succeed(DOCUMENTS.booking, { input });
  };
  expect(await plannedAnew(book)).toEqual([]);
});

it("the free slots of a month use a generic plan", async () => {
  const ask = (turn: number) => {
    const input = { from: "2027-05-12", to: `2027-05-${12 + turn}`, serviceIds: [globalId("Service", turn)] };
    return succeed(DOCUMENTS.freeSlots, { input });
  };
  expect(await plannedAnew(ask)).toEqual([]);
});

it("a row by its key uses a generic plan", async () => {
  const { product, customer: people, appointment } = testContext.prisma;
  const read = async (id: number) => {
    await product.findUniqueOrThrow({ where: { id }, include: { types: true, discounts: true } });
    await people.findUniqueOrThrow({ where: { id } });
    await appointment.findUniqueOrThrow({ where: { id }, include: { items: true } });
  };
  expect(await plannedAnew(read)).toEqual([]);
});

it("an order by its id uses a generic plan", async () => {
  const ask = async (turn: number) => {
    const { messages } = await testContext.run(DOCUMENTS.order, { id: globalId("Order", turn) }, ADMIN);
    expect(messages).toEqual([]);
  };
  expect(await plannedAnew(ask)).toEqual([]);
});

it("a page of the console's orders uses a generic plan, in all states and in one", async () => {
  const document = persistedQueryText("web-admin", "OrderListQuery");
  const ask = async (turn: number) => {
    for (const filter of [{}, { states: ["ESTABLISHED"] }]) {
      const variables = { filter, first: 10, after: pageCursor(1 + (turn % 2), 10) ?? null };
      const { messages } = await testContext.run(document, variables, ADMIN);
      expect(messages).toEqual([]);
    }
  };
  expect(await plannedAnew(ask)).toEqual([]);
});
