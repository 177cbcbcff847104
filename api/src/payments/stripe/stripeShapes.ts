import { z } from "zod";
import { ProviderUnavailable } from "../paymentProvider.ts";

/** The metadata of an object. Objects that others have made, such as disputes, may have none. */
const metadata = z.record(z.string(), z.unknown()).nullish();

/** The name of an object, which is expanded in some answers; null without one. */
const name = z
  .union([z.string(), z.object({ id: z.string() })])
  .nullish()
  .transform((value) => (typeof value === "object" ? (value?.id ?? null) : (value ?? null)));

/** What the shop reads of a charge. */
export const chargeShape = z.object({
  amount: z.number(),
  amount_refunded: z.number(),
  currency: z.string(),
  captured: z.boolean(),
  payment_intent: name,
  metadata,
  payment_method_details: z
    .object({ card: z.object({ capture_before: z.number().nullish() }).nullish() })
    .nullish(),
});
export type StripeCharge = z.infer<typeof chargeShape>;

/** What the shop reads of a PaymentIntent. */
export const intentShape = z.object({
  id: z.string().min(1),
  status: z.string(),
  cancellation_reason: z.string().nullish(),
  last_payment_error: z.unknown(),
  latest_charge: z.union([z.string(), chargeShape]).nullish(),
  amount: z.number(),
  currency: z.string(),
  metadata,
});
export type StripeIntent = z.infer<typeof intentShape>;

/** What the shop reads of a Checkout Session. */
export const sessionShape = z.object({
  id: z.string().min(1),
  client_reference_id: z.string().nullish(),
  payment_status: z.string(),
  status: z.string().nullish(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  payment_intent: z.union([z.string(), intentShape]).nullish(),
});

/** The answer to the start of a Checkout Session, which has a page. */
export const startedSessionShape = z.object({
  id: z.string().min(1),
  object: z.literal("checkout.session"),
  url: z.url({ protocol: /^https?$/ }),
});

/** What the shop reads of a refund. */
export const refundShape = z.object({
  id: z.string().min(1),
  object: z.literal("refund"),
  status: z.string(),
  failure_reason: z.string().nullish(),
  metadata,
});
export type StripeRefund = z.infer<typeof refundShape>;

/** A page of the refunds of a payment. */
export const refundListShape = z.object({ object: z.literal("list"), data: z.array(refundShape) });

/** The answers of which the shop needs nothing but their kind. */
export const balanceShape = z.object({ object: z.literal("balance") });
export const paymentShape = z.object({
  id: z.string().min(1),
  object: z.enum(["payment_intent", "checkout.session"]),
});

/** What the shop reads of a dispute. */
export const disputeShape = z.object({ payment_intent: name, status: z.string(), metadata });

/** What the shop reads of every event. */
export const eventShape = z.object({
  id: z.string().min(1),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});
export type StripeEvent = z.infer<typeof eventShape>;

/** Reads an object of Stripe. Throws ProviderUnavailable when it does not have the documented form. */
export function readStripeObject<T>(shape: z.ZodType<T>, object: unknown): T {
  const { success, data } = shape.safeParse(object);
  if (!success) throw new ProviderUnavailable("Stripe's object is not readable");
  return data;
}
