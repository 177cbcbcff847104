import { afterAll, beforeAll, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { customerRow, ordered, product } from "../../testing/fixtures.ts";
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

async function place(id: number, quantity: number): Promise<{ id: string; codes: readonly string[] }> {
  const input = {
    ...{ buyerPhone: "0912000000", paymentMethod: "PAY_AT_STORE" },
    lines: [ordered(id, quantity)],
  };
  const { data, codes } = await testContext.run<{ placeOrder: { id: string } }>(
    PLACE,
    { input },
    customer(me),
  );
  return { id: data?.placeOrder.id ?? "", codes };
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
  const input = { buyerPhone: "0912000000", paymentMethod: "PAY_AT_STORE", lines: [ordered(id, 4)] };
  const { data } = await testContext.run(PLACE, { input }, customer(me));
  expect(data).toMatchObject({ placeOrder: { lines: [{ preOrdered: "2", expectedDay: DAY }] } });
  expect((await place(id, 2)).codes).toEqual(["OUT_OF_STOCK"]);
  expect((await place(id, 1)).codes).toEqual([]);
  expect((await place(id, 1)).codes).toEqual(["OUT_OF_STOCK"]);
  expect(await stateOf(id)).toEqual([
    [0, 3, 0],
    [2, 1],
  ]);
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

it("follows a changed quantity of a line", async () => {
  const { id } = await offered(2, 4);
  const order = await place(id, 3);
  const change = (quantity: string) =>
    testContext.run(
      CHANGE,
      { input: { orderId: order.id, productId: globalId("Product", id), quantity } },
      ADMIN,
    );
  await change("6");
  expect(await stateOf(id)).toEqual([[0, 4, 0], [4]]);
  expect((await change("7")).codes).toEqual(["OUT_OF_STOCK"]);
  await change("1");
  expect(await stateOf(id)).toEqual([[1, 0, 4], [0]]);
});
