import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageCursor } from "../ids.ts";
import { orderRow } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../testing/run.ts";

/** More than the offset up to which rows are skipped directly. */
const ORDERS = 1240;
const SIZE = 10;

describe("a page deep in a list", () => {
  let testContext: TestContext;
  let newest: number;

  beforeAll(async () => {
    testContext = await createTestContext();
    const {
      id,
      buyerPhoneDigits: _digits,
      ...row
    } = await orderRow(testContext.prisma, { source: "MANUAL" });
    await testContext.prisma.order.createMany({
      data: Array.from({ length: ORDERS - 1 }, (_, index) => ({
        ...row,
        source: index % 2 === 0 ? "ROBOT" : "MANUAL",
      })),
    });
    newest = id + ORDERS - 1;
  });
  afterAll(() => testContext.close());

  async function numbersOn(page: number, filter = {}) {
    const { data, codes } = await testContext.run<{
      orders: { totalCount: number; edges: { node: { number: number } }[] };
    }>(
      `query ($filter: OrderFilter, $first: Int, $after: String) {
        orders(filter: $filter, first: $first, after: $after) { totalCount edges { node { number lines { id } } } }
      }`,
      { filter, first: SIZE, after: pageCursor(page, SIZE) ?? null },
      ADMIN,
    );
    expect(codes).toEqual([]);
    return data?.orders.edges.map(({ node }) => node.number);
  }

  const downFrom = (number: number, length = SIZE) => Array.from({ length }, (_, index) => number - index);

  it("continues where the previous page ended, before and after the switch to reading keys", async () => {
    for (const page of [50, 51, 52])
      expect(await numbersOn(page)).toEqual(downFrom(newest - (page - 1) * SIZE));
  });

  it("ends with the oldest order, and the next page is empty", async () => {
    expect(await numbersOn(ORDERS / SIZE)).toEqual(downFrom(newest - ORDERS + SIZE));
    expect(await numbersOn(ORDERS / SIZE + 1)).toEqual([]);
  });

  it("is the same from either end of a filtered list", async () => {
    const robots = (page: number) => downFrom(0, SIZE).map((row) => newest - 2 * ((page - 1) * SIZE - row));
    for (const page of [1, 50, 52, 61, 62])
      expect(await numbersOn(page, { sources: ["ROBOT"] })).toEqual(robots(page));
    expect(await numbersOn(63, { sources: ["ROBOT"] })).toEqual([]);
  });

  it("applies its filter and its customer", async () => {
    const olderThan = null;
    const pages = await Promise.all(
      [1, 101].map((page) => numbersOn(page, { sources: ["MANUAL"], olderThan })),
    );
    expect(pages[0]).toHaveLength(SIZE);
    expect(pages[1]).toEqual([]);
    const { id: customerId } = await testContext.prisma.customer.create({
      data: { lineUserId: "U1", name: "安" },
    });
    const { data } = await testContext.run<{ myOrders: { edges: unknown[] } }>(
      "query ($after: String) { myOrders(first: 10, after: $after) { edges { node { number } } } }",
      { after: pageCursor(60, SIZE) },
      customer(customerId),
    );
    expect(data?.myOrders.edges).toEqual([]);
  });
});
