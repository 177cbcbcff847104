import type { PaymentProviderName } from "./onlinePayments.ts";

/** The fields of each provider's credentials, in the order in which staff enter them. */
export const CREDENTIAL_FIELDS = {
  LINE_PAY: ["channelId", "channelSecret"],
  ECPAY: ["merchantId", "hashKey", "hashIv"],
  STRIPE: ["secretKey", "webhookSecret"],
} as const satisfies Readonly<Record<PaymentProviderName, readonly string[]>>;
export type CredentialField = (typeof CREDENTIAL_FIELDS)[PaymentProviderName][number];

/** The forms of the credentials that have one. */
export const CREDENTIAL_PATTERNS = {
  channelId: /^\d{5,20}$/,
  merchantId: /^[A-Za-z0-9]{1,10}$/,
  secretKey: /^(sk|rk)_(live|test)_\w+$/,
  webhookSecret: /^whsec_\w+$/,
} as const satisfies Readonly<Partial<Record<CredentialField, RegExp>>>;
