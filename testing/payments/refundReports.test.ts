import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { globalId } from "../../schema/src/ids.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../schema/src/testing/run.ts";
import { openPaymentShop, type PaymentShop } from "./paymentShop.ts";

const TOTAL = 1280;

let testContext: TestContext;
let shop: PaymentShop;
let customerId = 0;

beforeAll(async () => {
  setLogLevel("error");
  testContext = await createTestContext();
  shop = await openPaymentShop(testContext.url);
  const { prisma } = testContext;
  ({ id: customerId } = await prisma.customer.create({ data: { lineUserId: "Urefund", name: "Mei" } }));
  await prisma.store.create({ data: { name: "Shop" } });
});
beforeEach(() => {
  testContext.now = shop.now();
});
afterAll(async () => {
  setLogLevel("warn");
  await shop.close();
  await testContext.close();
});

/** Pays an order at Stripe and cancels it, so that Stripe is asked to refund it. */
async function cancelPaidOrder(): Promise<number> {
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
      total: TOTAL,
    },
  });
  const orderId = globalId("Order", id);
  const { data } = await testContext.run<{ startPayment: { url: string } }>(
    "mutation ($input: StartPaymentInput!) { startPayment(input: $input) { url } }",
    { input: { orderId, provider: "STRIPE", channel: "CARD" } },
    customer(customerId),
  );
  const page = await shop.openPage(data?.startPayment.url ?? "");
  await shop.follow(await shop.standIns.STRIPE.act(page, "PAY"));
  await testContext.run(
    "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }",
    { input: { id: orderId } },
    ADMIN,
  );
  return id;
}

const stripe = new Stripe("sk_test_1");
/** Reports the refund of an order as Stripe does. */
async function report(orderId: number, type: string, refund: Record<string, unknown>): Promise<number> {
  const { key } = await refundOf(orderId);
  const object = { id: "re_1", object: "refund", metadata: { machiya_refund: key }, ...refund };
  const payload = JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: "event",
    livemode: false,
    type,
    data: { object },
  });
  const { webhookSecret: secret } = shop.standIns.STRIPE.credentials as { webhookSecret: string };
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  const headers = { "stripe-signature": signature };
  const response = await fetch(`${shop.url}/payments/stripe/notifications`, {
    method: "POST",
    body: payload,
    headers,
  });
  return response.status;
}

const refundOf = (orderId: number) =>
  testContext.prisma.refund.findFirstOrThrow({ where: { payment: { orderId } } });
const stateOf = async (id: number) =>
  (await testContext.prisma.order.findUniqueOrThrow({ where: { id } })).paymentState;
const failedRefunds = (refundId: number) => testContext.prisma.failedJob.findMany({ where: { refundId } });
const sentNotices = (orderId: number) =>
  testContext.prisma.outboxMessage.count({
    where: { kind: "REFUND_RECORDED", data: { path: ["order", "id"], equals: orderId } },
  });

it.each(["pending", "requires_action", "of_a_later_version"])(
  "a refund that is %s at Stripe is not done, and ends with what Stripe says later",
  async (status) => {
    const { behavior } = shop.standIns.STRIPE;
    behavior.refundStatus = status;
    const done = await cancelPaidOrder();
    const failed = await cancelPaidOrder();
    await shop.settle();
    for (const id of [done, failed]) {
      expect(await refundOf(id)).toMatchObject({ state: "PENDING", doneAt: null });
      expect([await stateOf(id), await sentNotices(id)]).toEqual(["REFUND_PENDING", 0]);
    }
    behavior.refundStatus = "succeeded";
    // The next query is due in the future, and a report makes it due at once.
    const nextAttemptAt = new Date(Date.now() + 3_600_000);
    await testContext.prisma.refund.updateMany({ where: { state: "PENDING" }, data: { nextAttemptAt } });
    expect(await report(done, "refund.updated", { status: "succeeded" })).toBe(200);
    expect((await refundOf(done)).nextAttemptAt?.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await refundOf(failed)).nextAttemptAt).toEqual(nextAttemptAt);
    behavior.refundStatus = "failed";
    expect(await report(failed, "refund.failed", { status: "failed" })).toBe(200);
    await shop.settle();
    expect((await refundOf(failed)).state).toBe("FAILED");
    behavior.refundStatus = "succeeded";
  },
);

it("a refund that a bank sends back after it was done has failed, once, and staff learn of it", async () => {
  const id = await cancelPaidOrder();
  await shop.settle();
  expect([(await refundOf(id)).state, await stateOf(id)]).toEqual(["DONE", "REFUNDED"]);
  const failure = { status: "failed", failure_reason: "lost_or_stolen_card" };
  expect(await report(id, "refund.failed", failure)).toBe(200);
  expect(await report(id, "refund.updated", failure)).toBe(200);
  const refund = await refundOf(id);
  expect(refund).toMatchObject({ state: "FAILED", doneAt: null });
  expect(refund.lastError).toContain("lost_or_stolen_card");
  expect(await failedRefunds(refund.id)).toMatchObject([{ kind: "REFUND", queue: "REFUNDS" }]);
  expect(await stateOf(id)).not.toBe("REFUNDED");
});

it.each([
  ["of another shop", { metadata: { machiya_refund: "0190a0a0-0000-7000-8000-000000000000" } }],
  ["with an unreadable name", { metadata: { machiya_refund: "\0" } }],
  ["that was made in Stripe's dashboard", { metadata: {} }],
])("a refund %s changes nothing, and is acknowledged", async (_name, refund) => {
  const id = await cancelPaidOrder();
  await shop.settle();
  expect(await report(id, "refund.failed", { status: "failed", ...refund })).toBe(200);
  expect(await refundOf(id)).toMatchObject({ state: "DONE" });
});
