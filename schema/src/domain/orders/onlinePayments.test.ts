import { expect, it } from "vitest";
import { PAYMENT_PROVIDERS } from "../paymentProviders/providerRegistry.ts";
import { canCaptureLater, capabilitiesOf, channelsOfProvider, chargeCurrency } from "./onlinePayments.ts";

it("lists the channels of each provider", () => {
  expect(PAYMENT_PROVIDERS.map((provider) => [provider, channelsOfProvider(provider)])).toEqual([
    ["LINE_PAY", ["WALLET"]],
    ["ECPAY", ["CARD", "ATM", "CVS"]],
    ["STRIPE", ["CARD"]],
  ]);
});

it("knows that ECPay returns no money that was paid at an ATM or in a shop", () => {
  expect(capabilitiesOf("ECPAY", "CARD")?.canRefund).toBe(true);
  expect(capabilitiesOf("ECPAY", "ATM")?.canRefund).toBe(false);
  expect(capabilitiesOf("ECPAY", "CVS")?.canRefund).toBe(false);
});

it("has no capabilities for a channel that a provider does not have", () => {
  expect(capabilitiesOf("LINE_PAY", "ATM")).toBeNull();
});

it("knows which providers reserve money until it is captured", () => {
  expect(PAYMENT_PROVIDERS.filter(canCaptureLater)).toEqual(["LINE_PAY", "STRIPE"]);
});

it.each([
  ["LINE_PAY", "TWD", null, "TWD"],
  ["LINE_PAY", "TWD", "TWD", "TWD"],
  ["LINE_PAY", "TWD", "THB", null],
  ["LINE_PAY", "THB", "THB", "THB"],
  ["ECPAY", "TWD", "TWD", "TWD"],
  ["ECPAY", "TWD", "JPY", null],
  ["STRIPE", "TWD", "JPY", "JPY"],
  ["STRIPE", "JPY", null, "JPY"],
  ["STRIPE", "EUR", null, null],
] as const)("%s with an account in %s charges an order in %s: %s", (provider, currency, order, charged) => {
  expect(chargeCurrency({ provider, currency }, order)).toBe(charged);
});
