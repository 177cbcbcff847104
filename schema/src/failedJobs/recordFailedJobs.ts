import { opaqueParameter, type Prisma } from "@machiya/prisma/client";

/** A client or a transaction. */
type Database = Pick<Prisma.TransactionClient, "$executeRaw">;

/** Adds failed outbox messages to the dead-letter list; reminders are listed as a queue of their own. */
export async function recordFailedMessages(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "FailedJob" ("queue", "kind", "error", "attempts", "recordType", "recordNumber", "detail", "customerId", "outboxMessageId")
    SELECT (CASE "kind" WHEN 'APPOINTMENT_REMINDER' THEN 'REMINDERS' ELSE 'OUTBOX' END)::"JobQueue", "kind",
      coalesce("lastError", 'INTERNAL'), "attempts",
      CASE WHEN "broadcastId" IS NOT NULL THEN 'Broadcast' WHEN "data" -> 'order' IS NOT NULL THEN 'Order'
        WHEN "data" -> 'appointment' IS NOT NULL THEN 'Appointment' END,
      coalesce("broadcastId", ("data" #>> '{order,id}')::int, ("data" #>> '{appointment,id}')::int),
      "data" ->> 'text', (SELECT "id" FROM "Customer" WHERE "id" = message."customerId"), "id"
    FROM "OutboxMessage" AS message WHERE "id" = ANY(${opaqueParameter([...ids], "uuid[]")}) AND "state" = 'FAILED'
    ON CONFLICT DO NOTHING`;
}

/** Adds a failed webhook delivery to the dead-letter list. */
export async function recordFailedDelivery(tx: Database, id: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "FailedJob" ("queue", "kind", "error", "attempts", "recordType", "recordNumber", "detail", "webhookDeliveryId")
    SELECT 'WEBHOOKS', event."kind"::text, coalesce(delivery."lastStatus"::text, delivery."lastError", 'INTERNAL'),
      delivery."attempts", event."entity", event."entityId", endpoint."url", delivery."id"
    FROM "WebhookDelivery" AS delivery JOIN "WebhookEvent" AS event ON event."id" = delivery."eventId"
      JOIN "WebhookEndpoint" AS endpoint ON endpoint."id" = delivery."endpointId"
    WHERE delivery."id" = ${id}::uuid AND delivery."state" = 'FAILED' ON CONFLICT DO NOTHING`;
}

/** Adds a failed LINE event to the dead-letter list. */
export async function recordFailedLineEvent(tx: Database, id: string, error: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "FailedJob" ("queue", "kind", "error", "attempts", "recordType", "recordNumber", "customerId", "lineEventId")
    SELECT 'LINE_EVENTS', "kind"::text, ${error}, "attempts",
      CASE WHEN "action" -> 'order' IS NOT NULL THEN 'Order' WHEN "action" -> 'appointment' IS NOT NULL THEN 'Appointment' END,
      coalesce(("action" ->> 'order')::int, ("action" ->> 'appointment')::int),
      (SELECT "id" FROM "Customer" WHERE "lineUserId" = event."lineUserId"), "id"
    FROM "LineEvent" AS event WHERE "id" = ${id} AND "failedAt" IS NOT NULL ON CONFLICT DO NOTHING`;
}

/** Adds a broadcast that could not be started to the dead-letter list. */
export async function recordFailedBroadcast(tx: Database, id: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "FailedJob" ("queue", "kind", "error", "attempts", "recordType", "recordNumber", "detail", "broadcastId")
    SELECT 'BROADCASTS', 'BROADCAST', coalesce("lastError", 'INTERNAL'), "attempts", 'Broadcast', "id", "text", "id"
    FROM "Broadcast" WHERE "id" = ${id} AND "state" = 'FAILED' ON CONFLICT DO NOTHING`;
}

/**
 * Adds a refund that its provider did not make to the dead-letter list. It has no replay when the provider may have made
 * it: staff look that up at the provider.
 */
export async function recordFailedRefund(tx: Database, id: number, isUnconfirmed: boolean): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "FailedJob" ("queue", "kind", "error", "attempts", "recordType", "recordNumber", "customerId", "refundId")
    SELECT 'REFUNDS', ${isUnconfirmed ? "UNCONFIRMED_REFUND" : "REFUND"}, coalesce(refund."lastError", 'INTERNAL'),
      refund."attempts", CASE WHEN payment."orderId" IS NOT NULL THEN 'Order' END, payment."orderId", "order"."customerId",
      refund."id"
    FROM "Refund" AS refund JOIN "Payment" AS payment ON payment."id" = refund."paymentId"
      LEFT JOIN "Order" AS "order" ON "order"."id" = payment."orderId"
    WHERE refund."id" = ${id}::int AND refund."state" = 'FAILED' ON CONFLICT DO NOTHING`;
}

/**
 * Adds a payment to the dead-letter list that was not settled by the last query of its provider, or whose reserved money
 * the provider neither captured nor released.
 */
export async function recordFailedPayment(tx: Database, id: number, error: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "FailedJob" ("queue", "kind", "error", "attempts", "recordType", "recordNumber", "customerId", "paymentId")
    SELECT 'PAYMENTS', coalesce(payment."requested"::text, 'PAYMENT_QUERY'), ${error}, payment."queries", CASE WHEN payment."orderId" IS NOT NULL THEN 'Order' END, payment."orderId", "order"."customerId", payment."id"
    FROM "Payment" AS payment LEFT JOIN "Order" AS "order" ON "order"."id" = payment."orderId"
    WHERE payment."id" = ${id}::int AND payment."nextQueryAt" IS NULL ON CONFLICT DO NOTHING`;
}

/** Adds a parcel to the dead-letter list whose arrival the carrier never reported. */
export async function recordFailedShipment(tx: Database, id: number, error: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "FailedJob" ("queue", "kind", "error", "attempts", "recordType", "recordNumber", "customerId", "shipmentId")
    SELECT 'PARCELS', 'PARCEL_QUERY', ${error}, shipment."queries", 'Order', parcel."orderId", "order"."customerId",
      shipment."id"
    FROM "Shipment" AS shipment JOIN "Parcel" AS parcel ON parcel."id" = shipment."parcelId"
      JOIN "Order" AS "order" ON "order"."id" = parcel."orderId"
    WHERE shipment."id" = ${id}::int AND shipment."nextQueryAt" IS NULL ON CONFLICT DO NOTHING`;
}
