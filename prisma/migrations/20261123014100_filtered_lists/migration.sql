-- Filtered lists: totals by every combination of the filters with few values, and indexes from which each filter and each pair of
-- filters is answered without reading the rows that do not match.

ALTER TABLE "ListCount" ADD COLUMN "facets" TEXT NOT NULL DEFAULT '';
ALTER TABLE "ListCount" DROP CONSTRAINT "ListCount_pkey", ADD CONSTRAINT "ListCount_pkey" PRIMARY KEY ("list", "state", "facets", "slot");

CREATE OR REPLACE FUNCTION machiya_count_orders()
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
    SELECT 'Order', n."state"::text, concat_ws(' ', n."paymentState", CASE WHEN n."paymentMethod" BETWEEN 1 AND 5 THEN n."paymentMethod" ELSE 0 END, n."source"), free_slot, count(*) FROM new_rows n GROUP BY 2, 3
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "facets", "slot", "count")
    SELECT 'Order', changed.state, changed.facets, free_slot, sum(changed.difference)
    FROM (
      SELECT n."state"::text AS state, concat_ws(' ', n."paymentState", CASE WHEN n."paymentMethod" BETWEEN 1 AND 5 THEN n."paymentMethod" ELSE 0 END, n."source") AS facets, 1 AS difference FROM new_rows n
      UNION ALL SELECT o."state"::text, concat_ws(' ', o."paymentState", CASE WHEN o."paymentMethod" BETWEEN 1 AND 5 THEN o."paymentMethod" ELSE 0 END, o."source"), -1 FROM old_rows o
    ) AS changed
    GROUP BY 2, 3 HAVING sum(changed.difference) <> 0
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSE
    INSERT INTO "ListCount" AS stored ("list", "state", "facets", "slot", "count")
    SELECT 'Order', o."state"::text, concat_ws(' ', o."paymentState", CASE WHEN o."paymentMethod" BETWEEN 1 AND 5 THEN o."paymentMethod" ELSE 0 END, o."source"), free_slot, -count(*) FROM old_rows o GROUP BY 2, 3
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  END IF;
  RETURN NULL;
END;
$function$;

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
    SELECT 'Product', n."state"::text, n."topPick"::text, free_slot, count(*) FROM new_rows n WHERE n."deletedAt" IS NULL GROUP BY 2, 3
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "facets", "slot", "count")
    SELECT 'Product', changed.state, changed.facets, free_slot, sum(changed.difference)
    FROM (
      SELECT n."state"::text AS state, n."topPick"::text AS facets, 1 AS difference FROM new_rows n WHERE n."deletedAt" IS NULL
      UNION ALL SELECT o."state"::text, o."topPick"::text, -1 FROM old_rows o WHERE o."deletedAt" IS NULL
    ) AS changed
    GROUP BY 2, 3 HAVING sum(changed.difference) <> 0
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSE
    INSERT INTO "ListCount" AS stored ("list", "state", "facets", "slot", "count")
    SELECT 'Product', o."state"::text, o."topPick"::text, free_slot, -count(*) FROM old_rows o WHERE o."deletedAt" IS NULL GROUP BY 2, 3
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  END IF;
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION machiya_count_appointments()
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
    SELECT 'Appointment', n."state"::text, n."source"::text, free_slot, count(*) FROM new_rows n GROUP BY 2, 3
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "facets", "slot", "count")
    SELECT 'Appointment', changed.state, changed.facets, free_slot, sum(changed.difference)
    FROM (
      SELECT n."state"::text AS state, n."source"::text AS facets, 1 AS difference FROM new_rows n
      UNION ALL SELECT o."state"::text, o."source"::text, -1 FROM old_rows o
    ) AS changed
    GROUP BY 2, 3 HAVING sum(changed.difference) <> 0
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSE
    INSERT INTO "ListCount" AS stored ("list", "state", "facets", "slot", "count")
    SELECT 'Appointment', o."state"::text, o."source"::text, free_slot, -count(*) FROM old_rows o GROUP BY 2, 3
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  END IF;
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION machiya_count_customers()
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
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Customer', '', free_slot, count(*) FROM new_rows n WHERE n."deletedAt" IS NULL GROUP BY 2
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Customer', changed.state, free_slot, sum(changed.difference)
    FROM (
      SELECT '' AS state, 1 AS difference FROM new_rows n WHERE n."deletedAt" IS NULL
      UNION ALL SELECT '', -1 FROM old_rows o WHERE o."deletedAt" IS NULL
    ) AS changed
    GROUP BY 2 HAVING sum(changed.difference) <> 0
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSE
    INSERT INTO "ListCount" AS stored ("list", "state", "slot", "count")
    SELECT 'Customer', '', free_slot, -count(*) FROM old_rows o WHERE o."deletedAt" IS NULL GROUP BY 2
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
        SELECT 'Order' AS of_list, o."state"::text AS of_state, concat_ws(' ', o."paymentState", CASE WHEN o."paymentMethod" BETWEEN 1 AND 5 THEN o."paymentMethod" ELSE 0 END, o."source") AS facets, count(*) AS rows
          FROM "Order" o GROUP BY 2, 3
        UNION ALL SELECT 'Product', p."state"::text, p."topPick"::text, count(*) FROM "Product" p WHERE p."deletedAt" IS NULL GROUP BY 2, 3
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

DROP TRIGGER "Order_mark_count_dirty" ON "Order";
CREATE TRIGGER "Order_mark_count_dirty" BEFORE UPDATE OF state, "paymentState", "paymentMethod", "source" ON "Order"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_mark_count_dirty();
DROP TRIGGER "Product_mark_count_dirty" ON "Product";
CREATE TRIGGER "Product_mark_count_dirty" BEFORE UPDATE OF state, "deletedAt", "topPick" ON "Product"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_mark_count_dirty();
DROP TRIGGER "Appointment_mark_count_dirty" ON "Appointment";
CREATE TRIGGER "Appointment_mark_count_dirty" BEFORE UPDATE OF state, "source" ON "Appointment"
  FOR EACH STATEMENT EXECUTE FUNCTION machiya_mark_count_dirty();

DELETE FROM "ListCount";
SELECT machiya_correct_list_counts();

DROP INDEX "Order_state_id_idx", "Order_createdAt_idx", "Order_deliveryDate_idx", "Order_expectedDeliveryDate_idx",
  "Appointment_state_id_idx", "Appointment_startsAt_idx";

-- CreateIndex
CREATE INDEX "Appointment_state_id_source_idx" ON "Appointment"("state", "id" DESC, "source");

-- CreateIndex
CREATE INDEX "Appointment_source_id_state_idx" ON "Appointment"("source", "id" DESC, "state");

-- CreateIndex
CREATE INDEX "Appointment_startsAt_id_state_source_idx" ON "Appointment"("startsAt", "id", "state", "source");

-- CreateIndex
CREATE INDEX "Order_state_id_paymentState_paymentMethod_source_idx" ON "Order"("state", "id" DESC, "paymentState", "paymentMethod", "source");

-- CreateIndex
CREATE INDEX "Order_paymentState_id_state_paymentMethod_source_idx" ON "Order"("paymentState", "id" DESC, "state", "paymentMethod", "source");

-- CreateIndex
CREATE INDEX "Order_paymentMethod_id_state_paymentState_source_idx" ON "Order"("paymentMethod", "id" DESC, "state", "paymentState", "source");

-- CreateIndex
CREATE INDEX "Order_source_id_state_paymentState_paymentMethod_idx" ON "Order"("source", "id" DESC, "state", "paymentState", "paymentMethod");

-- CreateIndex
CREATE INDEX "Order_createdAt_idx" ON "Order"("createdAt", "id", "state", "paymentState", "paymentMethod", "source", "deliveryDate", "expectedDeliveryDate");

-- CreateIndex
CREATE INDEX "Order_deliveryDate_idx" ON "Order"("deliveryDate", "id", "state", "paymentState", "paymentMethod", "source");

-- CreateIndex
CREATE INDEX "Order_expectedDeliveryDate_idx" ON "Order"("expectedDeliveryDate", "id", "state", "paymentState", "paymentMethod", "source");
