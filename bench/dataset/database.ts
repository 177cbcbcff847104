import { rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { databaseUrl } from "../../api/src/database/engineAdapter.ts";
import { openDatabase } from "../../api/src/database/openDatabase.ts";

export interface BenchDatabase {
  url: string;
  /** Describes the database for the reader of the figures. */
  description: string;
  /** Closes and deletes the database. */
  remove(): Promise<void>;
}

/** Creates a migrated database for the benchmark, on DATABASE_URL's server or in an embedded Postgres. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const name = `machiya_bench_${process.pid}`;
  const server = process.env.DATABASE_URL || undefined;
  const folder = join("data", name);
  const drop = () =>
    server === undefined
      ? rm(folder, { recursive: true, force: true })
      : query(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).then(() => {});
  try {
    const { url, embedded, close } = await openDatabase({
      DATABASE_URL: server && databaseUrl(server, name),
      DATA_DIR: folder,
    });
    const [row] = await query<{ server_version: string }>(url, "SHOW server_version");
    return {
      url,
      description: `Postgres ${row?.server_version}, ${embedded ? "embedded" : "DATABASE_URL's server"}`,
      async remove() {
        await close();
        await drop();
      },
    };
  } catch (error) {
    await drop().catch(() => {});
    throw error;
  }
}

export async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
