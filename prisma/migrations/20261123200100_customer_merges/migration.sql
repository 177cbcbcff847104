-- A customer whom staff merged with another one is deleted and leads to that one.
ALTER TABLE "Customer" ADD COLUMN "mergedIntoId" INTEGER;
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_mergedIntoId_fkey"
  FOREIGN KEY ("mergedIntoId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_merged_is_deleted"
  CHECK ("mergedIntoId" IS NULL OR ("deletedAt" IS NOT NULL AND "mergedIntoId" <> "id"));

CREATE INDEX "Customer_mergedIntoId_idx" ON "Customer"("mergedIntoId");
