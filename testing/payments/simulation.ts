import { PAYMENT_PROVIDERS, type PaymentProviderName } from "@machiya/schema/domain/orders/onlinePayments";
import { signFields } from "../../api/src/payments/ecpay/checkMacValue.ts";
import type { PaymentStep } from "../../api/src/payments/paymentProvider.ts";
import type { StandInAction, StandInBehavior } from "../../api/src/payments/standIn/standIn.ts";
import { globalId } from "../../schema/src/ids.ts";
import { ADMIN, customer, type TestContext } from "../../schema/src/testing/run.ts";
import type { PaymentShop } from "./paymentShop.ts";

/** What the ledger and the files of the providers say after a simulation. */
export interface SimulationResult {
  payments: number;
  /** Payments that a provider charged more than once. */
  chargedTwice: number;
  /** Orders whose money a provider holds, and which are not shown as paid. */
  chargedButUnpaid: number;
  /** Orders that are shown as paid, and whose money no provider holds. */
  paidButUncharged: number;
  /** Cancelled orders whose money a provider still holds. */
  cancelledButHeld: number;
  /** What each provider holds according to its own file, and according to the ledger. */
  held: Record<PaymentProviderName, { provider: number; ledger: number }>;
  forged: number;
}

const START = `mutation ($input: StartPaymentInput!) { answer: startPayment(input: $input) { url } }`;
const ACTIONS: readonly StandInAction[] = ["PAY", "PAY", "PAY", "PAY_TWICE", "PAY_LATE", "FAIL"];
const NOTIFICATIONS: readonly StandInBehavior["notifications"][] = [
  "normal",
  "normal",
  "twice",
  "lost",
  "late",
];

/** Returns a generator of pseudo-random numbers below 1, so that a run can be repeated (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Pays orders over the three stand-ins, with repeated, late, reordered, forged, and lost notifications, wrong
 * amounts, customers who give up and come back, and orders that are cancelled meanwhile. Several customers act
 * at once. Then everything settles, and the ledger is compared with each provider's own file.
 */
export async function simulatePayments(
  testContext: TestContext,
  shop: PaymentShop,
  { count, seed, concurrency = 6 }: { count: number; seed: number; concurrency?: number },
): Promise<SimulationResult> {
  const random = randomNumbers(seed);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error("there is nothing to choose from");
    return value;
  };
  const { prisma } = testContext;
  const { id: customerId } = await prisma.customer.create({
    data: { lineUserId: `Usimulated${seed}`, name: "Mei" },
  });
  const orders: number[] = [];
  let forged = 0;

  async function buy(): Promise<void> {
    const { id } = await prisma.order.create({
      data: {
        ...{ customerId, buyerName: "Mei", buyerPhone: "0912345678", recipientName: "", recipientPhone: "" },
        ...{ address: "", source: "SHOPPING_PLATFORM", paymentMethod: 2 },
        total: 1 + Math.floor(random() * 9000),
      },
    });
    orders.push(id);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const isDone = await payOnce(id);
      if (isDone || random() < 0.3) break;
    }
    if (random() < 0.15) await cancel(id);
  }

  /** Makes one attempt; returns whether the customer believes that they have paid. */
  async function payOnce(orderId: number): Promise<boolean> {
    const provider = pick(PAYMENT_PROVIDERS);
    const standIn = shop.standIns[provider];
    const channel =
      provider === "LINE_PAY" ? "WALLET" : provider === "STRIPE" ? "CARD" : pick(["CARD", "ATM"] as const);
    const input = { orderId: globalId("Order", orderId), provider, channel };
    testContext.now = shop.now();
    const { data } = await testContext.run<{ answer: { url: string } }>(
      START,
      { input },
      customer(customerId),
    );
    // The order was paid or cancelled meanwhile.
    if (data === null) return true;
    const id = await shop.openPage(data.answer.url).catch(() => null);
    if (id === null) return false;
    if (random() < 0.1) await forge(orderId);
    standIn.behavior.notifications = pick(NOTIFICATIONS);
    const action = pick(ACTIONS);
    const isCancelledMeanwhile = random() < 0.1;
    const [step] = await Promise.all([
      standIn.act(id, action),
      isCancelledMeanwhile ? cancel(orderId) : null,
    ]);
    if (random() < 0.8) await returnFrom(step);
    if (random() < 0.2) await Promise.all([returnFrom(step), shop.settle()]);
    return action !== "FAIL";
  }

  const returnFrom = (step: PaymentStep) => shop.follow(step).catch(() => {});
  const cancel = (orderId: number) =>
    testContext.run(
      "mutation ($id: ID!) { cancelOrder(input: {id: $id}) { state } }",
      { id: globalId("Order", orderId) },
      ADMIN,
    );

  /** Sends what an attacker would: a wrong signature, and a right one with a wrong amount. */
  async function forge(orderId: number): Promise<void> {
    const payment = await prisma.payment.findFirst({ where: { orderId }, orderBy: { id: "desc" } });
    const credentials = { merchantId: "3002607", hashKey: "pwFHCqoQZGmho4w6", hashIv: "EkRm7iFT261dpevs" };
    const fields = {
      ...{ MerchantID: "3002607", MerchantTradeNo: payment?.merchantReference ?? "", TradeNo: "1" },
      ...{ RtnCode: "1", TradeAmt: "1", PaymentDate: "2026/11/23 12:00:00" },
    };
    const url = "/payments/ecpay/notifications";
    const answers = await Promise.all([
      shop.follow({ kind: "FORM", url, fields: { ...fields, CheckMacValue: "0".repeat(64) } }),
      shop.follow({ kind: "FORM", url, fields: signFields({ ...fields, TradeAmt: "0" }, credentials) }),
    ]);
    for (const answer of answers) {
      if (answer.status !== 400) throw new Error("a forged notification was accepted");
      forged += 1;
    }
  }

  let started = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (started < count) {
        started += 1;
        await buy();
      }
    }),
  );
  for (const provider of PAYMENT_PROVIDERS) {
    shop.standIns[provider].behavior.notifications = "normal";
    await shop.standIns[provider].deliverHeldBack();
  }
  await shop.settle();
  shop.advanceClock(5 * 24 * 3_600_000);
  await shop.settle();
  return compare(shop, orders, forged);
}

async function compare(
  shop: PaymentShop,
  orders: readonly number[],
  forged: number,
): Promise<SimulationResult> {
  const rows = await shop.prisma.order.findMany({
    where: { id: { in: [...orders] } },
    include: { payments: { include: { refunds: true } } },
  });
  const held = { LINE_PAY: zero(), ECPAY: zero(), STRIPE: zero() };
  const heldByReference = new Map<string, number>();
  let chargedTwice = 0;
  for (const provider of PAYMENT_PROVIDERS)
    for (const { charges, amount, refunded, reference } of shop.standIns[provider].payments()) {
      if (charges > 1) chargedTwice += 1;
      const left = charges * amount.minor - refunded;
      heldByReference.set(reference, left);
      held[provider].provider += left;
    }
  const result = { chargedTwice, chargedButUnpaid: 0, paidButUncharged: 0, cancelledButHeld: 0 };
  for (const order of rows) {
    let atProviders = 0;
    for (const { provider, state, amount, refunds, channel, merchantReference } of order.payments) {
      if (provider === "MANUAL") continue;
      const left = heldByReference.get(merchantReference ?? "") ?? 0;
      atProviders += left;
      const returned = refunds.reduce(
        (sum, refund) => sum + (refund.state === "DONE" ? Number(refund.amount) : 0),
        0,
      );
      if (state === "CAPTURED") held[provider].ledger += Number(amount) - returned;
      // Money that was paid at an ATM is returned by staff.
      if (order.state === "CANCELLED" && left > 0 && channel !== "ATM") result.cancelledButHeld += 1;
    }
    const isPaid = order.paymentState === "PAID";
    if (order.state !== "CANCELLED" && atProviders >= Number(order.total) && !isPaid)
      result.chargedButUnpaid += 1;
    if (isPaid && atProviders < Number(order.total)) result.paidButUncharged += 1;
  }
  return { payments: heldByReference.size, ...result, held, forged };
}

const zero = () => ({ provider: 0, ledger: 0 });
