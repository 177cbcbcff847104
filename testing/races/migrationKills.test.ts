import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { withClient } from "../../api/src/backup/testing/edgeCaseFixtures.ts";
import { freshDatabase } from "../../api/src/backup/testing/freshDatabase.ts";
import { startEmbedded } from "../../api/src/database/embedded.ts";
import { databaseUrl } from "../../api/src/database/engineAdapter.ts";
import { migrate } from "../../api/src/database/migrate.ts";
import { readMigrations } from "../../api/src/database/migrationFiles.ts";
import { createOldDatabase } from "../../api/src/database/testing/oldDatabase.ts";

const CHILD = "api/src/database/testing/migrateChild.ts";
const POLL_MS = 2;

const { serverUrl, template } = inject("postgres");

/** Selects all columns, constraints, indexes, triggers, functions, enum values, and finished migrations. */
const STATE = `
  SELECT 'column' AS what, table_name || '.' || column_name AS name, data_type || is_nullable || coalesce(column_default, '') AS detail
  FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT 'trigger', tgrelid::regclass || '.' || tgname, tgenabled::text || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'function', proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT 'value', enumtypid::regtype || '.' || enumlabel, enumsortorder::text FROM pg_enum
  UNION ALL SELECT 'migration', migration_name, checksum FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
  ORDER BY 1, 2, 3`;

const stateOf = (url: string) => withClient(url, async (client) => (await client.query(STATE)).rows);

/** Returns the number of started migrations; 0 if there is no database. */
async function begun(url: string): Promise<number> {
  try {
    return await withClient(url, async (client) => {
      const { rows } = await client.query('SELECT count(*)::int AS begun FROM "_prisma_migrations"');
      return rows[0]?.begun ?? 0;
    });
  } catch {
    return 0;
  }
}

/** Kills the process when it has started this migration, unless it has finished. */
async function killAt(child: ChildProcess, url: string, number: number): Promise<void> {
  const exit = once(child, "exit");
  while (child.exitCode === null && (await begun(url)) < number) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  child.kill("SIGKILL");
  await exit;
}

it("a migrating process killed once in every migration: the next one produces the same schema as an uninterrupted one", async () => {
  const { migrationDirectories } = await readMigrations();
  const database = freshDatabase();
  try {
    for (let number = 1; number <= migrationDirectories.length; number++) {
      const child = spawn(process.execPath, [CHILD, database.url], { stdio: "ignore" });
      await killAt(child, database.url, number);
    }
    await migrate(database.url);
    expect(await stateOf(database.url)).toEqual(await stateOf(databaseUrl(serverUrl, template)));
    expect(await migrate(database.url)).toEqual([]);
  } finally {
    await database.drop();
  }
});

it("an upgrade of a 0.1.0 database killed halfway: the next one completes it", async () => {
  const old = await createOldDatabase();
  try {
    await old.client.query("BEGIN");
    await old.client.query('LOCK TABLE "WebhookEvent" IN ACCESS SHARE MODE');
    const child = spawn(process.execPath, [CHILD, old.url], { stdio: "ignore" });
    const exit = once(child, "exit");
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    // A new connection each time, because a transaction keeps its first snapshot of the activity.
    const isWaiting = () =>
      withClient(old.url, async (client) => (await client.query(waiting)).rowCount !== 0);
    while (child.exitCode === null && !(await isWaiting())) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    expect(child.exitCode).toBeNull();
    child.kill("SIGKILL");
    await exit;
    await old.client.query("COMMIT");
    await migrate(old.url);
    expect(await stateOf(old.url)).toEqual(await stateOf(databaseUrl(serverUrl, template)));
  } finally {
    await old.drop();
  }
});

it("a Postgres killed three times during migrations: the next start produces the same schema", async () => {
  const folder = await mkdtemp(join(tmpdir(), "machiya-migration-kills-"));
  const pidFile = join(folder, "postgres", "cluster", "postmaster.pid");
  try {
    for (const number of [1, 1, 1]) {
      const postgres = await startEmbedded(folder);
      const url = databaseUrl(postgres.url, "machiya");
      const pid = Number((await readFile(pidFile, "utf8")).split("\n")[0]);
      const child = spawn(process.execPath, [CHILD, url], { stdio: "ignore" });
      const exit = once(child, "exit");
      while (child.exitCode === null && (await begun(url)) < number) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      process.kill(pid, "SIGKILL");
      await exit;
      await postgres.stop();
    }
    const postgres = await startEmbedded(folder);
    const url = databaseUrl(postgres.url, "machiya");
    await migrate(url);
    expect(await stateOf(url)).toEqual(await stateOf(databaseUrl(serverUrl, template)));
    await postgres.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
