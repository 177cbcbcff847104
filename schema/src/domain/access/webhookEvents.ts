import type { WebhookEventKind } from "@machiya/prisma/enums";

/** The kinds that an endpoint may want, by what they are about, in the order of a life. */
export const WEBHOOK_KINDS = {
  ORDER: ["ORDER_CREATED", "ORDER_CHANGED", "ORDER_DELETED"],
  PRODUCT: ["PRODUCT_CREATED", "PRODUCT_CHANGED", "PRODUCT_DELETED"],
  APPOINTMENT: ["APPOINTMENT_CREATED", "APPOINTMENT_CHANGED", "APPOINTMENT_DELETED"],
  CUSTOMER: ["CUSTOMER_CREATED", "CUSTOMER_CHANGED"],
} as const satisfies Record<string, readonly WebhookEventKind[]>;

export type WebhookArea = keyof typeof WEBHOOK_KINDS;
export type WebhookKindSelection = (typeof WEBHOOK_KINDS)[WebhookArea][number];

/** Endpoints that there may be. */
export const MAX_WEBHOOK_ENDPOINTS = 20;

/** Events and their deliveries are kept for so many days. */
export const WEBHOOK_LOG_DAYS = 30;

/** How long the secret before a rotation still signs, so that the other system can change over in its own time. */
export const OLD_SECRET_TTL_HOURS = 24;

/** The event's name on the wire: order.created. */
export function webhookType(kind: WebhookEventKind): string {
  return kind.toLowerCase().replace("_", ".");
}
