import pg from "pg";
import { isBackedUp, listMigrations, listTables, MIGRATIONS_TABLE } from "./tables.ts";

const POLL_MS = 100;

/**
 * Throws while other clients are connected to the database. Waits up to `withinMs` for servers that are
 * stopping.
 */
export async function requireNoConnections(client: pg.Client, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const { rows } = await client.query<{ connections: number }>(
      `SELECT count(*)::int AS connections FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    const connections = rows[0]?.connections ?? 0;
    if (connections === 0) return;
    if (Date.now() > deadline) {
      throw new Error(
        `The database is open elsewhere (connections: ${connections}). Stop every server of this shop, then try again.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Drops everything of Machiya in this database within the caller's transaction, so that the migrations can
 * run again. Throws when rows would be lost and `replace` is false, and when the tables are not Machiya's or
 * belong to a newer version.
 */
export async function emptyDatabase(
  client: pg.Client,
  { known, replace }: { known: ReadonlySet<string>; replace: boolean },
): Promise<void> {
  const migrations = await listMigrations(client);
  const tables = await listTables(client);
  if (migrations === null) {
    if (tables.length === 0) return;
    throw new Error("The database holds tables that are not Machiya's: give an empty one.");
  }
  const foreign = migrations.find(({ name }) => !known.has(name));
  if (foreign !== undefined) {
    throw new Error(`The database belongs to a newer Machiya (${foreign.name}): restore with that one.`);
  }
  if (!replace) {
    for (const { name } of tables.filter(isBackedUp)) {
      const { rows } = await client.query(`SELECT 1 FROM ${pg.escapeIdentifier(name)} LIMIT 1`);
      if (rows.length > 0) {
        throw new Error(
          "The database is not empty. Give an empty one, or say --replace: then all that it holds now is lost.",
        );
      }
    }
  }
  const drops = await client.query<{ statement: string }>(DROPS, [
    [...tables.map(({ name }) => name), MIGRATIONS_TABLE],
  ]);
  for (const { statement } of drops.rows) await client.query(statement);
}

/** Objects that belong to extensions are kept. */
const DROPS = `
  SELECT format('DROP TABLE IF EXISTS %I CASCADE', name) AS statement FROM unnest($1::text[]) AS name
  UNION ALL
  SELECT format('DROP FUNCTION IF EXISTS %s CASCADE', p.oid::regprocedure) FROM pg_proc p
  WHERE p.pronamespace = current_schema()::regnamespace AND p.prokind = 'f'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  UNION ALL
  SELECT format('DROP TYPE IF EXISTS %s CASCADE', t.oid::regtype) FROM pg_type t
  WHERE t.typnamespace = current_schema()::regnamespace AND t.typtype = 'e'
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_type'::regclass AND d.objid = t.oid AND d.deptype = 'e')`;
