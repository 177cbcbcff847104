import type { PaymentProviderName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { globalId } from "../../schema/src/ids.ts";
import { product } from "../../schema/src/testing/fixtures.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../schema/src/testing/run.ts";
import { openPaymentShop, type PaymentShop } from "./paymentShop.ts";

let testContext: TestContext;
let shop: PaymentShop;
let customerId = 0;

beforeAll(async () => {
  setLogLevel("error");
  testContext = await createTestContext();
  shop = await openPaymentShop(testContext.url);
  testContext.now = shop.now();
  ({ id: customerId } = await testContext.prisma.customer.create({
    data: { lineUserId: "Utotal", name: "Mei" },
  }));
  await testContext.prisma.store.create({ data: { name: "Shop" } });
});
afterAll(async () => {
  setLogLevel("warn");
  await shop.close();
  await testContext.close();
});

const mutate = async <Data>(document: string, input: object, viewer = ADMIN): Promise<Data | null> => {
  const { data, codes } = await testContext.run<{ answer: Data }>(document, { input }, viewer);
  expect(codes).toEqual([]);
  return data?.answer ?? null;
};

/** An order of two pieces for 200, for which the customer has opened the provider's page. */
async function openedOrder(provider: PaymentProviderName) {
  const { id } = await product(testContext.prisma, { price: 100, stock: 100 });
  const productId = globalId("Product", id);
  const order = await mutate<{ id: string; number: number }>(
    "mutation ($input: CreateOrderInput!) { answer: createOrder(input: $input) { id number } }",
    {
      details: { paymentMethodCode: 2 },
      lines: [{ productId, quantity: "2" }],
      customerId: globalId("Customer", customerId),
    },
  );
  const { id: orderId, number } = order ?? { id: "", number: 0 };
  const pieces = (quantity: string) =>
    mutate("mutation ($input: ChangeOrderLineInput!) { answer: changeOrderLine(input: $input) { id } }", {
      orderId,
      productId,
      quantity,
    });
  const start = async () => {
    const started = await mutate<{ url: string }>(
      "mutation ($input: StartPaymentInput!) { answer: startPayment(input: $input) { url } }",
      { orderId, provider, channel: provider === "LINE_PAY" ? "WALLET" : "CARD" },
      customer(customerId),
    );
    return shop.openPage(started?.url ?? "");
  };
  /** Returns what became of the order and of the customer's money. */
  const outcome = async () => {
    const { paymentState, overpaid } = await testContext.prisma.order.findUniqueOrThrow({
      where: { id: number },
    });
    const left = shop.standIns[provider]
      .payments()
      .filter(({ description }) => description === `#${number}` || description === `${number}`)
      .reduce((sum, { charges, amount, refunded }) => sum + amount.minor * charges - refunded, 0);
    return { paymentState, overpaid: Number(overpaid), left };
  };
  return { number, page: await start(), standIn: shop.standIns[provider], pieces, start, outcome };
}

it.each(["ECPAY", "STRIPE"] as const)(
  "what %s has charged above the lowered total is refunded",
  async (provider) => {
    const { page, standIn, pieces, outcome } = await openedOrder(provider);
    await pieces("1");
    await shop.follow(await standIn.act(page, "PAY"));
    await shop.settle();
    expect(await outcome()).toEqual({ paymentState: "PAID", overpaid: 0, left: 100 });
  },
);

it("LINE Pay does not charge what the customer agreed to before the total was lowered", async () => {
  const { page, standIn, pieces, start, outcome } = await openedOrder("LINE_PAY");
  await pieces("1");
  await shop.follow(await standIn.act(page, "PAY"));
  await shop.settle();
  expect(await outcome()).toEqual({ paymentState: "UNPAID", overpaid: 0, left: 0 });
  await shop.follow(await standIn.act(await start(), "PAY"));
  expect(await outcome()).toEqual({ paymentState: "PAID", overpaid: 0, left: 100 });
});

it.each(["LINE_PAY", "ECPAY", "STRIPE"] as const)(
  "a payment at %s ends when the total changes, and not without a change",
  async (provider) => {
    const { number, pieces, outcome } = await openedOrder(provider);
    const isOpen = async () =>
      (await testContext.prisma.payment.count({
        where: { orderId: number, state: "PENDING", expiresAt: { gt: shop.now() } },
      })) === 1;
    await pieces("2");
    expect(await isOpen()).toBe(true);
    await pieces("3");
    expect(await isOpen()).toBe(false);
    await shop.settle();
    expect(await outcome()).toEqual({ paymentState: "UNPAID", overpaid: 0, left: 0 });
  },
);

it.each(["LINE_PAY", "ECPAY", "STRIPE"] as const)(
  "what %s holds for an order is refunded when the order is deleted, and its open payment ends",
  async (provider) => {
    const paid = await openedOrder(provider);
    await shop.follow(await paid.standIn.act(paid.page, "PAY"));
    const open = await openedOrder(provider);
    const ids = [paid.number, open.number];
    await mutate("mutation ($input: DeleteOrdersInput!) { answer: deleteOrders(input: $input) }", {
      ids: ids.map((id) => globalId("Order", id)),
    });
    await shop.settle();
    const payments = await testContext.prisma.payment.findMany({
      where: { orderNumber: { in: ids } },
      include: { refunds: true },
      orderBy: { id: "asc" },
    });
    expect(payments).toMatchObject([
      { state: "CAPTURED", orderId: null, refunds: [{ state: "DONE", method: "PROVIDER" }] },
      { orderId: null, refunds: [] },
    ]);
    expect(payments[0]?.refunds[0]?.amount.toNumber()).toBe(200);
    expect(["EXPIRED", "CANCELLED"]).toContain(payments[1]?.state);
  },
);
