-- CreateEnum
CREATE TYPE "ShippingKind" AS ENUM ('STORE_PICKUP', 'HOME_DELIVERY', 'CONVENIENCE_STORE');

-- CreateTable
CREATE TABLE "ShippingMethod" (
    "id" SERIAL NOT NULL,
    "storeId" INTEGER NOT NULL DEFAULT 1,
    "kind" "ShippingKind" NOT NULL,
    "name" TEXT NOT NULL,
    "fee" DECIMAL(17,5) NOT NULL DEFAULT 0,
    "freeFrom" DECIMAL(17,5),
    "paymentMethods" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "weekdays" SMALLINT[] DEFAULT ARRAY[]::SMALLINT[],
    "hours" TEXT NOT NULL DEFAULT '',
    "active" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ShippingMethod_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ShippingMethod_storeId_idx" ON "ShippingMethod"("storeId");

-- AddForeignKey
ALTER TABLE "ShippingMethod" ADD CONSTRAINT "ShippingMethod_storeId_fkey" FOREIGN KEY ("storeId") REFERENCES "Store"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ShippingMethod"
  ADD CONSTRAINT "ShippingMethod_fee_check" CHECK ("fee" >= 0),
  ADD CONSTRAINT "ShippingMethod_freeFrom_check" CHECK ("freeFrom" >= 0),
  ADD CONSTRAINT "ShippingMethod_weekdays_check" CHECK ("weekdays" <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[]);

-- AlterTable
ALTER TABLE "Order" ADD COLUMN "shippingMethodId" INTEGER,
ADD COLUMN "shippingName" TEXT NOT NULL DEFAULT '',
ADD COLUMN "shippingKind" "ShippingKind",
ADD COLUMN "shippingFee" DECIMAL(17,5) NOT NULL DEFAULT 0,
ADD COLUMN "shippingFullFee" DECIMAL(17,5),
ADD COLUMN "shippingFreeFrom" DECIMAL(17,5);

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_shippingMethodId_fkey" FOREIGN KEY ("shippingMethodId") REFERENCES "ShippingMethod"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "Order" ADD CONSTRAINT "Order_shippingFee_check" CHECK ("shippingFee" >= 0);

-- Checkouts depend on the methods, and the cached record of the store lists them.
CREATE TRIGGER "ShippingMethod_change_terms" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "ShippingMethod" FOR EACH STATEMENT EXECUTE FUNCTION machiya_change_terms();
CREATE TRIGGER "ShippingMethod_notify_catalogue" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "ShippingMethod" FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_catalogue');

-- AlterTable
ALTER TABLE "ReportFigure" ADD COLUMN "shipping" DECIMAL(22,5) NOT NULL DEFAULT 0;
