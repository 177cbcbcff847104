import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { globalId } from "../../schema/src/ids.ts";
import { createTestContext, customer, type TestContext } from "../../schema/src/testing/run.ts";
import { openPaymentShop, type PaymentShop } from "./paymentShop.ts";

let testContext: TestContext;
let shop: PaymentShop;
beforeAll(async () => {
  setLogLevel("error");
  testContext = await createTestContext();
  shop = await openPaymentShop(testContext.url);
  await testContext.prisma.store.create({ data: { name: "Shop" } });
});
afterAll(async () => {
  setLogLevel("warn");
  await shop.close();
  await testContext.close();
});

describe("a browser that returns with a reference that is none", () => {
  it.each(["line-pay", "ecpay", "stripe"])("from %s goes on to the customer's orders", async (provider) => {
    for (const reference of ["%00", "a%00b", "x".repeat(300), ""]) {
      const url = `/payments/${provider}/result?payment=${reference}`;
      const response = await shop.follow({ kind: "REDIRECT", url });
      expect([reference, response.status, response.headers.get("location")]).toEqual([
        reference,
        303,
        "/bot-order/orders",
      ]);
    }
  });
});

it("says which state forbids another payment: that of the payment, or that of a canceled order", async () => {
  const { id: customerId } = await testContext.prisma.customer.create({
    data: { lineUserId: "Upaid", name: "Mei" },
  });
  const states = [
    { total: 0, state: "CANCELLED" },
    { total: 100, state: "ESTABLISHED" },
  ] as const;
  const refused = [];
  for (const { total, state } of states) {
    const { id } = await testContext.prisma.order.create({
      data: {
        customerId,
        buyerName: "Mei",
        buyerPhone: "0912345678",
        recipientName: "",
        recipientPhone: "",
        address: "",
        source: "SHOPPING_PLATFORM",
        paymentMethod: 2,
        total,
        state,
        payments: { create: { kind: "CASH", amount: total, state: "CAPTURED", receivedAt: new Date() } },
      },
    });
    const { codes, params } = await testContext.run(
      "mutation ($input: StartPaymentInput!) { startPayment(input: $input) { url } }",
      { input: { orderId: globalId("Order", id), provider: "STRIPE", channel: "CARD" } },
      customer(customerId),
    );
    refused.push([codes, params]);
  }
  expect(refused).toEqual([
    [["ORDER_STATE_FORBIDS"], { state: "CANCELLED" }],
    [["ORDER_STATE_FORBIDS"], { state: "PAID" }],
  ]);
});

describe("an order whose money is collected on delivery", () => {
  /** Starts a payment of a new order, with a parcel if its state is given. Returns the codes and what the order page offers. */
  async function tryToPay(
    paymentMethod: number,
    parcel?: { state: "PACKED" | "RETURNED"; collects: boolean },
  ) {
    const { prisma } = testContext;
    const { id: customerId } = await prisma.customer.create({ data: { name: "Mei", reachable: false } });
    const { id } = await prisma.order.create({
      data: {
        customerId,
        buyerName: "Mei",
        buyerPhone: "0912345678",
        recipientName: "",
        recipientPhone: "",
        address: "",
        source: "SHOPPING_PLATFORM",
        paymentMethod,
        total: 1280,
      },
    });
    if (parcel !== undefined) {
      const { state, collects } = parcel;
      const shipment = { carrier: "ECPAY" as const, reference: `P${id}`, chain: "UNIMART" as const };
      await prisma.parcel.create({
        data: {
          orderId: id,
          state,
          shipment: { create: { ...shipment, storeCode: "131386", goodsAmount: 1280, collects } },
        },
      });
    }
    const viewer = customer(customerId);
    const { codes } = await testContext.run(
      "mutation ($input: StartPaymentInput!) { startPayment(input: $input) { url } }",
      { input: { orderId: globalId("Order", id), provider: "STRIPE", channel: "CARD" } },
      viewer,
    );
    const { data } = await testContext.run<{ node: { canPayOnline: boolean } }>(
      "query ($id: ID!) { node(id: $id) { ... on Order { canPayOnline } } }",
      { id: globalId("Order", id) },
      viewer,
    );
    return [codes, data?.node.canPayOnline];
  }

  it("is not paid online, so that its customer does not pay twice", async () => {
    const refused = [["PAYMENT_METHOD_NOT_OFFERED"], false];
    expect(await tryToPay(5)).toEqual(refused);
    expect(await tryToPay(5, { state: "PACKED", collects: true })).toEqual(refused);
    expect(await tryToPay(3, { state: "PACKED", collects: true })).toEqual(refused);
    expect(await tryToPay(3, { state: "RETURNED", collects: true })).toEqual([[], true]);
    expect(await tryToPay(3, { state: "PACKED", collects: false })).toEqual([[], true]);
    expect(await tryToPay(3)).toEqual([[], true]);
  });
});
