-- One row holds everything that is known of a key: what its HTTP request was answered, and what its write created.
-- The version before this one cannot run on it: it looks for "KeptAnswer".

-- AlterTable
ALTER TABLE "IdempotencyKey" RENAME COLUMN "requestHash" TO "inputHash";
ALTER TABLE "IdempotencyKey" RENAME COLUMN "key" TO "keyHash";
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

-- DropTable
DROP TABLE "KeptAnswer";
