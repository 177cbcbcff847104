-- What staff enter for a product may go to orders that wait, and leave its stock as it was. It is recorded, too.
CREATE OR REPLACE FUNCTION machiya_record_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Reason, order, staff member, and API token, as the write sets them in its transaction.
  cause text[] := string_to_array(coalesce(current_setting('machiya.stock_cause', true), ''), '|');
  is_new boolean := TG_OP = 'INSERT';
  because "StockReason" := coalesce(nullif(cause[1], ''), CASE WHEN is_new THEN 'INITIAL' ELSE 'OTHER' END);
BEGIN
  -- An order that only pre-orders has no entry, and therefore has none when it gives its pieces up.
  IF NOT is_new AND OLD."stock" = NEW."stock" AND because IN ('ORDER', 'CANCEL', 'REFUND') THEN
    RETURN NULL;
  END IF;
  INSERT INTO "StockChange" ("productId", "reason", "before", "after", "orderNumber", "staffMemberId", "apiTokenId")
  VALUES (
    NEW."id", because, CASE WHEN is_new THEN 0 ELSE OLD."stock" END, NEW."stock",
    nullif(cause[2], '')::int, nullif(cause[3], '')::int, nullif(cause[4], '')::int);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION machiya_record_stock IS 'Records a change of a product''s stock, and an arrival that orders wait for, with the cause that the transaction has set.';

DROP TRIGGER "Product_record_stock_update" ON "Product";
CREATE TRIGGER "Product_record_stock_update" AFTER UPDATE OF "stock" ON "Product"
  FOR EACH ROW WHEN (OLD."stock" <> NEW."stock" OR NEW."preOrdered" < OLD."preOrdered") EXECUTE FUNCTION machiya_record_stock();
