import { createHash, randomUUID } from "node:crypto";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import type pg from "pg";
import { isRelease010, readRelease010 } from "../database/release010.ts";
import type { Manifest } from "./manifest.ts";
import { MIGRATIONS_TABLE } from "./tables.ts";

type Migration = Manifest["migrations"][number];

interface Script {
  sql: string;
  /** The migrations that this script replaces. */
  migrations: readonly Migration[];
}

/** The same table as Prisma's schema engine creates. */
const CREATE_MIGRATIONS_TABLE = `CREATE TABLE "${MIGRATIONS_TABLE}" (
  id varchar(36) PRIMARY KEY NOT NULL,
  checksum varchar(64) NOT NULL,
  finished_at timestamptz,
  migration_name varchar(255) NOT NULL,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`;

/**
 * Returns the scripts of this release that create the database state of a backup. Throws a readable error
 * when this release lacks them.
 */
export async function scriptsOf(backup: Manifest, list: MigrationList): Promise<Script[]> {
  const release = await readRelease010();
  const names = backup.migrations.map(({ name }) => name);
  if (isRelease010("backup", names, release)) {
    requireKnown(backup, release.checksums);
    return [{ sql: release.database, migrations: backup.migrations }];
  }
  const ours = list.migrationDirectories.map(({ path, migrationFile }) => {
    const { content } = migrationFile;
    if (content.tag !== "ok") throw new Error(`The migration ${path} cannot be read.`);
    const checksum = createHash("sha256").update(content.value).digest("hex");
    return { name: path, checksum, sql: content.value };
  });
  requireKnown(backup, new Map(ours.map(({ name, checksum }) => [name, checksum])));
  return ours
    .filter(({ name }) => names.includes(name))
    .map(({ sql, ...migration }) => ({ sql, migrations: [migration] }));
}

function requireKnown(backup: Manifest, checksums: ReadonlyMap<string, string>): void {
  for (const { name, checksum } of backup.migrations) {
    const own = checksums.get(name);
    if (own === undefined) {
      throw new Error(
        `The backup was made by a newer Machiya (${backup.version}, migration ${name}): restore it with that one.`,
      );
    }
    if (own !== checksum) {
      throw new Error(`The backup was made by another build of Machiya: its migration ${name} differs.`);
    }
  }
}

/**
 * Brings an empty database to that state within the caller's transaction, and records the migrations as
 * Prisma's schema engine would.
 */
export async function applyScripts(client: pg.Client, scripts: readonly Script[]): Promise<void> {
  await client.query(CREATE_MIGRATIONS_TABLE);
  for (const { sql, migrations } of scripts) {
    await client.query(sql);
    for (const { name, checksum } of migrations) {
      await client.query(
        `INSERT INTO "${MIGRATIONS_TABLE}" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
         VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp(), 1)`,
        [randomUUID(), checksum, name],
      );
    }
  }
}
