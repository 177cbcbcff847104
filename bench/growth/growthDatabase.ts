import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { readMigrations } from "../../api/src/database/migrationFiles.ts";
import { openDatabase } from "../../api/src/database/openDatabase.ts";
import { ADMIN_TOKEN } from "../dataset/dataset.ts";
import { ORDER_PAYMENTS } from "../dataset/orderPayments.ts";
import { type CopiedTable, type GrowthSize, growthTables } from "./growthRows.ts";

export interface GrowthDatabase {
  url: string;
  /** How long filling it took, in seconds; null when it was reused. */
  filledIn: number | null;
  close(): Promise<void>;
}

/**
 * Opens the filled database of this size in an embedded Postgres of its own, which stays in data/ for the next
 * run. It is filled again when the size or a migration has changed.
 */
export async function openGrowthDatabase(size: GrowthSize): Promise<GrowthDatabase> {
  const folder = `data/growth-${size.orders}`;
  const { migrationDirectories } = await readMigrations();
  const mark = JSON.stringify({ size, migrations: migrationDirectories.map(({ path }) => path) });
  const open = () => openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
  if ((await readFile(join(folder, MARK), "utf8").catch(() => null)) === mark) {
    const { url, close } = await open();
    return { url, filledIn: null, close };
  }
  await rm(folder, { recursive: true, force: true });
  const started = performance.now();
  const { url, close } = await open();
  await fill(url, size);
  await writeFile(join(folder, MARK), mark);
  return { url, filledIn: (performance.now() - started) / 1000, close };
}

/** The file that contains the size and the migrations of a completely filled database. */
const MARK = "filled.json";

const LARGE = ["Order", "OrderLine", "Product", "Customer", "Appointment", "AppointmentItem", "Payment"];

async function fill(url: string, size: GrowthSize): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: "-c TimeZone=UTC -c statement_timeout=0" });
  await client.connect();
  try {
    // COPY neither runs the triggers nor checks references.
    await client.query("SET session_replication_role = replica; SET synchronous_commit = off");
    await client.query("SET maintenance_work_mem = '512MB'; SET max_parallel_maintenance_workers = 2");
    const tables = growthTables(size);
    await client.query(
      `INSERT INTO "Store" (id, name, notices, "updatedAt") VALUES (1, 'Machiya', '{}', now())`,
    );
    // An index is built much faster than it grows row by row.
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
       WHERE c.relname = ANY($1) AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
      [LARGE],
    );
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    for (const table of tables) await copyTable(client, table);
    for (const statement of ORDER_PAYMENTS) await client.query(statement);
    for (const { definition } of indexes) await client.query(definition);
    for (const { table } of tables.filter(({ columns }) => columns.includes("id")))
      await client.query(
        `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), max(id)) FROM "${table}"`,
      );
    await client.query(
      `INSERT INTO "Session" ("tokenHash", "staffMemberId", "expiresAt")
       VALUES (sha256(convert_to($1, 'UTF8')), 1, now() + interval '10 years')`,
      [ADMIN_TOKEN],
    );
    await client.query("SET session_replication_role = origin; SELECT machiya_correct_list_counts()");
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
}

/** The size of the pieces that are sent to Postgres. */
const CHUNK_BYTES = 64_000;

function* chunked(lines: Iterable<string>): Generator<string> {
  let chunk = "";
  for (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK_BYTES) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}

async function copyTable(client: pg.Client, { table, columns, lines }: CopiedTable): Promise<void> {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  const stream = client.query(copyFrom(`COPY ${pg.escapeIdentifier(table)} (${names}) FROM STDIN`));
  await pipeline(Readable.from(chunked(lines())), stream);
}
