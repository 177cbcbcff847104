import type { WebhookEventKind } from "@machiya/prisma/enums";

/** The event kinds to which an endpoint can subscribe, by area, in the order of the entity's life cycle. */
export const WEBHOOK_KINDS = {
  ORDER: ["ORDER_CREATED", "ORDER_CHANGED", "ORDER_DELETED"],
  PRODUCT: ["PRODUCT_CREATED", "PRODUCT_CHANGED", "PRODUCT_DELETED"],
  APPOINTMENT: ["APPOINTMENT_CREATED", "APPOINTMENT_CHANGED", "APPOINTMENT_DELETED"],
  CUSTOMER: ["CUSTOMER_CREATED", "CUSTOMER_CHANGED"],
} as const satisfies Record<string, readonly WebhookEventKind[]>;

export type WebhookArea = keyof typeof WEBHOOK_KINDS;
export type WebhookKindSelection = (typeof WEBHOOK_KINDS)[WebhookArea][number];

/** Maximum number of endpoints. */
export const MAX_WEBHOOK_ENDPOINTS = 20;

/** How many days events and their deliveries are stored. */
export const WEBHOOK_LOG_DAYS = 30;

/**
 * How many hours the previous secret still signs after a rotation, so that the receiver can change over
 * without loss.
 */
export const OLD_SECRET_TTL_HOURS = 24;

/** Returns the event's name on the wire, such as `order.created`. */
export function webhookType(kind: WebhookEventKind): string {
  return kind.toLowerCase().replace("_", ".");
}
