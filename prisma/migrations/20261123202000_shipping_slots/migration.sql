-- CreateEnum
CREATE TYPE "SlotUnit" AS ENUM ('ORDERS', 'WORK_UNITS');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN "slotDay" DATE,
ADD COLUMN "slotEnd" SMALLINT,
ADD COLUMN "slotStart" SMALLINT,
ADD COLUMN "slotWorkUnits" DECIMAL(30,5);

-- AlterTable
ALTER TABLE "Product" ADD COLUMN "workUnits" DECIMAL(17,5) NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "ShippingMethod" ADD COLUMN "slotDaysAhead" SMALLINT NOT NULL DEFAULT 14,
ADD COLUMN "slotLeadMinutes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "slotUnit" "SlotUnit" NOT NULL DEFAULT 'ORDERS',
ADD COLUMN "slots" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "ShippingSlotUse" (
    "shippingMethodId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "startMinute" SMALLINT NOT NULL,
    "endMinute" SMALLINT NOT NULL,
    "orders" INTEGER NOT NULL DEFAULT 0,
    "workUnits" DECIMAL(30,5) NOT NULL DEFAULT 0,

    CONSTRAINT "ShippingSlotUse_pkey" PRIMARY KEY ("shippingMethodId","day","startMinute","endMinute")
);

-- AddForeignKey
ALTER TABLE "ShippingSlotUse" ADD CONSTRAINT "ShippingSlotUse_shippingMethodId_fkey" FOREIGN KEY ("shippingMethodId") REFERENCES "ShippingMethod"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Product" ADD CONSTRAINT "Product_workUnits_check" CHECK ("workUnits" >= 0);

ALTER TABLE "ShippingMethod"
  ADD CONSTRAINT "ShippingMethod_slots_check" CHECK (jsonb_typeof("slots") = 'array'),
  ADD CONSTRAINT "ShippingMethod_slotLeadMinutes_check" CHECK ("slotLeadMinutes" >= 0),
  ADD CONSTRAINT "ShippingMethod_slotDaysAhead_check" CHECK ("slotDaysAhead" >= 0);

ALTER TABLE "ShippingSlotUse"
  ADD CONSTRAINT "ShippingSlotUse_times_check" CHECK ("startMinute" >= 0 AND "startMinute" < "endMinute" AND "endMinute" <= 1440),
  ADD CONSTRAINT "ShippingSlotUse_orders_check" CHECK ("orders" >= 0),
  ADD CONSTRAINT "ShippingSlotUse_workUnits_check" CHECK ("workUnits" >= 0);

ALTER TABLE "Order" ADD CONSTRAINT "Order_slot_check" CHECK (num_nulls("slotDay", "slotStart", "slotEnd", "slotWorkUnits") IN (0, 4));

CREATE FUNCTION machiya_count_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM "ShippingSlotUse";
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    IF OLD."slotDay" IS NOT NULL AND OLD."state" <> 'CANCELLED' THEN
      UPDATE "ShippingSlotUse" SET "orders" = "orders" - 1, "workUnits" = "workUnits" - OLD."slotWorkUnits"
      WHERE "shippingMethodId" = OLD."shippingMethodId" AND "day" = OLD."slotDay"
        AND "startMinute" = OLD."slotStart" AND "endMinute" = OLD."slotEnd";
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW."slotDay" IS NOT NULL AND NEW."state" <> 'CANCELLED' AND NEW."shippingMethodId" IS NOT NULL THEN
      INSERT INTO "ShippingSlotUse" AS u ("shippingMethodId", "day", "startMinute", "endMinute", "orders", "workUnits")
      VALUES (NEW."shippingMethodId", NEW."slotDay", NEW."slotStart", NEW."slotEnd", 1, NEW."slotWorkUnits")
      ON CONFLICT ("shippingMethodId", "day", "startMinute", "endMinute")
      DO UPDATE SET "orders" = u."orders" + 1, "workUnits" = u."workUnits" + EXCLUDED."workUnits";
    END IF;
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION machiya_count_slot() IS 'Counts the orders and work units of each shipping slot and day. Canceled orders do not count.';

CREATE TRIGGER "Order_count_slot_insert" AFTER INSERT ON "Order" FOR EACH ROW
  WHEN (NEW."slotDay" IS NOT NULL) EXECUTE FUNCTION machiya_count_slot();
CREATE TRIGGER "Order_count_slot_update" AFTER UPDATE ON "Order" FOR EACH ROW
  WHEN ((OLD."slotDay" IS NOT NULL OR NEW."slotDay" IS NOT NULL) AND (
    OLD."slotDay" IS DISTINCT FROM NEW."slotDay" OR OLD."slotStart" IS DISTINCT FROM NEW."slotStart"
    OR OLD."slotEnd" IS DISTINCT FROM NEW."slotEnd" OR OLD."slotWorkUnits" IS DISTINCT FROM NEW."slotWorkUnits"
    OR OLD."shippingMethodId" IS DISTINCT FROM NEW."shippingMethodId"
    OR (OLD."state" = 'CANCELLED') <> (NEW."state" = 'CANCELLED')))
  EXECUTE FUNCTION machiya_count_slot();
CREATE TRIGGER "Order_count_slot_delete" AFTER DELETE ON "Order" FOR EACH ROW
  WHEN (OLD."slotDay" IS NOT NULL) EXECUTE FUNCTION machiya_count_slot();
CREATE TRIGGER "Order_count_slot_truncate" AFTER TRUNCATE ON "Order" FOR EACH STATEMENT EXECUTE FUNCTION machiya_count_slot();
