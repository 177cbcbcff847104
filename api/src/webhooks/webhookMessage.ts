import { type StoredWebhookEvent, webhookBody } from "@machiya/schema/domain/webhookPayload";
import { Webhook } from "standardwebhooks";
import type { WebhookRequest } from "./sendWebhook.ts";

/** The data that a delivery's request is built from. */
export interface OutgoingWebhook extends StoredWebhookEvent {
  id: string;
  eventId: string;
  url: string;
}

/**
 * Builds a delivery's request according to Standard Webhooks. Every attempt sends the same body with a new
 * timestamp and a signature of each secret.
 */
export function webhookRequest(
  delivery: OutgoingWebhook,
  secrets: readonly string[],
  now: Date,
): WebhookRequest {
  const { id, eventId, url } = delivery;
  const body = webhookBody(delivery);
  return {
    url,
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": "Machiya",
      "webhook-id": eventId,
      "webhook-delivery": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": secrets.map((one) => new Webhook(one).sign(eventId, now, body)).join(" "),
    },
  };
}
