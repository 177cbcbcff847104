import { afterAll, beforeAll, expect, it } from "vitest";
import { globalId } from "../ids.ts";
import { customerRow, orderRow, store } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, type TestContext } from "../testing/run.ts";

const DAY = "2026-11-20";
/** 12:00 in Taipei. */
const NOON = new Date(`${DAY}T04:00:00Z`);
const DOCUMENT = `query ($day: Day!, $range: DayRange!, $customer: ID!) {
  report(range: $range) {
    currency sums { orders net paid } days { received sums { net } }
    hours { sums { net } } sources { sums { net } } paymentMethods { sums { net } } products { gross }
    otherCurrencies { currency sums { orders net } received }
  }
  takings(from: $day, to: $day) { received net kinds { kind net } otherCurrencies { currency received refunded net } }
  orderSummary { count total otherCurrencies { currency count total } }
  today { takings { today lastSevenDays days { net } otherCurrencies { currency net } } }
  node(id: $customer) { ... on Customer { figures { spent orders otherCurrencies { currency spent } } } }
}`;

let testContext: TestContext;
let customerId: number;

/** Places an order that was paid in cash, of which a part may be returned. */
async function paidOrder(currency: string | null, total: number, refunded = 0): Promise<number> {
  const { prisma } = testContext;
  const { id } = await orderRow(prisma, {
    customerId,
    currency,
    total,
    subtotal: total,
    createdAt: NOON,
    lines: {
      create: {
        product: { create: { name: "茶", price: 1 } },
        productName: "茶",
        quantity: 1,
        unitPrice: total,
      },
    },
  } as Parameters<typeof orderRow>[1]);
  await prisma.payment.create({
    data: {
      orderId: id,
      kind: "CASH",
      amount: total,
      state: "CAPTURED",
      receivedAt: NOON,
      ...(refunded > 0 && { refunds: { create: { amount: refunded, state: "DONE", doneAt: NOON } } }),
    },
  });
  return id;
}

beforeAll(async () => {
  testContext = await createTestContext();
  await store(testContext.prisma, { timeZone: "Asia/Taipei" });
  customerId = (await customerRow(testContext.prisma)).id;
  await paidOrder(null, 100);
  await paidOrder("JPY", 5000, 2000);
  await paidOrder("JPY", 300);
  await paidOrder("THB", 40);
});
afterAll(() => testContext?.close());

async function figuresIn(currency: string | null, firstCurrency = currency) {
  await testContext.prisma.store.update({ where: { id: 1 }, data: { currency, firstCurrency } });
  const variables = {
    day: DAY,
    range: { from: DAY, to: DAY },
    customer: globalId("Customer", customerId),
  };
  const { data, messages } = await testContext.run<Record<string, never>>(DOCUMENT, variables, ADMIN);
  expect(messages).toEqual([]);
  return data;
}

/** The order without a currency counts in the first currency of the store. */
const CASES = [
  { currency: null, first: null, orders: 1, net: "100", received: "100", others: ["JPY", "THB"] },
  { currency: "JPY", first: "JPY", orders: 3, net: "5400", received: "3400", others: ["THB"] },
  { currency: "JPY", first: "USD", orders: 2, net: "5300", received: "3300", others: ["THB", "USD"] },
  { currency: "THB", first: "THB", orders: 2, net: "140", received: "140", others: ["JPY"] },
  { currency: null, first: "THB", orders: 2, net: "140", received: "140", others: ["JPY"] },
  { currency: "HKD", first: "USD", orders: 0, net: "0", received: "0", others: ["JPY", "THB", "USD"] },
] as const;
const OTHERS = {
  JPY: { count: 2, total: "5300", received: "5300", refunded: "2000", net: "3300" },
  THB: { count: 1, total: "40", received: "40", refunded: "0", net: "40" },
  USD: { count: 1, total: "100", received: "100", refunded: "0", net: "100" },
};

/** The day of the orders is not stored at first, and stored afterwards. */
it.each(
  ["2026-11-20T12:00:00Z", "2026-11-24T12:00:00Z"].flatMap((now) => CASES.map((one) => ({ now, ...one }))),
)(
  "figures of $currency (at first $first) that are read at $now leave out the other currencies",
  async (one) => {
    const { now, currency, first, orders, net, received, others } = one;
    testContext.now = new Date(now);
    const other = others.map((code) => ({ code, ...OTHERS[code] }));
    const perKey = orders === 0 ? [] : [{ sums: { net } }];
    const data = await figuresIn(currency, first);
    expect(data).toMatchObject({
      report: {
        currency: currency ?? first,
        sums: { orders, net, paid: net },
        days: [{ received, sums: { net } }],
        hours: perKey,
        sources: perKey,
        paymentMethods: perKey,
        otherCurrencies: other.map((row) => ({
          currency: row.code,
          sums: { orders: row.count, net: row.total },
          received: row.net,
        })),
      },
      takings: [
        {
          net: received,
          otherCurrencies: other.map(({ code, count: _, total: __, ...moved }) => ({
            currency: code,
            ...moved,
          })),
        },
      ],
      orderSummary: {
        count: 4,
        total: net,
        otherCurrencies: other.map(({ code, count, total }) => ({ currency: code, count, total })),
      },
      today: {
        takings: {
          today: now.startsWith(DAY) ? received : "0",
          lastSevenDays: received,
          otherCurrencies: other.map((row) => ({ currency: row.code, net: row.net })),
        },
      },
      node: {
        figures: {
          spent: received,
          orders: 4,
          otherCurrencies: other.map((row) => ({ currency: row.code, spent: row.net })),
        },
      },
    });
  },
);

it("a payment keeps the currency of its order, also when the order is deleted or the payment is edited", async () => {
  const { prisma } = testContext;
  const id = await paidOrder("HKD", 7);
  const payment = () => prisma.payment.findFirstOrThrow({ where: { orderNumber: id } });
  await prisma.payment.updateMany({ where: { orderId: id }, data: { orderCurrency: "JPY", note: "edited" } });
  expect((await payment()).orderCurrency).toBe("HKD");
  await prisma.order.delete({ where: { id } });
  expect(await payment()).toMatchObject({ orderId: null, orderCurrency: "HKD" });
  testContext.now = new Date("2026-11-20T12:00:00Z");
  const data = await figuresIn("HKD", "USD");
  expect(data).toMatchObject({ takings: [{ net: "7" }], report: { sums: { orders: 0 } } });
});

it("money at a provider counts in the currency of its order, whatever the provider charges", async () => {
  const { prisma } = testContext;
  const { id } = await orderRow(prisma, { total: 60, createdAt: NOON });
  await prisma.payment.create({
    data: {
      orderId: id,
      provider: "ECPAY",
      kind: "CARD",
      currency: "TWD",
      amount: 60,
      state: "CAPTURED",
      receivedAt: NOON,
    },
  });
  const inNone = await figuresIn(null);
  expect(inNone).toMatchObject({
    takings: [
      {
        kinds: [
          { kind: "CARD", net: "60" },
          { kind: "CASH", net: "100" },
        ],
      },
    ],
  });
  const inTwd = await figuresIn("TWD", "JPY");
  expect(inTwd).toMatchObject({ takings: [{ net: "0" }] });
});
