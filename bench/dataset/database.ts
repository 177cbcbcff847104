import { rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { databaseUrl } from "../../api/src/database/engineAdapter.ts";
import { openDatabase } from "../../api/src/database/openDatabase.ts";

export interface BenchDatabase {
  url: string;
  /** For the reader of the figures. */
  description: string;
  /** Removes it with all that is in it. */
  remove(): Promise<void>;
}

/** A migrated database of the bench's own: beside others on DATABASE_URL's server, or in an embedded Postgres of its own. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const name = `machiya_bench_${process.pid}`;
  const server = process.env.DATABASE_URL || undefined;
  const folder = join("data", name);
  const forget = () =>
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
        await forget();
      },
    };
  } catch (error) {
    await forget().catch(() => {});
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
