import type { PaymentProviderName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { globalId } from "../../schema/src/ids.ts";
import { ADMIN, createTestContext, customer, type TestContext } from "../../schema/src/testing/run.ts";
import { openPaymentShop, type PaymentShop } from "./paymentShop.ts";

const TOTAL = 1280;
const PROVIDERS = ["LINE_PAY", "ECPAY", "STRIPE"] as const;

/** How a provider that is down answers. */
const OUTAGES: Readonly<Record<string, typeof fetch>> = {
  "answers 500": async () => new Response("<h1>Internal Server Error</h1>", { status: 500 }),
  "answers with a page": async () => new Response("<h1>Maintenance</h1>", { status: 200 }),
  "answers nothing": async () => new Response("", { status: 200 }),
  "does not answer in time": async () => {
    throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
  },
  "refuses connections": async () => fetch("http://127.0.0.1:1/"),
  "ends the connection": async () =>
    new Response(
      new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) }),
    ),
};

let testContext: TestContext;
let shop: PaymentShop;
let customerId = 0;
/** The outage, and the addresses that it concerns. */
let outage: { call: typeof fetch; path: RegExp } | null = null;

beforeAll(async () => {
  setLogLevel("error");
  testContext = await createTestContext();
  shop = await openPaymentShop(testContext.url, (url, init) =>
    outage?.path.test(String(url)) ? outage.call(url, init) : fetch(url, init),
  );
  const { prisma } = testContext;
  ({ id: customerId } = await prisma.customer.create({ data: { lineUserId: "Uoutage", name: "Mei" } }));
  await prisma.store.create({ data: { name: "Shop" } });
});
beforeEach(() => {
  testContext.now = shop.now();
  outage = null;
});
afterAll(async () => {
  setLogLevel("warn");
  await shop.close();
  await testContext.close();
});

async function startPayment(provider: PaymentProviderName) {
  const { id: orderId } = await testContext.prisma.order.create({
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
  const input = { provider, channel: provider === "LINE_PAY" ? "WALLET" : "CARD" };
  const { data } = await testContext.run<{ answer: { url: string } }>(
    "mutation ($input: StartPaymentInput!) { answer: startPayment(input: $input) { url } }",
    { input: { orderId: globalId("Order", orderId), ...input } },
    customer(customerId),
  );
  return { orderId, url: data?.answer.url ?? "" };
}

/** Starts a payment and pays at the provider, whose notification is lost. Returns how the browser returns. */
async function payThere(provider: PaymentProviderName) {
  const { orderId, url } = await startPayment(provider);
  const standIn = shop.standIns[provider];
  const id = await shop.openPage(url);
  standIn.behavior.notifications = "lost";
  const step = await standIn.act(id, "PAY");
  standIn.behavior.notifications = "normal";
  const entry = standIn.payments().find((one) => one.id === id);
  if (entry === undefined) throw new Error("the stand-in has no such payment");
  return { orderId, entry, step };
}

const stateOf = async (id: number) =>
  (await testContext.prisma.order.findUniqueOrThrow({ where: { id } })).paymentState;
const paymentOf = (orderId: number) => testContext.prisma.payment.findFirstOrThrow({ where: { orderId } });

const CASES = PROVIDERS.flatMap((provider) =>
  Object.entries(OUTAGES).map(([name, call]) => ({ provider, name, call })),
);

describe.each(CASES)("$provider that $name", ({ provider, call }) => {
  // ECPay's payments start in the browser, without a call.
  if (provider !== "ECPAY")
    it("at the start keeps the order, and the customer can try again", async () => {
      const { orderId, url } = await startPayment(provider);
      outage = { call, path: /./ };
      const response = await shop.follow({ kind: "REDIRECT", url });
      expect(response.headers.get("location")).toBe(`/bot-order/orders/${orderId}?payment=unavailable`);
      expect((await paymentOf(orderId)).state).toBe("PENDING");
      outage = null;
      const id = await shop.openPage(url);
      await shop.follow(await shop.standIns[provider].act(id, "PAY"));
      expect(await stateOf(orderId)).toBe("PAID");
    });

  it("when the customer returns is queried again, and charges once", async () => {
    const { orderId, entry, step } = await payThere(provider);
    outage = { call, path: /./ };
    const response = await shop.follow(step);
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      `/bot-order/orders/${orderId}`,
    ]);
    await shop.settle();
    expect((await paymentOf(orderId)).nextQueryAt === null).toBe((await stateOf(orderId)) === "PAID");
    outage = null;
    await shop.settle();
    expect([await stateOf(orderId), entry.charges]).toEqual(["PAID", 1]);
    expect((await paymentOf(orderId)).lastError).toBeNull();
  });

  if (provider === "LINE_PAY")
    it("at the confirmation is asked again, and charges once", async () => {
      const { orderId, entry, step } = await payThere(provider);
      outage = { call, path: /confirm$/ };
      expect((await shop.follow(step)).status).toBe(303);
      expect(await stateOf(orderId)).toBe("UNPAID");
      outage = null;
      await shop.settle();
      expect([await stateOf(orderId), entry.charges]).toEqual(["PAID", 1]);
    });

  if (provider !== "ECPAY")
    it("at a capture is asked again, and charges once", async () => {
      const where = { provider };
      await testContext.prisma.paymentProviderSetting.update({ where, data: { capturesLater: true } });
      const { orderId, entry, step } = await payThere(provider);
      await testContext.prisma.paymentProviderSetting.update({ where, data: { capturesLater: false } });
      await shop.follow(step);
      await shop.settle();
      const payment = await paymentOf(orderId);
      expect([payment.state, entry.charges]).toEqual(["AUTHORIZED", 0]);
      await testContext.run(
        "mutation ($input: SettleAuthorizationInput!) { capturePayment(input: $input) { id } }",
        { input: { paymentId: globalId("Payment", payment.id) } },
        ADMIN,
      );
      outage = { call, path: /./ };
      await shop.settle();
      expect(await paymentOf(orderId)).toMatchObject({ state: "AUTHORIZED", requested: "CAPTURE" });
      outage = null;
      await shop.settle();
      expect([await stateOf(orderId), entry.charges]).toEqual(["PAID", 1]);
    });

  it("at a refund keeps it pending, and refunds once", async () => {
    const { orderId, entry, step } = await payThere(provider);
    await shop.follow(step);
    await shop.settle();
    outage = { call, path: /./ };
    const input = { id: globalId("Order", orderId) };
    await testContext.run(
      "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }",
      { input },
      ADMIN,
    );
    await shop.settle();
    expect(await stateOf(orderId)).toBe("REFUND_PENDING");
    outage = null;
    await shop.settle();
    // ECPay does not say whether a request that it did not answer took effect, so staff decide.
    const isKnown = provider !== "ECPAY";
    expect(await stateOf(orderId)).toBe(isKnown ? "REFUNDED" : "REFUND_PENDING");
    expect([entry.charges, entry.refunded]).toEqual([1, isKnown ? TOTAL : 0]);
  });
});
