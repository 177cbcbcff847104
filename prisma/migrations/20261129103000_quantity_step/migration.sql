-- Products that are sold by the piece, or by a part of one. Without a step, which is the default, any quantity can be ordered.
ALTER TABLE "Product" ADD COLUMN "quantityStep" DECIMAL(17,5);
ALTER TABLE "Product" ADD CONSTRAINT "Product_quantityStep_check" CHECK ("quantityStep" > 0);

-- A variant shares the quantity step of its product.
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
  NEW."quantityStep" := parent."quantityStep";
  NEW."state" := CASE WHEN NEW."offered" OR parent."state" <> 'ENABLED' THEN parent."state" ELSE 'FROZEN' END;
  NEW."deletedAt" := coalesce(NEW."deletedAt", parent."deletedAt");
  IF NOT NEW."ownImage" THEN NEW."imageHash" := parent."imageHash"; END IF;
  RETURN NEW;
END $$;
