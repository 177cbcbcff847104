import type pg from "pg";

/**
 * Drops the foreign keys and disables the triggers of every table within the caller's transaction, so that
 * rows can be loaded in any order and notify nothing. Returns a function that restores them exactly, which
 * checks every row. Needs no more rights than the tables' owner has.
 */
export async function suspendConstraints(client: pg.Client): Promise<() => Promise<void>> {
  const keys = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = current_schema()::regnamespace AND conparentid = 0
    ORDER BY conrelid::regclass::text, conname`,
  );
  const triggers = await client.query<{ off: string; on: string }>(
    `SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS off,
      format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
        CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, tgname) AS on
    FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
    WHERE NOT tgisinternal AND tgenabled <> 'D' AND c.relnamespace = current_schema()::regnamespace`,
  );
  for (const { drop } of keys.rows) await client.query(drop);
  for (const { off } of triggers.rows) await client.query(off);
  return async () => {
    for (const { add } of keys.rows) await client.query(add);
    for (const { on } of triggers.rows) await client.query(on);
  };
}
