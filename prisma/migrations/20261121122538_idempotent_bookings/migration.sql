-- AlterTable
ALTER TABLE "IdempotencyKey" ADD COLUMN     "appointmentId" INTEGER;
