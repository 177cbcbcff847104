ALTER TABLE "Store" ALTER COLUMN "notices" SET DEFAULT ARRAY['ORDER_RECEIVED', 'ORDER_ADVANCED', 'ORDER_CANCELLED', 'PAYMENT_DUE', 'PAYMENT_RECORDED', 'REFUND_RECORDED', 'APPOINTMENT_REQUESTED', 'APPOINTMENT_CONFIRMED', 'APPOINTMENT_MOVED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_REMINDER']::"NoticeKind"[];

-- Stores that notify of payments also notify of refunds. An update of no rows would change the version of the terms.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "Store" WHERE 'PAYMENT_RECORDED' = ANY ("notices")) THEN
    UPDATE "Store" SET "notices" = ARRAY(SELECT kind FROM unnest("notices" || 'REFUND_RECORDED'::"NoticeKind") AS kind ORDER BY kind);
  END IF;
END $$;
