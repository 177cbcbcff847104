import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { type OutgoingWebhook, webhookRequest } from "./webhookMessage.ts";

const [SECRET, OTHER] = ["new", "old"].map((text) => `whsec_${btoa(text.padEnd(32, "!"))}`) as [
  string,
  string,
];
const delivery: OutgoingWebhook = {
  id: "delivery",
  eventId: "event",
  kind: "ORDER_CREATED",
  entity: "Order",
  entityId: 12,
  columns: { state: "ESTABLISHED", total: "1250.50000" },
  occurredAt: new Date("2026-11-21T02:30:00.000Z"),
  url: "https://example.com/hook",
};
/** The library compares timestamps with the real clock. */
const now = new Date();
const verify = (secret: string, { body, headers }: ReturnType<typeof webhookRequest>) =>
  new Webhook(secret).verify(body, headers);

describe("The request of a webhook", () => {
  it("contains type, time and data, as the same bytes in every attempt", () => {
    const { body } = webhookRequest(delivery, [SECRET], now);
    expect(JSON.parse(body)).toMatchObject({
      type: "order.created",
      timestamp: "2026-11-21T02:30:00.000Z",
      data: { id: btoa("Order:12"), state: "ESTABLISHED", total: "1250.5" },
    });
    expect(webhookRequest(delivery, [SECRET], new Date(0)).body).toBe(body);
  });

  it("names the event, the delivery and the attempt's time", () => {
    expect(webhookRequest(delivery, [SECRET], new Date(1_795_000_000_999)).headers).toMatchObject({
      "content-type": "application/json",
      "webhook-id": "event",
      "webhook-delivery": "delivery",
      "webhook-timestamp": "1795000000",
    });
  });

  it("is verified only with its secret, and not with a changed body or id", () => {
    const request = webhookRequest(delivery, [SECRET], now);
    expect(verify(SECRET, request)).toMatchObject({ type: "order.created" });
    const refused = [
      () => verify(OTHER, request),
      () => verify(SECRET, { ...request, body: request.body.replace("1250", "1") }),
      () => verify(SECRET, { ...request, headers: { ...request.headers, "webhook-id": "another" } }),
    ];
    for (const attempt of refused) expect(attempt).toThrow(WebhookVerificationError);
  });

  it("is verified with each of several secrets", () => {
    const request = webhookRequest(delivery, [SECRET, OTHER], now);
    for (const secret of [SECRET, OTHER]) expect(verify(secret, request)).toBeTruthy();
  });
});
