import { createWhenMissing, migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migrationFiles.ts";
import { checkBackup } from "./checkBackup.ts";
import { loadBackup } from "./loadBackup.ts";
import type { Manifest } from "./manifest.ts";
import { restoreEmbedded } from "./restoreEmbedded.ts";
import type { OnTableDone } from "./tables.ts";

export interface RestoreResult {
  backup: Manifest;
  /** Scheduled broadcasts whose time has passed. */
  takenBack: number;
  /** Migrations that are newer than the backup. */
  migratedOn: string[];
  /** Where the embedded database went that was there before. */
  keptAside: string | null;
}

export interface RestoreOptions {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
  /** Whether the database that is there may go. */
  replace: boolean;
  onTable?: OnTableDone;
}

/**
 * Checks the whole file, then puts it into an empty database, DATABASE_URL's or an embedded one under DATA_DIR, and migrates that to
 * this release. Throws in words, leaving everything as it was.
 */
export async function restoreBackup(file: string, options: RestoreOptions): Promise<RestoreResult> {
  const backup = await checkBackup(file);
  const migrations = await readMigrations();
  const { DATABASE_URL, DATA_DIR, replace, onTable = () => {} } = options;
  async function restoreInto(url: string) {
    await createWhenMissing(url);
    const takenBack = await loadBackup(url, file, backup, { replace, migrations, onTable });
    return { takenBack, migratedOn: await migrate(url, migrations) };
  }
  if (DATABASE_URL !== undefined) return { backup, keptAside: null, ...(await restoreInto(DATABASE_URL)) };
  const { result, keptAside } = await restoreEmbedded(DATA_DIR, replace, restoreInto);
  return { backup, keptAside, ...result };
}
