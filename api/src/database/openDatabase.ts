import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { startEmbedded } from "./embedded.ts";
import { databaseUrl } from "./engineAdapter.ts";
import { migrate } from "./migrate.ts";
import { requireSessions } from "./requireSessions.ts";
import { swapInRestoredCluster } from "./restoredCluster.ts";

/** The name of the database inside an embedded Postgres. */
export const EMBEDDED_NAME = "machiya";

interface RequestTarget {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}

export interface OpenDatabase {
  url: string;
  /** Whether this is the embedded Postgres under the data directory. */
  embedded: boolean;
  /** Must be called after the last connection of this process has ended. */
  close(): Promise<void>;
}

/** Opens and migrates the database: DATABASE_URL's, or without it an embedded one under DATA_DIR. */
export async function openDatabase(env: RequestTarget): Promise<OpenDatabase> {
  if (env.DATABASE_URL !== undefined) {
    await requireSessions(env.DATABASE_URL);
    await migrate(env.DATABASE_URL);
    return { url: env.DATABASE_URL, embedded: false, close: async () => {} };
  }
  const postgres = await startEmbedded(env.DATA_DIR);
  const url = databaseUrl(postgres.url, EMBEDDED_NAME);
  try {
    await migrate(url);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { url, embedded: true, close: () => postgres.stop() };
}

/** Returns whether openDatabase will create a new database, which is empty. */
export async function willCreateDatabase({ DATABASE_URL, DATA_DIR }: RequestTarget): Promise<boolean> {
  return DATABASE_URL === undefined && !(await hasEmbedded(DATA_DIR));
}

async function hasEmbedded(dataFolder: string): Promise<boolean> {
  const folder = resolve(dataFolder);
  await swapInRestoredCluster(folder);
  const found = await stat(join(folder, "postgres")).catch(() => null);
  return found !== null;
}

/**
 * Opens the database without creating or migrating it. Throws a readable error when there is no embedded one.
 */
export async function findDatabase({ DATABASE_URL, DATA_DIR }: RequestTarget): Promise<OpenDatabase> {
  if (DATABASE_URL !== undefined) return { url: DATABASE_URL, embedded: false, close: async () => {} };
  if (!(await hasEmbedded(DATA_DIR))) {
    throw new Error(
      `There is no database in ${resolve(DATA_DIR)}. Set DATABASE_URL, or DATA_DIR to where it is.`,
    );
  }
  const postgres = await startEmbedded(DATA_DIR);
  return { url: databaseUrl(postgres.url, EMBEDDED_NAME), embedded: true, close: () => postgres.stop() };
}
