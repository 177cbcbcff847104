import type { PaymentKind } from "@machiya/prisma/enums";
import { type Currency, readCurrency } from "../minorUnits.ts";
import { paymentMethodOf } from "./payment.ts";
import { awaitsPayment, type PayableOrder } from "./paymentReport.ts";

/** The payment providers that a shop can connect. */
export const PAYMENT_PROVIDERS = ["LINE_PAY", "ECPAY", "STRIPE"] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** The ways in which customers pay at the providers. */
export const PAYMENT_CHANNELS = ["WALLET", "CARD", "ATM", "CVS"] as const;
export type PaymentChannelName = (typeof PAYMENT_CHANNELS)[number];

/** What a provider can do for payments of one channel. */
export interface ChannelCapabilities {
  /** False: the provider cannot return money; staff return it by bank transfer and record that. */
  canRefund: boolean;
  /** Whether a payment that the customer has approved takes effect only when the shop confirms it. */
  needsConfirmation: boolean;
  /** Whether the provider can reserve the money until the shop captures it. */
  canCaptureLater: boolean;
  /** Whether the customer gets an account or a code, with which they pay elsewhere later. */
  showsCode: boolean;
  /** How long a customer can pay after the start. */
  validMinutes: number;
}

const REFUNDABLE: ChannelCapabilities = {
  canRefund: true,
  needsConfirmation: false,
  canCaptureLater: false,
  showsCode: false,
  validMinutes: 60,
};
const BY_CODE: ChannelCapabilities = {
  canRefund: false,
  needsConfirmation: false,
  canCaptureLater: false,
  showsCode: true,
  validMinutes: 3 * 24 * 60,
};

/** The channels of each provider with their capabilities, in the order in which customers see them. */
export const PROVIDER_CHANNELS: Readonly<
  Record<PaymentProviderName, Readonly<Partial<Record<PaymentChannelName, ChannelCapabilities>>>>
> = {
  // LINE Pay cancels a request that is not confirmed within 20 minutes.
  LINE_PAY: {
    WALLET: { ...REFUNDABLE, needsConfirmation: true, canCaptureLater: true, validMinutes: 20 },
  },
  // ECPay captures card payments by its daily settlement, which is a setting of the merchant and not of a payment.
  ECPAY: { CARD: REFUNDABLE, ATM: BY_CODE, CVS: BY_CODE },
  STRIPE: { CARD: { ...REFUNDABLE, canCaptureLater: true } },
};

/** The currencies in which each provider takes payments. */
export const PROVIDER_CURRENCIES: Readonly<Record<PaymentProviderName, readonly Currency[]>> = {
  // LINE Pay has ended in Japan; each merchant has one currency.
  LINE_PAY: ["TWD", "THB", "USD"],
  ECPAY: ["TWD"],
  STRIPE: ["TWD", "JPY", "THB", "HKD", "USD"],
};

/** The providers whose accounts take each of their currencies; those of the others have one, which staff choose. */
const TAKES_ALL_CURRENCIES: readonly PaymentProviderName[] = ["STRIPE"];

/**
 * Returns the currency in which an account at a provider charges an order: that of the order, and for an order without
 * one that of the account. Null: it cannot charge the order.
 */
export function chargeCurrency(
  { provider, currency: account }: { provider: PaymentProviderName; currency: string },
  order: Currency | null,
): Currency | null {
  if (order === null || order === account) return readCurrency(account);
  const takesIt = TAKES_ALL_CURRENCIES.includes(provider) && PROVIDER_CURRENCIES[provider].includes(order);
  return takesIt ? order : null;
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

/** Returns whether a text is the name of an online provider. */
export function isPaymentProvider(text: string): text is PaymentProviderName {
  return PAYMENT_PROVIDERS.some((provider) => provider === text);
}

/** Returns the channels of a provider. */
export function channelsOfProvider(provider: PaymentProviderName): PaymentChannelName[] {
  return PAYMENT_CHANNELS.filter((channel) => PROVIDER_CHANNELS[provider][channel] !== undefined);
}

/** Returns whether a provider can reserve money, in one of its channels, until the shop captures it. */
export function canCaptureLater(provider: PaymentProviderName): boolean {
  return channelsOfProvider(provider).some(
    (channel) => capabilitiesOf(provider, channel)?.canCaptureLater === true,
  );
}

/** Returns the capabilities of a provider's channel; null when it does not have that channel. */
export function capabilitiesOf(
  provider: PaymentProviderName,
  channel: PaymentChannelName,
): ChannelCapabilities | null {
  return PROVIDER_CHANNELS[provider][channel] ?? null;
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
