import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageCursor } from "../ids.ts";
import { orderRow } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../testing/run.ts";

const ORDERS = 1100;
const SIZE = 100;

let testContext: TestContext;
let first: number;
beforeAll(async () => {
  testContext = await createTestContext();
  const { id, buyerPhoneDigits: _digits, ...row } = await orderRow(testContext.prisma, { total: 0 });
  first = id;
  await testContext.prisma.order.createMany({
    data: Array.from({ length: ORDERS - 1 }, (_, index) => ({
      ...row,
      // Many orders have the same total, and every third no date.
      total: (index + 1) % 7,
      expectedDeliveryDate: index % 3 === 0 ? null : new Date(Date.UTC(2026, 0, 1 + (index % 50))),
      state: index % 2 === 0 ? ("WAITING" as const) : ("COMPLETE" as const),
    })),
  });
});
afterAll(() => testContext.close());

interface Listed {
  number: number;
  total: string;
  expectedDeliveryDate: string | null;
}

async function allPages(sort: object, filter = {}): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let page = 1; ; page += 1) {
    const { data, codes } = await testContext.run<{ orders: { edges: { node: Listed }[] } }>(
      `query ($filter: OrderFilter, $sort: OrderSort, $first: Int, $after: String) {
        orders(filter: $filter, sort: $sort, first: $first, after: $after) { edges { node { number total expectedDeliveryDate } } }
      }`,
      { filter, sort, first: SIZE, after: pageCursor(page, SIZE) ?? null },
      ADMIN,
    );
    expect(codes).toEqual([]);
    const rows = data?.orders.edges.map(({ node }) => node) ?? [];
    if (rows.length === 0) return found;
    found.push(...rows);
  }
}

describe("a sorted list", () => {
  it.each(["ASC", "DESC"])("shows every row once on all its pages, also deep ones, %s", async (direction) => {
    const rows = await allPages({ field: "TOTAL", direction });
    const sign = direction === "ASC" ? 1 : -1;
    const expected = rows.toSorted(
      (a, b) => sign * (Number(a.total) - Number(b.total) || a.number - b.number),
    );
    expect(rows).toEqual(expected);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(ORDERS);
  });

  it.each(["ASC", "DESC"])("puts rows without a value last, %s", async (direction) => {
    const rows = await allPages({ field: "EXPECTED_DELIVERY_DATE", direction }, { states: ["WAITING"] });
    const dates = rows.map(({ expectedDeliveryDate }) => expectedDeliveryDate);
    const present = dates.filter((date) => date !== null);
    expect(dates.slice(present.length).every((date) => date === null)).toBe(true);
    expect(present).toEqual(direction === "ASC" ? present.toSorted() : present.toSorted().reverse());
  });

  it("follows its default order without a sort", async () => {
    expect((await allPages({ field: "NUMBER", direction: "ASC" }))[0]?.number).toBe(first);
  });
});

describe("the summary of the filtered orders", () => {
  const summary = (filter: object) =>
    testContext.run<{ orderSummary: { count: number; total: string } }>(
      "query ($filter: OrderFilter) { orderSummary(filter: $filter) { count total } }",
      { filter },
      ADMIN,
    );

  it("counts the orders and adds up their totals", async () => {
    const { data } = await summary({ states: ["WAITING"] });
    const rows = await allPages({ field: "NUMBER", direction: "ASC" }, { states: ["WAITING"] });
    expect(data?.orderSummary).toEqual({
      count: rows.length,
      total: String(rows.reduce((sum, { total }) => sum + Number(total), 0)),
    });
  });

  it("finds what the list finds: full-width text, and the buyer as the recipient", async () => {
    const found = { buyerName: "Daniel Ｗｕ", recipientName: "", note: "１２３４５", total: 7 };
    const { id } = await orderRow(testContext.prisma, found);
    for (const filter of [{ recipientName: "ｄａｎｉｅｌ" }, { note: "12345" }, { buyerName: "wu" }]) {
      const { data } = await summary(filter);
      expect(data?.orderSummary, JSON.stringify(filter)).toEqual({ count: 1, total: "7" });
    }
    await testContext.prisma.order.delete({ where: { id } });
  });
});
