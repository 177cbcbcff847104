import { afterAll, beforeAll, expect, it } from "vitest";
import { pageCursor } from "../ids.ts";
import { customerRow, orderRow } from "../testing/fixtures.ts";
import { createTestContext, customer, type TestContext } from "../testing/run.ts";

const ORDERS = 5;

let testContext: TestContext;
let buyer: number;
beforeAll(async () => {
  testContext = await createTestContext();
  const { prisma } = testContext;
  buyer = (await customerRow(prisma)).id;
  for (let placed = 0; placed < ORDERS; placed += 1) await orderRow(prisma, { customerId: buyer });
});
afterAll(() => testContext?.close());

it.each([
  { size: 10, page: 1, rows: 5 },
  { size: 5, page: 1, rows: 5 },
  { size: 2, page: 1, rows: 2 },
  { size: 2, page: 3, rows: 1 },
  { size: 2, page: 4, rows: 0 },
])(
  "page $page of $size orders of a customer has $rows rows and the number of all",
  async ({ size, page, rows }) => {
    const { data } = await testContext.run<{ myOrders: { totalCount: number; edges: object[] } }>(
      `query ($first: Int, $after: String) {
      myOrders(first: $first, after: $after) { totalCount edges { node { number } } }
    }`,
      { first: size, after: pageCursor(page, size) ?? null },
      customer(buyer),
    );
    expect(data?.myOrders.totalCount).toBe(ORDERS);
    expect(data?.myOrders.edges).toHaveLength(rows);
  },
);

it("a customer without orders has none in all", async () => {
  const { id } = await customerRow(testContext.prisma);
  const { data } = await testContext.run("{ myOrders { totalCount edges { cursor } } }", {}, customer(id));
  expect(data).toEqual({ myOrders: { totalCount: 0, edges: [] } });
});
