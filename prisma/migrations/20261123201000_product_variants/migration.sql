-- DropIndex
DROP INDEX "Product_id_deletedAt_idx";

-- DropIndex
DROP INDEX "Product_state_id_deletedAt_idx";

-- DropIndex
DROP INDEX "Product_state_topPick_id_deletedAt_idx";

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "hasVariants" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "offered" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "optionValues" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "options" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "ownImage" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "parentId" INTEGER;

-- CreateIndex
CREATE INDEX "Product_id_deletedAt_parentId_idx" ON "Product"("id" DESC, "deletedAt", "parentId");

-- CreateIndex
CREATE INDEX "Product_state_id_deletedAt_parentId_idx" ON "Product"("state", "id" DESC, "deletedAt", "parentId");

-- CreateIndex
CREATE INDEX "Product_state_topPick_id_deletedAt_parentId_idx" ON "Product"("state", "topPick", "id" DESC, "deletedAt", "parentId");

-- CreateIndex
CREATE INDEX "Product_parentId_idx" ON "Product"("parentId");

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Each combination of values occurs once among the variants of a product.
CREATE UNIQUE INDEX "Product_variant_key" ON "Product"("parentId", "optionValues") WHERE "parentId" IS NOT NULL AND "deletedAt" IS NULL;

ALTER TABLE "Product" ADD CONSTRAINT "Product_hasVariants_check" CHECK ("hasVariants" = ("options" <> '[]'));
ALTER TABLE "Product" ADD CONSTRAINT "Product_optionValues_check" CHECK (("parentId" IS NOT NULL) = (cardinality("optionValues") > 0));
-- A variant has no variants, and only a variant has these settings.
ALTER TABLE "Product" ADD CONSTRAINT "Product_variant_check" CHECK (("parentId" IS NULL AND "offered" AND NOT "ownImage") OR ("parentId" IS NOT NULL AND NOT "hasVariants"));

CREATE FUNCTION machiya_inherit_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parent "Product";
BEGIN
  SELECT * INTO STRICT parent FROM "Product" WHERE "id" = NEW."parentId";
  IF parent."parentId" IS NOT NULL THEN
    RAISE EXCEPTION 'Product % is a variant and cannot have variants', parent."id" USING ERRCODE = 'check_violation';
  END IF;
  NEW."name" := parent."name" || ' – ' || array_to_string(NEW."optionValues", ' / ');
  NEW."topPick" := parent."topPick";
  NEW."state" := CASE WHEN NEW."offered" OR parent."state" <> 'ENABLED' THEN parent."state" ELSE 'FROZEN' END;
  NEW."deletedAt" := coalesce(NEW."deletedAt", parent."deletedAt");
  IF NOT NEW."ownImage" THEN NEW."imageHash" := parent."imageHash"; END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION machiya_inherit_product IS 'Copies to a variant what it shares with its product. A variant that is not offered is frozen while its product is on sale.';

-- The columns exclude the stock, so that an order does not read the product.
CREATE TRIGGER "Product_inherit_insert" BEFORE INSERT ON "Product"
  FOR EACH ROW WHEN (NEW."parentId" IS NOT NULL) EXECUTE FUNCTION machiya_inherit_product();
CREATE TRIGGER "Product_inherit_update" BEFORE UPDATE OF "parentId", "optionValues", "offered", "ownImage", "imageHash", "name", "topPick", "state", "deletedAt" ON "Product"
  FOR EACH ROW WHEN (NEW."parentId" IS NOT NULL) EXECUTE FUNCTION machiya_inherit_product();

CREATE FUNCTION machiya_update_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Product" SET "name" = NEW."name", "version" = "version" + 1, "editVersion" = "version" + 1, "updatedAt" = now()
  WHERE "parentId" = NEW."id" AND "deletedAt" IS NULL;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION machiya_update_variants IS 'Lets the variants of a product copy its new values, and makes concurrent checkouts of them start over.';

CREATE TRIGGER "Product_update_variants" AFTER UPDATE OF "name", "topPick", "state", "deletedAt", "imageHash", "editVersion" ON "Product"
  FOR EACH ROW WHEN (NEW."hasVariants" AND
    (OLD."name", OLD."topPick", OLD."state", OLD."deletedAt", OLD."imageHash", OLD."editVersion") IS DISTINCT FROM
    (NEW."name", NEW."topPick", NEW."state", NEW."deletedAt", NEW."imageHash", NEW."editVersion"))
  EXECUTE FUNCTION machiya_update_variants();

-- The counts of the product list leave out variants.
CREATE OR REPLACE FUNCTION machiya_count_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  free_slot smallint := 0;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock(7364004, free_slot) LOOP
    free_slot := free_slot + 1;
  END LOOP;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "facets", "slot", "count")
    SELECT 'Product', n."state"::text, n."topPick"::text, free_slot, count(*) FROM new_rows n WHERE n."deletedAt" IS NULL AND n."parentId" IS NULL GROUP BY 2, 3
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "facets", "slot", "count")
    SELECT 'Product', changed.state, changed.facets, free_slot, sum(changed.difference)
    FROM (
      SELECT n."state"::text AS state, n."topPick"::text AS facets, 1 AS difference FROM new_rows n WHERE n."deletedAt" IS NULL AND n."parentId" IS NULL
      UNION ALL SELECT o."state"::text, o."topPick"::text, -1 FROM old_rows o WHERE o."deletedAt" IS NULL AND o."parentId" IS NULL
    ) AS changed
    GROUP BY 2, 3 HAVING sum(changed.difference) <> 0
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSE
    INSERT INTO "ListCount" AS stored ("list", "state", "facets", "slot", "count")
    SELECT 'Product', o."state"::text, o."topPick"::text, free_slot, -count(*) FROM old_rows o WHERE o."deletedAt" IS NULL AND o."parentId" IS NULL GROUP BY 2, 3
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  END IF;
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION machiya_correct_list_counts()
 RETURNS TABLE(list text, state text, missing bigint)
 LANGUAGE plpgsql
AS $function$
DECLARE
  free_slot smallint := 0;
  of_facets text;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock(7364004, free_slot) LOOP
    free_slot := free_slot + 1;
  END LOOP;
  -- One statement sees the rows and their counts at the same moment, and adds the difference while others write.
  FOR list, state, of_facets, missing IN
    SELECT wrong.* FROM (
      SELECT of_list, of_state, facets, coalesce(actual.rows, 0) - coalesce(stored.rows, 0)
      FROM (
        SELECT 'Order' AS of_list, o."state"::text AS of_state, concat_ws(' ', o."paymentState", CASE WHEN o."paymentMethod" BETWEEN 1 AND 5 THEN o."paymentMethod" ELSE 0 END, o."source", o."draftOf") AS facets, count(*) AS rows
          FROM "Order" o GROUP BY 2, 3
        UNION ALL SELECT 'Product', p."state"::text, p."topPick"::text, count(*) FROM "Product" p WHERE p."deletedAt" IS NULL AND p."parentId" IS NULL GROUP BY 2, 3
        UNION ALL SELECT 'Appointment', a."state"::text, a."source"::text, count(*) FROM "Appointment" a GROUP BY 2, 3
        UNION ALL SELECT 'Customer', '', '', count(*) FROM "Customer" c WHERE c."deletedAt" IS NULL GROUP BY 2, 3
      ) AS actual
      FULL JOIN (
        SELECT l."list" AS of_list, l."state" AS of_state, l."facets", sum(l."count") AS rows FROM "ListCount" l GROUP BY 1, 2, 3
      ) AS stored USING (of_list, of_state, facets)
      WHERE coalesce(actual.rows, 0) <> coalesce(stored.rows, 0)
    ) AS wrong
  LOOP
    INSERT INTO "ListCount" AS stored VALUES (list, state, free_slot, missing, of_facets)
    ON CONFLICT ON CONSTRAINT "ListCount_pkey" DO UPDATE SET "count" = stored."count" + excluded."count";
    RETURN NEXT;
  END LOOP;
END;
$function$;

-- A change of a variant's stock concerns responses with its product, too.
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
      to_jsonb(o) - '{stock,version,updatedAt}'::text[] IS NOT DISTINCT FROM
      to_jsonb(n) - '{stock,version,updatedAt}'::text[])
    THEN (json_agg(json_build_array(n."id", o."stock", n."stock"))::jsonb || coalesce(
      jsonb_agg(DISTINCT jsonb_build_array(n."parentId", 0, 0)) FILTER (WHERE n."parentId" IS NOT NULL), '[]'))::text
    ELSE '' END
  INTO changes FROM old_rows o FULL JOIN new_rows n ON n."id" = o."id";
  IF changes IS NOT NULL THEN PERFORM pg_notify('machiya_catalogue', changes); END IF;
  RETURN NULL;
END $function$;
