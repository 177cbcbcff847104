import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { product } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../../testing/run.ts";

const CREATE = "mutation { createOrders(input: { orders: [{}] }) { id number } }";
const ADD = "mutation ($lines: [NewOrderLineInput!]!) { addOrderLines(input: { lines: $lines }) { id } }";
const REMOVE =
  "mutation ($input: RemoveOrderLinesInput!) { removeOrderLines(input: $input) { totalQuantity } }";
const ADVANCE = "mutation ($id: ID!) { advanceOrder(input: { id: $id, to: IN_ACTION }) { state } }";
const UPDATE = "mutation ($id: ID!) { updateOrder(input: { id: $id, state: IN_ACTION }) { state } }";
const CANCEL = "mutation ($id: ID!) { cancelOrder(input: { id: $id }) { state } }";
const LIST =
  "query ($filter: OrderFilter) { orders(filter: $filter) { totalCount edges { node { id nextStates can(action: ADVANCE) { allowed } } } } }";

const OTHER_ADMIN = staff(2);

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.order.deleteMany();
});

interface Created {
  createOrders: { id: string; number: number }[];
}
interface Listed {
  orders: {
    totalCount: number;
    edges: { node: { id: string; nextStates: string[]; can: { allowed: boolean } } }[];
  };
}

async function draft(): Promise<{ id: string; number: number }> {
  const { data } = await testContext.run<Created>(CREATE, {}, ADMIN);
  const [order] = data?.createOrders ?? [];
  if (order === undefined) throw new Error("The draft was not created");
  return order;
}

const addLine = async (orderId: string) => {
  const tea = await product(testContext.prisma, { stock: 9 });
  const lines = [{ orderId, productId: globalId("Product", tea.id), quantity: "1" }];
  expect((await testContext.run(ADD, { lines }, ADMIN)).codes).toEqual([]);
  return tea;
};

async function listed(viewer = ADMIN, filter = {}): Promise<[total: number, ids: string[]]> {
  const { data } = await testContext.run<Listed>(LIST, { filter }, viewer);
  return [data?.orders.totalCount ?? -1, (data?.orders.edges ?? []).map(({ node }) => node.id)];
}

describe("an order without lines", () => {
  it("is listed and counted only for the staff member who entered it, until its first line", async () => {
    const { id, number } = await draft();
    const filters = [
      {},
      { states: ["ESTABLISHED"] },
      { numbers: [number] },
      { createdAt: { from: "2020-01-01" } },
    ];
    for (const filter of filters) {
      expect(await listed(ADMIN, filter)).toEqual([1, [id]]);
      expect(await listed(OTHER_ADMIN, filter)).toEqual([0, []]);
    }
    await addLine(id);
    for (const filter of filters) expect(await listed(OTHER_ADMIN, filter)).toEqual([1, [id]]);
  });

  it("stays listed for all when its lines are removed later", async () => {
    const { id } = await draft();
    const tea = await addLine(id);
    const input = { orderId: id, productIds: [globalId("Product", tea.id)] };
    expect((await testContext.run(REMOVE, { input }, ADMIN)).codes).toEqual([]);
    expect(await listed(OTHER_ADMIN)).toEqual([1, [id]]);
  });

  it.each([
    ["advanceOrder", ADVANCE],
    ["updateOrder", UPDATE],
  ])("is not advanced by %s, and the error says that products are missing", async (_name, document) => {
    const { id } = await draft();
    const { codes, params } = await testContext.run(document, { id }, ADMIN);
    expect(codes).toEqual(["ORDER_STATE_FORBIDS"]);
    expect(params).toEqual({ state: "ESTABLISHED", refusal: "NO_LINES" });
    await addLine(id);
    expect((await testContext.run(document, { id }, ADMIN)).codes).toEqual([]);
  });

  it("offers cancellation alone as its next state", async () => {
    const { id } = await draft();
    const { data } = await testContext.run<Listed>(LIST, {}, ADMIN);
    expect(data?.orders.edges[0]?.node).toMatchObject({ nextStates: ["CANCELLED"], can: { allowed: false } });
    expect((await testContext.run(CANCEL, { id }, ADMIN)).codes).toEqual([]);
  });

  it("is counted exactly after all of its steps", async () => {
    const { id } = await draft();
    await draft();
    await addLine(id);
    await testContext.run(CANCEL, { id }, ADMIN);
    expect(await testContext.prisma.$queryRaw`SELECT * FROM machiya_correct_list_counts()`).toEqual([]);
  });
});
