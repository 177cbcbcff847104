-- Whether a payment provider is enabled, in the store's row, so that pages which show the store's payment methods need
-- no other statement.
ALTER TABLE "Store" ADD COLUMN "paysOnline" BOOLEAN NOT NULL DEFAULT false;

UPDATE "Store" SET "paysOnline" = true WHERE EXISTS (SELECT FROM "PaymentProviderSetting" p WHERE p."enabled");

CREATE FUNCTION machiya_update_pays_online() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Store" SET "paysOnline" = NOT "paysOnline"
  WHERE "paysOnline" <> EXISTS (SELECT FROM "PaymentProviderSetting" p WHERE p."enabled");
  RETURN NULL;
END $$;

CREATE TRIGGER "PaymentProviderSetting_update_pays_online" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "PaymentProviderSetting"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_update_pays_online();
CREATE TRIGGER "Store_set_pays_online" AFTER INSERT ON "Store"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_update_pays_online();
