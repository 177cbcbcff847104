-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "startClaimedUntil" TIMESTAMPTZ(3);
