import pg from "pg";

/**
 * Disables the day locks of this database: a trigger gives each lock a row of its own on another day, so that
 * no write ever waits for one or finds its version changed. It exists in the test database only, so the server
 * needs no flag that could disable production's locks. The constraint and the other row locks remain.
 */
export async function removeDayLocks(url: string): Promise<void> {
  await inDatabase(url, async (client) => {
    await client.query(`
      CREATE SEQUENCE unlocked_days;
      SELECT nextval('unlocked_days');
      CREATE FUNCTION unlock_day() RETURNS trigger LANGUAGE plpgsql
        AS $$ BEGIN NEW."day" := date '3000-01-01' + nextval('unlocked_days')::int; RETURN NEW; END $$;
      CREATE TRIGGER unlocked BEFORE INSERT ON "BookingDay" FOR EACH ROW EXECUTE FUNCTION unlock_day();
    `);
  });
}

/** Returns how many day locks were requested, without effect, since then. */
export async function missingLocks(url: string): Promise<number> {
  return inDatabase(url, async (client) => {
    const { rows } = await client.query<{ calls: string }>("SELECT last_value AS calls FROM unlocked_days");
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
