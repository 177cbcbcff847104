-- An order without lines is a draft: alerts, webhooks and the lists of others leave it out until its first line.
ALTER TABLE "Order" ADD COLUMN "draftOf" INTEGER;

DROP INDEX "Order_createdAt_idx", "Order_deliveryDate_idx", "Order_expectedDeliveryDate_idx";
CREATE INDEX "Order_createdAt_idx" ON "Order"("createdAt", "id", "state", "paymentState", "paymentMethod", "source", "deliveryDate", "expectedDeliveryDate", "draftOf");
CREATE INDEX "Order_deliveryDate_idx" ON "Order"("deliveryDate", "id", "state", "paymentState", "paymentMethod", "source", "draftOf");
CREATE INDEX "Order_expectedDeliveryDate_idx" ON "Order"("expectedDeliveryDate", "id", "state", "paymentState", "paymentMethod", "source", "draftOf");

-- A draft is counted under a facet of its own, so that totals can include the viewer's drafts alone. concat_ws
-- leaves NULL out, so that the stored counts of placed orders stay as they are.
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
    SELECT 'Order', n."state"::text, concat_ws(' ', n."paymentState", CASE WHEN n."paymentMethod" BETWEEN 1 AND 5 THEN n."paymentMethod" ELSE 0 END, n."source", n."draftOf"), free_slot, count(*) FROM new_rows n GROUP BY 2, 3
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO "ListCount" AS stored ("list", "state", "facets", "slot", "count")
    SELECT 'Order', changed.state, changed.facets, free_slot, sum(changed.difference)
    FROM (
      SELECT n."state"::text AS state, concat_ws(' ', n."paymentState", CASE WHEN n."paymentMethod" BETWEEN 1 AND 5 THEN n."paymentMethod" ELSE 0 END, n."source", n."draftOf") AS facets, 1 AS difference FROM new_rows n
      UNION ALL SELECT o."state"::text, concat_ws(' ', o."paymentState", CASE WHEN o."paymentMethod" BETWEEN 1 AND 5 THEN o."paymentMethod" ELSE 0 END, o."source", o."draftOf"), -1 FROM old_rows o
    ) AS changed
    GROUP BY 2, 3 HAVING sum(changed.difference) <> 0
    ON CONFLICT ("list", "state", "facets", "slot") DO UPDATE SET "count" = stored."count" + excluded."count";
  ELSE
    INSERT INTO "ListCount" AS stored ("list", "state", "facets", "slot", "count")
    SELECT 'Order', o."state"::text, concat_ws(' ', o."paymentState", CASE WHEN o."paymentMethod" BETWEEN 1 AND 5 THEN o."paymentMethod" ELSE 0 END, o."source", o."draftOf"), free_slot, -count(*) FROM old_rows o GROUP BY 2, 3
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
CREATE TRIGGER "Order_mark_count_dirty" BEFORE UPDATE OF "state", "paymentState", "paymentMethod", "source", "draftOf" ON "Order" FOR EACH STATEMENT EXECUTE FUNCTION machiya_mark_count_dirty();

-- The first line of a draft is the creation of the order.
CREATE OR REPLACE FUNCTION machiya_enqueue_order_webhooks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (
    SELECT FROM "WebhookEndpoint" e, unnest(e."kinds") AS wanted
    WHERE e."active" AND starts_with(wanted::text, 'ORDER_')
  ) THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM machiya_enqueue_webhook('Order', changed."id", NULL, changed.after) FROM (
      SELECT n."id", machiya_webhook_columns(n::"Order") AS after FROM new_rows n WHERE n."draftOf" IS NULL ORDER BY n."id"
    ) AS changed;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM machiya_enqueue_webhook('Order', changed."id", changed.before, changed.after) FROM (
      SELECT n."id", CASE WHEN o."draftOf" IS NULL THEN machiya_webhook_columns(o::"Order") END AS before, machiya_webhook_columns(n::"Order") AS after
      FROM new_rows n JOIN old_rows o ON o."id" = n."id" WHERE n."draftOf" IS NULL ORDER BY n."id"
    ) AS changed;
  ELSE
    PERFORM machiya_enqueue_webhook('Order', changed."id", changed.before, NULL) FROM (
      SELECT o."id", machiya_webhook_columns(o::"Order") AS before FROM old_rows o WHERE o."draftOf" IS NULL ORDER BY o."id"
    ) AS changed;
  END IF;
  RETURN NULL;
END;
$function$;

CREATE OR REPLACE FUNCTION machiya_notify_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('machiya_order',
      json_build_object('operation', TG_OP, 'id', o."id", 'customerId', o."customerId")::text)
    FROM old_rows o WHERE o."draftOf" IS NULL;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM pg_notify('machiya_order',
      json_build_object('operation', TG_OP, 'id', n."id", 'customerId', n."customerId")::text)
    FROM new_rows n WHERE n."draftOf" IS NULL;
  ELSE
    PERFORM pg_notify('machiya_order', json_build_object(
      'operation', CASE WHEN o."draftOf" IS NULL THEN TG_OP ELSE 'INSERT' END,
      'id', n."id", 'customerId', n."customerId")::text)
    FROM new_rows n JOIN old_rows o ON o."id" = n."id" WHERE n."draftOf" IS NULL;
  END IF;
  RETURN NULL;
END;
$function$;

DROP TRIGGER "Order_notify_update" ON "Order";
CREATE TRIGGER "Order_notify_update" AFTER UPDATE ON "Order" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION machiya_notify_orders();
