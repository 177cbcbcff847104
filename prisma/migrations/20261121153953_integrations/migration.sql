-- Tokens had no door yet: no row of "ApiToken" loses its scopes here.

-- CreateEnum
CREATE TYPE "ApiScope" AS ENUM ('PRODUCTS_READ', 'PRODUCTS_WRITE', 'ORDERS_READ', 'ORDERS_WRITE', 'CUSTOMERS_READ', 'CUSTOMERS_WRITE', 'BOOKING_READ', 'BOOKING_WRITE', 'STORE_READ', 'STORE_WRITE');

-- CreateEnum
CREATE TYPE "WebhookEventKind" AS ENUM ('ORDER_CREATED', 'ORDER_CHANGED', 'ORDER_DELETED', 'PRODUCT_CREATED', 'PRODUCT_CHANGED', 'PRODUCT_DELETED', 'APPOINTMENT_CREATED', 'APPOINTMENT_CHANGED', 'APPOINTMENT_DELETED', 'CUSTOMER_CREATED', 'CUSTOMER_CHANGED');

-- CreateEnum
CREATE TYPE "WebhookDeliveryState" AS ENUM ('PENDING', 'DELIVERED', 'FAILED');

-- CreateEnum
CREATE TYPE "BroadcastAudience" AS ENUM ('EVERYONE', 'BOUGHT', 'BOOKED', 'CHOSEN');

-- AlterEnum
ALTER TYPE "BroadcastState" ADD VALUE 'SCHEDULED';
ALTER TYPE "BroadcastState" ADD VALUE 'CANCELLED';

-- AlterEnum
ALTER TYPE "LineEventKind" ADD VALUE 'ACTION';

-- DropForeignKey
ALTER TABLE "ApiToken" DROP CONSTRAINT "ApiToken_createdById_fkey";

-- AlterTable
ALTER TABLE "ApiToken" DROP COLUMN "scopes",
ADD COLUMN     "scopes" "ApiScope"[];

-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN     "apiTokenId" INTEGER;

-- AlterTable
ALTER TABLE "Broadcast" ADD COLUMN     "audience" "BroadcastAudience" NOT NULL DEFAULT 'EVERYONE',
ADD COLUMN     "audienceCustomerIds" INTEGER[],
ADD COLUMN     "audienceProductIds" INTEGER[],
ADD COLUMN     "audienceProductTypeIds" INTEGER[],
ADD COLUMN     "audienceServiceIds" INTEGER[],
ADD COLUMN     "imageHash" TEXT,
ADD COLUMN     "productIds" INTEGER[],
ADD COLUMN     "scheduledAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "LineEvent" ADD COLUMN     "action" JSONB;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "paymentReportDigits" TEXT,
ADD COLUMN     "paymentReportedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "StaffMember" ADD COLUMN     "lineCustomerId" INTEGER;

-- AlterTable
ALTER TABLE "Store" ADD COLUMN     "broadcastFloor" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "WebhookEndpoint" (
    "id" SERIAL NOT NULL,
    "url" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "secret" TEXT NOT NULL,
    "kinds" "WebhookEventKind"[],
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdById" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WebhookEndpoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookEvent" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "WebhookEventKind" NOT NULL,
    "payload" JSONB NOT NULL,
    "occurredAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WebhookEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "endpointId" INTEGER NOT NULL,
    "eventId" UUID NOT NULL,
    "state" "WebhookDeliveryState" NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "availableAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAttemptAt" TIMESTAMPTZ(3),
    "lastStatus" INTEGER,
    "lastError" TEXT,
    "lastMs" INTEGER,
    "deliveredAt" TIMESTAMPTZ(3),
    "replay" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "KeptAnswer" (
    "owner" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "requestHash" BYTEA NOT NULL,
    "claimedUntil" TIMESTAMPTZ(3) NOT NULL,
    "writtenAt" TIMESTAMPTZ(3),
    "status" INTEGER,
    "headers" JSONB,
    "body" BYTEA,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "KeptAnswer_pkey" PRIMARY KEY ("owner","key")
);

-- CreateIndex
CREATE INDEX "WebhookEndpoint_createdById_idx" ON "WebhookEndpoint"("createdById");

-- CreateIndex
CREATE INDEX "WebhookEvent_occurredAt_idx" ON "WebhookEvent"("occurredAt");

-- CreateIndex
CREATE INDEX "WebhookDelivery_state_availableAt_idx" ON "WebhookDelivery"("state", "availableAt");

-- CreateIndex
CREATE INDEX "WebhookDelivery_endpointId_createdAt_idx" ON "WebhookDelivery"("endpointId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "WebhookDelivery_eventId_idx" ON "WebhookDelivery"("eventId");

-- CreateIndex
CREATE INDEX "KeptAnswer_createdAt_idx" ON "KeptAnswer"("createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_apiTokenId_idx" ON "AuditEntry"("apiTokenId");

-- CreateIndex
CREATE INDEX "Broadcast_imageHash_idx" ON "Broadcast"("imageHash");

-- CreateIndex
CREATE INDEX "Broadcast_state_scheduledAt_idx" ON "Broadcast"("state", "scheduledAt");

-- CreateIndex
CREATE INDEX "StaffMember_lineCustomerId_idx" ON "StaffMember"("lineCustomerId");

-- AddForeignKey
ALTER TABLE "StaffMember" ADD CONSTRAINT "StaffMember_lineCustomerId_fkey" FOREIGN KEY ("lineCustomerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiToken" ADD CONSTRAINT "ApiToken_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "StaffMember"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookEndpoint" ADD CONSTRAINT "WebhookEndpoint_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "WebhookEndpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "WebhookEvent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_apiTokenId_fkey" FOREIGN KEY ("apiTokenId") REFERENCES "ApiToken"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Broadcast" ADD CONSTRAINT "Broadcast_imageHash_fkey" FOREIGN KEY ("imageHash") REFERENCES "ImageFile"("hash") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "Store" ADD CONSTRAINT "Store_broadcastFloor_check" CHECK ("broadcastFloor" >= 0);
ALTER TABLE "Order" ADD CONSTRAINT "Order_paymentReportDigits_check" CHECK ("paymentReportDigits" ~ '^[0-9]{5}$');
