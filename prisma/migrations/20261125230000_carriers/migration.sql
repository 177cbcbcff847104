-- CreateEnum
CREATE TYPE "CarrierKind" AS ENUM ('ECPAY');

-- CreateEnum
CREATE TYPE "StoreChain" AS ENUM ('UNIMART', 'FAMILY');

-- AlterTable
ALTER TABLE "Store" ADD COLUMN     "storeChains" "StoreChain"[] DEFAULT ARRAY[]::"StoreChain"[];

-- CreateTable
CREATE TABLE "CarrierSetting" (
    "id" SERIAL NOT NULL,
    "carrier" "CarrierKind" NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT false,
    "isTest" BOOLEAN NOT NULL DEFAULT true,
    "chains" "StoreChain"[],
    "senderName" TEXT NOT NULL DEFAULT '',
    "senderPhone" TEXT NOT NULL DEFAULT '',
    "credentials" BYTEA,
    "credentialsKeyId" TEXT,
    "credentialsSetAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CarrierSetting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PickUpStore" (
    "orderId" INTEGER NOT NULL,
    "chain" "StoreChain" NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,

    CONSTRAINT "PickUpStore_pkey" PRIMARY KEY ("orderId")
);

-- CreateTable
CREATE TABLE "Shipment" (
    "id" SERIAL NOT NULL,
    "parcelId" INTEGER NOT NULL,
    "carrier" "CarrierKind" NOT NULL,
    "reference" TEXT NOT NULL,
    "carrierReference" TEXT,
    "chain" "StoreChain" NOT NULL,
    "storeCode" TEXT NOT NULL,
    "goodsAmount" INTEGER NOT NULL,
    "collects" BOOLEAN NOT NULL DEFAULT false,
    "paymentNo" TEXT NOT NULL DEFAULT '',
    "validationNo" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT '',
    "statusText" TEXT NOT NULL DEFAULT '',
    "statusAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Shipment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShipmentEvent" (
    "id" SERIAL NOT NULL,
    "shipmentId" INTEGER NOT NULL,
    "eventId" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "reportedAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ShipmentEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CarrierSetting_carrier_key" ON "CarrierSetting"("carrier");

-- CreateIndex
CREATE UNIQUE INDEX "Shipment_parcelId_key" ON "Shipment"("parcelId");

-- CreateIndex
CREATE UNIQUE INDEX "Shipment_reference_key" ON "Shipment"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "ShipmentEvent_shipmentId_eventId_key" ON "ShipmentEvent"("shipmentId", "eventId");

-- AddForeignKey
ALTER TABLE "PickUpStore" ADD CONSTRAINT "PickUpStore_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_parcelId_fkey" FOREIGN KEY ("parcelId") REFERENCES "Parcel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShipmentEvent" ADD CONSTRAINT "ShipmentEvent_shipmentId_fkey" FOREIGN KEY ("shipmentId") REFERENCES "Shipment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "CarrierSetting"
  ADD CONSTRAINT "CarrierSetting_credentials_check" CHECK (("credentials" IS NULL) = ("credentialsKeyId" IS NULL)),
  ADD CONSTRAINT "CarrierSetting_enabled_check" CHECK (NOT "enabled" OR ("credentials" IS NOT NULL AND cardinality("chains") > 0));
ALTER TABLE "PickUpStore"
  ADD CONSTRAINT "PickUpStore_code_check" CHECK ("code" ~ '^[0-9A-Za-z]{1,10}$');
-- What ECPay accepts as the value of a parcel.
ALTER TABLE "Shipment"
  ADD CONSTRAINT "Shipment_goodsAmount_check" CHECK ("goodsAmount" BETWEEN 1 AND 20000),
  ADD CONSTRAINT "Shipment_reference_check" CHECK ("reference" ~ '^[0-9A-Za-z]{1,20}$');

-- The chains of the enabled carriers, in the store's row, so that pages which show the shipping methods need no other
-- statement. The condition avoids an update of no rows, which would change the version of the terms.
CREATE FUNCTION machiya_update_store_chains() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  offered "StoreChain"[] := ARRAY(
    SELECT DISTINCT unnest(c."chains") AS chain FROM "CarrierSetting" c WHERE c."enabled" ORDER BY chain);
BEGIN
  IF EXISTS (SELECT FROM "Store" s WHERE s."storeChains" IS DISTINCT FROM offered) THEN
    UPDATE "Store" SET "storeChains" = offered;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "CarrierSetting_update_store_chains" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "CarrierSetting"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_update_store_chains();
CREATE TRIGGER "Store_set_store_chains" AFTER INSERT ON "Store"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_update_store_chains();
CREATE TRIGGER "CarrierSetting_notify_catalogue" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "CarrierSetting"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_catalogue');
