-- What a checkout pays for and nobody needs: each call of a trigger costs it more than most of its rows.

-- An update changes a list's counts only when it names the columns that they are of. Which columns it names a trigger is told before
-- the statement alone, and what rows it changed after it alone: so the one leaves word for the other.
CREATE FUNCTION machiya_counts_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('machiya.counts_change_' || TG_TABLE_NAME, 'yes', true);
  RETURN NULL;
END;
$$;

DO $do$
DECLARE
  counted record;
BEGIN
  FOR counted IN SELECT * FROM (VALUES
    ('Order', '"state"'), ('Product', '"state", "deletedAt"'), ('Appointment', '"state"'), ('Customer', '"deletedAt"')
  ) AS lists (list, columns) LOOP
    EXECUTE format($format$
      CREATE TRIGGER %2$I BEFORE UPDATE OF %4$s ON %1$I
        FOR EACH STATEMENT EXECUTE FUNCTION machiya_counts_change();
      CREATE OR REPLACE TRIGGER %3$I AFTER UPDATE ON %1$I
        REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT
        WHEN (current_setting('machiya.counts_change_' || %1$L, true) = 'yes') EXECUTE FUNCTION %5$I();
    $format$,
      counted.list, counted.list || '_counts_change', counted.list || '_count_update', counted.columns,
      'machiya_count_' || lower(counted.list) || 's');
  END LOOP;
END;
$do$;
