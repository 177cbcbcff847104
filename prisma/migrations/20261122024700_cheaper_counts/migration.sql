-- A list's changes are counted by one statement instead of by one for each state and what that calls: each that a trigger carries out
-- costs a checkout more than the rows that it is about.
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
