import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { databaseUrl } from "./engineAdapter.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS, readMigrations } from "./migrationFiles.ts";

const CHILD = new URL("./testing/migrateChild.ts", import.meta.url).pathname;
const NEXT = "29990101000000_next";

let name: string;
let url: string;
let folder: string;

beforeEach(async () => {
  name = `test_${randomUUID().replaceAll("-", "")}`;
  url = databaseUrl(inject("postgres").serverUrl, name);
  folder = await mkdtemp(join(tmpdir(), "machiya-migrations-"));
  await cp(MIGRATIONS, folder, { recursive: true });
});

afterEach(async () => {
  await sql(inject("postgres").serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await rm(folder, { recursive: true });
});

async function sql(at: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Adds a migration to the folder, or replaces it. */
async function next(text: string): Promise<void> {
  await mkdir(join(folder, NEXT), { recursive: true });
  await writeFile(join(folder, NEXT, "migration.sql"), text);
}

const sleeping = () =>
  `SELECT pid FROM pg_stat_activity WHERE datname = '${name}' AND wait_event = 'PgSleep'`;

/** Kills a migrating process while Postgres executes this script. */
async function killWhileAsleep(script: string): Promise<void> {
  await migrate(url);
  await next(script);
  const child = spawn(process.execPath, [CHILD, url, folder], { stdio: "ignore" });
  await vi.waitUntil(async () => (await sql(inject("postgres").serverUrl, sleeping())).length > 0, {
    timeout: 20_000,
  });
  child.kill("SIGKILL");
  await once(child, "exit");
}

const migrateFolder = async () => migrate(url, await readMigrations(folder));
const names = async () => (await readMigrations(folder)).migrationDirectories.map(({ path }) => path);

describe("migrate", () => {
  it("creates a missing database, applies every migration in order, and then none", async () => {
    expect(await migrateFolder()).toEqual(await names());
    expect(await migrateFolder()).toEqual([]);
  });

  it("migrates once when four processes start at the same time", async () => {
    const runs = await Promise.all(
      [1, 2, 3, 4].map(() => promisify(execFile)(process.execPath, [CHILD, url])),
    );
    const applied = runs.map(({ stdout }) => JSON.parse(stdout) as string[]);
    expect(applied.filter((list) => list.length > 0)).toEqual([await names()]);
    const rows = await sql(
      url,
      'SELECT migration_name AS name FROM "_prisma_migrations" ORDER BY started_at',
    );
    expect(rows.map((row) => row.name)).toEqual(await names());
  });

  it("names the migration that fails and why, leaves nothing of it behind, and applies it once it is fixed", async () => {
    await next("CREATE TABLE half (id int);\nSELECT 1 / 0;");
    await expect(migrateFolder()).rejects.toThrow(/29990101000000_next failed .*division by zero/s);
    await expect(migrateFolder()).rejects.toThrow(/division by zero/);
    expect(await sql(url, "SELECT to_regclass('half') AS found")).toEqual([{ found: null }]);
    await next("CREATE TABLE half (id int);");
    expect(await migrateFolder()).toEqual([NEXT]);
  });

  it("executes functions with semicolons in one piece", async () => {
    await next(
      "CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 2; END; $$;",
    );
    await migrateFolder();
    expect(await sql(url, "SELECT two()")).toEqual([{ two: 2 }]);
  });

  it("repeats a migration whose process and connection were killed halfway", async () => {
    await killWhileAsleep("CREATE TABLE half (id int);\nSELECT pg_sleep(600);");
    await sql(inject("postgres").serverUrl, `SELECT pg_terminate_backend(pid) FROM (${sleeping()}) AS s`);
    await next("CREATE TABLE half (id int);");
    expect(await migrateFolder()).toEqual([NEXT]);
  });

  it("waits for a migration that Postgres still runs after its process was killed, and does not repeat it", async () => {
    await killWhileAsleep("CREATE TABLE half (id int);\nSELECT pg_sleep(2);");
    expect(await migrateFolder()).toEqual([]);
    expect(await sql(url, "SELECT to_regclass('half')::text AS found")).toEqual([{ found: "half" }]);
  });

  it("does not repeat a migration that committed just before its process was killed", async () => {
    await migrate(url);
    // From here on the engine cannot record that it has finished, as if it had been killed.
    await sql(
      url,
      `CREATE FUNCTION deaf() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END; $$;
       CREATE TRIGGER deaf BEFORE UPDATE ON "_prisma_migrations" FOR EACH ROW WHEN (OLD.finished_at IS NOT NULL) EXECUTE FUNCTION deaf();`,
    );
    await next("CREATE TABLE once_only (id int);");
    await expect(migrateFolder()).rejects.toThrow("killed");
    await sql(url, 'DROP TRIGGER deaf ON "_prisma_migrations"');
    expect(await sql(url, "SELECT to_regclass('once_only')::text AS found")).toEqual([
      { found: "once_only" },
    ]);
    expect(await migrateFolder()).toEqual([]);
  });

  it("rejects a URL without a database", async () => {
    await expect(migrate(databaseUrl(inject("postgres").serverUrl, ""))).rejects.toThrow();
  });
});
