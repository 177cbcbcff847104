-- AlterEnum
ALTER TYPE "JobQueue" ADD VALUE 'REFUNDS';

-- AlterTable
ALTER TABLE "FailedJob" ADD COLUMN     "refundId" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "FailedJob_refundId_key" ON "FailedJob"("refundId");

-- AddForeignKey
ALTER TABLE "FailedJob" ADD CONSTRAINT "FailedJob_refundId_fkey" FOREIGN KEY ("refundId") REFERENCES "Refund"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An entry is about exactly one job.
ALTER TABLE "FailedJob" DROP CONSTRAINT "FailedJob_job_check";
ALTER TABLE "FailedJob" ADD CONSTRAINT "FailedJob_job_check"
  CHECK (num_nonnulls("outboxMessageId", "webhookDeliveryId", "lineEventId", "broadcastId", "refundId") = 1);
