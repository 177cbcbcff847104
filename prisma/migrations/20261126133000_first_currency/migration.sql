-- Orders that were placed before the store had a currency count in the first one that it chose.

-- AlterTable
ALTER TABLE "Store" ADD COLUMN     "firstCurrency" TEXT;

-- An update of no rows would still store a version of the terms, which a restored backup contains as well.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "Store" s WHERE s."currency" IS NOT NULL) THEN
    UPDATE "Store" SET "firstCurrency" = "currency" WHERE "currency" IS NOT NULL;
  END IF;
END $$;
