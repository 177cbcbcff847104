import { z } from "zod";
import { CREDENTIAL_PATTERNS } from "../domain/orders/credentialFields.ts";
import type { PaymentProviderName } from "../domain/orders/onlinePayments.ts";
import { line, ruled } from "../input.ts";

const text = (max: number) => line(max).min(1);
const formed = (pattern: RegExp) => ruled(text(250), { kind: "FORMAT" }, (value) => pattern.test(value));

/** The credentials of each provider, as staff enter them. */
export const CREDENTIAL_SHAPES = {
  LINE_PAY: z.strictObject({ channelId: formed(CREDENTIAL_PATTERNS.channelId), channelSecret: text(100) }),
  ECPAY: z.strictObject({
    merchantId: formed(CREDENTIAL_PATTERNS.merchantId),
    hashKey: text(50),
    hashIv: text(50),
  }),
  STRIPE: z.strictObject({
    secretKey: formed(CREDENTIAL_PATTERNS.secretKey),
    webhookSecret: formed(CREDENTIAL_PATTERNS.webhookSecret),
  }),
} as const satisfies Record<PaymentProviderName, z.ZodType>;

/** The credentials of one provider. */
export type CredentialsOf<Name extends PaymentProviderName> = z.infer<(typeof CREDENTIAL_SHAPES)[Name]>;
export type ProviderCredentials = CredentialsOf<PaymentProviderName>;
