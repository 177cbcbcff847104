import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { auditOf } from "../testing/fixtures.ts";
import { ADMIN, createTestContext, staff, type TestContext } from "../testing/run.ts";

let testContext: TestContext;
beforeAll(async () => {
  testContext = await createTestContext();
});
beforeEach(() => testContext.prisma.paymentProviderSetting.deleteMany());
afterAll(() => testContext.close());

const UPDATE = `mutation ($provider: OnlinePaymentProvider!, $version: Int, $details: PaymentProviderDetailsInput!) {
  answer: updatePaymentProvider(input: {provider: $provider, version: $version, details: $details}) {
    id provider enabled isTest channels currency credentialsSetAt version
  }
}`;
const SETUP = "{ paymentSetup { canStoreCredentials providers { provider enabled version } } }";
const CREDENTIALS = { merchantId: "3002607", hashKey: "pwFHCqoQZGmho4w6", hashIv: "EkRm7iFT261dpevs" };

const update = (details: object, variables: object = {}, viewer = ADMIN) =>
  testContext.run<{ answer: Record<string, unknown> }>(
    UPDATE,
    { provider: "ECPAY", details, ...variables },
    viewer,
  );

it("sets up a provider with all of its channels, disabled and for tests", async () => {
  expect((await update({})).data?.answer).toMatchObject({
    provider: "ECPAY",
    enabled: false,
    isTest: true,
    currency: "TWD",
    credentialsSetAt: null,
    channels: ["CARD", "ATM", "CVS"],
  });
  expect((await testContext.run(SETUP, {}, ADMIN)).data).toEqual({
    paymentSetup: {
      canStoreCredentials: true,
      providers: [{ provider: "ECPAY", enabled: false, version: 1 }],
    },
  });
});

it("enables a provider only with credentials and a channel", async () => {
  expect(await update({ enabled: true })).toMatchObject({
    codes: ["INVALID_INPUT"],
    params: { field: "enabled" },
  });
  const set = await update({ enabled: true, isTest: false, channels: ["CARD"], credentials: CREDENTIALS });
  expect(set.data?.answer).toMatchObject({ enabled: true, isTest: false, channels: ["CARD"] });
  expect(await update({ channels: [] })).toMatchObject({
    params: { field: "enabled" },
    rule: { kind: "REQUIRES", fields: ["channels"] },
  });
});

it("accepts only the channels, the currencies, and the credentials of the provider", async () => {
  expect((await update({ channels: ["WALLET"] })).params).toMatchObject({ field: "channels" });
  expect((await update({ currency: "JPY" })).params).toMatchObject({ field: "currency" });
  const { hashIv: _missing, ...incomplete } = CREDENTIALS;
  expect((await update({ credentials: incomplete })).params).toMatchObject({ field: "hashIv" });
  expect((await update({ credentials: { ...CREDENTIALS, secretKey: "sk_test_1" } })).codes).toEqual([
    "INVALID_INPUT",
  ]);
  expect(await testContext.prisma.paymentProviderSetting.count()).toBe(0);
});

it("stores credentials encrypted, and audits that they were set but not which", async () => {
  await update({ credentials: CREDENTIALS });
  const row = await testContext.prisma.paymentProviderSetting.findUniqueOrThrow({
    where: { provider: "ECPAY" },
  });
  expect(Buffer.from(row.credentials ?? []).includes(CREDENTIALS.hashKey)).toBe(false);
  const entries = await auditOf(testContext.prisma, "PaymentProviderSetting", row.id);
  expect(entries.map(({ action }) => action)).toContain("ROTATE_SECRET");
  expect(JSON.stringify(entries)).not.toContain(CREDENTIALS.hashKey);
});

it("refuses an edit that is based on an older version", async () => {
  await update({ channels: ["CARD"] });
  expect((await update({ channels: ["ATM"] }, { version: 1 })).codes).toEqual(["CONFLICT"]);
  expect((await update({ credentials: CREDENTIALS }, { version: 2 })).data?.answer.version).toBe(3);
  expect((await update({ credentials: CREDENTIALS }, { version: 2 })).codes).toEqual(["CONFLICT"]);
});

it("does not store credentials without a key", async () => {
  const { payments } = testContext;
  testContext.payments = { ...payments, canSeal: false };
  expect((await update({ credentials: CREDENTIALS })).params).toMatchObject({ field: "credentials" });
  testContext.payments = payments;
});

it("does not offer ECPay without a public address, which its signed forms need", async () => {
  await update({ credentials: CREDENTIALS });
  const { shopAddress } = testContext;
  testContext.shopAddress = { ...shopAddress, publicUrl: null };
  expect((await update({ enabled: true })).params).toMatchObject({ field: "enabled" });
  expect((await update({ enabled: false })).codes).toEqual([]);
  testContext.shopAddress = shopAddress;
  expect((await update({ enabled: true })).codes).toEqual([]);
});

it("tests the credentials, for admins only", async () => {
  const test = "mutation { testPaymentProvider(input: {provider: STRIPE}) { outcome detail } }";
  expect((await testContext.run(test, {}, ADMIN)).data).toEqual({
    testPaymentProvider: { outcome: "ACCEPTED", detail: "" },
  });
  expect((await testContext.run(test, {}, staff(1, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
  expect((await update({}, {}, staff(1, "STAFF"))).codes).toEqual(["FORBIDDEN"]);
});
