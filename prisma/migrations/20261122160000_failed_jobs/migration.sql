-- CreateEnum
CREATE TYPE "JobQueue" AS ENUM ('OUTBOX', 'REMINDERS', 'WEBHOOKS', 'LINE_EVENTS', 'BROADCASTS');

-- CreateTable
CREATE TABLE "FailedJob" (
    "id" SERIAL NOT NULL,
    "queue" "JobQueue" NOT NULL,
    "kind" TEXT NOT NULL,
    "error" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL,
    "failedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "recordType" TEXT,
    "recordNumber" INTEGER,
    "detail" TEXT,
    "customerId" INTEGER,
    "outboxMessageId" UUID,
    "webhookDeliveryId" UUID,
    "lineEventId" TEXT,
    "broadcastId" INTEGER,

    CONSTRAINT "FailedJob_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "FailedJob_outboxMessageId_key" ON "FailedJob"("outboxMessageId");

-- CreateIndex
CREATE UNIQUE INDEX "FailedJob_webhookDeliveryId_key" ON "FailedJob"("webhookDeliveryId");

-- CreateIndex
CREATE UNIQUE INDEX "FailedJob_lineEventId_key" ON "FailedJob"("lineEventId");

-- CreateIndex
CREATE UNIQUE INDEX "FailedJob_broadcastId_key" ON "FailedJob"("broadcastId");

-- CreateIndex
CREATE INDEX "FailedJob_queue_idx" ON "FailedJob"("queue");

-- CreateIndex
CREATE INDEX "FailedJob_customerId_idx" ON "FailedJob"("customerId");

-- AddForeignKey
ALTER TABLE "FailedJob" ADD CONSTRAINT "FailedJob_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FailedJob" ADD CONSTRAINT "FailedJob_outboxMessageId_fkey" FOREIGN KEY ("outboxMessageId") REFERENCES "OutboxMessage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FailedJob" ADD CONSTRAINT "FailedJob_webhookDeliveryId_fkey" FOREIGN KEY ("webhookDeliveryId") REFERENCES "WebhookDelivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FailedJob" ADD CONSTRAINT "FailedJob_lineEventId_fkey" FOREIGN KEY ("lineEventId") REFERENCES "LineEvent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FailedJob" ADD CONSTRAINT "FailedJob_broadcastId_fkey" FOREIGN KEY ("broadcastId") REFERENCES "Broadcast"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An entry is about exactly one job.
ALTER TABLE "FailedJob" ADD CONSTRAINT "FailedJob_job_check"
  CHECK (num_nonnulls("outboxMessageId", "webhookDeliveryId", "lineEventId", "broadcastId") = 1);

-- Events from the future would count as the newest ones, and the farthest could not be read back.
UPDATE "LineEvent" SET "occurredAt" = "receivedAt" WHERE "occurredAt" > "receivedAt";

-- Jobs that failed before this release, as far as their logs reach. Of LINE's events nothing was kept to replay.
INSERT INTO "FailedJob" ("queue", "kind", "error", "attempts", "failedAt", "recordType", "recordNumber", "detail", "customerId", "outboxMessageId")
  SELECT (CASE "kind" WHEN 'APPOINTMENT_REMINDER' THEN 'REMINDERS' ELSE 'OUTBOX' END)::"JobQueue", "kind",
    coalesce("lastError", 'INTERNAL'), "attempts", coalesce("sentAt", "createdAt"),
    CASE WHEN "broadcastId" IS NOT NULL THEN 'Broadcast' WHEN "data" -> 'order' IS NOT NULL THEN 'Order'
      WHEN "data" -> 'appointment' IS NOT NULL THEN 'Appointment' END,
    coalesce("broadcastId", ("data" #>> '{order,id}')::int, ("data" #>> '{appointment,id}')::int),
    "data" ->> 'text', (SELECT "id" FROM "Customer" WHERE "id" = "OutboxMessage"."customerId"), "id"
  FROM "OutboxMessage" WHERE "state" = 'FAILED' AND "createdAt" > now() - interval '30 days' ORDER BY "createdAt";

INSERT INTO "FailedJob" ("queue", "kind", "error", "attempts", "failedAt", "recordType", "recordNumber", "detail", "webhookDeliveryId")
  SELECT 'WEBHOOKS', event."kind"::text, coalesce(delivery."lastStatus"::text, delivery."lastError", 'INTERNAL'),
    delivery."attempts", coalesce(delivery."lastAttemptAt", delivery."createdAt"), event."entity", event."entityId", endpoint."url", delivery."id"
  FROM "WebhookDelivery" AS delivery JOIN "WebhookEvent" AS event ON event."id" = delivery."eventId"
    JOIN "WebhookEndpoint" AS endpoint ON endpoint."id" = delivery."endpointId"
  WHERE delivery."state" = 'FAILED' AND delivery."createdAt" > now() - interval '30 days' ORDER BY delivery."createdAt";
