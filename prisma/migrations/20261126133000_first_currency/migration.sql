-- Orders that were placed before the store had a currency count in the first one that it chose.

-- AlterTable
ALTER TABLE "Store" ADD COLUMN     "firstCurrency" TEXT;

UPDATE "Store" SET "firstCurrency" = "currency" WHERE "currency" IS NOT NULL;
