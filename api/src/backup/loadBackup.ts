import { once } from "node:events";
import { finished } from "node:stream/promises";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { readRelease010 } from "../database/release010.ts";
import { readArchive } from "./archive.ts";
import { tableOf } from "./checkBackup.ts";
import { emptyDatabase, requireNoConnections } from "./emptyDatabase.ts";
import type { Manifest, TableRecord } from "./manifest.ts";
import { applyScripts, scriptsOf } from "./migrationState.ts";
import { suspendConstraints } from "./suspendConstraints.ts";
import {
  type BackupTable,
  connect,
  copyTable,
  identifiers,
  isBackedUp,
  listSequences,
  listTables,
  type OnTableDone,
} from "./tables.ts";

export interface LoadOptions {
  /** Whether existing rows may be lost. */
  replace: boolean;
  migrations: MigrationList;
  onTable?: OnTableDone;
  /** How long other clients may take to disconnect before the restore is refused. */
  othersLeaveWithinMs?: number;
}

/**
 * Restores a checked backup into an existing database: its migrations, rows and sequences, each table
 * compared with the manifest by row count and SHA-256. Everything is one transaction, so a failure or a
 * killed process leaves the database unchanged. Returns the number of scheduled broadcasts that it cancelled.
 */
export async function loadBackup(
  url: string,
  file: string,
  backup: Manifest,
  { replace, migrations, onTable = () => {}, othersLeaveWithinMs = 10_000 }: LoadOptions,
): Promise<number> {
  const scripts = await scriptsOf(backup, migrations);
  const client = await connect(url);
  try {
    await requireNoConnections(client, othersLeaveWithinMs);
    await client.query("BEGIN");
    const known = new Set([
      ...migrations.migrationDirectories.map(({ path }) => path),
      ...(await readRelease010()).checksums.keys(),
    ]);
    await emptyDatabase(client, { known, replace });
    await applyScripts(client, scripts);
    const tables = await matchingTables(client, backup);
    const restoreConstraints = await suspendConstraints(client);
    await copyIn(client, file, backup);
    for (const record of backup.tables) {
      await compare(client, tables.get(record.name), record);
      await onTable(record);
    }
    await setSequences(client, backup);
    await restoreConstraints();
    await correctCounts(client);
    const takenBack = await cancelOverdueBroadcasts(client, backup);
    await client.query("ANALYZE");
    await client.query("COMMIT");
    return takenBack;
  } finally {
    await client.end();
  }
}

async function matchingTables(
  client: pg.Client,
  backup: Manifest,
): Promise<ReadonlyMap<string, BackupTable>> {
  const tables = (await listTables(client)).filter(isBackedUp);
  const shape = (list: readonly { name: string; columns: readonly string[] }[]) =>
    JSON.stringify(list.map(({ name, columns }) => [name, columns]));
  if (shape(tables) !== shape(backup.tables)) {
    throw new Error("The tables of the backup are not those that its migrations make.");
  }
  return new Map(tables.map((table) => [table.name, table]));
}

/** The pieces of a table follow each other in the archive, so one COPY runs at a time. */
async function copyIn(client: pg.Client, file: string, backup: Manifest): Promise<void> {
  const columns = new Map(backup.tables.map((table) => [table.name, table.columns]));
  let copy: { table: string; intake: Intake } | null = null;
  for await (const entry of readArchive(file)) {
    const table = tableOf(entry);
    if (copy !== null && copy.table !== table) {
      await copy.intake.end();
      copy = null;
    }
    if (table === null) continue;
    copy ??= { table, intake: openIntake(client, table, columns.get(table) ?? []) };
    await copy.intake.take(entry.bytes);
  }
}

interface Intake {
  take(bytes: Buffer): Promise<void>;
  /** Resolves when Postgres has received all rows. */
  end(): Promise<void>;
}

function openIntake(client: pg.Client, table: string, columns: readonly string[]): Intake {
  const into = `${pg.escapeIdentifier(table)} (${identifiers(columns)})`;
  const stream = client.query(copyFrom(`COPY ${into} FROM STDIN`));
  const done = finished(stream);
  // The next call of take or end reports the error.
  done.catch(() => {});
  return {
    async take(bytes) {
      if (stream.destroyed) await done;
      if (!stream.write(bytes)) await Promise.race([once(stream, "drain"), done]);
    },
    async end() {
      stream.end();
      await done;
    },
  };
}

async function compare(
  client: pg.Client,
  table: BackupTable | undefined,
  record: TableRecord,
): Promise<void> {
  if (table === undefined) throw new Error(`The table ${record.name} is missing.`);
  const { rows, sha256 } = await copyTable(client, table);
  if (rows !== record.rows || sha256 !== record.sha256) {
    throw new Error(`The table ${record.name} differs from what was written: nothing was restored.`);
  }
}

async function setSequences(client: pg.Client, backup: Manifest): Promise<void> {
  const values = new Map(backup.sequences.map(({ name, value }) => [name, value]));
  for (const { name } of await listSequences(client)) {
    const value = values.get(name);
    if (value != null)
      await client.query("SELECT setval($1::regclass, $2)", [pg.escapeIdentifier(name), value]);
  }
}

/**
 * Corrects the list counts, which are restored with their rows and may have been wrong in the backup. Older
 * releases have no counts.
 */
async function correctCounts(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "SELECT to_regproc('machiya_correct_list_counts') IS NOT NULL AS keeps",
  );
  if (rows[0]?.keeps) await client.query("SELECT machiya_correct_list_counts()");
}

/**
 * Cancels scheduled broadcasts whose time has passed, because they were probably sent after the backup was
 * made. Backups of releases without scheduled broadcasts have no such column.
 */
async function cancelOverdueBroadcasts(client: pg.Client, backup: Manifest): Promise<number> {
  const broadcasts = backup.tables.find(({ name }) => name === "Broadcast");
  if (!broadcasts?.columns.includes("scheduledAt")) return 0;
  const { rowCount } = await client.query(
    `UPDATE "Broadcast" SET "state" = 'CANCELLED', "finishedAt" = now() WHERE "state" = 'SCHEDULED' AND "scheduledAt" <= now()`,
  );
  return rowCount ?? 0;
}
