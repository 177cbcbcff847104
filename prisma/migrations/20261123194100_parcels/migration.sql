-- CreateEnum
CREATE TYPE "ParcelState" AS ENUM ('PACKED', 'SHIPPED', 'DELIVERED', 'RETURNED');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'PARCEL_SHIPPED' AFTER 'REFUND_RECORDED';

-- AlterTable
ALTER TABLE "ShippingMethod" ADD COLUMN "carrier" TEXT NOT NULL DEFAULT '',
ADD COLUMN "trackingLink" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "Parcel" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "state" "ParcelState" NOT NULL DEFAULT 'PACKED',
    "carrier" TEXT NOT NULL DEFAULT '',
    "trackingNumber" TEXT NOT NULL DEFAULT '',
    "trackingLink" TEXT NOT NULL DEFAULT '',
    "shippedAt" TIMESTAMPTZ(3),
    "deliveredAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Parcel_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ParcelItem" (
    "parcelId" INTEGER NOT NULL,
    "orderLineId" INTEGER NOT NULL,
    "quantity" DECIMAL(17,5) NOT NULL,

    CONSTRAINT "ParcelItem_pkey" PRIMARY KEY ("parcelId","orderLineId")
);

-- CreateIndex
CREATE INDEX "Parcel_orderId_id_idx" ON "Parcel"("orderId", "id");

-- CreateIndex
CREATE INDEX "ParcelItem_orderLineId_idx" ON "ParcelItem"("orderLineId");

-- AddForeignKey
ALTER TABLE "Parcel" ADD CONSTRAINT "Parcel_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ParcelItem" ADD CONSTRAINT "ParcelItem_parcelId_fkey" FOREIGN KEY ("parcelId") REFERENCES "Parcel"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ParcelItem" ADD CONSTRAINT "ParcelItem_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- The deletion of an order deletes its lines before its parcels.
ALTER TABLE "ParcelItem" ALTER CONSTRAINT "ParcelItem_orderLineId_fkey" DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE "ParcelItem" ADD CONSTRAINT "ParcelItem_quantity_check" CHECK ("quantity" > 0);

CREATE FUNCTION machiya_check_packed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  line_id integer := CASE TG_TABLE_NAME WHEN 'OrderLine' THEN (to_jsonb(NEW) ->> 'id')::integer ELSE (to_jsonb(NEW) ->> 'orderLineId')::integer END;
  ordered numeric;
BEGIN
  -- The lock makes concurrent parcels of the same line wait, and the next statement sees what they committed.
  SELECT "quantity" INTO ordered FROM "OrderLine" WHERE "id" = line_id FOR NO KEY UPDATE;
  IF ordered < (
    SELECT coalesce(sum(i."quantity"), 0) FROM "ParcelItem" i JOIN "Parcel" p ON p."id" = i."parcelId"
    WHERE i."orderLineId" = line_id AND p."state" <> 'RETURNED'
  ) THEN
    RAISE EXCEPTION 'The parcels of order line % contain more than was ordered', line_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION machiya_check_packed() IS 'Refuses parcels that together contain more of an order line than was ordered. Returned parcels do not count.';

CREATE TRIGGER "ParcelItem_check_packed" AFTER INSERT OR UPDATE ON "ParcelItem" FOR EACH ROW EXECUTE FUNCTION machiya_check_packed();
CREATE TRIGGER "OrderLine_check_packed" AFTER UPDATE OF "quantity" ON "OrderLine" FOR EACH ROW
  WHEN (NEW."quantity" < OLD."quantity") EXECUTE FUNCTION machiya_check_packed();
