ALTER TABLE "Product" ADD COLUMN "maxPerOrder" DECIMAL(17,5), ADD COLUMN "maxPerCustomer" DECIMAL(17,5);
ALTER TABLE "Product" ADD CONSTRAINT "Product_maxPerOrder_check" CHECK ("maxPerOrder" > 0);
ALTER TABLE "Product" ADD CONSTRAINT "Product_maxPerCustomer_check" CHECK ("maxPerCustomer" > 0);

-- A variant shares the purchase limits of its product.
CREATE OR REPLACE FUNCTION machiya_inherit_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parent "Product";
BEGIN
  SELECT * INTO STRICT parent FROM "Product" WHERE "id" = NEW."parentId";
  IF parent."parentId" IS NOT NULL THEN
    RAISE EXCEPTION 'Product % is a variant and cannot have variants', parent."id" USING ERRCODE = 'check_violation';
  END IF;
  NEW."name" := parent."name" || ' – ' || array_to_string(NEW."optionValues", ' / ');
  NEW."topPick" := parent."topPick";
  NEW."workUnits" := parent."workUnits";
  NEW."maxPerOrder" := parent."maxPerOrder";
  NEW."maxPerCustomer" := parent."maxPerCustomer";
  NEW."state" := CASE WHEN NEW."offered" OR parent."state" <> 'ENABLED' THEN parent."state" ELSE 'FROZEN' END;
  NEW."deletedAt" := coalesce(NEW."deletedAt", parent."deletedAt");
  IF NOT NEW."ownImage" THEN NEW."imageHash" := parent."imageHash"; END IF;
  RETURN NEW;
END $$;
