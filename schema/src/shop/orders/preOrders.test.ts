import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { auditOf, customerRow, ordered, product, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../testing/run.ts";

const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  id lines { preOrdered expectedDay } } }`;
const CHANGE = "mutation ($input: ChangeOrderLineInput!) { changeOrderLine(input: $input) { preOrdered } }";
const CANCEL = "mutation ($id: ID!) { cancelOrder(input: { id: $id }) { undoable { id } version } }";
const UNDO = "mutation ($input: UndoChangeInput!) { undoChange(input: $input) { order { state } } }";
const UPDATE =
  "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { stock preOrderCap preOrderDay } }";
const DAY = "2031-03-01";

let testContext: TestContext;
let me: number;
beforeAll(async () => {
  testContext = await createTestContext();
  me = (await customerRow(testContext.prisma)).id;
});
afterAll(() => testContext.close());

/** Creates a product that can be pre-ordered. */
const offered = (stock: number, preOrderCap: number) =>
  product(testContext.prisma, { stock, preOrderCap, preOrderDay: new Date(DAY) });

/** The checkout of a customer who saw that this much of the quantity is a pre-order. */
const checkout = (id: number, quantity: number, seen: object = { seenPreOrdered: String(quantity) }) => ({
  buyerPhone: "0912000000",
  paymentMethod: "PAY_AT_STORE",
  lines: [{ ...ordered(id, quantity), ...seen }],
});

async function place(id: number, quantity: number, seen?: object) {
  const { data, codes, params } = await testContext.run<{ placeOrder: { id: string } }>(
    PLACE,
    { input: checkout(id, quantity, seen) },
    customer(me),
  );
  return { id: data?.placeOrder.id ?? "", codes, params };
}

/** Returns the product's stock, what is pre-ordered and left of it, and what its lines wait for, oldest first. */
async function stateOf(id: number): Promise<number[][]> {
  const { stock, preOrdered, preOrderLeft } = await testContext.prisma.product.findUniqueOrThrow({
    where: { id },
  });
  const lines = await testContext.prisma.orderLine.findMany({
    where: { productId: id },
    orderBy: { id: "asc" },
  });
  return [[stock, preOrdered, preOrderLeft].map(Number), lines.map((line) => Number(line.preOrdered))];
}

it("takes the stock first, pre-orders the rest with its day, and refuses what exceeds the cap", async () => {
  const { id } = await offered(2, 3);
  const { data } = await testContext.run(PLACE, { input: checkout(id, 4) }, customer(me));
  expect(data).toMatchObject({ placeOrder: { lines: [{ preOrdered: "2", expectedDay: DAY }] } });
  expect((await place(id, 2)).codes).toEqual(["OUT_OF_STOCK"]);
  expect((await place(id, 1)).codes).toEqual([]);
  expect((await place(id, 1)).codes).toEqual(["OUT_OF_STOCK"]);
  expect(await stateOf(id)).toEqual([
    [0, 3, 0],
    [2, 1],
  ]);
});

it("is refused unless the customer saw as much of it, and no later day", async () => {
  const { id } = await offered(1, 9);
  const late = { seenPreOrdered: "1", seenExpectedDay: "2031-02-28" };
  const negative = { seenPreOrdered: "-1" };
  expect((await place(id, 2, {})).codes).toEqual(["OUT_OF_STOCK"]);
  expect((await place(id, 2, { seenPreOrdered: "0" })).codes).toEqual(["PRE_ORDER_CHANGED"]);
  expect((await place(id, 2, { seenPreOrdered: "0.5" })).codes).toEqual(["PRE_ORDER_CHANGED"]);
  expect((await place(id, 2, late)).codes).toEqual(["PRE_ORDER_CHANGED"]);
  expect((await place(id, 2, negative)).codes).toEqual(["INVALID_INPUT"]);
  expect(await stateOf(id)).toEqual([[1, 0, 9], []]);
  expect((await place(id, 2, { ...late, seenExpectedDay: DAY })).codes).toEqual([]);
  expect(await stateOf(id)).toEqual([[0, 1, 8], [1]]);
  const { params } = await place(id, 1, { seenPreOrdered: "0" });
  expect(params).toMatchObject({
    preOrders: [{ productId: globalId("Product", id), preOrdered: "1", expectedDay: DAY }],
  });
});

it("adds up what the customer saw in several lines of a product", async () => {
  const { id } = await offered(1, 9);
  const lines = ["0", "1"].map((seenPreOrdered) => ({ ...ordered(id), seenPreOrdered }));
  const input = { ...checkout(id, 1), lines: [...lines, ordered(id)] };
  const run = () => testContext.run(PLACE, { input }, customer(me));
  expect((await run()).codes).toEqual(["PRE_ORDER_CHANGED"]);
  input.lines.pop();
  expect((await run()).codes).toEqual([]);
  expect(await stateOf(id)).toEqual([[0, 1, 8], [1]]);
});

it("is not offered without a day", async () => {
  const { id } = await product(testContext.prisma, { stock: 0, preOrderCap: 3 });
  expect((await place(id, 1)).codes).toEqual(["OUT_OF_STOCK"]);
});

it("serves what arrives to the oldest order first, and then to the stock", async () => {
  const { id } = await offered(0, 9);
  for (const quantity of [2, 3, 1]) await place(id, quantity);
  const arrive = (stock: string) =>
    testContext.run(UPDATE, { input: { id: globalId("Product", id), details: { stock } } }, ADMIN);
  await arrive("4");
  expect(await stateOf(id)).toEqual([
    [0, 2, 7],
    [0, 1, 1],
  ]);
  const { data } = await arrive("10");
  expect(data).toMatchObject({ updateProduct: { stock: "8", preOrderCap: "9", preOrderDay: DAY } });
  expect(await stateOf(id)).toEqual([
    [8, 0, 9],
    [0, 0, 0],
  ]);
});

it("records what arrives also when orders take all of it, so that it is entered once", async () => {
  const { id } = await offered(0, 9);
  await place(id, 3);
  const rename = await testContext.run(
    UPDATE,
    { input: { id: globalId("Product", id), details: { name: "杯" } } },
    ADMIN,
  );
  expect(rename.codes).toEqual([]);
  const { version } = await testContext.prisma.product.findUniqueOrThrow({ where: { id } });
  const arrive = () =>
    testContext.run<{ updateProduct: { undoable: unknown } }>(
      "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { undoable { id } } }",
      { input: { id: globalId("Product", id), version, details: { stock: "2" } } },
      ADMIN,
    );
  // The pieces stay with the orders, so that neither this change nor an earlier one can be undone.
  expect(await arrive()).toMatchObject({ codes: [], data: { updateProduct: { undoable: null } } });
  expect((await arrive()).codes).toEqual(["CONFLICT"]);
  expect(await stateOf(id)).toEqual([[0, 1, 8], [1]]);
  expect((await auditOf(testContext.prisma, "Product", id)).at(-1)).toMatchObject({
    action: "UPDATE",
    before: { preOrdered: "3" },
    after: { preOrdered: "1" },
  });
  expect(await testContext.prisma.product.findUniqueOrThrow({ where: { id } })).toMatchObject({
    version: version + 1,
    editVersion: version + 1,
  });
  const changes = () =>
    testContext.prisma.stockChange.findMany({ where: { productId: id }, orderBy: { id: "asc" } });
  expect((await changes()).map(({ reason, before, after }) => [reason, +before, +after])).toEqual([
    ["EDIT", 0, 0],
  ]);
  // An order that gives up what it waits for is no change of the stock.
  const order = await testContext.prisma.order.findFirstOrThrow({
    where: { lines: { some: { productId: id } } },
  });
  await testContext.run(CANCEL, { id: globalId("Order", order.id) }, ADMIN);
  expect(await stateOf(id)).toEqual([[2, 0, 9], [0]]);
  expect((await changes()).map(({ reason }) => reason)).toEqual(["EDIT", "CANCEL"]);
});

it("undoes the rest of an arrival, and leaves the pieces with the orders", async () => {
  const { id } = await offered(0, 9);
  await place(id, 3);
  const { data } = await testContext.run<{ updateProduct: { undoable: { id: string } } }>(
    "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { undoable { id } } }",
    { input: { id: globalId("Product", id), details: { stock: "10" } } },
    ADMIN,
  );
  expect(await stateOf(id)).toEqual([[7, 0, 9], [0]]);
  const input = { id: data?.updateProduct.undoable.id };
  const { codes } = await testContext.run(
    "mutation ($input: UndoChangeInput!) { undoChange(input: $input) { order { id } } }",
    { input },
    ADMIN,
  );
  expect(codes).toEqual([]);
  expect(await stateOf(id)).toEqual([[0, 0, 9], [0]]);
});

it("gives what a canceled order waits for to the cap, and what it had to the orders that wait", async () => {
  const { id } = await offered(2, 9);
  const orders = [await place(id, 3), await place(id, 4)];
  expect(await stateOf(id)).toEqual([
    [0, 5, 4],
    [1, 4],
  ]);
  const { data } = await testContext.run<{ cancelOrder: { undoable: { id: string }; version: number } }>(
    CANCEL,
    { id: orders[0]?.id },
    ADMIN,
  );
  expect(await stateOf(id)).toEqual([
    [0, 2, 7],
    [0, 2],
  ]);
  const { undoable, version } = data?.cancelOrder ?? {};
  const { codes } = await testContext.run(UNDO, { input: { id: undoable?.id, version } }, ADMIN);
  expect(codes).toEqual([]);
  expect(await stateOf(id)).toEqual([
    [0, 5, 4],
    [3, 2],
  ]);
});

describe("the undone deletion of a pre-order", () => {
  const DELETE = "mutation ($ids: [ID!]!) { deleteOrders(input: { ids: $ids }) }";
  const RESTORE = "mutation ($ids: [ID!]!) { undoDeletions(input: { ids: $ids }) { rows { code } } }";

  /** Places an order, deletes it, lets pieces arrive, undoes the deletion, and returns the state. */
  async function restored({ stock, arrival }: { stock: number; arrival?: number }, quantity: number) {
    const { id } = await offered(stock, 5);
    const order = await place(id, quantity);
    const placed = await stateOf(id);
    const ids = [order.id];
    expect((await testContext.run(DELETE, { ids }, ADMIN)).codes).toEqual([]);
    expect(await stateOf(id)).toEqual([[stock, 0, 5], []]);
    if (arrival !== undefined)
      await testContext.prisma.product.update({ where: { id }, data: { stock: arrival } });
    const { data } = await testContext.run(RESTORE, { ids }, ADMIN);
    expect(data).toEqual({ undoDeletions: { rows: [{ code: null }] } });
    const { expectedDay } = await testContext.prisma.orderLine.findFirstOrThrow({ where: { productId: id } });
    return { placed, after: await stateOf(id), expectedDay: expectedDay?.toISOString().slice(0, 10) ?? null };
  }

  it.each([
    [1, 3],
    [3, 5],
    [0, 2],
  ])("of a stock of %i lets an order of %i wait for as much as before", async (stock, quantity) => {
    const { placed, after, expectedDay } = await restored({ stock }, quantity);
    expect(after).toEqual(placed);
    expect(expectedDay).toBe(DAY);
  });

  it("takes pieces that arrived since", async () => {
    const part = await restored({ stock: 1, arrival: 2 }, 3);
    expect(part).toMatchObject({ after: [[0, 1, 4], [1]], expectedDay: DAY });
    const all = await restored({ stock: 1, arrival: 10 }, 3);
    expect(all).toMatchObject({ after: [[7, 0, 5], [0]], expectedDay: null });
  });
});

it("follows a changed quantity of a line", async () => {
  const { id } = await offered(2, 4);
  const order = await place(id, 3);
  const change = (quantity: string, seenPreOrdered: string | null = quantity) =>
    testContext.run(
      CHANGE,
      { input: { orderId: order.id, productId: globalId("Product", id), quantity, seenPreOrdered } },
      ADMIN,
    );
  expect((await change("6", null)).codes).toEqual(["OUT_OF_STOCK"]);
  expect((await change("6", "2")).codes).toEqual(["PRE_ORDER_CHANGED"]);
  await change("6", "3");
  expect(await stateOf(id)).toEqual([[0, 4, 0], [4]]);
  expect((await change("7")).codes).toEqual(["OUT_OF_STOCK"]);
  await change("1");
  expect(await stateOf(id)).toEqual([[1, 0, 4], [0]]);
});

it("staff pre-order what they saw as a pre-order, up to the same cap", async () => {
  const { id } = await offered(1, 3);
  const productId = globalId("Product", id);
  const create = (line: object) =>
    testContext.run<{ createOrder: { id: string; lines: { preOrdered: string }[] } }>(
      "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id lines { preOrdered } } }",
      { input: { details: { buyerName: "阿春" }, lines: [{ productId, quantity: "2", ...line }] } },
      ADMIN,
    );
  expect((await create({})).codes).toEqual(["OUT_OF_STOCK"]);
  expect((await create({ seenPreOrdered: "-1" })).codes).toEqual(["INVALID_INPUT"]);
  const { codes, params } = await create({ seenPreOrdered: "0" });
  expect(codes).toEqual(["PRE_ORDER_CHANGED"]);
  expect(params).toMatchObject({ preOrders: [{ productId, preOrdered: "1", expectedDay: DAY }] });
  const seen = { seenPreOrdered: "1" };
  expect((await create({ ...seen, seenExpectedDay: "2031-02-28" })).codes).toEqual(["PRE_ORDER_CHANGED"]);
  expect((await create({ seenPreOrdered: "9", quantity: "5" })).codes).toEqual(["OUT_OF_STOCK"]);
  const { data } = await create({ ...seen, seenExpectedDay: DAY });
  expect(data).toMatchObject({ createOrder: { lines: [{ preOrdered: "1" }] } });
  expect(await stateOf(id)).toEqual([[0, 1, 2], [1]]);
});

it("of lines that staff add, each shares the stock, and each was seen as a pre-order", async () => {
  const { id } = await offered(3, 3);
  const { data } = await testContext.run<{ createOrders: { id: string }[] }>(
    "mutation ($input: CreateOrdersInput!) { createOrders(input: $input) { id } }",
    { input: { orders: [{}, {}] } },
    ADMIN,
  );
  const add = (seen: readonly (string | null)[]) =>
    testContext.run(
      "mutation ($input: AddOrderLinesInput!) { addOrderLines(input: $input) { preOrdered } }",
      {
        input: {
          lines: data?.createOrders.map((order, index) => ({
            orderId: order.id,
            productId: globalId("Product", id),
            quantity: "2",
            seenPreOrdered: seen[index],
          })),
        },
      },
      ADMIN,
    );
  expect((await add([null, "1"])).codes).toEqual(["OUT_OF_STOCK"]);
  expect((await add(["1", "0"])).codes).toEqual(["PRE_ORDER_CHANGED"]);
  expect(await stateOf(id)).toEqual([[3, 0, 3], []]);
  expect((await add(["0", "1"])).data).toEqual({
    addOrderLines: [{ preOrdered: "0" }, { preOrdered: "1" }],
  });
  expect(await stateOf(id)).toEqual([
    [0, 1, 2],
    [0, 1],
  ]);
});

describe("the delivery of a pre-order", () => {
  it("is not on a day before everything of it is there", async () => {
    const { id } = await offered(1, 3);
    const on = async (quantity: number, expectedDeliveryDate: string) => {
      const input = { ...checkout(id, quantity), expectedDeliveryDate };
      return (await testContext.run(PLACE, { input }, customer(me))).codes;
    };
    expect(await on(2, "2031-02-28")).toEqual(["DELIVERY_DATE_NOT_ALLOWED"]);
    expect(await on(1, "2030-12-01")).toEqual([]);
    expect(await on(2, DAY)).toEqual([]);
  });

  it("is not in a slot before that day, and such slots are not offered", async () => {
    await store(testContext.prisma);
    const { id } = await offered(0, 9);
    const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      startMinute: 600,
      endMinute: 720,
      capacity: 9,
    }));
    const method = await testContext.run<{ createShippingMethod: { id: string } }>(
      "mutation ($input: CreateShippingMethodInput!) { createShippingMethod(input: $input) { id } }",
      { input: { details: { kind: "STORE_PICKUP", name: "自取", slots, slotDaysAhead: 1 } } },
      ADMIN,
    );
    const shippingMethodId = method.data?.createShippingMethod.id;
    const take = async (more: object) => {
      const input = { ...checkout(id, 1), shippingMethodId, ...more };
      const { data, codes } = await testContext.run<{ placeOrder: { shippingSlot: { day: string } } }>(
        "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { shippingSlot { day } } }",
        { input },
        customer(me),
      );
      return data?.placeOrder.shippingSlot.day ?? codes;
    };
    const tomorrow = { day: "2026-11-22", startMinute: 600, endMinute: 720 };
    expect(await take({ shippingSlot: tomorrow })).toEqual(["SHIPPING_SLOT_NOT_AVAILABLE"]);
    expect(await take({ shippingSlot: { ...tomorrow, day: DAY } })).toBe(DAY);
    expect(await take({})).toBe(DAY);
    const offer = async (quantity: string) => {
      const { data } = await testContext.run<{ shippingSlots: { day: string }[] }>(
        `query ($id: ID!, $lines: [CartLineInput!]!) {
          shippingSlots(shippingMethodId: $id, lines: $lines) { day } }`,
        { id: shippingMethodId, lines: [{ productId: globalId("Product", id), quantity }] },
      );
      return data?.shippingSlots.map(({ day }) => day);
    };
    expect(await offer("1")).toEqual([DAY, "2031-03-02"]);
    await testContext.prisma.shippingMethod.deleteMany();
  });
});
