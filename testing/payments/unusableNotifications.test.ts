import { randomBytes } from "node:crypto";
import type { PaymentProviderName } from "@machiya/schema/domain/paymentProviders/providerRegistry";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCarrierMetrics } from "../../api/src/carriers/carrierMetrics.ts";
import { createCarrierRoutes } from "../../api/src/carriers/carrierRoutes.ts";
import { createCarrierSettings } from "../../api/src/carriers/carrierSettings.ts";
import { STAND_IN_CREDENTIALS as LOGISTICS } from "../../api/src/carriers/ecpay/ecpayLogisticsStandIn.ts";
import { checkMacValue, type MacHash } from "../../api/src/payments/ecpay/checkMacValue.ts";
import { createSecretKeys } from "../../api/src/secrets/secretKeys.ts";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { createTestContext, type TestContext } from "../../schema/src/testing/run.ts";
import { openPaymentShop, type PaymentShop } from "./paymentShop.ts";
import { type UnusableMessage, unusableForms, unusableJson } from "./unusableMessages.ts";

const TOTAL = 1280;
const ECPAY = { merchantId: "3002607", hashKey: "pwFHCqoQZGmho4w6", hashIv: "EkRm7iFT261dpevs" };

let testContext: TestContext;
let shop: PaymentShop;
let answerCarrier: (request: Request) => Promise<Response | null>;
const carrierMetrics = createCarrierMetrics();

beforeAll(async () => {
  setLogLevel("error");
  testContext = await createTestContext();
  shop = await openPaymentShop(testContext.url);
  const { prisma } = testContext;
  await prisma.store.create({ data: { name: "Shop" } });
  const keys = createSecretKeys([new Uint8Array(randomBytes(32))]);
  const carriers = createCarrierSettings({ prisma, keys, notificationBase: null });
  const sealed = carriers.seal("ECPAY", LOGISTICS);
  await prisma.carrierSetting.create({
    data: { carrier: "ECPAY", enabled: true, chains: ["UNIMART"], ...sealed },
  });
  const viewer = { staff: null, customer: null, token: null };
  answerCarrier = createCarrierRoutes({
    prisma,
    carriers,
    metrics: carrierMetrics,
    publicUrl: null,
    now: shop.now,
    findViewer: async () => viewer,
  });
});
afterAll(async () => {
  setLogLevel("warn");
  await shop.close();
  await testContext.close();
});

/** What a notification is about. */
interface Subject {
  reference: string;
  /** Returns what a notification can change. */
  read(): Promise<unknown>;
}

async function newOrder(): Promise<number> {
  const { id } = await testContext.prisma.order.create({
    data: {
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
  return id;
}

let count = 0;
function nextReference(): string {
  count += 1;
  return `REF${count}`;
}

async function newPayment(provider: PaymentProviderName): Promise<Subject> {
  const { prisma } = testContext;
  const reference = nextReference();
  const orderId = await newOrder();
  const { id } = await prisma.payment.create({
    data: {
      orderId,
      orderNumber: orderId,
      provider,
      kind: "CARD",
      channel: "CARD",
      amount: TOTAL,
      currency: "TWD",
      merchantReference: reference,
      providerReference: `pi_${reference}`,
    },
  });
  const read = () => prisma.payment.findUniqueOrThrow({ where: { id }, include: { refunds: true } });
  return { reference, read };
}

async function newParcel(): Promise<Subject> {
  const { prisma } = testContext;
  const reference = nextReference();
  const { id: parcelId } = await prisma.parcel.create({ data: { orderId: await newOrder() } });
  const { id } = await prisma.shipment.create({
    data: {
      parcelId,
      carrier: "ECPAY",
      reference,
      chain: "UNIMART",
      storeCode: "131386",
      goodsAmount: 480,
      carrierReference: `1${reference}`,
    },
  });
  const read = () =>
    prisma.shipment.findUniqueOrThrow({ where: { id }, include: { parcel: true, events: true } });
  return { reference, read };
}

/** Signs a form as ECPay does, over the last value of a repeated field. */
function signedForm(
  form: readonly (readonly [string, string])[],
  credentials: typeof ECPAY,
  hash: MacHash,
): URLSearchParams {
  const body = new URLSearchParams(form.map(([name, value]) => [name, value]));
  body.append("CheckMacValue", checkMacValue(Object.fromEntries(body), credentials, hash));
  return body;
}

const post = (path: string, body: URLSearchParams | string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}${path}`, { method: "POST", body, headers });

const stripe = new Stripe("sk_test_1");
function sendEvent(event: unknown): Promise<Response> {
  const payload = JSON.stringify(event) ?? "";
  const { webhookSecret: secret } = shop.standIns.STRIPE.credentials as { webhookSecret: string };
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  return post("/payments/stripe/notifications", payload, { "stripe-signature": signature });
}

/** Words that a provider could use as the name of a payment or an event. */
const OTHER_NAMES = /(TradeNo|id|payment_intent) with (a huge number|a negative number|no number)$/;

/** A kind of notification of one provider or carrier. */
interface Kind {
  name: string;
  create: () => Promise<Subject>;
  /** Sends the right notification. */
  send: (reference: string) => Promise<Response>;
  faults: (reference: string) => (UnusableMessage<unknown> & { send: () => Promise<Response> })[];
  /**
   * The fields that decide what the notification means: it is refused with any fault in one of them. A name can be any
   * word that no other payment has.
   */
  needed: readonly string[];
}

function formKind(
  name: string,
  create: Kind["create"],
  fieldsOf: (reference: string) => Record<string, string>,
  send: (form: readonly (readonly [string, string])[]) => Promise<Response>,
  needed: readonly string[],
): Kind {
  return {
    name,
    create,
    needed,
    send: (reference) => send(Object.entries(fieldsOf(reference))),
    faults: (reference) =>
      unusableForms(fieldsOf(reference)).map((fault) => ({ ...fault, send: () => send(fault.message) })),
  };
}

const sendEcpay = (form: readonly (readonly [string, string])[]) =>
  post("/payments/ecpay/notifications", signedForm(form, ECPAY, "sha256"));

const trade = (reference: string) => ({
  MerchantID: ECPAY.merchantId,
  MerchantTradeNo: reference,
  TradeNo: `2${reference}`,
  TradeAmt: String(TOTAL),
  RtnMsg: "Succeeded",
  SimulatePaid: "0",
});

async function sendParcel(form: readonly (readonly [string, string])[]): Promise<Response> {
  const body = signedForm(form, LOGISTICS, "md5");
  const request = new Request("https://shop.example/carriers/ecpay/notifications", { method: "POST", body });
  const answer = await answerCarrier(request).catch((error) => new Response(String(error), { status: 500 }));
  if (answer === null) throw new Error("the carrier is not set up");
  return answer;
}

function stripeKind(type: string, objectOf: (reference: string) => object, needed: readonly string[]): Kind {
  const eventOf = (reference: string) => ({
    id: `evt_${reference}`,
    object: "event",
    livemode: false,
    type,
    data: { object: objectOf(reference) },
  });
  return {
    name: `Stripe's ${type}`,
    create: () => newPayment("STRIPE"),
    send: (reference) => sendEvent(eventOf(reference)),
    faults: (reference) =>
      unusableJson(eventOf(reference)).map((fault) => ({ ...fault, send: () => sendEvent(fault.message) })),
    needed,
  };
}

const money = { amount: TOTAL * 100, currency: "twd" };
const metadata = (reference: string) => ({ metadata: { machiya_payment: reference } });
const charge = (reference: string) => ({
  id: `ch_${reference}`,
  captured: true,
  payment_intent: `pi_${reference}`,
  amount_refunded: 0,
  ...money,
  ...metadata(reference),
  payment_method_details: { card: { capture_before: 1_900_000_000 } },
});

const KINDS: readonly Kind[] = [
  formKind(
    "ECPay's result",
    () => newPayment("ECPAY"),
    (reference) => ({
      ...trade(reference),
      RtnCode: "1",
      PaymentDate: "2026/11/25 12:00:00",
      PaymentTypeChargeFee: "26",
    }),
    sendEcpay,
    ["MerchantID", "MerchantTradeNo", "TradeNo", "TradeAmt"],
  ),
  formKind(
    "ECPay's code",
    () => newPayment("ECPAY"),
    (reference) => ({
      ...trade(reference),
      RtnCode: "2",
      BankCode: "812",
      vAccount: "9103522175887271",
      ExpireDate: "2026/11/28",
    }),
    sendEcpay,
    ["MerchantID", "MerchantTradeNo", "TradeNo"],
  ),
  stripeKind(
    "checkout.session.completed",
    (reference) => ({
      id: `cs_${reference}`,
      client_reference_id: reference,
      payment_status: "paid",
      status: "complete",
      payment_intent: `pi_${reference}`,
      amount_total: money.amount,
      currency: money.currency,
    }),
    ["id", "data", "data.object", "data.object.amount_total", "data.object.currency", "livemode"],
  ),
  stripeKind(
    "payment_intent.succeeded",
    (reference) => ({
      id: `pi_${reference}`,
      status: "succeeded",
      cancellation_reason: null,
      last_payment_error: null,
      latest_charge: charge(reference),
      ...money,
      ...metadata(reference),
    }),
    ["id", "data", "data.object", "data.object.amount", "data.object.currency", "data.object.id", "livemode"],
  ),
  stripeKind("charge.refunded", (reference) => ({ ...charge(reference), amount_refunded: 10_000 }), [
    "id",
    "data",
    "data.object",
    "data.object.amount",
    "data.object.currency",
    "livemode",
  ]),
  stripeKind(
    "charge.dispute.created",
    (reference) => ({
      id: `dp_${reference}`,
      payment_intent: `pi_${reference}`,
      status: "needs_response",
      metadata: {},
    }),
    ["id", "data", "data.object", "data.object.payment_intent", "livemode"],
  ),
  {
    name: "LINE Pay's return",
    create: () => newPayment("LINE_PAY"),
    send: async () => fetch(`${shop.url}/payments/line-pay/notifications`),
    faults: (reference) =>
      unusableForms({ transactionId: "2026112500000000001", orderId: reference }).map((fault) => ({
        ...fault,
        send: () => {
          const query = new URLSearchParams(fault.message.map(([key, value]) => [key, value]));
          return fetch(`${shop.url}/payments/line-pay/notifications?${query}`);
        },
      })),
    needed: ["transactionId", "orderId"],
  },
  formKind(
    "ECPay's status of a parcel",
    newParcel,
    (reference) => ({
      MerchantID: LOGISTICS.merchantId,
      MerchantTradeNo: reference,
      RtnCode: "2068",
      RtnMsg: "OK",
      AllPayLogisticsID: `1${reference}`,
      GoodsAmount: "480",
      UpdateStatusDate: "2026/11/25 12:00:00",
    }),
    sendParcel,
    ["MerchantID", "MerchantTradeNo", "AllPayLogisticsID", "GoodsAmount", "RtnCode", "UpdateStatusDate"],
  ),
];

/** Returns how many notifications were counted so far. */
function counted(): number {
  const samples = [...shop.metrics.metrics(), ...carrierMetrics.metrics()].flatMap(
    (metric) => metric.samples,
  );
  return samples.reduce((sum, { value }) => sum + value, 0);
}

describe.each(KINDS)("$name", ({ create, send, faults, needed }) => {
  it("is answered and counted whatever its fields contain, and changes nothing when it is refused", async () => {
    const failures: string[] = [];
    const { length } = faults("");
    for (let index = 0; index < length; index += 1) {
      const { reference, read } = await create();
      const [before, countedBefore] = [await read(), counted()];
      const fault = faults(reference)[index];
      if (fault === undefined) throw new Error("there is no such fault");
      const response = await fault.send();
      const isNeeded =
        !OTHER_NAMES.test(fault.name) &&
        needed.some((field) => new RegExp(`^(no )?${field}( |$)`).test(fault.name));
      const isChanged = JSON.stringify(await read()) !== JSON.stringify(before);
      const { status } = response;
      const isRight = status === 400 || status === 413 ? !isChanged : status === 200 && !isNeeded;
      if (!isRight || counted() !== countedBefore + 1)
        failures.push(
          `${fault.name}: ${status}, changed: ${isChanged}, ${counted() - countedBefore} counted`,
        );
    }
    expect(failures).toEqual([]);
    expect(length).toBeGreaterThan(20);
  });

  it("is accepted when nothing is wrong", async () => {
    const { reference, read } = await create();
    const before = await read();
    const isClaim = before !== null && JSON.stringify(before).includes('"LINE_PAY"');
    const { status } = await send(reference);
    expect(status).toBe(isClaim ? 400 : 200);
    if (!isClaim) expect(await read()).not.toEqual(before);
  });
});

it("a refund above the payment is refused, whatever is signed", async () => {
  const { reference, read } = await newPayment("STRIPE");
  const event = (amountRefunded: number) => ({
    id: `evt_${reference}_${amountRefunded}`,
    object: "event",
    livemode: false,
    type: "charge.refunded",
    data: { object: { ...charge(reference), amount_refunded: amountRefunded } },
  });
  expect((await sendEvent(event(TOTAL * 100 + 100))).status).toBe(400);
  expect(await read()).toMatchObject({ state: "PENDING", refunds: [] });
  expect((await sendEvent(event(TOTAL * 100))).status).toBe(200);
  expect(await read()).toMatchObject({ state: "CAPTURED", refunds: [{ state: "DONE" }] });
});

it("a code that arrives after the payment does not replace what is stored about it", async () => {
  const { reference, read } = await newPayment("ECPAY");
  const paid = { ...trade(reference), RtnCode: "1", PaymentDate: "2026/11/25 12:00:00" };
  const code = { ...trade(reference), RtnCode: "2", BankCode: "812", vAccount: "9103522175887271" };
  expect((await sendEcpay(Object.entries(paid))).status).toBe(200);
  expect((await sendEcpay(Object.entries({ ...code, ExpireDate: "2026/11/28" }))).status).toBe(200);
  expect(await read()).toMatchObject({ state: "CAPTURED", instructions: null });
});

describe("a dispute without metadata", () => {
  it.each([{ metadata: null }, { metadata: undefined }])("is found by its PaymentIntent", async (without) => {
    const { reference, read } = await newPayment("STRIPE");
    const dispute = { id: "dp_1", payment_intent: `pi_${reference}`, status: "needs_response", ...without };
    const event = {
      id: `evt_${reference}`,
      object: "event",
      livemode: false,
      type: "charge.dispute.created",
    };
    expect((await sendEvent({ ...event, data: { object: dispute } })).status).toBe(200);
    expect(await read()).toMatchObject({ disputedAt: expect.any(Date) });
  });
});
