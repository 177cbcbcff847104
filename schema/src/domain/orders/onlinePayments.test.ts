import { expect, it } from "vitest";
import { providerDeclaration, requirePaymentProvider } from "../paymentProviders/providerRegistry.ts";
import { canCaptureLater, capabilitiesOf, channelsOfProvider, chargeCurrency } from "./onlinePayments.ts";

it.each([
  ["LINE_PAY", ["WALLET"]],
  ["ECPAY", ["CARD", "ATM", "CVS"]],
  ["STRIPE", ["CARD"]],
])("lists the channels of %s", (provider, channels) => {
  expect(channelsOfProvider(provider)).toEqual(channels);
});

it("has no default: an unknown provider is an error", () => {
  for (const ask of [channelsOfProvider, canCaptureLater, providerDeclaration, requirePaymentProvider])
    expect(() => ask("PAYPAY")).toThrow("There is no payment provider PAYPAY.");
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
  expect(["LINE_PAY", "ECPAY", "STRIPE"].filter(canCaptureLater)).toEqual(["LINE_PAY", "STRIPE"]);
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
