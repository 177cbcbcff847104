-- Brings a database of release 0.1.0 to the tables of the foundation of 0.2.0. The migrator then runs the foundation's functions and
-- triggers, replaces the 26 migrations in Prisma's bookkeeping by the foundation, and commits all of it together.

-- Functions and triggers of 0.1.0. Each trigger goes with its function.
DROP FUNCTION machiya_announce_orders() CASCADE;
DROP FUNCTION announce_broadcast() CASCADE;
DROP FUNCTION machiya_item_occupies() CASCADE;
DROP FUNCTION machiya_appointment_occupies() CASCADE;
DROP FUNCTION machiya_announce_appointments() CASCADE;
DROP FUNCTION machiya_announce_appointments_of_items() CASCADE;
DROP FUNCTION machiya_announce_shifts() CASCADE;
DROP FUNCTION machiya_announce_time_off() CASCADE;
DROP FUNCTION machiya_announce_hours() CASCADE;
DROP FUNCTION machiya_announce_ended_sessions() CASCADE;
DROP FUNCTION machiya_announce_person() CASCADE;
DROP FUNCTION machiya_refuse_audit_change() CASCADE;
DROP FUNCTION machiya_global_id(text,integer) CASCADE;
DROP FUNCTION machiya_api_time(timestamp with time zone) CASCADE;
DROP FUNCTION machiya_webhook_data("Order") CASCADE;
DROP FUNCTION machiya_webhook_data("Product") CASCADE;
DROP FUNCTION machiya_webhook_data("Appointment") CASCADE;
DROP FUNCTION machiya_webhook_data("Customer") CASCADE;
DROP FUNCTION machiya_webhook_note(text,text,jsonb) CASCADE;
DROP FUNCTION machiya_webhook_rows() CASCADE;
DROP FUNCTION machiya_announce_api_token() CASCADE;
DROP FUNCTION machiya_counted_lists() CASCADE;
DROP FUNCTION machiya_add_to_count(text,text,bigint) CASCADE;
DROP FUNCTION machiya_count_orders() CASCADE;
DROP FUNCTION machiya_count_products() CASCADE;
DROP FUNCTION machiya_count_appointments() CASCADE;
DROP FUNCTION machiya_count_customers() CASCADE;
DROP FUNCTION machiya_correct_list_counts() CASCADE;
DROP FUNCTION machiya_announce_subject() CASCADE;
DROP FUNCTION machiya_counts_change() CASCADE;

-- A webhook event stored what is sent, in the API's format. It now stores column values; what is sent of it stays the same.
ALTER TABLE "WebhookEvent"
  ADD COLUMN "entity" TEXT,
  ADD COLUMN "entityId" INTEGER,
  ADD COLUMN "columns" JSONB;

UPDATE "WebhookEvent" e SET
  "entity" = CASE WHEN e."kind" = 'TEST' THEN 'WebhookEndpoint' ELSE initcap(split_part(e."kind"::text, '_', 1)) END,
  "entityId" = split_part(convert_from(decode(coalesce(e."payload"->>'id', e."payload"->>'endpointId'), 'base64'), 'UTF8'), ':', 2)::int,
  "columns" = (e."payload" - '{id,number,endpointId,paymentMethodCode}'::text[])
    || CASE WHEN e."payload" ? 'paymentMethodCode'
      THEN jsonb_build_object('paymentMethod', e."payload"->'paymentMethodCode') ELSE '{}' END
    || CASE WHEN e."payload" ? 'customerId' THEN jsonb_build_object('customerId',
      split_part(convert_from(decode(e."payload"->>'customerId', 'base64'), 'UTF8'), ':', 2)::int) ELSE '{}' END;

ALTER TABLE "WebhookEvent"
  ALTER COLUMN "entity" SET NOT NULL,
  ALTER COLUMN "entityId" SET NOT NULL,
  ALTER COLUMN "columns" SET NOT NULL,
  DROP COLUMN "payload",
  DROP COLUMN "subject";
CREATE UNIQUE INDEX "WebhookEvent_occurredAt_transactionId_entity_entityId_key"
  ON "WebhookEvent" ("occurredAt", "transactionId", "entity", "entityId");

-- One row holds everything that is known of an idempotency key: how its HTTP request was answered, and what its write created.
ALTER TABLE "IdempotencyKey" RENAME COLUMN "requestHash" TO "inputHash";
-- Constraints carry the names of their columns, so they are made again under the new names.
ALTER TABLE "IdempotencyKey" DROP CONSTRAINT "IdempotencyKey_pkey", ALTER COLUMN "key" DROP NOT NULL;
ALTER TABLE "IdempotencyKey" RENAME COLUMN "key" TO "keyHash";
ALTER TABLE "IdempotencyKey"
  ALTER COLUMN "keyHash" SET NOT NULL,
  ADD CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("owner", "keyHash");
ALTER TABLE "IdempotencyKey"
  ALTER COLUMN "inputHash" DROP NOT NULL,
  ADD COLUMN "requestHash" BYTEA,
  ADD COLUMN "claimId" UUID,
  ADD COLUMN "leaseUntil" TIMESTAMPTZ(3),
  ADD COLUMN "writtenAt" TIMESTAMPTZ(3),
  ADD COLUMN "status" INTEGER,
  ADD COLUMN "headers" JSONB,
  ADD COLUMN "body" BYTEA,
  ADD COLUMN "resultType" TEXT,
  ADD COLUMN "resultId" INTEGER;

-- Keys are stored as the base64url form of their SHA-256. Keys of broadcasts now belong to the staff member.
UPDATE "IdempotencyKey" SET
  "keyHash" = rtrim(translate(encode(sha256(convert_to("keyHash", 'UTF8')), 'base64'), '+/', '-_'), '='),
  "owner" = regexp_replace("owner", '^broadcast:', 'staff:'),
  "resultType" = CASE WHEN "orderId" IS NOT NULL THEN 'Order' WHEN "appointmentId" IS NOT NULL THEN 'Appointment' ELSE 'Broadcast' END,
  "resultId" = coalesce("orderId", "appointmentId", "broadcastId");

INSERT INTO "IdempotencyKey" AS known
  ("owner", "keyHash", "requestHash", "claimId", "leaseUntil", "writtenAt", "status", "headers", "body", "createdAt")
SELECT "owner", "key", "requestHash", gen_random_uuid(), "claimedUntil", "writtenAt", "status", "headers", "body", "createdAt"
FROM "KeptAnswer"
ON CONFLICT ("owner", "keyHash") DO UPDATE SET
  "requestHash" = EXCLUDED."requestHash", "claimId" = EXCLUDED."claimId", "leaseUntil" = EXCLUDED."leaseUntil",
  "writtenAt" = EXCLUDED."writtenAt", "status" = EXCLUDED."status", "headers" = EXCLUDED."headers", "body" = EXCLUDED."body";

ALTER TABLE "IdempotencyKey" DROP COLUMN "orderId", DROP COLUMN "broadcastId", DROP COLUMN "appointmentId";

DROP TABLE "KeptAnswer";

-- The outbox stores notifications in the shop's terms. Rows that 0.1.0 wrote hold LINE's messages and are sent as they are.
CREATE TYPE "ChannelKind" AS ENUM ('LINE');

ALTER TABLE "OutboxMessage" ALTER COLUMN "payload" DROP NOT NULL;
ALTER TABLE "OutboxMessage" RENAME COLUMN "payload" TO "data";
ALTER TABLE "OutboxMessage" ALTER COLUMN "data" SET NOT NULL;
ALTER TABLE "OutboxMessage"
  ADD COLUMN "channel" "ChannelKind" NOT NULL DEFAULT 'LINE',
  ADD COLUMN "customerIds" INTEGER[],
  ADD COLUMN "language" TEXT,
  ADD COLUMN "actions" JSONB NOT NULL DEFAULT '[]';
UPDATE "OutboxMessage" SET "kind" = 'LINE_MESSAGES' WHERE "state" = 'PENDING';

-- Every queue counts its attempts and ends in a state that staff or operators see.
ALTER TABLE "LineEvent" ADD COLUMN "failedAt" TIMESTAMPTZ(3);
ALTER TABLE "Broadcast"
  ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "availableAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
