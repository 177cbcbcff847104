import { afterAll, beforeAll, expect, it } from "vitest";
import { createPaymentMetrics } from "../../api/src/payments/paymentMetrics.ts";
import { createPaymentRoutes } from "../../api/src/payments/paymentRoutes.ts";
import { createProviderSettings } from "../../api/src/payments/providerSettings.ts";
import { createSecretKeys } from "../../api/src/secrets/secretKeys.ts";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { createTestContext, type TestContext } from "../../schema/src/testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  setLogLevel("error");
  testContext = await createTestContext();
});
afterAll(async () => {
  setLogLevel("warn");
  await testContext.close();
});

it("a form that ECPay's customers post contains no address of a request", async () => {
  const { prisma } = testContext;
  const keys = createSecretKeys([new Uint8Array(32)]);
  const payments = createProviderSettings({ prisma, keys });
  const sealed = payments.seal("ECPAY", {
    merchantId: "3002607",
    hashKey: "pwFHCqoQZGmho4w6",
    hashIv: "EkRm7iFT261dpevs",
  });
  await prisma.paymentProviderSetting.create({
    data: { provider: "ECPAY", enabled: true, channels: ["CARD"], currency: "TWD", ...sealed },
  });
  await prisma.payment.create({
    data: {
      provider: "ECPAY",
      kind: "CARD",
      channel: "CARD",
      amount: 100,
      currency: "TWD",
      merchantReference: "SIGNED1",
    },
  });
  const open = async (publicUrl: string | null) => {
    const metrics = createPaymentMetrics();
    const answer = createPaymentRoutes({ prisma, payments, metrics, publicUrl, now: () => new Date() });
    return answer(new Request("https://attacker.example/payments/start/SIGNED1"));
  };
  const refused = await open(null);
  expect(refused?.headers.get("location")).toContain("?payment=unavailable");
  expect(await prisma.payment.findFirst({ where: { merchantReference: "SIGNED1" } })).toMatchObject({
    state: "PENDING",
    lastError: "PUBLIC_URL is not set",
  });
  const form = await (await open("https://shop.example"))?.text();
  expect(form).toContain("shop.example");
  expect(form).not.toContain("attacker.example");
});
