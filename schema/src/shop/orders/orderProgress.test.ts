import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { customerRow, orderRow, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../testing/run.ts";

const MINE =
  "query ($numbers: [Int!]) { myOrders(filter: { numbers: $numbers }) { edges { node { accountDigits actualDeliveryDate timeline { state reached at } } } } }";
const UPDATE = "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }";
const ADVANCE = "mutation ($input: AdvanceOrderInput!) { advanceOrder(input: $input) { id } }";
const CANCEL = "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }";

interface Progress {
  accountDigits: string | null;
  actualDeliveryDate: string | null;
  timeline: { state: string; reached: boolean; at: string | null }[];
}

let testContext: TestContext;
let me: { id: number };
beforeAll(async () => {
  testContext = await createTestContext();
  await store(testContext.prisma, { timeZone: "Asia/Taipei" });
});
afterAll(() => testContext.close());
beforeEach(async () => {
  me = await customerRow(testContext.prisma);
});

const mine = async ({ id }: { id: number }): Promise<Progress> => {
  const { data } = await testContext.run<{ myOrders: { edges: { node: Progress }[] } }>(
    MINE,
    { numbers: [id] },
    customer(me.id),
  );
  const node = data?.myOrders.edges[0]?.node;
  if (node === undefined) throw new Error(`order ${id} is missing`);
  return node;
};
const write = async (document: string, { id }: { id: number }, input: object) => {
  const { codes } = await testContext.run(
    document,
    { input: { id: globalId("Order", id), ...input } },
    ADMIN,
  );
  expect(codes).toEqual([]);
};
const steps = async (row: { id: number }) =>
  (await mine(row)).timeline.map(({ state, reached, at }) => [state, reached, at !== null]);

describe("the timeline of an order", () => {
  it("has the time of every change that staff made, however they made it", async () => {
    const row = await orderRow(testContext.prisma, { customerId: me.id });
    expect(await steps(row)).toEqual([
      ["ESTABLISHED", true, true],
      ["IN_ACTION", false, false],
      ["WAITING", false, false],
      ["COMPLETE", false, false],
    ]);
    await write(ADVANCE, row, { to: "IN_ACTION" });
    await write(UPDATE, row, { details: { note: "a ribbon" } });
    await write(UPDATE, row, { state: "WAITING" });
    expect(await steps(row)).toEqual([
      ["ESTABLISHED", true, true],
      ["IN_ACTION", true, true],
      ["WAITING", true, true],
      ["COMPLETE", false, false],
    ]);
    const [placed] = (await mine(row)).timeline;
    expect(placed?.at).toBe(row.createdAt.toISOString());
  });

  it("ends with a cancellation", async () => {
    const row = await orderRow(testContext.prisma, { customerId: me.id });
    await write(ADVANCE, row, { to: "IN_ACTION" });
    await write(CANCEL, row, {});
    expect(await steps(row)).toEqual([
      ["ESTABLISHED", true, true],
      ["IN_ACTION", true, true],
      ["CANCELLED", true, true],
    ]);
  });

  it("belongs to one order in a list", async () => {
    const [one, two] = [
      await orderRow(testContext.prisma, { customerId: me.id }),
      await orderRow(testContext.prisma, { customerId: me.id }),
    ];
    await write(ADVANCE, two, { to: "IN_ACTION" });
    const { data } = await testContext.run<{ myOrders: { edges: { node: Progress }[] } }>(
      MINE,
      { numbers: [one.id, two.id] },
      customer(me.id),
    );
    const reached = data?.myOrders.edges.map(
      ({ node }) => node.timeline.filter((step) => step.reached).length,
    );
    expect(reached).toEqual([2, 1]);
  });
});

describe("the actual delivery date", () => {
  const requested = new Date("2026-12-01T00:00:00+08:00");

  it("is null until staff set a date, not the requested one", async () => {
    const dates = { deliveryDate: requested, expectedDeliveryDate: requested };
    const row = await orderRow(testContext.prisma, { customerId: me.id, ...dates });
    await write(UPDATE, row, { details: { note: "a ribbon" } });
    await write(UPDATE, row, { details: { expectedDeliveryDate: "2026-12-03" } });
    expect((await mine(row)).actualDeliveryDate).toBeNull();
    await write(UPDATE, row, { details: { deliveryDate: "2026-12-02T15:30:00+08:00" } });
    expect((await mine(row)).actualDeliveryDate).toBe("2026-12-02T07:30:00.000Z");
    await write(UPDATE, row, { details: { deliveryDate: null } });
    expect((await mine(row)).actualDeliveryDate).toBeNull();
  });
});

describe("the account digits of an order", () => {
  it.each([
    ["12345 請放門口", 3, "12345"],
    ["12345", 3, "12345"],
    ["123456", 3, null],
    ["請放門口", 3, null],
    ["12345", 4, null],
  ])("of the note %j with payment method %i are %j", async (note, paymentMethod, digits) => {
    const row = await orderRow(testContext.prisma, { customerId: me.id, note, paymentMethod });
    expect((await mine(row)).accountDigits).toBe(digits);
  });
});
