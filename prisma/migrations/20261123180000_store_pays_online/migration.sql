-- Whether a payment provider is enabled, in the store's row, so that pages which show the store's payment methods need
-- no other statement.
ALTER TABLE "Store" ADD COLUMN "paysOnline" BOOLEAN NOT NULL DEFAULT false;

-- The condition avoids an update of no rows, which would change the version of the terms.
CREATE FUNCTION machiya_update_pays_online() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "Store" s WHERE s."paysOnline" <> EXISTS (SELECT FROM "PaymentProviderSetting" p WHERE p."enabled")
  ) THEN
    UPDATE "Store" SET "paysOnline" = NOT "paysOnline";
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "PaymentProviderSetting_update_pays_online" AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON "PaymentProviderSetting"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_update_pays_online();
CREATE TRIGGER "Store_set_pays_online" AFTER INSERT ON "Store"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_update_pays_online();

DO $$
BEGIN
  IF EXISTS (SELECT FROM "PaymentProviderSetting" p WHERE p."enabled") THEN
    UPDATE "Store" SET "paysOnline" = true;
  END IF;
END $$;
