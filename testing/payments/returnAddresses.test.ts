import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCarrierMetrics } from "../../api/src/carriers/carrierMetrics.ts";
import { createCarrierRoutes } from "../../api/src/carriers/carrierRoutes.ts";
import { createCarrierSettings } from "../../api/src/carriers/carrierSettings.ts";
import { STAND_IN_CREDENTIALS as LOGISTICS } from "../../api/src/carriers/ecpay/ecpayLogisticsStandIn.ts";
import { createSecretKeys } from "../../api/src/secrets/secretKeys.ts";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { createTestContext, type TestContext } from "../../schema/src/testing/run.ts";
import { openPaymentShop, type PaymentShop } from "./paymentShop.ts";
import { unusableForms } from "./unusableMessages.ts";

let testContext: TestContext;
let shop: PaymentShop;
let answerCarrier: (request: Request) => Promise<Response | null>;

beforeAll(async () => {
  setLogLevel("error");
  testContext = await createTestContext();
  shop = await openPaymentShop(testContext.url);
  const { prisma } = testContext;
  const keys = createSecretKeys([new Uint8Array(randomBytes(32))]);
  const carriers = createCarrierSettings({ prisma, keys, notificationBase: null });
  const sealed = carriers.seal("ECPAY", LOGISTICS);
  await prisma.carrierSetting.create({
    data: { carrier: "ECPAY", enabled: true, chains: ["UNIMART"], ...sealed },
  });
  answerCarrier = createCarrierRoutes({
    prisma,
    carriers,
    metrics: createCarrierMetrics(),
    publicUrl: null,
    now: shop.now,
    findViewer: async () => ({ staff: null, customer: null, token: null }),
  });
});
afterAll(async () => {
  setLogLevel("warn");
  await shop.close();
  await testContext.close();
});

type Form = readonly (readonly [string, string])[];
const paramsOf = (form: Form) => new URLSearchParams(form.map(([name, value]) => [name, value]));

async function newPayment(): Promise<string> {
  const reference = `REF${randomBytes(6).toString("hex")}`;
  await testContext.prisma.payment.create({
    data: {
      provider: "ECPAY",
      kind: "CARD",
      channel: "CARD",
      amount: 100,
      currency: "TWD",
      merchantReference: reference,
    },
  });
  return reference;
}

it("a customer who returns from a provider is sent on, whatever the address and the form contain", async () => {
  const reference = await newPayment();
  const result = `${shop.url}/payments/ecpay/result`;
  const init = { redirect: "manual" } as const;
  for (const { name, message } of unusableForms({ payment: reference })) {
    const response = await fetch(`${result}?${paramsOf(message)}`, init);
    expect([name, response.status]).toEqual([name, 303]);
  }
  const fields = { MerchantID: "3002607", MerchantTradeNo: reference, RtnCode: "1", CheckMacValue: "0" };
  for (const { name, message } of unusableForms(fields)) {
    const body = paramsOf(message);
    const response = await fetch(`${result}?payment=${reference}`, { ...init, method: "POST", body });
    expect([name, response.status]).toEqual([name, 303]);
  }
});

it("a customer who returns from the map returns to the checkout, with a readable store or none", async () => {
  const store = { CVSStoreID: "131386", CVSStoreName: "建盛門市", CVSAddress: "台北市" };
  const fields = { MerchantID: LOGISTICS.merchantId, LogisticsSubType: "UNIMARTC2C", ...store };
  for (const { name, message } of unusableForms(fields)) {
    const request = new Request("https://shop.example/carriers/ecpay/store", {
      method: "POST",
      body: paramsOf(message),
    });
    const response = await answerCarrier(request);
    const location = response?.headers.get("location") ?? "";
    expect([name, response?.status]).toEqual([name, 303]);
    expect(location).toMatch(/^\/bot-order\/\?view=order/);
    expect(location).not.toContain("%00");
    expect(location.length).toBeLessThan(2000);
  }
});
