import { expect, it } from "vitest";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { createTestContext } from "../../schema/src/testing/run.ts";
import { openPaymentShop } from "./paymentShop.ts";
import { simulatePayments } from "./simulation.ts";

/** `npm run simulate:payments` runs many more. */
const COUNT = Number(process.env.PAYMENTS ?? 60);
const SEED = Number(process.env.PAYMENT_SEED ?? 21);

it(`the ledger equals the providers' files after ${COUNT} orders (seed ${SEED})`, async () => {
  setLogLevel("error");
  const testContext = await createTestContext();
  const shop = await openPaymentShop(testContext.url);
  await testContext.prisma.store.create({ data: { name: "Shop" } });
  const { held, payments, forged, ...errors } = await simulatePayments(testContext, shop, {
    count: COUNT,
    seed: SEED,
  });
  await shop.close();
  await testContext.close();
  setLogLevel("warn");
  expect(payments).toBeGreaterThanOrEqual(COUNT);
  expect(forged).toBeGreaterThan(0);
  expect(errors).toEqual({ chargedTwice: 0, chargedButUnpaid: 0, paidButUncharged: 0, cancelledButHeld: 0 });
  for (const { provider, ledger } of Object.values(held)) expect(ledger).toBe(provider);
});
