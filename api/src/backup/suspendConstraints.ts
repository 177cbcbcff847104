import type pg from "pg";

/**
 * Takes foreign keys and triggers off every table and answers how to put them back exactly as they were; both inside the caller's
 * transaction. Rows then come in in any order and announce nothing; putting the keys back checks every row.
 * It needs no more than the tables' owner may do.
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
