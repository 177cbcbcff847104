import pg from "pg";

/**
 * Takes the locks of days away from everyone who opens this database from now on: their sessions find, before Postgres' own,
 * a function of that name that locks nothing. It is a setting of the test's own database, made by who owns it, so that
 * nothing in the server knows of it: there is no flag by which a production could lose its locks. What is left is the
 * constraint, and the rows' locks.
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

/** How often somebody asked for the lock of a day since then, and got none. */
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
