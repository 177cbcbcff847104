import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { databaseUrl } from "../../database/engineAdapter.ts";
import { restoreBackup } from "../restoreBackup.ts";
import { connect } from "../tables.ts";
import { writeBackup } from "../writeBackup.ts";
import { backupName, expiredBackups, isBackupDue, isRestoreTestDay } from "./backupSchedule.ts";

export interface NightlyOptions {
  url: string;
  directory: string;
  /** The number of nightly backups to keep. */
  keep: number;
  /** The day of the week (0 is Sunday, in UTC) on which the new backup is also restored. */
  restoreTestDay: number;
  now: Date;
}

export interface NightlyResult {
  file: string;
  rows: number;
  deleted: string[];
  /** The rows that the restore test has read back; null: this was not its day. */
  restoredRows: number | null;
}

const rowsOf = ({ tables }: { tables: readonly { rows: number }[] }) =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

/**
 * Takes the day's backup, replacing an earlier one of the same day, restores it into a database of its own on
 * the day of the restore test, and then deletes backups beyond the number to keep. Throws when any step
 * fails; older backups are then kept.
 */
export async function runNightly({
  url,
  directory,
  keep,
  restoreTestDay,
  now,
}: NightlyOptions): Promise<NightlyResult> {
  await mkdir(directory, { recursive: true });
  const file = join(directory, backupName(now));
  const unchecked = `${file}.new`;
  await rm(unchecked, { force: true });
  const rows = rowsOf(await writeBackup(url, unchecked));
  const restoredRows = isRestoreTestDay(now, restoreTestDay) ? await testRestore(url, unchecked) : null;
  await rename(unchecked, file);
  const deleted = expiredBackups(await readdir(directory), keep);
  for (const name of deleted) await rm(join(directory, name));
  return { file, rows, deleted, restoredRows };
}

/** Returns whether there is no nightly backup of the last day, for example because the machine was off. */
export async function isNightlyDue(directory: string, now: Date): Promise<boolean> {
  const names = await readdir(directory).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => ({ name, modifiedAt: (await stat(join(directory, name))).mtime })),
  );
  return isBackupDue(files, now);
}

/**
 * Restores a backup into a new database beside the shop's, where row counts and checksums are compared with
 * the manifest, and drops it. The shop's database is not touched; its login must be allowed to create one.
 */
async function testRestore(url: string, file: string): Promise<number> {
  const name = `${decodeURIComponent(new URL(url).pathname.slice(1))}_restore_test`;
  const drop = async () => {
    const client = await connect(url);
    await client
      .query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`)
      .finally(() => client.end());
  };
  await drop();
  try {
    const target = databaseUrl(url, name);
    const { backup } = await restoreBackup(file, { DATABASE_URL: target, DATA_DIR: "", replace: false });
    return rowsOf(backup);
  } finally {
    await drop();
  }
}
