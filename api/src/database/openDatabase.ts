import { startEmbedded } from "./embedded.ts";
import { databaseUrl } from "./engineAdapter.ts";
import { migrate } from "./migrate.ts";

/** The name of the database inside an embedded Postgres. */
const NAME = "machiya";

export interface OpenDatabase {
  url: string;
  /** True when it is our own Postgres under the data directory. */
  embedded: boolean;
  /** To be called when the last connection of this process has ended. */
  close(): Promise<void>;
}

/** The migrated database of this installation: DATABASE_URL's, or without it an embedded one under DATA_DIR. */
export async function openDatabase(env: {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}): Promise<OpenDatabase> {
  if (env.DATABASE_URL !== undefined) {
    await migrate(env.DATABASE_URL);
    return { url: env.DATABASE_URL, embedded: false, close: async () => {} };
  }
  const postgres = await startEmbedded(env.DATA_DIR);
  const url = databaseUrl(postgres.url, NAME);
  try {
    await migrate(url);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { url, embedded: true, close: () => postgres.stop() };
}
