-- Orders that come thick and fast wake everybody who listens once for each of them. A transaction may say that its process tells of what
-- it writes, some orders at a time, after they are committed: set_config('machiya.announced_by', 'process', true).

CREATE OR REPLACE TRIGGER "Order_announce_insert" AFTER INSERT ON "Order"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  WHEN (current_setting('machiya.announced_by', true) IS DISTINCT FROM 'process')
  EXECUTE FUNCTION machiya_announce_orders('CREATED');
CREATE OR REPLACE TRIGGER "Product_announce_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Product"
  FOR EACH STATEMENT
  WHEN (current_setting('machiya.announced_by', true) IS DISTINCT FROM 'process')
  EXECUTE FUNCTION machiya_announce_subject('catalogue');
