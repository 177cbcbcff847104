import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { customerRow, ordered, product, productWithVariants } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../testing/run.ts";
import { base64 } from "../../testing/workbooks.ts";

const PLACE = "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }";
const CREATE = "mutation ($input: CreateOrderInput!) { createOrder(input: $input) { id } }";
const CANCEL = "mutation ($id: ID!) { cancelOrder(input: { id: $id }) { state } }";
const CANCEL_MINE = "mutation ($id: ID!) { cancelMyOrder(input: { orderId: $id }) { state } }";
const QUOTE =
  "query ($lines: [CartLineInput!]!) { cartQuote(lines: $lines) { total lines { problem maxQuantity } } }";
const UPDATE =
  "mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { maxPerOrder maxPerCustomer } }";
const IMPORT = `mutation ($input: ImportProductsInput!) { importProducts(input: $input) { applied
  rows { action changes errors { column code } } } }`;

let testContext: TestContext;
let me: number;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  me = (await customerRow(testContext.prisma)).id;
});

const place = async (lines: object[], customerId = me) => {
  const input = { buyerPhone: "0912000000", paymentMethod: "PAY_AT_STORE", lines };
  return testContext.run<{ placeOrder: { id: string } }>(PLACE, { input }, customer(customerId));
};
const quote = async (lines: { productId: string; quantity: string }[]) => {
  const { data } = await testContext.run<{ cartQuote: { lines: object[] } }>(QUOTE, { lines }, customer(me));
  return data?.cartQuote;
};
const line = (row: { id: number }, quantity: string) => ({
  productId: globalId("Product", row.id),
  quantity,
});

it("an order has at most the limit per order, and the refusal names the product and what is left", async () => {
  const bowl = await product(testContext.prisma, { name: "限量碗", maxPerOrder: 2 });
  const { codes, params } = await place([ordered(bowl.id, 3)]);
  expect(codes).toEqual(["PURCHASE_LIMIT"]);
  expect(params).toEqual({
    products: ["限量碗"],
    purchaseLimit: { of: "PER_ORDER", most: "2", left: "2" },
  });
  // Several lines of a product are one.
  expect((await place([ordered(bowl.id, 2), ordered(bowl.id, 1)])).codes).toEqual(["PURCHASE_LIMIT"]);
  expect((await place([ordered(bowl.id, 2)])).codes).toEqual([]);
  expect((await place([ordered(bowl.id, 2)])).codes).toEqual([]);
});

it("a customer has at most the limit per customer in all orders, until one is canceled", async () => {
  const bowl = await product(testContext.prisma, { maxPerCustomer: 3, stock: 100 });
  const first = await place([ordered(bowl.id, 2)]);
  expect((await place([ordered(bowl.id, 2)])).codes).toEqual(["PURCHASE_LIMIT"]);
  expect((await place([ordered(bowl.id, 1)])).codes).toEqual([]);
  expect((await place([ordered(bowl.id, 1)])).codes).toEqual(["PURCHASE_LIMIT"]);
  const other = (await customerRow(testContext.prisma)).id;
  expect((await place([ordered(bowl.id, 3)], other)).codes).toEqual([]);
  await testContext.run(CANCEL, { id: first.data?.placeOrder.id }, ADMIN);
  const again = await place([ordered(bowl.id, 2)]);
  expect(again.codes).toEqual([]);
  await testContext.prisma.store.upsert({
    where: { id: 1 },
    create: { id: 1, name: "町家", customersCancelOrders: true },
    update: { customersCancelOrders: true },
  });
  expect((await testContext.run(CANCEL_MINE, { id: again.data?.placeOrder.id }, customer(me))).codes).toEqual(
    [],
  );
  expect((await place([ordered(bowl.id, 2)])).codes).toEqual([]);
});

it("what a refund returned to the stock does not count", async () => {
  const bowl = await product(testContext.prisma, { maxPerCustomer: 2 });
  await place([ordered(bowl.id, 2)]);
  await testContext.prisma.orderLine.updateMany({ where: { productId: bowl.id }, data: { restocked: 1 } });
  expect((await place([ordered(bowl.id, 1)])).codes).toEqual([]);
  expect((await place([ordered(bowl.id, 1)])).codes).toEqual(["PURCHASE_LIMIT"]);
});

it("a limit holds for all variants of a product together, and they follow it", async () => {
  const { parent, variants } = await productWithVariants(testContext.prisma);
  const [small = { id: 0 }, medium = { id: 0 }] = variants;
  const details = { maxPerOrder: "3", maxPerCustomer: "4" };
  const input = { id: globalId("Product", parent.id), details };
  expect((await testContext.run(UPDATE, { input }, ADMIN)).data).toEqual({ updateProduct: details });
  expect((await place([ordered(small.id, 2), ordered(medium.id, 2)])).codes).toEqual(["PURCHASE_LIMIT"]);
  expect((await place([ordered(small.id, 2), ordered(medium.id, 1)])).codes).toEqual([]);
  expect((await place([ordered(medium.id, 2)])).codes).toEqual(["PURCHASE_LIMIT"]);
  expect((await place([ordered(medium.id, 1)])).codes).toEqual([]);
  const ofVariant = { id: globalId("Product", small.id), details: { maxPerOrder: "9" } };
  expect((await testContext.run(UPDATE, { input: ofVariant }, ADMIN)).codes).toEqual(["INVALID_INPUT"]);
  const removed = { ...input, details: { maxPerOrder: null, maxPerCustomer: null } };
  expect((await testContext.run(UPDATE, { input: removed }, ADMIN)).codes).toEqual([]);
  expect((await place([ordered(medium.id, 5)])).codes).toEqual([]);
});

it("does not bind staff, whose orders for the customer count", async () => {
  const bowl = await product(testContext.prisma, { maxPerOrder: 1, maxPerCustomer: 1, stock: 50 });
  const input = {
    customerId: globalId("Customer", me),
    details: { buyerName: "小安" },
    lines: [line(bowl, "5")],
  };
  expect((await testContext.run(CREATE, { input }, ADMIN)).codes).toEqual([]);
  expect((await place([ordered(bowl.id, 1)])).codes).toEqual(["PURCHASE_LIMIT"]);
});

it("staff read how much a customer's other orders have, with all variants", async () => {
  const bowl = await product(testContext.prisma, { maxPerCustomer: 5 });
  const free = await product(testContext.prisma);
  const { parent, variants } = await productWithVariants(testContext.prisma, { maxPerCustomer: 9 });
  const [small = { id: 0 }, medium = { id: 0 }] = variants;
  const first = await place([ordered(bowl.id, 2), ordered(free.id, 1), ordered(small.id, 1)]);
  const second = await place([ordered(bowl.id, 1), ordered(medium.id, 3)]);
  const read = async (exceptOrderId?: string, viewer = ADMIN) => {
    const productIds = [bowl, free, small].map(({ id }) => globalId("Product", id));
    const { data, codes } = await testContext.run<{
      node: { orderedQuantities: { productId: string; quantity: string }[] };
    }>(
      `query ($id: ID!, $productIds: [ID!]!, $exceptOrderId: ID) { node(id: $id) { ... on Customer {
         orderedQuantities(productIds: $productIds, exceptOrderId: $exceptOrderId) { productId quantity } } } }`,
      { id: globalId("Customer", me), productIds, exceptOrderId },
      viewer,
    );
    if (codes.length > 0) return codes;
    const rows = data?.node.orderedQuantities ?? [];
    return Object.fromEntries(rows.map(({ productId, quantity }) => [productId, quantity]));
  };
  const [ofBowl, ofParent] = [globalId("Product", bowl.id), globalId("Product", parent.id)];
  expect(await read()).toEqual({ [ofBowl]: "3", [ofParent]: "4" });
  expect(await read(first.data?.placeOrder.id)).toEqual({ [ofBowl]: "1", [ofParent]: "3" });
  await testContext.run(CANCEL, { id: second.data?.placeOrder.id }, ADMIN);
  expect(await read()).toEqual({ [ofBowl]: "2", [ofParent]: "1" });
  expect(await read(undefined, customer(me))).toEqual(["UNAUTHENTICATED"]);
});

it("a cart's quote says how much of each line can be ordered", async () => {
  const free = await product(testContext.prisma);
  const bowl = await product(testContext.prisma, { maxPerCustomer: 3 });
  const { variants } = await productWithVariants(testContext.prisma, { maxPerOrder: 3 });
  const [small = { id: 0 }, medium = { id: 0 }] = variants;
  await testContext.prisma.product.updateMany({
    where: { id: { in: [small.id, medium.id] } },
    data: { maxPerOrder: 3 },
  });
  await place([ordered(bowl.id, 2)]);
  expect(await quote([line(free, "2"), line(bowl, "2"), line(small, "2"), line(medium, "1")])).toEqual({
    total: "500",
    lines: [
      { problem: null, maxQuantity: null },
      { problem: "PURCHASE_LIMIT", maxQuantity: "1" },
      { problem: null, maxQuantity: "2" },
      { problem: null, maxQuantity: "1" },
    ],
  });
  expect((await quote([line(small, "3"), line(medium, "4")]))?.lines).toEqual([
    { problem: null, maxQuantity: "3" },
    { problem: "PURCHASE_LIMIT", maxQuantity: "0" },
  ]);
  expect((await quote([line(small, "2"), line(medium, "2")]))?.lines).toEqual([
    { problem: null, maxQuantity: "2" },
    { problem: "PURCHASE_LIMIT", maxQuantity: "1" },
  ]);
  expect((await place([ordered(small.id, 2), ordered(medium.id, 2)])).codes).toEqual(["PURCHASE_LIMIT"]);
});

it("limits are more than 0, and are imported for products", async () => {
  const bowl = await product(testContext.prisma, { name: "Limited" });
  for (const details of [{ maxPerOrder: "0" }, { maxPerCustomer: "-1" }]) {
    const input = { id: globalId("Product", bowl.id), details };
    expect((await testContext.run(UPDATE, { input }, ADMIN)).codes).toEqual(["INVALID_INPUT"]);
  }
  const run = async (row: string) => {
    const text = `name,max_per_order,max_per_customer\n${row}`;
    const input = { file: base64(new TextEncoder().encode(text)), fileName: "products.csv", dryRun: false };
    return (await testContext.run<{ importProducts: object }>(IMPORT, { input }, ADMIN)).data?.importProducts;
  };
  expect(await run("Limited,2,2.5")).toMatchObject({
    applied: true,
    rows: [{ changes: ["max_per_order", "max_per_customer"] }],
  });
  expect(await run("Limited,0,3")).toMatchObject({ rows: [{ errors: [{ column: "max_per_order" }] }] });
  const row = await testContext.prisma.product.findUniqueOrThrow({ where: { id: bowl.id } });
  expect([row.maxPerOrder?.toNumber(), row.maxPerCustomer?.toNumber()]).toEqual([2, 2.5]);
});
