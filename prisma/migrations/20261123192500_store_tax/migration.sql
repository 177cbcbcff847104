ALTER TABLE "Store" ADD COLUMN "taxPercent" DECIMAL(5,2),
  ADD COLUMN "taxNumber" TEXT NOT NULL DEFAULT '',
  ADD CONSTRAINT "Store_taxPercent_check" CHECK ("taxPercent" > 0 AND "taxPercent" <= 100);
