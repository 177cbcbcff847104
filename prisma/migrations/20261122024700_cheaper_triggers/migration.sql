-- The same with fewer statements: each that a trigger carries out costs a checkout more than the rows that it is about.

-- A list's changes are counted by one statement instead of by one for each state and what that calls.
DO $do$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM machiya_counted_lists() LOOP
    EXECUTE format($format$
      CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $function$
      DECLARE
        free smallint := 0;
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          DELETE FROM "ListCount" WHERE "list" = %2$L;
          RETURN NULL;
        END IF;
        -- As in machiya_add_to_count: a slot that no other transaction writes.
        WHILE NOT pg_try_advisory_xact_lock(7364004, free) LOOP
          free := free + 1;
        END LOOP;
        IF TG_OP = 'INSERT' THEN
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT %2$L, %3$s, free, count(*) FROM added WHERE %4$s GROUP BY 2
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        ELSIF TG_OP = 'UPDATE' THEN
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT %2$L, touched.of_state, free, sum(touched.sign)
          FROM (SELECT %3$s AS of_state, 1 AS sign FROM added WHERE %4$s
            UNION ALL SELECT %3$s, -1 FROM removed WHERE %4$s) AS touched
          GROUP BY 2 HAVING sum(touched.sign) <> 0
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        ELSE
          INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count")
          SELECT %2$L, %3$s, free, -count(*) FROM removed WHERE %4$s GROUP BY 2
          ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
        END IF;
        RETURN NULL;
      END;
      $function$;
    $format$,
      'machiya_count_' || lower(counted.list) || 's', counted.list, counted.row_state, counted.row_counts);
  END LOOP;
END;
$do$;

-- Who wants to be told is looked up here instead of in a function of its own.
CREATE OR REPLACE FUNCTION machiya_webhook_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_data record;
BEGIN
  -- At most twenty rows are looked at, and mostly none.
  IF NOT EXISTS (
    SELECT FROM "WebhookEndpoint" e, unnest(e."kinds") AS wanted
    WHERE e."active" AND starts_with(wanted::text, TG_ARGV[0] || '_')
  ) THEN RETURN NULL; END IF;
  FOR row_data IN EXECUTE format(CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT NULL::jsonb AS was, machiya_webhook_data(n::%1$I) AS now FROM touched n ORDER BY n."id"'
    WHEN 'DELETE' THEN 'SELECT machiya_webhook_data(o::%1$I) AS was, NULL::jsonb AS now FROM touched o ORDER BY o."id"'
    ELSE 'SELECT machiya_webhook_data(o::%1$I) AS was, machiya_webhook_data(n::%1$I) AS now
      FROM touched n JOIN untouched o ON o."id" = n."id" ORDER BY n."id"'
  END, TG_TABLE_NAME) LOOP
    IF row_data."was" IS DISTINCT FROM row_data."now" THEN
      PERFORM machiya_webhook_note(
        TG_ARGV[0],
        CASE WHEN row_data."was" IS NULL THEN 'CREATED' WHEN row_data."now" IS NULL THEN 'DELETED' ELSE 'CHANGED' END,
        coalesce(row_data."now", row_data."was"));
    END IF;
  END LOOP;
  RETURN NULL;
END;
$$;

DROP FUNCTION machiya_webhook_wanted(text);
