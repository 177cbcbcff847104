import pg from "pg";

/**
 * Disables the day locks for all later sessions of this database: a function of the same name, which locks
 * nothing, precedes Postgres' own in the search path. It is a setting of the test database, so the server
 * needs no flag that could disable production's locks. The constraint and the row locks remain.
 */
export async function removeDayLocks(url: string): Promise<void> {
  await inDatabase(url, async (client) => {
    await client.query(`
      CREATE SCHEMA unlocked;
      CREATE SEQUENCE unlocked.calls MINVALUE 0;
      SELECT nextval('unlocked.calls');
      CREATE FUNCTION unlocked.pg_advisory_xact_lock(int, int) RETURNS void LANGUAGE sql
        AS $$ SELECT nextval('unlocked.calls') $$;
    `);
    const name = new URL(url).pathname.slice(1);
    await client.query(
      `ALTER DATABASE ${pg.escapeIdentifier(name)} SET search_path = unlocked, pg_catalog, public`,
    );
  });
}

/** Returns how many day locks were requested, without effect, since then. */
export async function missingLocks(url: string): Promise<number> {
  return inDatabase(url, async (client) => {
    const { rows } = await client.query<{ calls: string }>("SELECT last_value AS calls FROM unlocked.calls");
    return Number(rows[0]?.calls);
  });
}

async function inDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
