import {
  canCaptureLater,
  channelsOfProvider,
  type PaymentChannelName,
} from "@machiya/schema/domain/orders/onlinePayments";
import {
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
} from "@machiya/schema/domain/paymentProviders/providerRegistry";
import type { PaymentStep } from "../../api/src/payments/paymentProvider.ts";
import type { StandInAction, StandInBehavior } from "../../api/src/standIns/standIn.ts";
import { globalId } from "../../schema/src/ids.ts";
import type { Client } from "../servers/client.ts";
import { forgeNotifications } from "./forgeries.ts";
import type { KilledShop } from "./killedShop.ts";

const ACTIONS: readonly StandInAction[] = ["PAY", "PAY", "PAY", "PAY_TWICE", "PAY_LATE", "FAIL"];
const NOTIFICATIONS: readonly StandInBehavior["notifications"][] = [
  ...(["normal", "normal", "twice", "lost", "late"] as const),
];
const OUTAGES: readonly StandInBehavior["outage"][] = ["before", "after"];
const MAX_TOTAL = 9000;
/** A long simulation reports its progress after this many payments. */
const REPORTED_PAYMENTS = 500;

/** What happened during a simulation. */
export interface SimulationEvents {
  orders: number[];
  /** Notifications that were refused: without a right signature, and with one and a wrong amount. */
  forged: number;
  wrongAmounts: number;
  kills: number;
  /** Requests whose response was lost. */
  lostResponses: number;
  /** Payments whose notification the provider repeated, never sent, or delayed until the end. */
  repeatedNotifications: number;
  lostNotifications: number;
  lateNotifications: number;
  /** Notifications that came at the end, the latest first, until the settlement of the simulation. */
  reorderedNotifications: number;
  /** Payments during which the provider was out of service, before or after requests took effect. */
  outages: number;
  /** Payments that the customer made twice or late, or that failed. */
  paidTwice: number;
  paidLate: number;
  failed: number;
  /** Orders that staff cancelled while they were paid, or afterwards. */
  cancelled: number;
  captures: number;
  releases: number;
  refunds: number;
  /** Payments that staff captured and released at once, that they refunded twice at once, and those of an order that was cancelled at once. */
  capturesDuringReleases: number;
  refundsDuringRefunds: number;
  refundsDuringCancellations: number;
}

type CountedFault = Exclude<keyof SimulationEvents, "orders">;

/** How the counts are named in the table that a run prints. */
const COUNT_NAMES: Readonly<Record<CountedFault, string>> = {
  repeatedNotifications: "payments with a repeated notification",
  lateNotifications: "payments with a late notification",
  reorderedNotifications: "late notifications that came in reverse order",
  lostNotifications: "payments with a lost notification",
  forged: "refused notifications without a right signature",
  wrongAmounts: "refused notifications with a wrong amount",
  outages: "payments while the provider was out of service",
  paidTwice: "payments that the provider reported twice",
  paidLate: "payments that were made late",
  failed: "payments that failed",
  cancelled: "cancelled orders",
  captures: "captures",
  releases: "released authorizations",
  refunds: "refunds by staff",
  capturesDuringReleases: "captures and releases of a payment at once",
  refundsDuringRefunds: "two refunds of a payment at once",
  refundsDuringCancellations: "refunds while the order was cancelled",
  lostResponses: "requests whose response was lost",
  kills: "killed server processes",
};

/** Returns the counts of a simulation as lines of a table. */
export const formatEvents = (events: SimulationEvents): string =>
  (Object.keys(COUNT_NAMES) as CountedFault[])
    .map((name) => `${COUNT_NAMES[name].padEnd(52)}${String(events[name]).padStart(7)}`)
    .join("\n");

const COUNTED_NOTIFICATION: Readonly<Record<StandInBehavior["notifications"], CountedFault | null>> = {
  normal: null,
  twice: "repeatedNotifications",
  lost: "lostNotifications",
  late: "lateNotifications",
};
const COUNTED_ACTION: Readonly<Record<StandInAction, CountedFault | null>> = {
  PAY: null,
  PAY_TWICE: "paidTwice",
  PAY_LATE: "paidLate",
  FAIL: "failed",
};

/** Returns a generator of pseudo-random numbers below 1 (mulberry32). */
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
 * Makes this many payments over the three stand-ins, with repeated, late, reordered, forged, and lost notifications,
 * wrong amounts, providers out of service, customers who give up and come back, orders that are cancelled meanwhile, and
 * staff who capture, release, and refund at once, while server processes are killed.
 */
export async function simulatePayments(
  shop: KilledShop,
  { count, seed, kills }: { count: number; seed: number; kills: number },
): Promise<SimulationEvents> {
  const random = randomNumbers(seed);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error("there is nothing to choose from");
    return value;
  };
  const { prisma, standIns, browser, admin } = shop;
  const events: SimulationEvents = {
    orders: [],
    forged: 0,
    wrongAmounts: 0,
    kills: 0,
    lostResponses: 0,
    captures: 0,
    releases: 0,
    refunds: 0,
    repeatedNotifications: 0,
    lostNotifications: 0,
    lateNotifications: 0,
    outages: 0,
    paidTwice: 0,
    paidLate: 0,
    failed: 0,
    cancelled: 0,
    reorderedNotifications: 0,
    capturesDuringReleases: 0,
    refundsDuringRefunds: 0,
    refundsDuringCancellations: 0,
  };
  let payments = 0;

  /** Runs a mutation; returns whether it succeeded. A killed process does not answer. */
  async function send(client: Client, name: string, type: string, input: object): Promise<boolean> {
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`;
    const answer = await client.graphql(document, { input }).catch(() => null);
    if (answer === null) events.lostResponses += 1;
    return answer?.code === null;
  }
  async function cancel(orderId: number): Promise<boolean> {
    const isDone = await send(admin, "cancelOrder", "CancelOrderInput", { id: globalId("Order", orderId) });
    if (isDone) events.cancelled += 1;
    return isDone;
  }
  const follow = (step: PaymentStep) =>
    browser.follow(step).then(
      ({ status }) => {
        if (status === 502) events.lostResponses += 1;
      },
      () => {},
    );

  async function buy(worker: number): Promise<void> {
    const buyer = shop.customers[worker % shop.customers.length];
    if (buyer === undefined) throw new Error("there are no customers");
    // Some payments are captured later.
    if (random() < 0.1)
      await prisma.paymentProviderSetting.updateMany({
        where: { provider: { in: PAYMENT_PROVIDERS.filter(canCaptureLater) } },
        data: { capturesLater: random() < 0.5 },
      });
    const { id } = await prisma.order.create({
      data: {
        customerId: buyer.id,
        buyerName: "Mei",
        buyerPhone: "0912345678",
        recipientName: "",
        recipientPhone: "",
        address: "",
        source: "SHOPPING_PLATFORM",
        paymentMethod: 2,
        total: 1 + Math.floor(random() * MAX_TOTAL),
      },
    });
    events.orders.push(id);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const isDone = await payOnce(id, buyer.client);
      if (isDone || random() < 0.3) break;
    }
    await decide(id);
  }

  /** Makes one attempt; returns whether the customer believes that they have paid. */
  async function payOnce(orderId: number, client: Client): Promise<boolean> {
    const provider = pick(PAYMENT_PROVIDERS);
    const standIn = standIns[provider];
    const input = { orderId: globalId("Order", orderId), provider, channel: channelOf(provider) };
    const document = "mutation ($input: StartPaymentInput!) { answer: startPayment(input: $input) { url } }";
    const started = await client.graphql<{ answer: { url: string } }>(document, { input }).catch(() => null);
    if (started === null) events.lostResponses += 1;
    // The order was paid or cancelled meanwhile, or the process was killed.
    if (started?.data == null) return started !== null;
    const id = await browser.openPage(started.data.answer.url).catch(() => null);
    if (id === null) return false;
    payments += 1;
    if (payments % REPORTED_PAYMENTS === 0) console.log(`${payments} payments, ${events.kills} kills`);
    if (random() < 0.1) {
      const refused = await forgeNotifications(shop, orderId);
      events.forged += refused.forged;
      events.wrongAmounts += refused.wrongAmounts;
    }
    const notifications = pick(NOTIFICATIONS);
    standIn.behavior.notifications = notifications;
    const hasOutage = random() < 0.03;
    if (hasOutage) standIn.behavior.outage = pick(OUTAGES);
    const action = pick(ACTIONS);
    const kinds = [COUNTED_NOTIFICATION[notifications], COUNTED_ACTION[action]];
    for (const kind of kinds) if (kind !== null) events[kind] += 1;
    if (hasOutage) events.outages += 1;
    const [step] = await Promise.all([
      standIn.act(id, action),
      random() < 0.1 ? cancel(orderId) : null,
      random() < 0.1 ? makeDue(orderId) : null,
    ]);
    if (random() < 0.8) await follow(step);
    if (random() < 0.2) await Promise.all([follow(step), makeDue(orderId)]);
    standIn.behavior.outage = "none";
    return action !== "FAIL";
  }

  function channelOf(provider: PaymentProviderName): PaymentChannelName {
    const [first, ...others] = channelsOfProvider(provider).filter((channel) => channel !== "CVS");
    if (first === undefined) throw new Error(`${provider} has only codes for convenience stores.`);
    return others.length === 0 ? first : pick([first, ...others]);
  }

  /** Lets the queue query the payments of an order now. */
  const makeDue = (orderId: number) =>
    prisma.payment.updateMany({
      where: { orderId, nextQueryAt: { not: null } },
      data: { nextQueryAt: new Date() },
    });

  /** Staff capture, release, refund, or cancel, several of these at once. */
  async function decide(orderId: number): Promise<void> {
    const rows = await prisma.payment.findMany({
      where: { orderId, provider: { not: "MANUAL" } },
      select: { id: true, state: true, amount: true, channel: true, capturesLater: true },
    });
    const isCancelled = random() < 0.12;
    await Promise.all([
      isCancelled ? cancel(orderId) : null,
      ...rows.map(async ({ id, state, amount, channel, capturesLater }) => {
        const paymentId = globalId("Payment", id);
        if (state === "AUTHORIZED" && capturesLater) await settleReserved(paymentId);
        // Staff return the money of ATM payments themselves, which no provider's file has.
        if (state !== "CAPTURED" || channel === "ATM" || random() > 0.15) return;
        const part = random() < 0.5 ? Number(amount) : Math.ceil(Number(amount) / 3);
        const input = { paymentId, amount: String(part), reason: "simulated" };
        const asked = random() < 0.5 ? [input, input] : [input];
        if (asked.length > 1) events.refundsDuringRefunds += 1;
        if (isCancelled) events.refundsDuringCancellations += 1;
        const done = await Promise.all(
          asked.map((one) => send(admin, "refundPayment", "RefundPaymentInput", one)),
        );
        events.refunds += done.filter(Boolean).length;
      }),
    ]);
  }

  async function settleReserved(paymentId: string): Promise<void> {
    const capture = () => send(admin, "capturePayment", "SettleAuthorizationInput", { paymentId });
    const release = () => send(admin, "voidAuthorization", "SettleAuthorizationInput", { paymentId });
    const choice = random();
    if (choice > 0.55 && choice < 0.75) events.capturesDuringReleases += 1;
    const [isCaptured, isReleased] = await Promise.all([
      choice < 0.75 ? capture() : false,
      choice > 0.55 && choice < 0.9 ? release() : false,
    ]);
    if (isCaptured) events.captures += 1;
    if (isReleased) events.releases += 1;
  }

  let isOver = false;
  const working = Promise.all(
    shop.customers.map(async (_customer, worker) => {
      while (payments < count || events.kills < kills) await buy(worker);
    }),
  ).finally(() => {
    isOver = true;
  });
  // The kills are spread over the payments; each waits until the process before it was replaced.
  const killing = (async () => {
    while (!isOver && events.kills < kills) {
      if (payments < ((events.kills + 1) * count) / (kills + 1)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        continue;
      }
      await shop.kill();
      events.kills += 1;
    }
  })();
  await Promise.all([working, killing]);
  return events;
}
