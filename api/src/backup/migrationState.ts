import { createHash, randomUUID } from "node:crypto";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import type pg from "pg";
import type { Manifest } from "./manifest.ts";
import { BOOKKEEPING } from "./tables.ts";

interface Script {
  name: string;
  checksum: string;
  sql: string;
}

/** As the migrations' engine makes it. */
const MAKE_BOOKKEEPING = `CREATE TABLE "${BOOKKEEPING}" (
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
export function scriptsOf(backup: Manifest, list: MigrationList): Script[] {
  const ours = list.migrationDirectories.map(({ path, migrationFile }) => {
    const { content } = migrationFile;
    if (content.tag !== "ok") throw new Error(`The migration ${path} cannot be read.`);
    const checksum = createHash("sha256").update(content.value).digest("hex");
    return { name: path, checksum, sql: content.value };
  });
  for (const { name, checksum } of backup.migrations) {
    const own = ours.find((script) => script.name === name);
    if (own === undefined) {
      throw new Error(
        `The backup was made by a newer Machiya (${backup.version}, migration ${name}): restore it with that one.`,
      );
    }
    if (own.checksum !== checksum) {
      throw new Error(`The backup was made by another build of Machiya: its migration ${name} differs.`);
    }
  }
  const wanted = new Set(backup.migrations.map(({ name }) => name));
  return ours.filter(({ name }) => wanted.has(name));
}

/** Inside the caller's transaction: brings an empty database to that state, as the migrations' engine would have. */
export async function applyScripts(client: pg.Client, scripts: readonly Script[]): Promise<void> {
  await client.query(MAKE_BOOKKEEPING);
  for (const { name, checksum, sql } of scripts) {
    await client.query(sql);
    await client.query(
      `INSERT INTO "${BOOKKEEPING}" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
  }
}
