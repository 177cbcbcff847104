-- CreateTable
CREATE TABLE "ListCount" (
    "list" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "slot" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "ListCount_pkey" PRIMARY KEY ("list","state","slot")
);

-- The lists that grow keep how many rows they have, by state, in the transaction that changes them. The count of a state is the
-- sum of its rows in "ListCount", each of which one transaction at a time adds to.

-- Few rows, all of them written anew all the time: room for that on their page.
ALTER TABLE "ListCount" SET (fillfactor = 20);

-- Of every list its table, which state a row counts for, and which rows count.
CREATE FUNCTION machiya_counted_lists() RETURNS TABLE (list text, row_state text, row_counts text) LANGUAGE sql IMMUTABLE AS $$
  VALUES
    ('Order', '"state"::text', 'true'),
    ('Product', '"state"::text', '"deletedAt" IS NULL'),
    ('Appointment', '"state"::text', 'true'),
    ('Customer', '''''', '"deletedAt" IS NULL')
$$;

-- Adds to a count in a slot that no other transaction writes: whoever gets a slot's advisory lock, which is never waited for, has
-- it until its transaction ends. So nobody waits here for anybody, nothing can wait in a circle, and a count has hardly more slots
-- than there were writers at one time. (Rows that are locked with SKIP LOCKED are waited for now and then, when their holder ends just then.)
CREATE FUNCTION machiya_add_to_count(of_list text, of_state text, change bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  free smallint := 0;
BEGIN
  WHILE NOT pg_try_advisory_xact_lock(7364004, free) LOOP
    free := free + 1;
  END LOOP;
  INSERT INTO "ListCount" AS kept ("list", "state", "slot", "count") VALUES (of_list, of_state, free, change)
  ON CONFLICT ("list", "state", "slot") DO UPDATE SET "count" = kept."count" + excluded."count";
END;
$$;

-- Once for each statement, however many rows it touches. An update that leaves the states as they are writes nothing.
DO $do$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM machiya_counted_lists() LOOP
    EXECUTE format($format$
      CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $function$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          PERFORM machiya_add_to_count(%2$L, change.of_state, change.rows)
          FROM (SELECT %3$s AS of_state, count(*) AS rows FROM added WHERE %4$s GROUP BY 1) AS change;
        ELSIF TG_OP = 'UPDATE' THEN
          PERFORM machiya_add_to_count(%2$L, change.of_state, change.rows)
          FROM (SELECT touched.of_state, sum(touched.sign) AS rows
            FROM (SELECT %3$s AS of_state, 1 AS sign FROM added WHERE %4$s
              UNION ALL SELECT %3$s, -1 FROM removed WHERE %4$s) AS touched
            GROUP BY 1 HAVING sum(touched.sign) <> 0) AS change;
        ELSIF TG_OP = 'DELETE' THEN
          PERFORM machiya_add_to_count(%2$L, change.of_state, -change.rows)
          FROM (SELECT %3$s AS of_state, count(*) AS rows FROM removed WHERE %4$s GROUP BY 1) AS change;
        ELSE
          DELETE FROM "ListCount" WHERE "list" = %2$L;
        END IF;
        RETURN NULL;
      END;
      $function$;

      CREATE TRIGGER %5$I AFTER INSERT ON %2$I
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
      CREATE TRIGGER %6$I AFTER UPDATE ON %2$I
        REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
      CREATE TRIGGER %7$I AFTER DELETE ON %2$I
        REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
      CREATE TRIGGER %8$I AFTER TRUNCATE ON %2$I FOR EACH STATEMENT EXECUTE FUNCTION %1$I();
    $format$,
      'machiya_count_' || lower(counted.list) || 's', counted.list, counted.row_state, counted.row_counts,
      counted.list || '_count_insert', counted.list || '_count_update', counted.list || '_count_delete',
      counted.list || '_count_truncate');
  END LOOP;
END;
$do$;

-- Counts all rows of the lists and puts right what does not agree; answers that, with what was missing of it (below 0: was too
-- much). For whoever wrote rows with the triggers off, and to look after them now and then. It sees the rows and their counts at
-- one moment and adds the difference: others write meanwhile.
CREATE FUNCTION machiya_correct_list_counts() RETURNS TABLE (list text, state text, missing bigint) LANGUAGE plpgsql AS $$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM machiya_counted_lists() LOOP
    FOR list, state, missing IN EXECUTE format($format$
      SELECT %1$L, of_state, coalesce(present.rows, 0) - coalesce(kept.rows, 0)
      FROM (SELECT %2$s AS of_state, count(*) AS rows FROM %1$I WHERE %3$s GROUP BY 1) AS present
      FULL JOIN (SELECT "state" AS of_state, sum("count") AS rows FROM "ListCount" WHERE "list" = %1$L GROUP BY 1) AS kept
        USING (of_state)
      WHERE coalesce(present.rows, 0) <> coalesce(kept.rows, 0)
    $format$, counted.list, counted.row_state, counted.row_counts) LOOP
      PERFORM machiya_add_to_count(list, state, missing);
      RETURN NEXT;
    END LOOP;
  END LOOP;
END;
$$;

-- No writer is at work on the tables now: the triggers' locks have waited for all of them.
SELECT machiya_correct_list_counts();
