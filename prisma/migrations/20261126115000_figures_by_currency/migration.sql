-- Figures never add up amounts of different currencies, so that the sums of a day are stored by currency, and a payment keeps
-- the currency of its order. The stored sums repeat what is in the orders, so that reports store them again.
DELETE FROM "ReportDay";

-- DropIndex
DROP INDEX "Order_total_idx";

-- DropIndex
DROP INDEX "Payment_receivedAt_state_kind_amount_id_idx";

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "orderCurrency" TEXT;

-- AlterTable
ALTER TABLE "ReportFigure" DROP CONSTRAINT "ReportFigure_pkey",
ADD COLUMN     "currency" TEXT NOT NULL,
ADD CONSTRAINT "ReportFigure_pkey" PRIMARY KEY ("day", "kind", "key", "currency");

-- AlterTable
ALTER TABLE "ReportProduct" DROP CONSTRAINT "ReportProduct_pkey",
ADD COLUMN     "currency" TEXT NOT NULL,
ADD CONSTRAINT "ReportProduct_pkey" PRIMARY KEY ("day", "productId", "currency");

-- CreateIndex
CREATE INDEX "Order_total_idx" ON "Order"("total", "id", "state", "paymentState", "paymentMethod", "source", "draftOf", "currency");

-- CreateIndex
CREATE INDEX "Payment_receivedAt_idx" ON "Payment"("receivedAt", "state", "kind", "orderCurrency", "amount", "id");

UPDATE "Payment" p SET "orderCurrency" = o."currency" FROM "Order" o WHERE o."id" = p."orderId" AND o."currency" IS NOT NULL;

CREATE OR REPLACE FUNCTION machiya_check_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."orderNumber" := coalesce(NEW."orderId", NEW."orderNumber");
  IF TG_OP = 'INSERT' AND NEW."orderId" IS NOT NULL THEN
    SELECT o."currency" INTO NEW."orderCurrency" FROM "Order" o WHERE o."id" = NEW."orderId";
  END IF;
  IF TG_OP = 'UPDATE' THEN
    NEW."orderCurrency" := OLD."orderCurrency";
    IF OLD."state" = 'CAPTURED' AND (OLD."amount", OLD."currency", OLD."kind", OLD."provider", OLD."receivedAt")
      IS DISTINCT FROM (NEW."amount", NEW."currency", NEW."kind", NEW."provider", NEW."receivedAt") THEN
      RAISE EXCEPTION 'The money of payment % was received and cannot change', OLD."id" USING ERRCODE = 'check_violation';
    END IF;
    IF OLD."state" = 'CAPTURED' AND NEW."state" <> 'CAPTURED' AND (OLD."provider" <> 'MANUAL' OR NEW."state" <> 'CANCELLED') THEN
      RAISE EXCEPTION 'The money of payment % was received: it can be refunded', OLD."id" USING ERRCODE = 'check_violation';
    END IF;
    IF OLD."orderNumber" <> NEW."orderNumber" THEN
      RAISE EXCEPTION 'Payment % belongs to order %', OLD."id", OLD."orderNumber" USING ERRCODE = 'check_violation';
    END IF;
    IF OLD."orderId" IS NOT NULL AND NEW."orderId" IS NULL THEN
      NEW."note" := '';
      UPDATE "Refund" SET "reason" = '' WHERE "paymentId" = NEW."id" AND "reason" <> '';
    END IF;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION machiya_check_payment IS 'Keeps the number and the currency of the order on a payment, refuses changes of received money, and removes the texts of staff when the order is deleted.';
