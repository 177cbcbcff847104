-- Whatever the public sees of the catalogue may be kept by a process until this is announced: that something of it changed, on the
-- channel machiya_catalogue, when the change commits. There is no payload, so that Postgres tells a transaction's changes once.

CREATE FUNCTION machiya_announce_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('machiya_catalogue', '');
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Product_announce_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Product"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_catalogue();
CREATE TRIGGER "ProductType_announce_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ProductType"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_catalogue();
CREATE TRIGGER "ProductToType_announce_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ProductToType"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_catalogue();
CREATE TRIGGER "ProductDiscount_announce_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ProductDiscount"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_catalogue();
CREATE TRIGGER "Discount_announce_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Discount"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_catalogue();
CREATE TRIGGER "Store_announce_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Store"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_catalogue();
CREATE TRIGGER "BookingHours_announce_catalogue" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "BookingHours"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_announce_catalogue();
