-- AlterTable
ALTER TABLE "IdempotencyKey" ADD COLUMN     "results" JSONB;
