-- Notifies machiya_catalogue of updated products. The payload lists [id, stock before, stock after] of each when
-- nothing else changed; it is empty when anything else changed, or too many products.
CREATE FUNCTION machiya_notify_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text;
BEGIN
  SELECT CASE
    WHEN count(*) = 0 THEN NULL
    WHEN count(*) <= 100 AND bool_and(
      to_jsonb(o) - '{stock,version,updatedAt}'::text[] IS NOT DISTINCT FROM
      to_jsonb(n) - '{stock,version,updatedAt}'::text[])
    THEN json_agg(json_build_array(n."id", o."stock", n."stock"))::text
    ELSE '' END
  INTO changes FROM old_rows o FULL JOIN new_rows n ON n."id" = o."id";
  IF changes IS NOT NULL THEN PERFORM pg_notify('machiya_catalogue', changes); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER "Product_notify_catalogue" ON "Product";
CREATE TRIGGER "Product_notify_catalogue" AFTER INSERT OR DELETE OR TRUNCATE ON "Product"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_channel('machiya_catalogue');
CREATE TRIGGER "Product_notify_catalogue_update" AFTER UPDATE ON "Product"
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT WHEN (current_setting('machiya.notified_by', true) IS DISTINCT FROM 'process')
  EXECUTE FUNCTION machiya_notify_products();
