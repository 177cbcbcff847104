import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CURRENCIES, type Currency } from "../../domain/minorUnits.ts";
import { globalId } from "../../ids.ts";
import { customerRow, discountOn, ordered, product, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../testing/run.ts";

const SUMS = "subtotal discountTotal total";
const LINES = "lines { quantity unitPrice lineTotal }";
const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { id ${SUMS} ${LINES} discountRecords { name amount } } }`;
const QUOTE = `query ($lines: [CartLineInput!]!) {
  cartQuote(lines: $lines) { ${SUMS} ${LINES} discounts { name amount } } }`;
const ADD = `mutation ($lines: [NewOrderLineInput!]!) {
  addOrderLines(input: { lines: $lines }) { quantity } }`;
const CREATE = `mutation ($orders: [OrderDetailsInput!]!) { createOrders(input: { orders: $orders }) { id } }`;
const READ = `query ($id: ID!) { node(id: $id) { ... on Order { ${SUMS} ${LINES} discountRecords { name amount } } } }`;

interface Sums {
  subtotal: string;
  discountTotal: string;
  total: string;
  lines: { lineTotal: string }[];
}
type Placed = Sums & { id: string; discountRecords: { name: string; amount: string }[] };

let testContext: TestContext;
let me: number;

beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.store.deleteMany();
  me = (await customerRow(testContext.prisma)).id;
});

const setCurrency = (currency: Currency | null) =>
  testContext.prisma.store.update({ where: { id: 1 }, data: { currency } });
const currencyOf = async () =>
  (await testContext.prisma.order.findFirstOrThrow({ orderBy: { id: "desc" } })).currency;

/** Returns a product of 333.53 with two discounts, of which 1.5 are ordered. */
async function discounted() {
  const bowl = await product(testContext.prisma, { price: "333.53", stock: 100 });
  await discountOn(testContext.prisma, bowl.id, { name: "5 %", multiplier: "0.95" });
  await discountOn(testContext.prisma, bowl.id, { name: "1 %", multiplier: "0.99" });
  return bowl;
}

async function place(productId: number): Promise<Placed> {
  const input = {
    buyerPhone: "0912000000",
    paymentMethod: "PAY_AT_STORE",
    lines: [ordered(productId, "1.5", "333.53")],
  };
  const { data, codes } = await testContext.run<{ placeOrder: Placed }>(PLACE, { input }, customer(me));
  expect(codes).toEqual([]);
  if (data === undefined || data === null) throw new Error("No order was placed");
  return data.placeOrder;
}

const DOCUMENTED = ["500.295", ["-25.01475", "-5.00295"], "-30", "470.295"] as const;
const IN_CENTS = ["500.3", ["-25.01", "-5"], "-30.01", "470.29"] as const;
const IN_WHOLE_UNITS = ["500", ["-25", "-5"], "-30", "470"] as const;
const EXPECTED = {
  TWD: IN_WHOLE_UNITS,
  JPY: IN_WHOLE_UNITS,
  THB: IN_CENTS,
  HKD: IN_CENTS,
  USD: IN_CENTS,
};

describe.each([null, ...CURRENCIES])("in a store with the currency %s", (currency) => {
  const [subtotal, amounts, discountTotal, total] = currency === null ? DOCUMENTED : EXPECTED[currency];
  const sums = { subtotal, discountTotal, total };

  it("the quote, the placed order and the stored order have the same rounded amounts", async () => {
    await store(testContext.prisma, { currency });
    const bowl = await discounted();
    const lines = [{ productId: globalId("Product", bowl.id), quantity: "1.5" }];
    const { data: quoted } = await testContext.run<{ cartQuote: Sums & { discounts: unknown[] } }>(
      QUOTE,
      { lines },
      customer(me),
    );
    const records = ["5 %", "1 %"].map((name, index) => ({ name, amount: amounts[index] }));
    const shown = { ...sums, lines: [{ quantity: "1.5", unitPrice: "333.53", lineTotal: subtotal }] };
    expect(quoted?.cartQuote).toEqual({ ...shown, discounts: records });
    const placed = await place(bowl.id);
    expect(placed).toEqual({ id: placed.id, ...shown, discountRecords: records });
    const { data: read } = await testContext.run<{ node: Placed }>(READ, { id: placed.id }, ADMIN);
    expect(read?.node).toEqual({ ...shown, discountRecords: records });
    expect(await currencyOf()).toBe(currency);
  });

  it("quotes a cart without discounts", async () => {
    await store(testContext.prisma, { currency });
    const bowl = await product(testContext.prisma, { price: "333.53", stock: 10 });
    const lines = [{ productId: globalId("Product", bowl.id), quantity: "1.5" }];
    const { data } = await testContext.run<{ cartQuote: Sums }>(QUOTE, { lines }, customer(me));
    expect(data?.cartQuote).toMatchObject({ subtotal, discountTotal: "0", total: subtotal });
  });
});

describe("an order's currency", () => {
  it("is named with the new prices when they have changed", async () => {
    await store(testContext.prisma, { currency: "THB" });
    const bowl = await product(testContext.prisma, { price: "99.5", stock: 1 });
    const input = {
      buyerPhone: "0912000000",
      paymentMethod: "PAY_AT_STORE",
      lines: [ordered(bowl.id, 1, "90")],
    };
    const { codes, params } = await testContext.run(PLACE, { input }, customer(me));
    expect([codes, params]).toEqual([
      ["PRICE_CHANGED"],
      {
        currency: "THB",
        prices: [{ productId: globalId("Product", bowl.id), name: bowl.name, price: "99.5" }],
      },
    ]);
  });

  it("is that of the store when staff create the order, and rounds the lines that they add", async () => {
    await store(testContext.prisma, { currency: "THB" });
    const bowl = await discounted();
    const { data } = await testContext.run<{ createOrders: { id: string }[] }>(
      CREATE,
      { orders: [{ buyerName: "小安" }] },
      ADMIN,
    );
    expect(await currencyOf()).toBe("THB");
    const orderId = data?.createOrders[0]?.id;
    const lines = [{ orderId, productId: globalId("Product", bowl.id), quantity: "1.5" }];
    const added = await testContext.run(ADD, { lines }, ADMIN);
    expect(added.codes).toEqual([]);
    const { data: read } = await testContext.run<{ node: Placed }>(READ, { id: orderId }, ADMIN);
    expect(read?.node).toMatchObject({ subtotal: "500.3", discountTotal: "-30.01", total: "470.29" });
  });

  it("stays when the store's currency changes, also when the order is priced again", async () => {
    await store(testContext.prisma, { currency: "THB" });
    const bowl = await discounted();
    const cup = await product(testContext.prisma, { price: "10.25", stock: 10 });
    const placed = await place(bowl.id);
    await setCurrency("JPY");
    const lines = [{ orderId: placed.id, productId: globalId("Product", cup.id), quantity: "1" }];
    expect((await testContext.run(ADD, { lines }, ADMIN)).codes).toEqual([]);
    expect(await currencyOf()).toBe("THB");
    const { data } = await testContext.run<{ node: Placed }>(READ, { id: placed.id }, ADMIN);
    expect(data?.node).toMatchObject({ subtotal: "510.55", discountTotal: "-30.01", total: "480.54" });
  });

  it("stays absent on an order from before the currency was set", async () => {
    await store(testContext.prisma);
    const bowl = await discounted();
    const cup = await product(testContext.prisma, { price: "10.25", stock: 10 });
    const placed = await place(bowl.id);
    await setCurrency("JPY");
    const lines = [{ orderId: placed.id, productId: globalId("Product", cup.id), quantity: "1" }];
    expect((await testContext.run(ADD, { lines }, ADMIN)).codes).toEqual([]);
    const { data } = await testContext.run<{ node: Placed }>(READ, { id: placed.id }, ADMIN);
    expect(data?.node).toMatchObject({ subtotal: "510.545", discountTotal: "-30", total: "480.545" });
    expect(data?.node.lines[0]?.lineTotal).toBe("500.295");
  });
});
