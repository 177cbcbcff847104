import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import type pg from "pg";
import { z } from "zod";
import { PRISMA } from "./migrationFiles.ts";

/** The migration of release 0.2.0 that replaced all migrations of 0.1.0. */
export const FOUNDATION = "20261122120000_foundation";

/** The data of release 0.1.0, whose migrations this release no longer contains. */
export interface Release010 {
  /** The SHA-256 of each of its migrations, by name. */
  checksums: ReadonlyMap<string, string>;
  /** SQL that creates its tables, functions and triggers in an empty database. */
  database: string;
  /** SQL that converts its tables to those of the foundation and removes its functions and triggers. */
  upgrade: string;
}

export async function readRelease010(): Promise<Release010> {
  const read = (name: string) => readFile(join(PRISMA, "upgrade", "0.1.0", name), "utf8");
  const [migrations, database, upgrade] = await Promise.all(
    ["migrations.json", "database.sql", "upgrade.sql"].map(read),
  );
  const checksums = z.record(z.string(), z.string()).parse(JSON.parse(migrations ?? ""));
  return { checksums: new Map(Object.entries(checksums)), database: database ?? "", upgrade: upgrade ?? "" };
}

/**
 * Returns whether the migrations of a database or a backup are all those of 0.1.0. Throws when only some of
 * them are present: it belongs to a build before 0.1.0.
 */
export function isRelease010(
  what: "backup" | "database",
  applied: readonly string[],
  release: Release010,
): boolean {
  const old = new Set(applied.filter((name) => release.checksums.has(name)));
  if (old.size === 0) return false;
  const missing = [...release.checksums.keys()].filter((name) => !old.has(name));
  if (missing.length === 0) return true;
  throw new Error(
    `The ${what} is of a build before release 0.1.0: ${missing.length} of that release's ${release.checksums.size} migrations are missing, first ${missing[0]}. ` +
      "Install release 0.1.0 first, which migrates it; then install this release.",
  );
}

/** Returns the functions and triggers of the foundation, which follow its tables. */
function rulesOf(foundation: string): string {
  const [, rules] = foundation.split(/^-- =+ Functions and triggers =+$/m);
  if (rules === undefined) throw new Error("The foundation has no functions and triggers.");
  return rules;
}

/**
 * Upgrades a database of release 0.1.0 to the foundation, in one transaction. Afterwards it has the same
 * tables, functions, triggers and recorded migrations as a database created from the foundation. Returns
 * false when it is not a 0.1.0 database.
 */
export async function upgradeRelease010(
  client: pg.Client,
  applied: readonly string[],
  list: MigrationList,
): Promise<boolean> {
  const foundation = list.migrationDirectories.find(({ path }) => path === FOUNDATION);
  if (foundation?.migrationFile.content.tag !== "ok") return false;
  const release = await readRelease010();
  if (!isRelease010("database", applied, release)) return false;
  const script = foundation.migrationFile.content.value;
  try {
    await client.query("BEGIN");
    await client.query(release.upgrade);
    await client.query(rulesOf(script));
    await client.query('DELETE FROM "_prisma_migrations" WHERE migration_name = ANY ($1)', [
      [...release.checksums.keys()],
    ]);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), 1)`,
      [randomUUID(), createHash("sha256").update(script).digest("hex"), FOUNDATION],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The upgrade from release 0.1.0 failed and left nothing behind: ${reason}`, {
      cause: error,
    });
  }
  return true;
}
