import { createHash } from "node:crypto";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Manifest, TableRecord } from "./manifest.ts";

/** Maintained by Prisma's schema engine; a restore writes it again. */
export const MIGRATIONS_TABLE = "_prisma_migrations";

/**
 * Tables that no backup contains: sessions, set-up codes, and customers' tokens of LINE, so that a restore
 * revives none that has ended, and counters of attempts. After a restore every user must sign in again.
 */
export const EXCLUDED_TABLES: readonly string[] = ["LineAuthorization", "RateLimit", "Session", "SetupCode"];

/** Called after each completed table, and awaited. */
export type OnTableDone = (table: TableRecord) => Promise<void> | void;

export interface BackupTable {
  name: string;
  /** Column names in alphabetical order, without generated columns. */
  columns: string[];
  /** The primary key, ready for ORDER BY: the order does not depend on the database's collation. */
  order: string[];
}

/**
 * Opens a connection whose COPY text is the same on every server and which has no timeouts. The caller ends
 * it.
 */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A lost connection makes the running or next query fail.
  client.on("error", () => {});
  await client.connect();
  await client.query(`SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex';
    SET extra_float_digits = 1; SET client_encoding = 'UTF8';
    SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0`);
  return client;
}

/** Returns every table except that of the migrations, by name. */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `SELECT c.relname::text AS name,
      array(SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        ORDER BY a.attname COLLATE "C") AS columns,
      array(SELECT quote_ident(a.attname) || CASE WHEN a.attcollation = 0 THEN '' ELSE ' COLLATE "C"' END
        FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k(attnum, position), pg_attribute a
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.attnum
        ORDER BY k.position) AS "order"
    FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relname <> $1
    ORDER BY c.relname COLLATE "C"`,
    [MIGRATIONS_TABLE],
  );
  return rows;
}

export const isBackedUp = ({ name }: { name: string }) => !EXCLUDED_TABLES.includes(name);

export async function listSequences(client: pg.Client): Promise<Manifest["sequences"]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `SELECT sequencename::text AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = current_schema() ORDER BY sequencename COLLATE "C"`,
  );
  return rows;
}

/** Returns the applied migrations; null: this database was never migrated. Throws when one is unfinished. */
export async function listMigrations(client: pg.Client): Promise<Manifest["migrations"] | null> {
  const found = await client.query<{ found: string | null }>(
    `SELECT to_regclass('"${MIGRATIONS_TABLE}"') AS found`,
  );
  if (found.rows[0]?.found == null) return null;
  const { rows } = await client.query<{ name: string; checksum: string; finished: boolean }>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished FROM "${MIGRATIONS_TABLE}"
     WHERE rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"`,
  );
  if (rows.some(({ finished }) => !finished)) {
    throw new Error("A migration of the database is not finished: start the server, which finishes it.");
  }
  return rows.map(({ name, checksum }) => ({ name, checksum }));
}

/** Reads a table as COPY text in the order of its primary key, and returns its row count, size and hash. */
export async function copyTable(
  client: pg.Client,
  { name, columns, order }: BackupTable,
  take: (chunk: Buffer) => Promise<void> | void = () => {},
): Promise<{ rows: number; bytes: number; sha256: string }> {
  const sorted = order.length === 0 ? "" : ` ORDER BY ${order.join(", ")}`;
  const stream = client.query(
    copyTo(`COPY (SELECT ${identifiers(columns)} FROM ${pg.escapeIdentifier(name)}${sorted}) TO STDOUT`),
  );
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    await take(chunk);
  }
  return { rows: stream.rowCount, bytes, sha256: hash.digest("hex") };
}

export const identifiers = (names: readonly string[]) =>
  names.map((name) => pg.escapeIdentifier(name)).join(", ");
