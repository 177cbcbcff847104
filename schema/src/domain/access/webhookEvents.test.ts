import { WebhookEventKind } from "@machiya/prisma/enums";
import { describe, expect, it } from "vitest";
import { WEBHOOK_KINDS, webhookType } from "./webhookEvents.ts";

describe("webhook events", () => {
  it("are all available for subscription in exactly one area, except the test event", () => {
    const wanted = Object.values(WEBHOOK_KINDS).flat();
    expect([...wanted, "TEST"].toSorted()).toEqual(Object.keys(WebhookEventKind).toSorted());
  });

  it.each([
    ["ORDER_CREATED", "order.created"],
    ["APPOINTMENT_DELETED", "appointment.deleted"],
    ["TEST", "test"],
  ] as const)("of kind %s are called %s", (kind, type) => expect(webhookType(kind)).toBe(type));
});
