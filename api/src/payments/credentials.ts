import type { PaymentProviderName } from "@machiya/schema/domain/orders/onlinePayments";
import { z } from "zod";

const text = (max: number) => z.string().trim().min(1).max(max);

/** The credentials of each provider, as staff enter them. */
export const CREDENTIAL_SHAPES = {
  LINE_PAY: z.strictObject({ channelId: z.string().regex(/^\d{5,20}$/), channelSecret: text(100) }),
  ECPAY: z.strictObject({
    merchantId: z.string().regex(/^[A-Za-z0-9]{1,10}$/),
    hashKey: text(50),
    hashIv: text(50),
  }),
  STRIPE: z.strictObject({
    secretKey: z.string().regex(/^(sk|rk)_(live|test)_\w{1,200}$/),
    webhookSecret: z.string().regex(/^whsec_\w{1,200}$/),
  }),
} as const;

type Shapes = typeof CREDENTIAL_SHAPES;

/** The credentials of one provider. */
export type CredentialsOf<Name extends PaymentProviderName> = z.infer<Shapes[Name]>;
export type ProviderCredentials = CredentialsOf<PaymentProviderName>;
