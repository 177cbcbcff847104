ALTER TABLE "Product" ADD COLUMN "preOrderCap" DECIMAL(17,5), ADD COLUMN "preOrderDay" DATE,
  ADD COLUMN "preOrdered" DECIMAL(17,5) NOT NULL DEFAULT 0;
-- The only place that computes how much can still be pre-ordered.
ALTER TABLE "Product" ADD COLUMN "preOrderLeft" DECIMAL(17,5) NOT NULL GENERATED ALWAYS AS (
  CASE WHEN "preOrderDay" IS NULL THEN 0 ELSE greatest(coalesce("preOrderCap", 0) - "preOrdered", 0) END) STORED;
ALTER TABLE "Product" ADD CONSTRAINT "Product_preOrderCap_check" CHECK ("preOrderCap" > 0);
-- Pieces in stock are never left while orders wait for them.
ALTER TABLE "Product" ADD CONSTRAINT "Product_preOrdered_check" CHECK ("preOrdered" >= 0 AND ("preOrdered" = 0 OR "stock" = 0));

ALTER TABLE "OrderLine" ADD COLUMN "preOrdered" DECIMAL(17,5) NOT NULL DEFAULT 0, ADD COLUMN "expectedDay" DATE;
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_preOrdered_check" CHECK ("preOrdered" >= 0 AND "preOrdered" <= "quantity" - "restocked");
CREATE INDEX "OrderLine_waiting_idx" ON "OrderLine"("productId", "orderId", "id") WHERE "preOrdered" > 0;

CREATE FUNCTION machiya_balance_pre_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  served numeric;
BEGIN
  IF NEW."stock" > 0 THEN
    served := least(NEW."stock", NEW."preOrdered");
    NEW."stock" := NEW."stock" - served;
    NEW."preOrdered" := NEW."preOrdered" - served;
  ELSIF NEW."preOrderDay" IS NOT NULL AND NEW."preOrdered" - NEW."stock" <= NEW."preOrderCap" THEN
    NEW."preOrdered" := NEW."preOrdered" - NEW."stock";
    NEW."stock" := 0;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION machiya_balance_pre_orders IS 'Turns what an order takes beyond the stock into pre-ordered pieces up to the cap, and serves these from what arrives. A stock below 0 that exceeds the cap stays, and its check refuses it.';

CREATE TRIGGER "Product_balance_pre_orders" BEFORE UPDATE OF "stock" ON "Product"
  FOR EACH ROW WHEN (NEW."stock" < 0 OR (NEW."stock" > 0 AND NEW."preOrdered" > 0))
  EXECUTE FUNCTION machiya_balance_pre_orders();

CREATE FUNCTION machiya_serve_pre_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH waiting AS (
    SELECT "id", "preOrdered", sum("preOrdered") OVER (ORDER BY "orderId", "id") AS "through",
      sum("preOrdered") OVER () - NEW."preOrdered" AS "served"
    FROM "OrderLine" WHERE "productId" = NEW."id" AND "preOrdered" > 0)
  UPDATE "OrderLine" l SET "preOrdered" = greatest(waiting."through" - waiting."served", 0)
  FROM waiting WHERE l."id" = waiting."id" AND waiting."through" - waiting."preOrdered" < waiting."served";
  RETURN NULL;
END $$;
COMMENT ON FUNCTION machiya_serve_pre_orders IS 'Gives the pieces that arrived to the lines that wait for them, the oldest order first, until the lines wait for as many pieces as their product. It runs under the lock of the product.';

CREATE TRIGGER "Product_serve_pre_orders" AFTER UPDATE OF "stock" ON "Product"
  FOR EACH ROW WHEN (NEW."preOrdered" < OLD."preOrdered")
  EXECUTE FUNCTION machiya_serve_pre_orders();

-- A pre-order changes what is available as a change of the stock does.
CREATE OR REPLACE FUNCTION machiya_notify_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  changes text;
BEGIN
  SELECT CASE
    WHEN count(*) = 0 THEN NULL
    WHEN count(*) <= 100 AND bool_and(
      to_jsonb(o) - '{stock,isLowStock,preOrdered,preOrderLeft,version,updatedAt}'::text[] IS NOT DISTINCT FROM
      to_jsonb(n) - '{stock,isLowStock,preOrdered,preOrderLeft,version,updatedAt}'::text[])
    THEN (json_agg(json_build_array(n."id", o."stock", n."stock"))::jsonb || coalesce(
      jsonb_agg(DISTINCT jsonb_build_array(n."parentId", 0, 0)) FILTER (WHERE n."parentId" IS NOT NULL), '[]'))::text
    ELSE '' END
  INTO changes FROM old_rows o FULL JOIN new_rows n ON n."id" = o."id";
  IF changes IS NOT NULL THEN PERFORM pg_notify('machiya_catalogue', changes); END IF;
  RETURN NULL;
END $function$;
