import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { applyScripts } from "../../backup/migrationState.ts";
import { databaseUrl } from "../engineAdapter.ts";
import { createWhenMissing } from "../migrate.ts";
import { readRelease010 } from "../release010.ts";

export interface OldDatabase {
  url: string;
  /** A connection to the database, which `drop` ends. */
  client: pg.Client;
  drop(): Promise<void>;
}

/**
 * Creates a database as release 0.1.0 left it; `migrations` limits how many of its migrations are recorded.
 */
export async function createOldDatabase(migrations?: number): Promise<OldDatabase> {
  const { serverUrl } = inject("postgres");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const url = databaseUrl(serverUrl, name);
  await createWhenMissing(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { checksums, database } = await readRelease010();
  const recorded = [...checksums].slice(0, migrations).map(([migration, checksum]) => ({
    name: migration,
    checksum,
  }));
  await client.query("BEGIN");
  await applyScripts(client, [{ sql: database, migrations: recorded }]);
  await client.query("COMMIT");
  return {
    url,
    client,
    async drop() {
      await client.end();
      const server = new pg.Client({ connectionString: serverUrl });
      await server.connect();
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.end();
    },
  };
}
