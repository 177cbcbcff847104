-- CreateEnum
CREATE TYPE "PaymentProviderKind" AS ENUM ('MANUAL', 'LINE_PAY', 'ECPAY', 'STRIPE');

-- CreateEnum
CREATE TYPE "PaymentKind" AS ENUM ('CASH', 'TRANSFER', 'COD', 'CARD', 'WALLET', 'CONVENIENCE_STORE', 'OTHER', 'PART', 'ADJUSTMENT');

-- CreateEnum
CREATE TYPE "PaymentEntryState" AS ENUM ('PENDING', 'AUTHORIZED', 'CAPTURED', 'FAILED', 'CANCELLED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('PENDING', 'DONE', 'FAILED');

-- CreateEnum
CREATE TYPE "RefundMethod" AS ENUM ('PROVIDER', 'MANUAL', 'CHARGEBACK');

-- CreateTable
CREATE TABLE "Payment" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER,
    "orderNumber" INTEGER,
    "provider" "PaymentProviderKind" NOT NULL DEFAULT 'MANUAL',
    "kind" "PaymentKind" NOT NULL,
    "channel" TEXT NOT NULL DEFAULT '',
    "amount" DECIMAL(17,5) NOT NULL,
    "currency" TEXT,
    "state" "PaymentEntryState" NOT NULL DEFAULT 'PENDING',
    "merchantReference" TEXT,
    "providerReference" TEXT,
    "instructions" JSONB,
    "receivedAt" TIMESTAMPTZ(3),
    "fee" DECIMAL(17,5),
    "declared" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT NOT NULL DEFAULT '',
    "disputedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),
    "nextQueryAt" TIMESTAMPTZ(3),
    "queries" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "recordedById" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Refund" (
    "id" SERIAL NOT NULL,
    "key" UUID NOT NULL,
    "paymentId" INTEGER NOT NULL,
    "amount" DECIMAL(17,5) NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "restocked" BOOLEAN NOT NULL DEFAULT false,
    "method" "RefundMethod" NOT NULL DEFAULT 'MANUAL',
    "state" "RefundState" NOT NULL DEFAULT 'PENDING',
    "declared" BOOLEAN NOT NULL DEFAULT false,
    "providerReference" TEXT,
    "lastError" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMPTZ(3),
    "doneAt" TIMESTAMPTZ(3),
    "recordedById" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "id" SERIAL NOT NULL,
    "provider" "PaymentProviderKind" NOT NULL,
    "eventId" TEXT NOT NULL,
    "kind" TEXT NOT NULL DEFAULT '',
    "verified" BOOLEAN NOT NULL,
    "reported" JSONB NOT NULL,
    "paymentId" INTEGER,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Payment_orderId_id_idx" ON "Payment"("orderId", "id");

-- CreateIndex
CREATE INDEX "Payment_orderNumber_idx" ON "Payment"("orderNumber");

-- CreateIndex
CREATE INDEX "Payment_receivedAt_state_kind_amount_id_idx" ON "Payment"("receivedAt", "state", "kind", "amount", "id");

-- CreateIndex
CREATE INDEX "Payment_nextQueryAt_idx" ON "Payment"("nextQueryAt");

-- CreateIndex
CREATE INDEX "Payment_recordedById_idx" ON "Payment"("recordedById");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_provider_merchantReference_key" ON "Payment"("provider", "merchantReference");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_provider_providerReference_key" ON "Payment"("provider", "providerReference");

-- CreateIndex
CREATE UNIQUE INDEX "Refund_key_key" ON "Refund"("key");

-- CreateIndex
CREATE INDEX "Refund_paymentId_id_idx" ON "Refund"("paymentId", "id");

-- CreateIndex
CREATE INDEX "Refund_doneAt_state_paymentId_amount_idx" ON "Refund"("doneAt", "state", "paymentId", "amount");

-- CreateIndex
CREATE INDEX "Refund_nextAttemptAt_idx" ON "Refund"("nextAttemptAt");

-- CreateIndex
CREATE INDEX "Refund_recordedById_idx" ON "Refund"("recordedById");

-- CreateIndex
CREATE INDEX "PaymentEvent_paymentId_id_idx" ON "PaymentEvent"("paymentId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentEvent_provider_eventId_verified_key" ON "PaymentEvent"("provider", "eventId", "verified");

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE DEFERRABLE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_recordedById_fkey" FOREIGN KEY ("recordedById") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_recordedById_fkey" FOREIGN KEY ("recordedById") REFERENCES "StaffMember"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentEvent" ADD CONSTRAINT "PaymentEvent_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "Payment"
  ADD CONSTRAINT "Payment_amount_check" CHECK ("amount" >= 0 AND ("kind" <> 'PART' OR "amount" = 0)),
  ADD CONSTRAINT "Payment_currency_check" CHECK ("currency" ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT "Payment_kind_check" CHECK ("provider" = 'MANUAL' OR ("kind" <> 'PART' AND "kind" <> 'ADJUSTMENT')),
  ADD CONSTRAINT "Payment_receivedAt_check" CHECK ("state" <> 'CAPTURED' OR "receivedAt" IS NOT NULL);
ALTER TABLE "Refund"
  ADD CONSTRAINT "Refund_amount_check" CHECK ("amount" >= 0),
  ADD CONSTRAINT "Refund_doneAt_check" CHECK ("state" <> 'DONE' OR "doneAt" IS NOT NULL);

-- The entries of the orders that exist: each produces the order's payment state.
INSERT INTO "Payment" ("orderId", "orderNumber", "kind", "amount", "state", "receivedAt", "declared", "createdAt", "updatedAt")
SELECT o."id", o."id",
  CASE WHEN o."paymentState" = 'PARTIALLY_PAID' THEN 'PART' ELSE
    CASE o."paymentMethod" WHEN 2 THEN 'CARD' WHEN 3 THEN 'TRANSFER' WHEN 4 THEN 'CASH' WHEN 5 THEN 'COD' ELSE 'OTHER' END
  END::"PaymentKind",
  CASE WHEN o."paymentState" = 'PARTIALLY_PAID' THEN 0 ELSE greatest(o."total", 0) END,
  CASE WHEN o."paymentState" = 'FAILED' THEN 'FAILED' ELSE 'CAPTURED' END::"PaymentEntryState",
  CASE WHEN o."paymentState" <> 'FAILED' THEN coalesce(o."paymentRecordedAt", o."updatedAt") END,
  true, coalesce(o."paymentRecordedAt", o."updatedAt"), coalesce(o."paymentRecordedAt", o."updatedAt")
FROM "Order" o WHERE o."paymentState" <> 'UNPAID' ORDER BY o."id";

INSERT INTO "Refund" ("key", "paymentId", "amount", "state", "declared", "doneAt", "createdAt", "updatedAt")
SELECT gen_random_uuid(), p."id", p."amount", CASE WHEN o."paymentState" = 'REFUNDED' THEN 'DONE' ELSE 'PENDING' END::"RefundState",
  true, CASE WHEN o."paymentState" = 'REFUNDED' THEN p."receivedAt" END, p."receivedAt", p."receivedAt"
FROM "Payment" p JOIN "Order" o ON o."id" = p."orderId"
WHERE o."paymentState" = 'REFUND_PENDING' OR o."paymentState" = 'REFUNDED' ORDER BY p."id";

CREATE FUNCTION machiya_payment_state(of_order int, order_total numeric) RETURNS "PaymentState" LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN bool_or(entry.refund_pending) THEN 'REFUND_PENDING'
    WHEN bool_or(entry.held) THEN CASE
      WHEN bool_or(entry.held AND entry."kind" <> 'PART') AND sum(entry."amount") FILTER (WHERE entry.held) >= order_total THEN 'PAID'
      ELSE 'PARTIALLY_PAID' END
    ELSE CASE (array_agg(entry."state" ORDER BY entry."id" DESC))[1]
      WHEN 'CAPTURED' THEN 'REFUNDED'
      WHEN 'FAILED' THEN 'FAILED'
      ELSE 'UNPAID' END
  END::"PaymentState"
  FROM (
    SELECT p."id", p."state", p."kind", p."amount",
      p."state" = 'CAPTURED' AND coalesce(returned.pending, false) AS refund_pending,
      p."state" = 'CAPTURED' AND NOT coalesce(returned.done >= p."amount", false) AS held
    FROM "Payment" p LEFT JOIN LATERAL (
      SELECT bool_or(r."state" = 'PENDING') AS pending, sum(r."amount") FILTER (WHERE r."state" = 'DONE') AS done
      FROM "Refund" r WHERE r."paymentId" = p."id"
    ) AS returned ON p."state" = 'CAPTURED'
    WHERE p."orderId" = of_order AND p."state" <> 'CANCELLED' AND p."state" <> 'EXPIRED'
  ) AS entry
$$;
COMMENT ON FUNCTION machiya_payment_state IS 'Returns the payment state of an order with this total, derived from its payments and their refunds as paymentStateOf does in TypeScript.';

CREATE FUNCTION machiya_update_payment_states(order_ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- A statement after the lock sees what concurrent transactions have committed to the ledgers of these orders.
  PERFORM FROM "Order" o WHERE o."id" = ANY (order_ids) ORDER BY o."id" FOR NO KEY UPDATE;
  UPDATE "Order" o SET "paymentState" = machiya_payment_state(o."id", o."total")
  WHERE o."id" = ANY (order_ids) AND o."paymentState" <> machiya_payment_state(o."id", o."total");
END $$;
COMMENT ON FUNCTION machiya_update_payment_states IS 'Derives the payment states of these orders again.';

CREATE FUNCTION machiya_check_payment_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."paymentState" <> machiya_payment_state(NEW."id", NEW."total") THEN
    RAISE EXCEPTION 'The payment state % of order % is not that of its payments', NEW."paymentState", NEW."id"
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION machiya_check_payment_state IS 'Refuses a payment state that does not follow from the order''s payments.';

-- A new order has no payments, so that the insert of an unpaid one calls no function.
CREATE TRIGGER "Order_check_payment_state_insert" BEFORE INSERT ON "Order"
  FOR EACH ROW WHEN (NEW."paymentState" <> 'UNPAID') EXECUTE FUNCTION machiya_check_payment_state();
CREATE TRIGGER "Order_check_payment_state_update" BEFORE UPDATE OF "paymentState" ON "Order"
  FOR EACH ROW WHEN (OLD."paymentState" <> NEW."paymentState") EXECUTE FUNCTION machiya_check_payment_state();

CREATE FUNCTION machiya_derive_from_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM machiya_update_payment_states(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION machiya_derive_from_total IS 'Derives the payment state of an order whose total changed.';
CREATE TRIGGER "Order_derive_payment_state" AFTER UPDATE OF "total" ON "Order"
  FOR EACH ROW WHEN (OLD."total" <> NEW."total" AND NEW."paymentState" <> 'UNPAID') EXECUTE FUNCTION machiya_derive_from_total();

CREATE FUNCTION machiya_derive_from_payments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed int[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT n."orderId") INTO changed FROM new_rows n;
  ELSE
    SELECT array_agg(DISTINCT one.id) INTO changed
    FROM old_rows o JOIN new_rows n ON n."id" = o."id", LATERAL (VALUES (o."orderId"), (n."orderId")) AS one(id)
    WHERE (o."orderId", o."state", o."kind", o."amount") IS DISTINCT FROM (n."orderId", n."state", n."kind", n."amount");
  END IF;
  IF changed IS NOT NULL THEN PERFORM machiya_update_payment_states(changed); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION machiya_derive_from_payments IS 'Derives the payment states of the orders whose payments a statement changed.';
CREATE TRIGGER "Payment_derive_insert" AFTER INSERT ON "Payment" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_derive_from_payments();
CREATE TRIGGER "Payment_derive_update" AFTER UPDATE ON "Payment" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_derive_from_payments();

CREATE FUNCTION machiya_derive_from_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed int[];
BEGIN
  SELECT array_agg(DISTINCT p."orderId") INTO changed FROM new_rows n JOIN "Payment" p ON p."id" = n."paymentId";
  IF changed IS NOT NULL THEN PERFORM machiya_update_payment_states(changed); END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION machiya_derive_from_refunds IS 'Derives the payment states of the orders whose refunds a statement changed.';
CREATE TRIGGER "Refund_derive_insert" AFTER INSERT ON "Refund" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_derive_from_refunds();
CREATE TRIGGER "Refund_derive_update" AFTER UPDATE ON "Refund" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_derive_from_refunds();

CREATE FUNCTION machiya_check_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."orderNumber" := coalesce(NEW."orderId", NEW."orderNumber");
  IF TG_OP = 'UPDATE' THEN
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
COMMENT ON FUNCTION machiya_check_payment IS 'Keeps the order''s number on a payment, refuses changes of received money, and removes the texts of staff when the order is deleted.';
CREATE TRIGGER "Payment_check" BEFORE INSERT OR UPDATE ON "Payment" FOR EACH ROW EXECUTE FUNCTION machiya_check_payment();

CREATE FUNCTION machiya_check_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payment record;
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD."paymentId", OLD."amount") IS DISTINCT FROM (NEW."paymentId", NEW."amount") THEN
    RAISE EXCEPTION 'Refund % cannot change its payment or amount', OLD."id" USING ERRCODE = 'check_violation';
  END IF;
  -- Concurrent refunds of one payment wait here for each other.
  SELECT p."state", p."amount" INTO payment FROM "Payment" p WHERE p."id" = NEW."paymentId" FOR NO KEY UPDATE;
  IF NEW."state" <> 'FAILED' AND (payment."state" <> 'CAPTURED' OR NEW."amount" + (
    SELECT coalesce(sum(r."amount"), 0) FROM "Refund" r
    WHERE r."paymentId" = NEW."paymentId" AND r."state" <> 'FAILED' AND r."id" <> NEW."id") > payment."amount") THEN
    RAISE EXCEPTION 'The refunds of payment % exceed what was received', NEW."paymentId" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION machiya_check_refund IS 'Refuses refunds of more than a payment''s received money.';
CREATE TRIGGER "Refund_check" BEFORE INSERT OR UPDATE OF "paymentId", "amount", "state" ON "Refund"
  FOR EACH ROW EXECUTE FUNCTION machiya_check_refund();

CREATE FUNCTION machiya_refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on "%" is refused: the ledger only grows', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
COMMENT ON FUNCTION machiya_refuse_ledger_change IS 'Refuses the deletion of the ledger''s rows and every change of a provider''s reports.';
CREATE TRIGGER "Payment_keep" BEFORE DELETE ON "Payment" FOR EACH STATEMENT EXECUTE FUNCTION machiya_refuse_ledger_change();
CREATE TRIGGER "Refund_keep" BEFORE DELETE ON "Refund" FOR EACH STATEMENT EXECUTE FUNCTION machiya_refuse_ledger_change();
CREATE TRIGGER "PaymentEvent_append_only" BEFORE UPDATE OR DELETE ON "PaymentEvent"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_refuse_ledger_change();
ALTER TABLE "Payment" ENABLE ALWAYS TRIGGER "Payment_keep";
ALTER TABLE "Refund" ENABLE ALWAYS TRIGGER "Refund_keep";
ALTER TABLE "PaymentEvent" ENABLE ALWAYS TRIGGER "PaymentEvent_append_only";
