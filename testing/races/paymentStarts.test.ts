import type { PaymentProviderName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import { globalId } from "@machiya/schema/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { orderRow } from "../../schema/src/testing/fixtures.ts";
import { type KilledShop, openKilledShop } from "../payments/killedShop.ts";

/** A double tap and two reloads, which the balancer sends to both processes. */
const TAPS = 4;
/** The provider answers the start after all taps have arrived. ECPay's payments start without a call. */
const START_MS = 1500;
const TOTAL = 200;

let shop: KilledShop;
beforeAll(async () => {
  setLogLevel("error");
  shop = await openKilledShop(1);
});
afterAll(async () => {
  await shop?.close();
  setLogLevel("warn");
});

async function startPayment(provider: PaymentProviderName) {
  const [customer] = shop.customers;
  if (customer === undefined) throw new Error("there is no customer");
  const { id } = await orderRow(shop.prisma, { customerId: customer.id, total: TOTAL, paymentMethod: 2 });
  const { data } = await customer.client.graphql<{ startPayment: { url: string } }>(
    "mutation ($input: StartPaymentInput!) { startPayment(input: $input) { url } }",
    {
      input: {
        orderId: globalId("Order", id),
        provider,
        channel: provider === "LINE_PAY" ? "WALLET" : "CARD",
      },
    },
  );
  return { orderId: id, url: data?.startPayment.url ?? "" };
}

const paymentOf = (orderId: number) => shop.prisma.payment.findFirstOrThrow({ where: { orderId } });

it.each(["LINE_PAY", "STRIPE"] as const)(
  "the start page of %s leads to one payment, which is paid, however often it is opened at once",
  async (provider) => {
    const { orderId, url } = await startPayment(provider);
    const standIn = shop.standIns[provider];
    standIn.behavior.startMs = START_MS;
    const pages = await Promise.all(Array.from({ length: TAPS }, () => shop.browser.openPage(url))).finally(
      () => {
        standIn.behavior.startMs = 0;
      },
    );
    expect(new Set(pages).size).toBe(1);
    const { state, lastError } = await paymentOf(orderId);
    expect([state, lastError]).toEqual(["PENDING", null]);
    await shop.browser.follow(await standIn.act(pages[0] ?? "", "PAY"));
    expect((await paymentOf(orderId)).state).toBe("CAPTURED");
  },
);

it("a start that is over at the shop before the provider answers is ended there, too", async () => {
  const { orderId, url } = await startPayment("STRIPE");
  const standIn = shop.standIns.STRIPE;
  standIn.behavior.startMs = START_MS;
  const opened = shop.browser.follow({ kind: "REDIRECT", url });
  await expect.poll(() => standIn.payments().at(-1)?.amount.minor, { timeout: START_MS }).toBe(TOTAL);
  const { code } = await shop.admin.graphql(
    "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { id } }",
    { input: { id: globalId("Order", orderId) } },
  );
  expect(code).toBeNull();
  expect((await opened).headers.get("location")).toBe(`/bot-order/orders/${orderId}`);
  standIn.behavior.startMs = 0;
  await expect.poll(() => standIn.payments().at(-1)?.state, { timeout: 30_000 }).toBe("EXPIRED");
});
