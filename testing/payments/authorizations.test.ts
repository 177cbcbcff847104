import { expireOrders } from "@machiya/schema/payments/expireOrders";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { globalId } from "../../schema/src/ids.ts";
import { auditOf } from "../../schema/src/testing/fixtures.ts";
import { ADMIN, createTestContext, customer, staff, type TestContext } from "../../schema/src/testing/run.ts";
import { openPaymentShop, type PaymentShop } from "./paymentShop.ts";

const PROVIDERS = ["LINE_PAY", "STRIPE"] as const;
type Reserving = (typeof PROVIDERS)[number];
/** How often each race runs. */
const ROUNDS = 6;
const TOTAL = 1280;
/** How long customers can pay online. */
const LIMIT_MINUTES = 30;

let testContext: TestContext;
let shop: PaymentShop;
let customerId = 0;

beforeAll(async () => {
  setLogLevel("error");
  testContext = await createTestContext();
  shop = await openPaymentShop(testContext.url);
  const { prisma } = testContext;
  ({ id: customerId } = await prisma.customer.create({ data: { lineUserId: "Ureserve", name: "Mei" } }));
  await prisma.store.create({ data: { name: "Shop", onlinePaymentMinutes: LIMIT_MINUTES } });
  for (const provider of PROVIDERS)
    await prisma.paymentProviderSetting.update({ where: { provider }, data: { capturesLater: true } });
});
beforeEach(() => {
  testContext.now = shop.now();
  for (const { behavior } of Object.values(shop.standIns))
    Object.assign(behavior, { notifications: "normal", outage: "none" });
});
afterAll(async () => {
  setLogLevel("warn");
  await shop.close();
  await testContext.close();
});

const run = (name: string, input: object, viewer = ADMIN) =>
  testContext.run(
    `mutation ($input: ${INPUTS[name]}!) { answer: ${name}(input: $input) { __typename } }`,
    { input },
    viewer,
  );
const INPUTS: Readonly<Record<string, string>> = {
  capturePayment: "SettleAuthorizationInput",
  voidAuthorization: "SettleAuthorizationInput",
  cancelOrder: "CancelOrderInput",
  refundPayment: "RefundPaymentInput",
  startPayment: "StartPaymentInput",
  updatePaymentProvider: "UpdatePaymentProviderInput",
};
const capture = (paymentId: string) => run("capturePayment", { paymentId });
const release = (paymentId: string) => run("voidAuthorization", { paymentId });
const cancel = (orderId: number) => run("cancelOrder", { id: globalId("Order", orderId) });
const start = (orderId: number, provider: Reserving) =>
  testContext.run<{ answer: { url: string } }>(
    "mutation ($input: StartPaymentInput!) { answer: startPayment(input: $input) { url } }",
    {
      input: {
        orderId: globalId("Order", orderId),
        provider,
        channel: provider === "STRIPE" ? "CARD" : "WALLET",
      },
    },
    customer(customerId),
  );

/** Places an order and reserves its money at a provider. */
async function reserve(provider: Reserving, paymentMethod = 2) {
  const { id: orderId } = await testContext.prisma.order.create({
    data: {
      customerId,
      buyerName: "Mei",
      buyerPhone: "0912345678",
      recipientName: "",
      recipientPhone: "",
      address: "",
      source: "SHOPPING_PLATFORM",
      paymentMethod,
      total: TOTAL,
      paymentDueAt: new Date(shop.now().getTime() + 60_000),
    },
  });
  const standIn = shop.standIns[provider];
  const { data } = await start(orderId, provider);
  const id = await shop.openPage(data?.answer.url ?? "");
  await shop.follow(await standIn.act(id, "PAY"));
  const entry = standIn.payments().find((one) => one.id === id);
  if (entry === undefined) throw new Error("the stand-in has no such payment");
  const row = await testContext.prisma.payment.findFirstOrThrow({ where: { orderId } });
  return { orderId, entry, row, paymentId: globalId("Payment", row.id) };
}

/** Returns an order's payment state, and its payment with its refunds. */
async function ledgerOf(orderId: number) {
  const { paymentState, state, payments } = await testContext.prisma.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { payments: { include: { refunds: true } } },
  });
  const [payment] = payments;
  if (payment === undefined || payments.length !== 1) throw new Error("the order has not one payment");
  const refunded = payment.refunds.reduce(
    (sum, { amount, state: done }) => sum + (done === "DONE" ? Number(amount) : 0),
    0,
  );
  return { paymentState, order: state, payment, refunded };
}

/** Expects that an order without money expires after the full time from now, of which the customer is reminded. */
async function expectFullTime(id: number): Promise<void> {
  const order = await testContext.prisma.order.findUniqueOrThrow({ where: { id } });
  const left = ((order.paymentDueAt?.getTime() ?? 0) - shop.now().getTime()) / 60_000;
  expect(Math.round(left)).toBe(LIMIT_MINUTES);
  expect(order.paymentRemindAt).not.toBeNull();
}

describe.each(PROVIDERS)("money that %s reserves", (provider) => {
  it("makes an order of another method one that is paid online", async () => {
    const { orderId } = await reserve(provider, 3);
    expect(await testContext.prisma.order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({
      paymentMethod: 2,
      paymentState: "UNPAID",
      paymentDueAt: null,
    });
  });

  it("is not charged, keeps the order from expiring, and is captured once when staff ask for it", async () => {
    const { orderId, entry, row, paymentId } = await reserve(provider);
    expect(row).toMatchObject({ state: "AUTHORIZED", capturesLater: true, requested: null });
    expect(row.expiresAt?.getTime()).toBeGreaterThan(shop.now().getTime() + 24 * 3_600_000);
    expect(entry).toMatchObject({ state: "RESERVED", charges: 0 });
    await shop.settle();
    shop.advanceClock(2 * 60_000);
    await expireOrders(testContext.prisma, shop.now);
    expect(await ledgerOf(orderId)).toMatchObject({ paymentState: "UNPAID", order: "ESTABLISHED" });
    expect((await capture(paymentId)).codes).toEqual([]);
    expect((await capture(paymentId)).codes).toEqual(["ORDER_STATE_FORBIDS"]);
    expect((await release(paymentId)).codes).toEqual(["ORDER_STATE_FORBIDS"]);
    expect(entry.charges).toBe(0);
    await shop.settle();
    expect(entry).toMatchObject({ state: "PAID", charges: 1 });
    const { paymentState, payment } = await ledgerOf(orderId);
    expect([paymentState, payment.state, payment.requested]).toEqual(["PAID", "CAPTURED", null]);
    expect((await auditOf(testContext.prisma, "Order", orderId)).map(({ action }) => action)).toContain(
      "CAPTURE_PAYMENT",
    );
  });

  it("is released when staff ask for it, after which the customer can pay again", async () => {
    const { orderId, entry, paymentId } = await reserve(provider);
    expect((await start(orderId, provider)).codes).toEqual(["ORDER_STATE_FORBIDS"]);
    expect((await release(paymentId)).codes).toEqual([]);
    await shop.settle();
    expect(entry).toMatchObject({ state: "VOIDED", charges: 0 });
    expect(await ledgerOf(orderId)).toMatchObject({
      paymentState: "UNPAID",
      payment: { state: "CANCELLED", requested: null, nextQueryAt: null },
    });
    expect((await capture(paymentId)).codes).toEqual(["ORDER_STATE_FORBIDS"]);
    await expectFullTime(orderId);
    expect((await start(orderId, provider)).codes).toEqual([]);
    const actions = (await auditOf(testContext.prisma, "Order", orderId)).map(({ action }) => action);
    expect(actions).toContain("VOID_AUTHORIZATION");
  });

  it("is released when the order is cancelled", async () => {
    const { orderId, entry } = await reserve(provider);
    await cancel(orderId);
    await shop.settle();
    expect(entry).toMatchObject({ state: "VOIDED", charges: 0 });
    expect((await ledgerOf(orderId)).payment.state).toBe("CANCELLED");
  });

  it("runs out, which the ledger shows", async () => {
    const { orderId, entry, paymentId } = await reserve(provider);
    entry.state = "EXPIRED";
    await capture(paymentId);
    await shop.settle();
    expect(await ledgerOf(orderId)).toMatchObject({
      paymentState: "UNPAID",
      payment: { state: "EXPIRED", requested: null, nextQueryAt: null },
    });
    expect((await capture(paymentId)).codes).toEqual(["ORDER_STATE_FORBIDS"]);
    expect(entry.charges).toBe(0);
    await expectFullTime(orderId);
    shop.advanceClock((LIMIT_MINUTES + 1) * 60_000);
    await expireOrders(testContext.prisma, shop.now);
    expect((await ledgerOf(orderId)).order).toBe("CANCELLED");
  });

  it("is captured once when the provider is out of service first", async () => {
    const { orderId, entry, paymentId } = await reserve(provider);
    await capture(paymentId);
    shop.standIns[provider].behavior.outage = "after";
    await shop.settle();
    expect((await ledgerOf(orderId)).payment).toMatchObject({ state: "AUTHORIZED", requested: "CAPTURE" });
    expect((await ledgerOf(orderId)).payment.lastError).not.toBeNull();
    shop.standIns[provider].behavior.outage = "none";
    await shop.settle();
    expect(entry.charges).toBe(1);
    expect(await ledgerOf(orderId)).toMatchObject({ paymentState: "PAID", payment: { lastError: null } });
  });

  it("of a capture and a release at once, one takes effect", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderId, entry, paymentId } = await reserve(provider);
      const answers = await Promise.all([
        ...[capture(paymentId), release(paymentId), capture(paymentId), release(paymentId)],
        ...[shop.settle(), shop.settle()],
      ]);
      const codes = answers.flatMap((answer) => (answer === undefined ? [] : [answer.codes]));
      expect(codes.filter((code) => code.length === 0)).toHaveLength(1);
      expect(codes.filter(([code]) => code === "ORDER_STATE_FORBIDS")).toHaveLength(3);
      await shop.settle();
      const isCaptured = codes.findIndex((code) => code.length === 0) % 2 === 0;
      expect(entry).toMatchObject({
        state: isCaptured ? "PAID" : "VOIDED",
        charges: isCaptured ? 1 : 0,
      });
      const { paymentState, payment } = await ledgerOf(orderId);
      expect([paymentState, payment.state]).toEqual(
        isCaptured ? ["PAID", "CAPTURED"] : ["UNPAID", "CANCELLED"],
      );
    }
  });

  it("of a capture and a cancelled order at once, the customer keeps or gets back the money", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderId, entry, paymentId } = await reserve(provider);
      const paymentIsAsked = capture(paymentId);
      if (round % 2 === 0) await paymentIsAsked;
      await Promise.all([paymentIsAsked, shop.settle(), cancel(orderId)]);
      await shop.settle();
      const { payment, order, refunded } = await ledgerOf(orderId);
      expect(order).toBe("CANCELLED");
      expect(entry.charges).toBeLessThanOrEqual(1);
      expect(entry.refunded).toBe(entry.charges * TOTAL);
      expect(payment.state).toBe(entry.charges === 1 ? "CAPTURED" : "CANCELLED");
      expect(refunded).toBe(entry.refunded);
    }
  });

  it("of refunds and a late capture at once, all of the money returns once", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderId, entry, paymentId } = await reserve(provider);
      await capture(paymentId);
      await shop.settle();
      const input = { paymentId, amount: String(TOTAL), reason: "race" };
      const answers = await Promise.all([
        ...[run("refundPayment", input), run("refundPayment", input), capture(paymentId), cancel(orderId)],
        ...[shop.settle(), shop.settle()],
      ]);
      expect(answers[2]?.codes).toEqual(["ORDER_STATE_FORBIDS"]);
      await shop.settle();
      expect(entry).toMatchObject({ charges: 1, refunded: TOTAL });
      expect(await ledgerOf(orderId)).toMatchObject({ paymentState: "REFUNDED", refunded: TOTAL });
    }
  });
});

it("a late notification of reserved money does not undo its release", async () => {
  shop.standIns.STRIPE.behavior.notifications = "late";
  const { orderId, entry, paymentId } = await reserve("STRIPE");
  expect((await release(paymentId)).codes).toEqual([]);
  await shop.settle();
  await shop.standIns.STRIPE.deliverHeldBack();
  expect(entry.state).toBe("VOIDED");
  expect((await ledgerOf(orderId)).payment).toMatchObject({ state: "CANCELLED", requested: null });
});

it("only admins capture and release, and ECPay cannot reserve money", async () => {
  const { paymentId } = await reserve("LINE_PAY");
  for (const name of ["capturePayment", "voidAuthorization"])
    expect((await run(name, { paymentId }, staff(2, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
  const input = { provider: "ECPAY", details: { capturesLater: true } };
  expect((await run("updatePaymentProvider", input)).codes).toEqual(["INVALID_INPUT"]);
});

/** Returns the entries of reserved money on the home page. */
const attention = async () => {
  const { data } = await testContext.run<{
    today: { attention: { items: { reason: string }[] } };
  }>(
    `{ today { attention { items { reason isLate order { number }
      payment { refusedRequest lastError order { number } } } } } }`,
    {},
    ADMIN,
  );
  return data?.today.attention.items.filter(({ reason }) => reason === "AUTHORIZATION_REFUSED");
};

it("a refused capture leaves the money reserved, says why, and can be asked for again", async () => {
  const { orderId, entry, paymentId } = await reserve("LINE_PAY");
  const { minor, currency } = entry.amount;
  entry.amount = { currency, minor: minor - 1 };
  await capture(paymentId);
  await shop.settle();
  const { payment } = await ledgerOf(orderId);
  expect(payment).toMatchObject({ state: "AUTHORIZED", requested: null });
  expect(payment.lastError).not.toBeNull();
  expect(await attention()).toEqual([
    {
      reason: "AUTHORIZATION_REFUSED",
      isLate: false,
      order: null,
      payment: { refusedRequest: "CAPTURE", lastError: payment.lastError, order: { number: orderId } },
    },
  ]);
  entry.amount = { currency, minor };
  expect((await capture(paymentId)).codes).toEqual([]);
  expect(await attention()).toEqual([]);
  await shop.settle();
  expect(entry.charges).toBe(1);
});
