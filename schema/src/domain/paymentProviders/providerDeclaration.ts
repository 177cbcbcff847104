import type { PaymentChannel } from "@machiya/prisma/enums";
import type { TextByLanguage } from "../language.ts";
import type { Currency } from "../minorUnits.ts";
import type { CredentialField } from "./credentialField.ts";

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

/** The sign of a provider or a carrier in the console: letters on a color, which white text must be readable on. */
export interface ProviderLogo {
  letters: string;
  color: string;
}

/**
 * What is known of a payment provider without calling it: the part of its module that the schema and both webs read. The
 * server's part, which calls the provider, is in the folder of the same name in `api/src/payments`.
 */
export interface ProviderDeclaration {
  /** Its name in the database, in the GraphQL and REST APIs, and in metrics. It never changes. */
  key: string;
  /** Its name in the paths of the server, in lower case. It never changes, because providers store addresses. */
  slug: string;
  name: TextByLanguage;
  logo: ProviderLogo;
  /** Its description in the GraphQL API. */
  description: string;
  /** Its channels, with what it can do for each. */
  channels: Readonly<Partial<Record<PaymentChannel, ChannelCapabilities>>>;
  /** The currencies in which it takes payments; the first is that of a new account. */
  currencies: readonly [Currency, ...Currency[]];
  /** Whether one account takes each of the currencies. False: an account has one, which staff choose. */
  takesAllCurrencies: boolean;
  /** Whether it names a payment when it is started. False: the payment may be known there before the shop has its name. */
  namesPaymentAtStart: boolean;
  /**
   * Whether a payment starts with a form that the shop signs, whose addresses must not come from a request, so that the
   * provider can be offered only with a configured PUBLIC_URL.
   */
  needsPublicUrl: boolean;
  /** Whether it says if a refund took effect whose request it did not answer. False: staff look it up in its console. */
  reportsRefunds: boolean;
}

/**
 * How a shop sets the provider up: what only the settings and the server need. It is a file of its own, so that the
 * customer pages and the orders do not load it.
 */
export interface ProviderSetup {
  /** The fields of its credentials, in the order in which staff enter them. */
  credentials: readonly CredentialField[];
  notifications: ProviderNotifications;
}

/** How a provider notifies the shop. */
export interface ProviderNotifications {
  /** NEVER: it sends none. PER_PAYMENT: to an address that each payment contains. CONFIGURED: to one that staff enter there. */
  address: "NEVER" | "PER_PAYMENT" | "CONFIGURED";
  /** What staff read about it. */
  text: TextByLanguage;
  /** The events that staff choose at the provider; empty when there is no choice. */
  events: readonly string[];
}
