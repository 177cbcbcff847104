import { WebhookEventKind } from "@machiya/prisma/enums";
import { describe, expect, it } from "vitest";
import { WEBHOOK_KINDS, webhookBody, webhookType } from "./webhookEvents.ts";

describe("webhook events", () => {
  it("can all be wanted, each in one area, but for the test", () => {
    const wanted = Object.values(WEBHOOK_KINDS).flat();
    expect([...wanted, "TEST"].toSorted()).toEqual(Object.keys(WebhookEventKind).toSorted());
  });

  it.each([
    ["ORDER_CREATED", "order.created"],
    ["APPOINTMENT_DELETED", "appointment.deleted"],
    ["TEST", "test"],
  ] as const)("of kind %s are called %s", (kind, type) => expect(webhookType(kind)).toBe(type));

  it("say type, time and data", () => {
    const occurredAt = new Date("2026-11-21T02:30:00Z");
    expect(webhookBody({ kind: "ORDER_CREATED", occurredAt, payload: { id: "茶", total: "1250.5" } })).toBe(
      '{"type":"order.created","timestamp":"2026-11-21T02:30:00.000Z","data":{"id":"茶","total":"1250.5"}}',
    );
  });
});
