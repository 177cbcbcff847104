-- AlterTable
ALTER TABLE "Store" ALTER COLUMN "notices" SET DEFAULT ARRAY['ORDER_RECEIVED', 'ORDER_ADVANCED', 'ORDER_CANCELLED', 'PAYMENT_DUE', 'PAYMENT_RECORDED', 'REFUND_RECORDED', 'PARCEL_SHIPPED', 'APPOINTMENT_REQUESTED', 'APPOINTMENT_CONFIRMED', 'APPOINTMENT_MOVED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_REMINDER']::"NoticeKind"[];

-- A new value of an enum can only be used after the migration that adds it. An update of no rows would change the version
-- of the terms.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "Store") THEN
    UPDATE "Store" SET "notices" = ARRAY(SELECT kind FROM unnest("notices" || 'PARCEL_SHIPPED'::"NoticeKind") AS kind ORDER BY kind);
  END IF;
END $$;
