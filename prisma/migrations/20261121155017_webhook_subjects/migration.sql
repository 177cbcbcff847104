/*
  Warnings:

  - A unique constraint covering the columns `[occurredAt,transactionId,subject]` on the table `WebhookEvent` will be added. If there are existing duplicate values, this will fail.

*/
-- AlterEnum
ALTER TYPE "WebhookEventKind" ADD VALUE 'TEST';

-- DropIndex
DROP INDEX "WebhookDelivery_state_availableAt_idx";

-- DropIndex
DROP INDEX "WebhookEvent_occurredAt_idx";

-- AlterTable
ALTER TABLE "WebhookEndpoint" ADD COLUMN     "previousSecret" TEXT,
ADD COLUMN     "previousSecretUntil" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "WebhookEvent" ADD COLUMN     "subject" TEXT,
ADD COLUMN     "transactionId" TEXT;

-- CreateIndex
CREATE INDEX "WebhookDelivery_endpointId_state_availableAt_idx" ON "WebhookDelivery"("endpointId", "state", "availableAt");

-- CreateIndex
CREATE UNIQUE INDEX "WebhookEvent_occurredAt_transactionId_subject_key" ON "WebhookEvent"("occurredAt", "transactionId", "subject");
