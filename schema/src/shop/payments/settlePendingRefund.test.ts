import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../ids.ts";
import { completeRefund } from "../../payments/settleRefund.ts";
import { auditOf, customerRow, orderRow, store } from "../../testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../../testing/run.ts";

let testContext: TestContext;
let me: number;
beforeAll(async () => {
  testContext = await createTestContext();
});
afterAll(() => testContext.close());
beforeEach(async () => {
  await testContext.prisma.outboxMessage.deleteMany();
  // A test turns the notices off; a new store has all of them.
  await testContext.prisma.store.deleteMany();
  await store(testContext.prisma);
  me = (await customerRow(testContext.prisma, { language: "en" })).id;
});

const send = (name: string, type: string, input: object, viewer = ADMIN) =>
  testContext.run(
    `mutation ($input: ${type}!) { ${name}(input: $input) { refunds { state canSettle { allowed } } order { paymentState } } }`,
    { input },
    viewer,
  );
const order = async () => (await orderRow(testContext.prisma, { customerId: me, total: 100 })).id;
const record = (id: number, amount: string) =>
  send("recordPayment", "RecordPaymentInput", { orderId: globalId("Order", id), kind: "TRANSFER", amount });
const newest = async (orderId: number) =>
  (await testContext.prisma.payment.findFirstOrThrow({ where: { orderId }, orderBy: { id: "desc" } })).id;
const refund = async (orderId: number, more: object = {}) =>
  send("refundPayment", "RefundPaymentInput", {
    paymentId: globalId("Payment", await newest(orderId)),
    amount: "40",
    reason: "broken",
    ...more,
  });
const settle = async (orderId: number, returned: boolean, viewer = ADMIN) => {
  const { id } = await testContext.prisma.refund.findFirstOrThrow({ where: { payment: { orderId } } });
  return send("settleRefund", "SettleRefundInput", { refundId: globalId("Refund", id), returned }, viewer);
};
/** Returns the kinds and amounts of the queued notifications, oldest first, and removes them. */
async function notified() {
  const rows = await testContext.prisma.outboxMessage.findMany({ orderBy: { id: "asc" } });
  await testContext.prisma.outboxMessage.deleteMany();
  return rows.map(({ kind, data }) => {
    const { received, outstanding, refunded } = (data as { order: Record<string, string> }).order;
    return { kind, received, outstanding, refunded };
  });
}

describe("notifications about money", () => {
  it("say what was received and what is still to be paid, for every payment", async () => {
    const id = await order();
    await record(id, "30");
    await record(id, "50");
    await record(id, "20");
    expect(await notified()).toEqual([
      { kind: "PAYMENT_RECORDED", received: "30", outstanding: "70" },
      { kind: "PAYMENT_RECORDED", received: "50", outstanding: "20" },
      { kind: "PAYMENT_RECORDED", received: "20" },
    ]);
  });

  it("say what was returned, also of a partial refund, and of an order that staff set to refunded", async () => {
    const id = await order();
    await record(id, "100");
    await notified();
    await refund(id);
    expect(await notified()).toMatchObject([{ kind: "REFUND_RECORDED", refunded: "40" }]);
    await testContext.run(
      "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }",
      { input: { id: globalId("Order", id), details: { paymentState: "REFUNDED" } } },
      ADMIN,
    );
    expect(await notified()).toMatchObject([{ kind: "REFUND_RECORDED", refunded: "60" }]);
  });

  it("are not sent when the store has turned them off", async () => {
    await store(testContext.prisma, { notices: ["ORDER_RECEIVED"] });
    const id = await order();
    await record(id, "100");
    await refund(id);
    expect(await notified()).toEqual([]);
  });

  it("tell once that a provider has refunded", async () => {
    const id = await order();
    const { refunds } = await testContext.prisma.payment.create({
      data: {
        orderId: id,
        provider: "STRIPE",
        channel: "CARD",
        kind: "CARD",
        currency: "TWD",
        amount: 100,
        state: "CAPTURED",
        receivedAt: new Date(),
        merchantReference: `REF${id}`,
        refunds: { create: { amount: 100, method: "PROVIDER", nextAttemptAt: new Date() } },
      },
      include: { refunds: true },
    });
    const done = { providerReference: "re_1", now: new Date() };
    const refundId = refunds[0]?.id ?? 0;
    await Promise.all([
      completeRefund(testContext.prisma, refundId, done),
      completeRefund(testContext.prisma, refundId, done),
    ]);
    expect(await notified()).toMatchObject([{ kind: "REFUND_RECORDED", refunded: "100" }]);
  });
});

describe("settleRefund", () => {
  it("records that staff have returned the money, notifies the customer, and is audited", async () => {
    const id = await order();
    await record(id, "100");
    await notified();
    expect((await refund(id, { isPending: true })).data).toMatchObject({
      refundPayment: {
        refunds: [{ state: "PENDING", canSettle: { allowed: true } }],
        order: { paymentState: "REFUND_PENDING" },
      },
    });
    expect(await notified()).toEqual([]);
    expect((await settle(id, true)).data).toMatchObject({
      settleRefund: {
        refunds: [{ state: "DONE", canSettle: { allowed: false } }],
        order: { paymentState: "PAID" },
      },
    });
    expect(await notified()).toMatchObject([{ kind: "REFUND_RECORDED", refunded: "40" }]);
    expect((await auditOf(testContext.prisma, "Order", id)).at(-1)).toMatchObject({
      action: "SETTLE_REFUND",
      staffMemberId: 1,
      before: { paymentState: "REFUND_PENDING" },
      after: { paymentState: "PAID", refundAmount: "40", refundState: "DONE" },
    });
    expect((await settle(id, true)).codes).toEqual(["ORDER_STATE_FORBIDS"]);
  });

  it("records that the money was not returned, which can then be refunded again", async () => {
    const id = await order();
    await record(id, "100");
    await refund(id, { amount: "100", isPending: true });
    await notified();
    await settle(id, false);
    expect(await notified()).toEqual([]);
    expect((await refund(id, { amount: "100" })).codes).toEqual([]);
  });

  it("settles a refund that staff announced by the payment state", async () => {
    const id = await order();
    await record(id, "100");
    await testContext.run(
      "mutation ($input: UpdateOrderInput!) { updateOrder(input: $input) { id } }",
      { input: { id: globalId("Order", id), details: { paymentState: "REFUND_PENDING" } } },
      ADMIN,
    );
    expect((await settle(id, true)).data).toMatchObject({
      settleRefund: { order: { paymentState: "REFUNDED" } },
    });
  });

  it.each([
    ["that the provider makes", "STRIPE", { attempts: 1, lastError: "timeout" }, false],
    ["that ECPay has not been asked for", "ECPAY", { attempts: 0, lastError: null }, false],
    ["that ECPay makes later", "ECPAY", { attempts: 1, lastError: "NOT_DONE: after the settlement" }, false],
    ["whose outcome only ECPay knows", "ECPAY", { attempts: 2, lastError: "no answer" }, true],
  ] as const)("of a refund %s", async (_what, provider, state, isAllowed) => {
    const id = await order();
    await testContext.prisma.payment.create({
      data: {
        orderId: id,
        provider,
        channel: "CARD",
        kind: "CARD",
        currency: "TWD",
        amount: 100,
        state: "CAPTURED",
        receivedAt: new Date(),
        merchantReference: `REF${id}`,
        refunds: { create: { amount: 100, method: "PROVIDER", nextAttemptAt: new Date(), ...state } },
      },
    });
    expect((await settle(id, true)).codes).toEqual(isAllowed ? [] : ["ORDER_STATE_FORBIDS"]);
  });

  it("is for admins, of a refund that exists", async () => {
    const id = await order();
    await record(id, "100");
    await refund(id, { isPending: true });
    expect((await settle(id, true, staff(2, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
    expect((await settle(id, true, customer(me))).codes).toEqual(["UNAUTHENTICATED"]);
    const missing = { refundId: globalId("Refund", 2_000_000), returned: true };
    expect((await send("settleRefund", "SettleRefundInput", missing)).codes).toEqual(["NOT_FOUND"]);
  });
});
