ALTER TABLE "Product" ADD COLUMN "lowStockLevel" DECIMAL(17,5);
ALTER TABLE "Product" ADD CONSTRAINT "Product_lowStockLevel_check" CHECK ("lowStockLevel" >= 0);
-- The only place that compares a stock with its level. 5 is DEFAULT_LOW_STOCK_LEVEL.
ALTER TABLE "Product" ADD COLUMN "isLowStock" BOOLEAN NOT NULL GENERATED ALWAYS AS ("stock" <= COALESCE("lowStockLevel", 5)) STORED;

-- A change of the stock also changes whether it is low.
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
      to_jsonb(o) - '{stock,isLowStock,version,updatedAt}'::text[] IS NOT DISTINCT FROM
      to_jsonb(n) - '{stock,isLowStock,version,updatedAt}'::text[])
    THEN (json_agg(json_build_array(n."id", o."stock", n."stock"))::jsonb || coalesce(
      jsonb_agg(DISTINCT jsonb_build_array(n."parentId", 0, 0)) FILTER (WHERE n."parentId" IS NOT NULL), '[]'))::text
    ELSE '' END
  INTO changes FROM old_rows o FULL JOIN new_rows n ON n."id" = o."id";
  IF changes IS NOT NULL THEN PERFORM pg_notify('machiya_catalogue', changes); END IF;
  RETURN NULL;
END $function$;
