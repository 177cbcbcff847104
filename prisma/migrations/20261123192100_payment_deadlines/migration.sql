CREATE TYPE "OrderCancelReason" AS ENUM ('STAFF', 'CUSTOMER', 'EXPIRED');

ALTER TABLE "Order" ADD COLUMN "paymentDueAt" TIMESTAMPTZ(3),
  ADD COLUMN "paymentRemindAt" TIMESTAMPTZ(3),
  ADD COLUMN "cancelReason" "OrderCancelReason";

-- Only orders that await a payment have a deadline, so that both indexes have few entries.
CREATE INDEX "Order_paymentDueAt_idx" ON "Order" ("paymentDueAt", "id") WHERE "paymentDueAt" IS NOT NULL;
CREATE INDEX "Order_paymentRemindAt_idx" ON "Order" ("paymentRemindAt", "id") WHERE "paymentRemindAt" IS NOT NULL;

ALTER TABLE "Store" ADD COLUMN "onlinePaymentMinutes" SMALLINT,
  ADD COLUMN "transferPaymentHours" SMALLINT,
  ADD CONSTRAINT "Store_onlinePaymentMinutes_check" CHECK ("onlinePaymentMinutes" BETWEEN 10 AND 10080),
  ADD CONSTRAINT "Store_transferPaymentHours_check" CHECK ("transferPaymentHours" BETWEEN 1 AND 720),
  ALTER COLUMN "notices" SET DEFAULT ARRAY['ORDER_RECEIVED', 'ORDER_ADVANCED', 'ORDER_CANCELLED', 'PAYMENT_DUE', 'PAYMENT_RECORDED', 'APPOINTMENT_REQUESTED', 'APPOINTMENT_CONFIRMED', 'APPOINTMENT_MOVED', 'APPOINTMENT_CANCELLED', 'APPOINTMENT_REMINDER']::"NoticeKind"[];

-- Stores that notify of payments also remind of them. An update of no rows would change the version of the terms.
DO $$
BEGIN
  IF EXISTS (SELECT FROM "Store" WHERE 'PAYMENT_RECORDED' = ANY ("notices")) THEN
    UPDATE "Store" SET "notices" = ARRAY(SELECT kind FROM unnest("notices" || 'PAYMENT_DUE'::"NoticeKind") AS kind ORDER BY kind);
  END IF;
END $$;
