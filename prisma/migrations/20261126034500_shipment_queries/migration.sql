-- AlterTable
ALTER TABLE "Shipment" ADD COLUMN     "nextQueryAt" TIMESTAMPTZ(3),
ADD COLUMN     "queries" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Shipment_nextQueryAt_idx" ON "Shipment"("nextQueryAt");

-- Parcels that are still on their way are asked for too.
UPDATE "Shipment" s SET "nextQueryAt" = CURRENT_TIMESTAMP
  FROM "Parcel" p WHERE p."id" = s."parcelId" AND p."state" IN ('PACKED', 'SHIPPED');
