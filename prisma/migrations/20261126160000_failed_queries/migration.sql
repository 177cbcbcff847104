-- AlterEnum
ALTER TYPE "JobQueue" ADD VALUE 'PAYMENTS';
ALTER TYPE "JobQueue" ADD VALUE 'PARCELS';

-- AlterTable
ALTER TABLE "FailedJob" ADD COLUMN     "paymentId" INTEGER,
ADD COLUMN     "shipmentId" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "FailedJob_paymentId_key" ON "FailedJob"("paymentId");

-- CreateIndex
CREATE UNIQUE INDEX "FailedJob_shipmentId_key" ON "FailedJob"("shipmentId");

-- AddForeignKey
ALTER TABLE "FailedJob" ADD CONSTRAINT "FailedJob_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FailedJob" ADD CONSTRAINT "FailedJob_shipmentId_fkey" FOREIGN KEY ("shipmentId") REFERENCES "Shipment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An entry is about exactly one job.
ALTER TABLE "FailedJob" DROP CONSTRAINT "FailedJob_job_check";
ALTER TABLE "FailedJob" ADD CONSTRAINT "FailedJob_job_check"
  CHECK (num_nonnulls("outboxMessageId", "webhookDeliveryId", "lineEventId", "broadcastId", "refundId", "paymentId", "shipmentId") = 1);
