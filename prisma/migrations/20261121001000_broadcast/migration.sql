-- CreateEnum
CREATE TYPE "BroadcastState" AS ENUM ('QUEUED', 'SENDING', 'SENT', 'FAILED');

-- CreateTable
CREATE TABLE "Broadcast" (
    "id" SERIAL NOT NULL,
    "text" TEXT NOT NULL,
    "state" "BroadcastState" NOT NULL DEFAULT 'QUEUED',
    "recipients" INTEGER NOT NULL,
    "lastError" TEXT,
    "createdById" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Broadcast_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "OutboxMessage" ADD COLUMN "broadcastId" INTEGER,
ADD COLUMN "recipients" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE INDEX "Broadcast_createdById_idx" ON "Broadcast"("createdById");

-- CreateIndex
CREATE INDEX "OutboxMessage_broadcastId_idx" ON "OutboxMessage"("broadcastId");

-- CreateIndex
CREATE INDEX "AuditEntry_staffMemberId_idx" ON "AuditEntry"("staffMemberId");

-- AddForeignKey
ALTER TABLE "OutboxMessage" ADD CONSTRAINT "OutboxMessage_broadcastId_fkey" FOREIGN KEY ("broadcastId") REFERENCES "Broadcast"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_staffMemberId_fkey" FOREIGN KEY ("staffMemberId") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Broadcast" ADD CONSTRAINT "Broadcast_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A broadcast's part that is sent or fails, and the broadcast itself, are announced to whoever watches its progress.
CREATE FUNCTION announce_broadcast() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('machiya_broadcast', json_build_object('kind', 'UPDATED', 'id', NEW."id", 'customerId', NULL)::text);
  RETURN NULL;
END $$;

CREATE TRIGGER "Broadcast_announce" AFTER INSERT OR UPDATE ON "Broadcast"
  FOR EACH ROW EXECUTE FUNCTION announce_broadcast();

-- AlterTable
ALTER TABLE "IdempotencyKey" ADD COLUMN "broadcastId" INTEGER;
