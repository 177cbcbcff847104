-- What was refunded because the total had been lowered does not pay the order any more, and what is held beyond the total is shown.

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "overpaid" DECIMAL(17,5) NOT NULL DEFAULT 0,
ADD COLUMN     "refunded" DECIMAL(17,5) NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "excess" DECIMAL(17,5) NOT NULL DEFAULT 0;

-- The home page and the list of unassigned payments find overpaid orders, which are few, without a look at the others.
CREATE INDEX "Order_overpaid_idx" ON "Order" ("id") WHERE "overpaid" > 0;

-- Returns by how much the money that an order holds exceeds an amount, as overpaidAmount does in TypeScript.
CREATE FUNCTION machiya_overpaid(of_order int, due numeric) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT greatest(0, coalesce(sum(p."amount" - coalesce(
    (SELECT sum(r."amount") FROM "Refund" r WHERE r."paymentId" = p."id" AND r."state" <> 'FAILED'), 0)), 0) - due)
  FROM "Payment" p WHERE p."orderId" = of_order AND p."state" = 'CAPTURED'
$$;

-- Returns how much of the money of an order was returned.
CREATE FUNCTION machiya_refunded(of_order int) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(r."amount"), 0) FROM "Payment" p JOIN "Refund" r ON r."paymentId" = p."id"
  WHERE p."orderId" = of_order AND p."state" = 'CAPTURED' AND r."state" = 'DONE'
$$;

-- Returns the payment state of an order with this total, derived from its payments and their refunds as paymentStateOf does in TypeScript.
CREATE OR REPLACE FUNCTION machiya_payment_state(of_order int, order_total numeric) RETURNS "PaymentState" LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN bool_or(entry.refund_pending) THEN 'REFUND_PENDING'
    WHEN bool_or(entry.held) THEN CASE
      WHEN bool_or(entry.held AND entry."kind" <> 'PART') AND sum(entry.counted) FILTER (WHERE entry.held) >= order_total THEN 'PAID'
      ELSE 'PARTIALLY_PAID' END
    ELSE CASE (array_agg(entry."state" ORDER BY entry."id" DESC))[1]
      WHEN 'CAPTURED' THEN 'REFUNDED'
      WHEN 'FAILED' THEN 'FAILED'
      ELSE 'UNPAID' END
  END::"PaymentState"
  FROM (
    SELECT p."id", p."state", p."kind", p."amount" - coalesce(returned.excess, 0) AS counted,
      p."state" = 'CAPTURED' AND coalesce(returned.pending, false) AS refund_pending,
      p."state" = 'CAPTURED' AND NOT coalesce(returned.done >= p."amount", false) AS held
    FROM "Payment" p LEFT JOIN LATERAL (
      SELECT bool_or(r."state" = 'PENDING') AS pending, sum(r."amount") FILTER (WHERE r."state" = 'DONE') AS done,
        sum(r."excess") FILTER (WHERE r."state" = 'DONE') AS excess
      FROM "Refund" r WHERE r."paymentId" = p."id"
    ) AS returned ON p."state" = 'CAPTURED'
    WHERE p."orderId" = of_order AND p."state" <> 'CANCELLED' AND p."state" <> 'EXPIRED'
  ) AS entry
$$;

-- Derives the payment states of these orders again, what they hold beyond their totals, and what was returned. A canceled order costs nothing.
CREATE OR REPLACE FUNCTION machiya_update_payment_states(order_ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- A statement after the lock sees what concurrent transactions have committed to the ledgers of these orders.
  PERFORM FROM "Order" o WHERE o."id" = ANY (order_ids) ORDER BY o."id" FOR NO KEY UPDATE;
  UPDATE "Order" o SET "paymentState" = derived.state, "overpaid" = derived.overpaid, "refunded" = derived.refunded
  FROM (
    SELECT o."id", machiya_payment_state(o."id", o."total") AS state,
      machiya_overpaid(o."id", CASE o."state" WHEN 'CANCELLED' THEN 0 ELSE o."total" END) AS overpaid,
      machiya_refunded(o."id") AS refunded
    FROM "Order" o WHERE o."id" = ANY (order_ids)
  ) AS derived
  WHERE o."id" = derived."id" AND (o."paymentState", o."overpaid", o."refunded") IS DISTINCT FROM (derived.state, derived.overpaid, derived.refunded);
END $$;

-- Refuses a payment state that is not that of the order's payments, and derives what they hold and what was returned for an order
-- that is inserted after its payments.
CREATE OR REPLACE FUNCTION machiya_check_payment_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."paymentState" <> machiya_payment_state(NEW."id", NEW."total") THEN
    RAISE EXCEPTION 'The payment state % of order % is not that of its payments', NEW."paymentState", NEW."id"
      USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'INSERT' THEN
    NEW."overpaid" := machiya_overpaid(NEW."id", CASE NEW."state" WHEN 'CANCELLED' THEN 0 ELSE NEW."total" END);
    NEW."refunded" := machiya_refunded(NEW."id");
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER "Order_derive_payment_state" ON "Order";
CREATE TRIGGER "Order_derive_payment_state" AFTER UPDATE OF "total", "state" ON "Order" FOR EACH ROW
  WHEN ((OLD."total" <> NEW."total" OR (OLD."state" = 'CANCELLED') <> (NEW."state" = 'CANCELLED'))
    AND NEW."paymentState" <> 'UNPAID') EXECUTE FUNCTION machiya_derive_from_total();

-- Refuses refunds of more than a payment's received money, and computes the part of a new one that the order did not need, as
-- excessOfRefund does in TypeScript.
CREATE OR REPLACE FUNCTION machiya_check_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payment record;
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD."paymentId", OLD."amount") IS DISTINCT FROM (NEW."paymentId", NEW."amount") THEN
    RAISE EXCEPTION 'Refund % cannot change its payment or amount', OLD."id" USING ERRCODE = 'check_violation';
  END IF;
  -- Concurrent refunds of one payment wait here for each other.
  SELECT p."state", p."amount", p."orderId" INTO payment FROM "Payment" p WHERE p."id" = NEW."paymentId" FOR NO KEY UPDATE;
  IF NEW."state" <> 'FAILED' AND (payment."state" <> 'CAPTURED' OR NEW."amount" + (
    SELECT coalesce(sum(r."amount"), 0) FROM "Refund" r
    WHERE r."paymentId" = NEW."paymentId" AND r."state" <> 'FAILED' AND r."id" <> NEW."id") > payment."amount") THEN
    RAISE EXCEPTION 'The refunds of payment % exceed what was received', NEW."paymentId" USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'INSERT' THEN
    NEW."excess" := CASE WHEN NEW."restocked" THEN 0 ELSE coalesce((
      SELECT least(NEW."amount", machiya_overpaid(o."id", o."total")) FROM "Order" o WHERE o."id" = payment."orderId"), 0) END;
  END IF;
  RETURN NEW;
END $$;

UPDATE "Order" o SET "overpaid" = derived.overpaid, "refunded" = derived.refunded
FROM (
  SELECT o."id", machiya_overpaid(o."id", CASE o."state" WHEN 'CANCELLED' THEN 0 ELSE o."total" END) AS overpaid,
    machiya_refunded(o."id") AS refunded
  FROM "Order" o WHERE o."paymentState" <> 'UNPAID'
) AS derived
WHERE o."id" = derived."id" AND (derived.overpaid > 0 OR derived.refunded > 0);

COMMENT ON FUNCTION machiya_overpaid(int, numeric) IS 'Returns by how much the money that an order holds exceeds an amount, as overpaidAmount does in TypeScript.';
COMMENT ON FUNCTION machiya_refunded(int) IS 'Returns how much of the money of an order was returned.';
