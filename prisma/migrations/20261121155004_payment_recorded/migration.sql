-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "paymentRecordedAt" TIMESTAMPTZ(3);
