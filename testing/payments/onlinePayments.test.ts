import type { PaymentChannelName } from "@machiya/schema/domain/orders/onlinePayments";
import type { ProviderReport } from "@machiya/schema/domain/orders/providerReport";
import type { PaymentProviderName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { expireOrders } from "@machiya/schema/payments/expireOrders";
import { recordReport } from "@machiya/schema/payments/recordReport";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { globalId } from "../../schema/src/ids.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../schema/src/testing/run.ts";
import { openPaymentShop, type PaymentShop } from "./paymentShop.ts";

let testContext: TestContext;
let shop: PaymentShop;
let customerId = 0;

beforeAll(async () => {
  setLogLevel("error");
  testContext = await createTestContext();
  shop = await openPaymentShop(testContext.url);
  ({ id: customerId } = await testContext.prisma.customer.create({
    data: { lineUserId: "Upay", name: "Mei" },
  }));
  await testContext.prisma.store.create({ data: { name: "Shop" } });
});
beforeEach(() => {
  testContext.now = shop.now();
  for (const standIn of Object.values(shop.standIns))
    Object.assign(standIn.behavior, { notifications: "normal", outage: "none" });
});
afterAll(async () => {
  setLogLevel("warn");
  await shop.close();
  await testContext.close();
});

const START = `mutation ($input: StartPaymentInput!) {
  answer: startPayment(input: $input) { url order { onlinePayment { state amount currency } } }
}`;

const [CARD, TRANSFER, AT_STORE] = [2, 3, 4] as const;

async function newOrder(total = 1280, paymentMethod: number = TRANSFER) {
  const { id } = await testContext.prisma.order.create({
    data: {
      customerId,
      buyerName: "Mei",
      buyerPhone: "0912345678",
      recipientName: "",
      recipientPhone: "",
      address: "",
      source: "SHOPPING_PLATFORM",
      paymentMethod,
      total,
    },
  });
  return id;
}

async function start(
  orderId: number,
  provider: PaymentProviderName,
  channel: PaymentChannelName = provider === "LINE_PAY" ? "WALLET" : "CARD",
  viewer = customer(customerId),
) {
  const input = { orderId: globalId("Order", orderId), provider, channel };
  return testContext.run<{ answer: { url: string } }>(START, { input }, viewer);
}

/** Starts a payment and opens the provider's page. */
async function open(orderId: number, provider: PaymentProviderName, channel?: PaymentChannelName) {
  const { data } = await start(orderId, provider, channel);
  const id = await shop.openPage(data?.answer.url ?? "");
  return { id, standIn: shop.standIns[provider] };
}

const rowOf = (id: number) => testContext.prisma.order.findUniqueOrThrow({ where: { id } });
const stateOf = async (id: number) => (await rowOf(id)).paymentState;
const chargesOf = (orderId: number) =>
  Object.values(shop.standIns)
    .flatMap((standIn) => standIn.payments())
    .filter(({ description }) => description === `#${orderId}` || description === `${orderId}`)
    .map(({ charges, amount, refunded }) => ({ charges, left: amount.minor * charges - refunded }));
const cancel = (orderId: number) =>
  testContext.run(
    "mutation ($id: ID!) { cancelOrder(input: {id: $id}) { state } }",
    { id: globalId("Order", orderId) },
    ADMIN,
  );

describe.each(["LINE_PAY", "ECPAY", "STRIPE"] as const)("%s", (provider) => {
  it("pays an order, which is a card payment on the wire, and shows the order again", async () => {
    const orderId = await newOrder();
    const { id, standIn } = await open(orderId, provider);
    const response = await shop.follow(await standIn.act(id, "PAY"));
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`/bot-order/orders/${orderId}`);
    const order = await testContext.prisma.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({ paymentState: "PAID", paymentMethod: 2 });
    expect(chargesOf(orderId)).toEqual([{ charges: 1, left: 1280 }]);
    expect(
      await testContext.prisma.outboxMessage.count({ where: { kind: "PAYMENT_RECORDED" } }),
    ).toBeGreaterThan(0);
  });

  it.each([TRANSFER, AT_STORE])(
    "leaves an order of method %i as it is when its customer comes back without having paid",
    async (paymentMethod) => {
      const orderId = await newOrder(1280, paymentMethod);
      const order = await rowOf(orderId);
      const { id, standIn } = await open(orderId, provider);
      expect(await rowOf(orderId)).toEqual(order);
      await shop.follow(await standIn.act(id, "FAIL"));
      await shop.settle();
      expect(await rowOf(orderId)).toMatchObject({ paymentMethod });
      const query = `query ($id: ID!) { node(id: $id) { ... on Order { canPayOnline canReportPayment { allowed } } } }`;
      const { data } = await testContext.run(query, { id: globalId("Order", orderId) }, customer(customerId));
      expect(data).toEqual({
        node: { canPayOnline: true, canReportPayment: { allowed: paymentMethod === TRANSFER } },
      });
    },
  );

  it("increases the version of an order with each change of its payment state", async () => {
    const orderId = await newOrder(1280, CARD);
    const seen = [await rowOf(orderId)];
    const failed = await open(orderId, provider);
    await shop.follow(await failed.standIn.act(failed.id, "FAIL"));
    await shop.settle();
    seen.push(await rowOf(orderId));
    const paid = await open(orderId, provider);
    seen.push(await rowOf(orderId));
    await shop.follow(await paid.standIn.act(paid.id, "PAY"));
    seen.push(await rowOf(orderId));
    await cancel(orderId);
    seen.push(await rowOf(orderId));
    await shop.settle();
    seen.push(await rowOf(orderId));
    const states = seen.map(({ paymentState }) => paymentState);
    // Stripe lets the customer try again on the same page.
    const afterFailure = provider === "STRIPE" ? "UNPAID" : "FAILED";
    expect(states).toEqual(["UNPAID", afterFailure, states[2], "PAID", "REFUND_PENDING", "REFUNDED"]);
    seen.forEach(({ version, paymentState }, index) => {
      const before = seen[index - 1];
      if (before && before.paymentState !== paymentState) expect(version).toBeGreaterThan(before.version);
    });
  });

  it("leaves the method of an order that was paid by transfer, and does not keep the money", async () => {
    const orderId = await newOrder();
    const { id, standIn } = await open(orderId, provider);
    const input = { orderId: globalId("Order", orderId), kind: "TRANSFER", amount: "1280" };
    const { codes } = await testContext.run(
      "mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }",
      { input },
      ADMIN,
    );
    expect(codes).toEqual([]);
    await shop.follow(await standIn.act(id, "PAY"));
    await shop.settle();
    expect(await rowOf(orderId)).toMatchObject({ paymentState: "PAID", paymentMethod: TRANSFER });
    expect(chargesOf(orderId).map(({ left }) => left)).toEqual([0]);
  });

  it("counts repeated notifications once", async () => {
    const orderId = await newOrder();
    const { id, standIn } = await open(orderId, provider);
    standIn.behavior.notifications = "twice";
    const step = await standIn.act(id, "PAY_TWICE");
    await Promise.all([shop.follow(step), shop.follow(step), shop.settle()]);
    expect(await stateOf(orderId)).toBe("PAID");
    expect(chargesOf(orderId)).toEqual([{ charges: 1, left: 1280 }]);
    const captured = await testContext.prisma.payment.findMany({ where: { orderId, state: "CAPTURED" } });
    expect(captured).toHaveLength(1);
  });

  it("finds a payment whose notification was lost", async () => {
    const orderId = await newOrder();
    const { id, standIn } = await open(orderId, provider);
    standIn.behavior.notifications = "lost";
    await standIn.act(id, "PAY");
    expect(await stateOf(orderId)).toBe("UNPAID");
    await shop.settle();
    expect(await stateOf(orderId)).toBe("PAID");
  });

  it("refunds the money of an order that was cancelled while the customer paid", async () => {
    const orderId = await newOrder();
    const { id, standIn } = await open(orderId, provider);
    const [step] = await Promise.all([standIn.act(id, "PAY"), cancel(orderId)]);
    await shop.follow(step);
    await shop.settle();
    expect(chargesOf(orderId).map(({ left }) => left)).toEqual([0]);
    expect(["REFUNDED", "UNPAID"]).toContain(await stateOf(orderId));
  });

  it("refunds money that arrives after the order has expired", async () => {
    await testContext.prisma.store.updateMany({ data: { onlinePaymentMinutes: 30 } });
    const orderId = await newOrder();
    await testContext.prisma.order.update({
      where: { id: orderId },
      data: { paymentMethod: 2, paymentDueAt: shop.now() },
    });
    const { id, standIn } = await open(orderId, provider);
    await expireOrders(testContext.prisma, shop.now);
    await shop.follow(await standIn.act(id, "PAY"));
    await shop.settle();
    expect(chargesOf(orderId).map(({ left }) => left)).toEqual([0]);
    const order = await testContext.prisma.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({ state: "CANCELLED", cancelReason: "EXPIRED" });
    expect(["REFUNDED", "UNPAID"]).toContain(order.paymentState);
  });

  it("refunds a paid order when staff cancel it, also when the provider is out of service first", async () => {
    const orderId = await newOrder();
    const { id, standIn } = await open(orderId, provider);
    await shop.follow(await standIn.act(id, "PAY"));
    standIn.behavior.outage = "before";
    await cancel(orderId);
    await shop.settle();
    expect(await stateOf(orderId)).toBe("REFUND_PENDING");
    standIn.behavior.outage = "none";
    await shop.settle();
    // ECPay does not say whether a request that it did not answer took effect, so staff decide.
    expect(await stateOf(orderId)).toBe(provider === "ECPAY" ? "REFUND_PENDING" : "REFUNDED");
    expect(chargesOf(orderId)).toEqual([{ charges: 1, left: provider === "ECPAY" ? 1280 : 0 }]);
  });

  it("lets the customer pay again after a failure, and charges once", async () => {
    const orderId = await newOrder();
    const first = await open(orderId, provider);
    await shop.follow(await first.standIn.act(first.id, "FAIL"));
    expect(["FAILED", "UNPAID"]).toContain(await stateOf(orderId));
    const second = await open(orderId, provider);
    await shop.follow(await second.standIn.act(second.id, "PAY"));
    expect(await stateOf(orderId)).toBe("PAID");
    await shop.settle();
    expect(await stateOf(orderId)).toBe("PAID");
  });
});

it("refunds the second payment of a customer who paid in two windows", async () => {
  const orderId = await newOrder();
  const first = await open(orderId, "ECPAY");
  const second = await open(orderId, "STRIPE");
  await shop.follow(await first.standIn.act(first.id, "PAY"));
  await shop.follow(await second.standIn.act(second.id, "PAY"));
  await shop.settle();
  const left = chargesOf(orderId).reduce((sum, one) => sum + one.left, 0);
  expect(left).toBe(1280);
  expect(await stateOf(orderId)).toBe("PAID");
});

it("shows the account of an ATM payment, and lists its money when the order is cancelled", async () => {
  const orderId = await newOrder();
  const { id, standIn } = await open(orderId, "ECPAY", "ATM");
  const query = `query ($id: ID!) { node(id: $id) { ... on Order { onlinePayment { state channel code { bankCode code } } } } }`;
  const { data } = await testContext.run(query, { id: globalId("Order", orderId) }, customer(customerId));
  expect(data).toMatchObject({
    node: { onlinePayment: { state: "PENDING", channel: "ATM", code: { bankCode: "812" } } },
  });
  expect(await rowOf(orderId)).toMatchObject({ paymentState: "UNPAID", paymentMethod: CARD });
  await standIn.act(id, "PAY");
  expect(await stateOf(orderId)).toBe("PAID");
  await cancel(orderId);
  await shop.settle();
  const list = "{ unassignedPayments { reason left orderNumber } }";
  expect((await testContext.run(list, {}, ADMIN)).data).toMatchObject({
    unassignedPayments: [{ reason: "ORDER_CANCELLED", left: "1280", orderNumber: orderId }],
  });
});

it("lets a customer pay as long as the first code is valid, and never shortens the time to pay", async () => {
  await testContext.prisma.store.updateMany({ data: { onlinePaymentMinutes: 30 } });
  const orderId = await newOrder();
  const soon = new Date(shop.now().getTime() + 60 * 60_000);
  await testContext.prisma.order.update({ where: { id: orderId }, data: { paymentDueAt: soon } });
  const due = async () =>
    (await testContext.prisma.order.findUniqueOrThrow({ where: { id: orderId } })).paymentDueAt;
  await start(orderId, "STRIPE");
  expect(await due()).toEqual(soon);
  await start(orderId, "ECPAY", "ATM");
  const { expiresAt } = await testContext.prisma.payment.findFirstOrThrow({
    where: { orderId, channel: "ATM" },
  });
  expect(await due()).toEqual(expiresAt);
  testContext.now = new Date(shop.now().getTime() + 60_000);
  await start(orderId, "ECPAY", "CVS");
  expect(await due()).toEqual(expiresAt);
});

it("keeps an order alive during its first online payment, and leaves the limit of its own method", async () => {
  await testContext.prisma.store.updateMany({
    data: { onlinePaymentMinutes: null, transferPaymentHours: 72 },
  });
  const orderId = await newOrder();
  const soon = new Date(shop.now().getTime() + 60_000);
  await testContext.prisma.order.update({ where: { id: orderId }, data: { paymentDueAt: soon } });
  await start(orderId, "LINE_PAY");
  const { expiresAt } = await testContext.prisma.payment.findFirstOrThrow({ where: { orderId } });
  expect(expiresAt?.getTime()).toBeGreaterThan(soon.getTime());
  expect((await rowOf(orderId)).paymentDueAt).toEqual(expiresAt);
  await start(orderId, "STRIPE");
  await expireOrders(testContext.prisma, shop.now);
  expect(await rowOf(orderId)).toMatchObject({ state: "ESTABLISHED", paymentDueAt: expiresAt });
  await expireOrders(testContext.prisma, () => expiresAt ?? soon);
  expect(await rowOf(orderId)).toMatchObject({ state: "CANCELLED", cancelReason: "EXPIRED" });
});

it("does not follow the code of a payment that a later one has replaced", async () => {
  const orderId = await newOrder();
  const first = await start(orderId, "ECPAY", "CVS");
  await start(orderId, "STRIPE");
  const { merchantReference } = await testContext.prisma.payment.findFirstOrThrow({
    where: { orderId, channel: "CVS" },
  });
  const report: ProviderReport = {
    eventId: `late-code-${orderId}`,
    reference: merchantReference ?? "",
    providerReference: null,
    state: "PENDING",
    amount: { currency: "TWD", minor: 1280 },
    refunded: null,
    dispute: null,
    code: { bankCode: null, code: "LLL24112712345", expiresAt: "2026/11/30 12:00:00" },
  };
  expect(await recordReport(testContext.prisma, "ECPAY", report, shop.now)).toBe("RECORDED");
  expect([first.codes, (await rowOf(orderId)).paymentMethod]).toEqual([[], TRANSFER]);
});

it("counts money that arrives after the payment has expired", async () => {
  const orderId = await newOrder();
  const { id, standIn } = await open(orderId, "ECPAY", "CVS");
  shop.advanceClock(4 * 24 * 3_600_000);
  await shop.settle();
  expect(await testContext.prisma.payment.findFirst({ where: { orderId } })).toMatchObject({
    state: "EXPIRED",
  });
  await standIn.act(id, "PAY");
  expect(await stateOf(orderId)).toBe("PAID");
});

it("refuses forged and foreign notifications, and those with another amount, and counts them", async () => {
  const orderId = await newOrder();
  const { id, standIn } = await open(orderId, "ECPAY");
  standIn.behavior.notifications = "lost";
  const step = await standIn.act(id, "PAY");
  if (step.kind !== "FORM") throw new Error("ECPay returns by a form");
  const { signFields } = await import("../../api/src/payments/ecpay/checkMacValue.ts");
  const credentials = { merchantId: "3002607", hashKey: "pwFHCqoQZGmho4w6", hashIv: "EkRm7iFT261dpevs" };
  const send = (fields: Record<string, string>) =>
    shop.follow({ kind: "FORM", url: "/payments/ecpay/notifications", fields });
  expect((await send({ ...step.fields, TradeAmt: "1" })).status).toBe(400);
  expect((await send(signFields({ ...step.fields, TradeAmt: "1" }, credentials))).status).toBe(400);
  expect((await send(signFields({ ...step.fields, MerchantTradeNo: "OTHER" }, credentials))).status).toBe(
    400,
  );
  expect(await stateOf(orderId)).toBe("UNPAID");
  const [{ samples = [] } = {}] = shop.metrics.metrics();
  const counted = (result: string) =>
    samples.find(({ labels }) => labels?.provider === "ECPAY" && labels.result === result)?.value;
  expect(counted("FORGED")).toBe(1);
  expect(counted("REFUSED")).toBe(2);
  const right = await send({ ...step.fields });
  expect(await right.text()).toBe("1|OK");
  expect(await stateOf(orderId)).toBe("PAID");
});

it("asks for a notification again that it cannot verify, because the provider does not answer", async () => {
  const orderId = await newOrder();
  const { id, standIn } = await open(orderId, "LINE_PAY");
  const step = await standIn.act(id, "PAY");
  if (step.kind !== "REDIRECT") throw new Error("LINE Pay returns by an address");
  const url = `${shop.url}/payments/line-pay/notifications${new URL(step.url).search}`;
  standIn.behavior.outage = "before";
  expect((await fetch(url)).status).toBe(503);
  expect(await stateOf(orderId)).toBe("UNPAID");
  standIn.behavior.outage = "none";
  expect((await fetch(url)).status).toBe(200);
  expect(await stateOf(orderId)).toBe("PAID");
  const [{ samples = [] } = {}] = shop.metrics.metrics();
  const labels = { provider: "LINE_PAY", result: "UNVERIFIED" };
  expect(samples).toContainEqual({ labels, value: 1 });
});

it("keeps the order when the provider is out of service, and the customer can try again", async () => {
  const orderId = await newOrder();
  shop.standIns.STRIPE.behavior.outage = "before";
  const { data } = await start(orderId, "STRIPE");
  const url = data?.answer.url ?? "";
  const response = await shop.follow({ kind: "REDIRECT", url });
  expect(response.headers.get("location")).toBe(`/bot-order/orders/${orderId}?payment=unavailable`);
  shop.standIns.STRIPE.behavior.outage = "none";
  const id = await shop.openPage(url);
  await shop.follow(await shop.standIns.STRIPE.act(id, "PAY"));
  expect(await stateOf(orderId)).toBe("PAID");
});

it("starts only what is enabled, for the customer's own order, while something is to be paid", async () => {
  const orderId = await newOrder();
  expect((await start(orderId, "LINE_PAY", "ATM")).codes).toEqual(["PAYMENT_METHOD_NOT_OFFERED"]);
  const other = await testContext.prisma.customer.create({ data: { lineUserId: "Uother", name: "A" } });
  expect((await start(orderId, "STRIPE", "CARD", customer(other.id))).codes).toEqual(["NOT_FOUND"]);
  const free = await newOrder(0);
  expect((await start(free, "STRIPE")).codes).toEqual(["ORDER_STATE_FORBIDS"]);
  const query = `query ($id: ID!) { node(id: $id) { ... on Order { canPayOnline canReportPayment { allowed } } } }`;
  const { data } = await testContext.run(query, { id: globalId("Order", free) }, customer(customerId));
  expect(data).toEqual({ node: { canPayOnline: false, canReportPayment: { allowed: false } } });
  const fraction = await newOrder(10.5);
  expect((await start(fraction, "STRIPE")).codes).toEqual(["PAYMENT_METHOD_NOT_OFFERED"]);
  await cancel(orderId);
  expect((await start(orderId, "STRIPE")).codes).toEqual(["ORDER_STATE_FORBIDS"]);
});

it("charges an order in its own currency, by the providers whose accounts take it", async () => {
  const orderId = await newOrder(99.5);
  await testContext.prisma.order.update({ where: { id: orderId }, data: { currency: "THB" } });
  const { data } = await testContext.run(
    "query ($id: ID!) { node(id: $id) { ... on Order { canPayOnline paymentOptions { provider channel } } } }",
    { id: globalId("Order", orderId) },
    customer(customerId),
  );
  expect(data).toEqual({
    node: { canPayOnline: true, paymentOptions: [{ provider: "STRIPE", channel: "CARD" }] },
  });
  // The accounts at LINE Pay and ECPay are in New Taiwan dollars.
  for (const provider of ["LINE_PAY", "ECPAY"] as const)
    expect((await start(orderId, provider)).codes).toEqual(["PAYMENT_METHOD_NOT_OFFERED"]);
  const { id } = await open(orderId, "STRIPE");
  await shop.follow(await shop.standIns.STRIPE.act(id, "PAY"));
  expect(await stateOf(orderId)).toBe("PAID");
  expect(chargesOf(orderId)).toEqual([{ charges: 1, left: 9950 }]);
  const [payment] = await testContext.prisma.payment.findMany({ where: { orderId, state: "CAPTURED" } });
  expect([payment?.currency, payment?.amount.toFixed()]).toEqual(["THB", "99.5"]);
});
