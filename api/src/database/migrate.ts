import type { MigrationList } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { databaseUrl, engineAdapter } from "./engineAdapter.ts";
import { readMigrations, SCHEMA_FILTERS } from "./migrationFiles.ts";
import { FOUNDATION, upgradeRelease010 } from "./release010.ts";

/**
 * The key of the advisory lock: any number that is the same in every process. Postgres scopes advisory locks
 * to a database.
 */
const LOCK = 7_364_000;

/** Held by a migration's own transaction, which may outlive the process that sent it. */
const SCRIPT_LOCK = 7_364_003;

/**
 * Records that a migration has finished in the migration's transaction, so that a process killed at any
 * moment leaves it applied or absent.
 */
const recordFinished = (script: string) => `SELECT pg_advisory_xact_lock(${SCRIPT_LOCK});
${script}
;UPDATE "_prisma_migrations" SET finished_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL`;

/**
 * Migrates the database at `url` to this release, and creates it when it does not exist. One process at a
 * time migrates; the others wait and find nothing to do. Returns the names of the migrations that this call
 * applied.
 *
 * Each migration.sql runs as one transaction, so one that fails or is killed leaves nothing behind, and the
 * next call tries it again. Throws an Error that says which migration failed and why.
 */
export async function migrate(url: string, migrations?: MigrationList): Promise<string[]> {
  const list = migrations ?? (await readMigrations());
  await createWhenMissing(url);
  return withLock(url, (lock) => apply(url, list, lock));
}

async function apply(url: string, list: MigrationList, lock: pg.Client): Promise<string[]> {
  const { finished, unfinished } = await recordedMigrations(lock);
  const ours = list.migrationDirectories.map(({ path }) => path);
  if (unfinished.length === 0 && ours.every((name) => finished.has(name))) return [];
  // The first migration of a list is missing in an empty database and in one of the preceding release.
  if (!finished.has(FOUNDATION) && finished.size > 0 && (await upgradeRelease010(lock, [...finished], list)))
    return [FOUNDATION, ...(await apply(url, list, lock))];
  // The engine is loaded only when it is needed: it is large, and most starts find nothing to do.
  const { withSchemaEngine } = await import("./schemaEngine.ts");
  const scripts = new Set(list.migrationDirectories.map(({ migrationFile }) => migrationFile.content.value));
  const adapter = engineAdapter(url, (script) => (scripts.has(script) ? recordFinished(script) : script));
  try {
    return await withSchemaEngine(adapter, undefined, async (engine) => {
      for (const migrationName of unfinished) await engine.markMigrationRolledBack({ migrationName });
      const { appliedMigrationNames } = await engine.applyMigrations({
        migrationsList: list,
        filters: SCHEMA_FILTERS,
      });
      return appliedMigrationNames;
    });
  } catch (error) {
    throw new Error(`The database could not be migrated. ${reason(error)}`, { cause: error });
  }
}

/**
 * Returns the names of the committed migrations, and of those that failed or were killed. Waits for a script
 * that still runs although its process was killed.
 */
async function recordedMigrations(
  lock: pg.Client,
): Promise<{ finished: ReadonlySet<string>; unfinished: string[] }> {
  await lock.query("SELECT pg_advisory_lock($1)", [SCRIPT_LOCK]);
  await lock.query("SELECT pg_advisory_unlock($1)", [SCRIPT_LOCK]);
  const { rows } = await lock.query<{ found: string | null }>(
    "SELECT to_regclass('\"_prisma_migrations\"') AS found",
  );
  if (rows[0]?.found == null) return { finished: new Set(), unfinished: [] };
  const recorded = await lock.query<{ name: string; finished: boolean }>(
    `SELECT DISTINCT migration_name AS name, finished_at IS NOT NULL AS finished FROM "_prisma_migrations"
      WHERE rolled_back_at IS NULL`,
  );
  const named = (finished: boolean) =>
    recorded.rows.filter((row) => row.finished === finished).map(({ name }) => name);
  return { finished: new Set(named(true)), unfinished: named(false) };
}

/**
 * Creates the database when it is missing. Throws when no server answers at `url`, or the URL names no
 * database.
 */
export async function createWhenMissing(url: string): Promise<void> {
  const probe = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await probe.connect();
    await probe.end();
    return;
  } catch (error) {
    if (!isMissingDatabase(error)) throw error;
  }
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  if (name === "") throw new Error("The address of the database does not name a database.");
  await withLock(databaseUrl(url, "postgres"), async (lock) => {
    const { rowCount } = await lock.query("SELECT FROM pg_database WHERE datname = $1", [name]);
    if (rowCount === 0) await lock.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  });
}

const isMissingDatabase = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "3D000";

async function withLock<Result>(url: string, work: (lock: pg.Client) => Promise<Result>): Promise<Result> {
  const lock = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    // Other processes may wait for a long migration; the server's default timeouts must not end the wait.
    options: "-c statement_timeout=0 -c lock_timeout=0",
  });
  // A lost connection also makes the work fail, because it cannot reach Postgres either.
  lock.on("error", () => {});
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [LOCK]);
    return await work(lock);
  } finally {
    await lock.end();
  }
}

/** Returns the engine's error without its stack trace, but with the migration that the trace names. */
function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const name = /with migration_name="([^"]+)"/.exec(text)?.[1];
  const [what = text] = text.replace(/^external connector error\n/, "").split(/\n\s+0: /);
  return name === undefined ? what : `Migration ${name} failed and left nothing behind: ${what}`;
}
