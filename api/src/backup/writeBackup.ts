import { MAX_ENTRY_BYTES, writeArchive } from "./archive.ts";
import { MANIFEST, type Manifest, newManifest, type TableRecord } from "./manifest.ts";
import {
  type BackupTable,
  connect,
  copyTable,
  EXCLUDED_TABLES,
  identifiers,
  isBackedUp,
  listMigrations,
  listSequences,
  listTables,
  type OnTableDone,
} from "./tables.ts";

/** Entries are cut at this size, even within a row. */
const ENTRY_BYTES = MAX_ENTRY_BYTES / 2;

/**
 * Writes the whole database at `url` into `file`, a tar.gz, from one snapshot, while other clients keep
 * writing. The entries are named `tables/<table>/<number>.copy` and contain a table's COPY text in pieces.
 */
export async function writeBackup(
  url: string,
  file: string,
  onTable: OnTableDone = () => {},
): Promise<Manifest> {
  const client = await connect(url);
  try {
    const before = await listTables(client);
    if (before.length === 0) throw new Error("The database is empty: there is nothing to back up.");
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    // The locks wait for a running migration and block new ones; the snapshot is taken after that.
    await client.query(`LOCK TABLE ${identifiers(before.map(({ name }) => name))} IN ACCESS SHARE MODE`);
    const tables = await listTables(client);
    const migrations = await listMigrations(client);
    if (migrations === null) throw new Error("The database is not one of Machiya's.");
    if (JSON.stringify(tables) !== JSON.stringify(before)) {
      throw new Error("The database was being migrated: try again.");
    }
    let written: Manifest | undefined;
    await writeArchive(file, async (add) => {
      const records: TableRecord[] = [];
      for (const table of tables.filter(isBackedUp)) {
        const record = await addTable(table, add, (take) => copyTable(client, table, take));
        await onTable(record);
        records.push(record);
      }
      // Sequences are read after the rows, so that no id in the rows is above its sequence.
      const sequences = await listSequences(client);
      written = await newManifest({ migrations, tables: records, sequences, leftOut: [...EXCLUDED_TABLES] });
      await add(MANIFEST, Buffer.from(`${JSON.stringify(written, null, 2)}\n`));
    });
    await client.query("COMMIT");
    if (written === undefined) throw new Error("The backup has no manifest.");
    return written;
  } finally {
    await client.end();
  }
}

async function addTable(
  { name, columns }: BackupTable,
  add: (name: string, bytes: Buffer) => Promise<void>,
  copy: (take: (chunk: Buffer) => Promise<void>) => Promise<{ rows: number; bytes: number; sha256: string }>,
): Promise<TableRecord> {
  let pieces = 0;
  let waiting: Buffer[] = [];
  let length = 0;
  async function flush(): Promise<void> {
    if (length === 0) return;
    pieces += 1;
    const bytes = Buffer.concat(waiting);
    waiting = [];
    length = 0;
    for (let from = 0; from < bytes.length; from += ENTRY_BYTES) {
      if (from > 0) pieces += 1;
      const piece = bytes.subarray(from, from + ENTRY_BYTES);
      await add(`tables/${name}/${String(pieces).padStart(6, "0")}.copy`, piece);
    }
  }
  const copied = await copy(async (chunk) => {
    waiting.push(chunk);
    length += chunk.length;
    if (length >= ENTRY_BYTES) await flush();
  });
  await flush();
  return { name, columns, ...copied };
}
