import type { PaymentKind } from "@machiya/prisma/enums";
import { type Currency, readCurrency } from "../minorUnits.ts";
import type { ChannelCapabilities } from "../paymentProviders/providerDeclaration.ts";
import { providerDeclaration } from "../paymentProviders/providerRegistry.ts";
import { paymentMethodOf } from "./payment.ts";
import { awaitsPayment, type PayableOrder } from "./paymentReport.ts";

/** The ways in which customers pay at the providers. */
export const PAYMENT_CHANNELS = ["WALLET", "CARD", "ATM", "CVS"] as const;
export type PaymentChannelName = (typeof PAYMENT_CHANNELS)[number];

/**
 * Returns the currency in which an account at a provider charges an order: that of the order, and for an order without
 * one that of the account. Null: it cannot charge the order.
 */
export function chargeCurrency(
  { provider, currency: account }: { provider: string; currency: string },
  order: Currency | null,
): Currency | null {
  if (order === null || order === account) return readCurrency(account);
  const { takesAllCurrencies, currencies } = providerDeclaration(provider);
  return takesAllCurrencies && currencies.includes(order) ? order : null;
}

/** How the money of each channel is paid. */
export const KIND_OF_CHANNEL: Readonly<Record<PaymentChannelName, PaymentKind>> = {
  WALLET: "WALLET",
  CARD: "CARD",
  ATM: "TRANSFER",
  CVS: "CONVENIENCE_STORE",
};

/** Returns whether a text is a channel. */
export function isPaymentChannel(text: string): text is PaymentChannelName {
  return PAYMENT_CHANNELS.some((channel) => channel === text);
}

/** Returns the channels of a provider. */
export function channelsOfProvider(provider: string): PaymentChannelName[] {
  const { channels } = providerDeclaration(provider);
  return PAYMENT_CHANNELS.filter((channel) => channels[channel] !== undefined);
}

/** Returns whether a provider can reserve money, in one of its channels, until the shop captures it. */
export function canCaptureLater(provider: string): boolean {
  return channelsOfProvider(provider).some(
    (channel) => capabilitiesOf(provider, channel)?.canCaptureLater === true,
  );
}

/** Returns the capabilities of a provider's channel; null when it does not have that channel. */
export function capabilitiesOf(provider: string, channel: PaymentChannelName): ChannelCapabilities | null {
  return providerDeclaration(provider).channels[channel] ?? null;
}

/** What decides whether an order can be paid online, besides what its providers offer. */
export interface OnlinePayable extends PayableOrder {
  /** The payment method's stored number. */
  paymentMethod: number;
  /** Whether a parcel is on its way, or was delivered, whose carrier collects money. */
  isCollected: boolean;
}

/**
 * Returns why an order cannot be paid online; null when it can. One that is paid on delivery cannot, because the
 * customer would pay twice.
 */
export function onlinePaymentProblem(
  order: OnlinePayable,
): "ORDER_STATE_FORBIDS" | "PAYMENT_METHOD_NOT_OFFERED" | null {
  if (!awaitsPayment(order)) return "ORDER_STATE_FORBIDS";
  const isOnDelivery = paymentMethodOf(order.paymentMethod) === "CASH_ON_DELIVERY" || order.isCollected;
  return isOnDelivery ? "PAYMENT_METHOD_NOT_OFFERED" : null;
}
