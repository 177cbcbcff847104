import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { customerRow, orderRow, product } from "../testing/fixtures.ts";
import { ADMIN, ANONYMOUS, createTestContext, customer, type TestContext } from "../testing/run.ts";

let testContext: TestContext;

beforeAll(async () => {
  testContext = await createTestContext();
  const { prisma } = testContext;
  for (const state of ["ENABLED", "ENABLED", "ENABLED", "FROZEN", "FROZEN", "DISABLED"] as const)
    await product(prisma, { state });
  await product(prisma, { deletedAt: testContext.now });
  const me = await customerRow(prisma);
  await customerRow(prisma, { deletedAt: testContext.now });
  for (const state of ["ESTABLISHED", "ESTABLISHED", "COMPLETE"] as const)
    await orderRow(prisma, { state, customerId: me.id });
  const times = { startsAt: testContext.now, endsAt: new Date(testContext.now.getTime() + 1) };
  for (const state of ["PENDING", "CANCELLED"] as const) {
    await prisma.appointment.create({ data: { customerName: "", source: "MANUAL", state, ...times } });
  }
});
afterAll(() => testContext.close());

interface Asked {
  total: number;
  /** Whether the query counted rows; null: it needed no total beside its rows. */
  counted: boolean | null;
}

async function totalOf(list: string, filter: string, viewer = ADMIN, first = 10): Promise<Asked> {
  const from = testContext.statements.length;
  const document = `{ ${list}(first: ${first}${filter && `, filter: { ${filter} }`}) { totalCount } }`;
  const { data, codes } = await testContext.run<Record<string, { totalCount: number }>>(document, {}, viewer);
  expect(codes).toEqual([]);
  const counts = testContext.statements.slice(from).filter((sql) => /count\(|"ListCount"/i.test(sql));
  expect(counts.length).toBeLessThanOrEqual(1);
  const [count] = counts;
  const counted = count === undefined ? null : !count.includes('"ListCount"');
  return { total: data?.[list]?.totalCount ?? -1, counted };
}

const kept = (total: number): Asked => ({ total, counted: false });
const counted = (total: number): Asked => ({ total, counted: true });

describe("the total comes from maintained counts", () => {
  it.each([
    ["orders", "", 3],
    ["orders", "states: [ESTABLISHED]", 2],
    ["orders", "states: [ESTABLISHED, COMPLETE, WAITING]", 3],
    ["orders", "states: [WAITING]", 0],
    ["orders", 'states: [], buyerName: " ", numbers: [], note: null', 3],
    ["orders", "paymentStates: [UNPAID], states: [ESTABLISHED]", 2],
    ["orders", "paymentStates: [PAID, FAILED], sources: [MANUAL]", 0],
    ["orders", "paymentMethods: [PAY_AT_STORE], sources: [MANUAL, ROBOT]", 3],
    ["orders", "paymentMethods: [PAY_AT_STORE], paymentMethodCodes: [3]", 0],
    ["orders", "paymentMethodCodes: [4, 5]", 3],
    ["products", "", 6],
    ["products", "topPick: false, states: [ENABLED]", 3],
    ["products", "topPick: true", 0],
    ["products", "states: [FROZEN, DISABLED]", 3],
    ["appointments", "", 2],
    ["appointments", "states: [PENDING]", 1],
    ["appointments", "states: [PENDING, CANCELLED], sources: [MANUAL]", 2],
    ["appointments", "sources: [CHAT_APP]", 0],
    ["customers", "", 1],
  ])("of %s (%s)", async (list, filter, total) => {
    expect(await totalOf(list, filter)).toEqual(kept(total));
  });

  it("of on-sale products for everyone but admins, for any requested states", async () => {
    for (const viewer of [ANONYMOUS, customer(1)]) {
      expect(await totalOf("products", "", viewer)).toEqual(kept(3));
      expect(await totalOf("products", "states: [ENABLED, FROZEN]", viewer)).toEqual(kept(3));
      expect(await totalOf("products", "states: [FROZEN]", viewer)).toEqual(kept(0));
    }
  });
});

describe("the total is counted", () => {
  it.each([
    ["orders", "states: [ESTABLISHED], paymentMethodCodes: [4, 9]", 2],
    ["orders", 'buyerName: "王"', 3],
    ["orders", "numbers: [1]", 1],
    ["orders", `olderThan: "${globalId("Order", 2)}"`, 1],
    ["orders", "paymentMethods: [UNKNOWN]", 0],
    ["products", "inStock: true", 6],
    ["products", `ids: ["${globalId("Product", 1)}", "${globalId("Order", 1)}"]`, 1],
    ["products", 'text: "茶"', 6],
    ["appointments", "sources: [MANUAL], numbers: [1, 2, 3]", 2],
    ["customers", "blocked: true", 0],
    ["customers", `ids: ["${globalId("Order", 1)}"]`, 0],
  ])("of %s (%s)", async (list, filter, total) => {
    expect(await totalOf(list, filter)).toEqual(counted(total));
  });

  it("of a customer's own orders that are more than a page", async () => {
    expect(await totalOf("myOrders", "", customer(1), 2)).toEqual(counted(3));
    expect(await totalOf("myOrders", "states: [ESTABLISHED]", customer(1), 1)).toEqual(counted(2));
  });

  it("not of a customer's own orders that fit on a page", async () => {
    expect(await totalOf("myOrders", "", customer(1), 3)).toEqual({ total: 3, counted: null });
    expect(await totalOf("myOrders", "states: [COMPLETE]", customer(1))).toEqual({ total: 1, counted: null });
  });
});
