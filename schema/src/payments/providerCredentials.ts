import { z } from "zod";
import type { PaymentProviderName } from "../domain/orders/onlinePayments.ts";
import { line, ruled } from "../input.ts";

const text = (max: number) => line(max).min(1);
const formed = (pattern: RegExp) => ruled(text(250), { kind: "FORMAT" }, (value) => pattern.test(value));

/** The credentials of each provider, as staff enter them. */
export const CREDENTIAL_SHAPES = {
  LINE_PAY: z.strictObject({ channelId: formed(/^\d{5,20}$/), channelSecret: text(100) }),
  ECPAY: z.strictObject({ merchantId: formed(/^[A-Za-z0-9]{1,10}$/), hashKey: text(50), hashIv: text(50) }),
  STRIPE: z.strictObject({
    secretKey: formed(/^(sk|rk)_(live|test)_\w+$/),
    webhookSecret: formed(/^whsec_\w+$/),
  }),
} as const satisfies Record<PaymentProviderName, z.ZodType>;

/** The credentials of one provider. */
export type CredentialsOf<Name extends PaymentProviderName> = z.infer<(typeof CREDENTIAL_SHAPES)[Name]>;
export type ProviderCredentials = CredentialsOf<PaymentProviderName>;
