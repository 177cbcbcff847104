import type { z } from "zod";
import type { CarrierName } from "../../domain/carriers/carriers.ts";
import { CREDENTIAL_SHAPES } from "../../payments/providerCredentials.ts";

/** The credentials of each carrier. ECPay's logistics has a merchant of its own, in the form of that of its payments. */
export const CARRIER_CREDENTIAL_SHAPES = { ECPAY: CREDENTIAL_SHAPES.ECPAY } as const satisfies Record<
  CarrierName,
  z.ZodType
>;

export type CarrierCredentials = z.infer<(typeof CARRIER_CREDENTIAL_SHAPES)[CarrierName]>;
