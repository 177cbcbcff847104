import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { databaseUrl } from "../../database/engineAdapter.ts";
import { withClient } from "./edgeCaseFixtures.ts";

/** Returns the URL of a database that does not exist yet; the caller drops it. */
export function freshDatabase(): { url: string; exists(): Promise<boolean>; drop(): Promise<void> } {
  const { serverUrl } = inject("postgres");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  return {
    url: databaseUrl(serverUrl, name),
    exists: () =>
      withClient(serverUrl, async (client) => {
        const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [name]);
        return rowCount === 1;
      }),
    drop: () =>
      withClient(serverUrl, async (client) => {
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
  };
}
