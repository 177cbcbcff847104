import { createWhenMissing, migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migrationFiles.ts";
import { checkBackup } from "./checkBackup.ts";
import { loadBackup } from "./loadBackup.ts";
import type { Manifest } from "./manifest.ts";
import { restoreEmbedded } from "./restoreEmbedded.ts";
import type { OnTableDone } from "./tables.ts";

export interface RestoreResult {
  backup: Manifest;
  /** The number of scheduled broadcasts that were cancelled because their time has passed. */
  takenBack: number;
  /** The applied migrations that are newer than the backup. */
  migratedOn: string[];
  /** The folder to which the previous embedded database was moved; null: there was none. */
  keptAside: string | null;
}

export interface RestoreOptions {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
  /** Whether the existing database may be replaced. */
  replace: boolean;
  onTable?: OnTableDone;
}

/**
 * Checks the whole file, then restores it into DATABASE_URL's database or a new embedded one under DATA_DIR,
 * and migrates that to this release. Throws a readable error and leaves everything unchanged when it fails.
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
  const { result, previousFolder: keptAside } = await restoreEmbedded(DATA_DIR, replace, restoreInto);
  return { backup, keptAside, ...result };
}
