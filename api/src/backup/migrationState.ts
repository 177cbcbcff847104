import { createHash, randomUUID } from "node:crypto";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import type pg from "pg";
import { isRelease010, readRelease010 } from "../database/release010.ts";
import type { Manifest } from "./manifest.ts";
import { MIGRATIONS_TABLE } from "./tables.ts";

type Migration = Manifest["migrations"][number];

interface Script {
  sql: string;
  /** Those that it stands for. */
  migrations: readonly Migration[];
}

/** As the migrations' engine makes it. */
const MAKE_BOOKKEEPING = `CREATE TABLE "${MIGRATIONS_TABLE}" (
  id varchar(36) PRIMARY KEY NOT NULL,
  checksum varchar(64) NOT NULL,
  finished_at timestamptz,
  migration_name varchar(255) NOT NULL,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`;

/** The scripts of this release that lead to the state of a backup. Throws in words when this release does not have them. */
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

/** Inside the caller's transaction: brings an empty database to that state, as the migrations' engine would have. */
export async function applyScripts(client: pg.Client, scripts: readonly Script[]): Promise<void> {
  await client.query(MAKE_BOOKKEEPING);
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
