import { databaseUrl } from "../../api/src/database/engineAdapter.ts";
import { openDatabase } from "../../api/src/database/openDatabase.ts";
import { query } from "./database.ts";
import { type DatasetSize, fillDatabase } from "./dataset.ts";

const NAME = "machiya_bench";

const SIZE: DatasetSize = { products: 10_000, orders: 100_000, customers: 20_000, staff: 20, items: 30_000 };

/** The database is filled with appointments of the next month, so an old database would contain no future appointments. */
const FRESH_DAYS = 7;

/** Returns the URL of a filled database on the same server. Creates the database if it is missing, stale or incomplete. */
export async function openPersistentDatabase(server: string): Promise<string> {
  const url = databaseUrl(server, NAME);
  if (!(await isFilled(server))) {
    await query(server, `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
    await (await openDatabase({ DATABASE_URL: url, DATA_DIR: "" })).close();
    await fillDatabase(url, SIZE);
    await query(
      server,
      `COMMENT ON DATABASE ${NAME} IS '${JSON.stringify(SIZE)} ${new Date().toISOString()}'`,
    );
  }
  return url;
}

/** Checks the comment of the database, which contains its size and the time at which filling it was completed. */
async function isFilled(server: string): Promise<boolean> {
  const [row] = await query<{ comment: string | null }>(
    server,
    `SELECT shobj_description(oid, 'pg_database') AS comment FROM pg_database WHERE datname = '${NAME}'`,
  );
  const [size, at] = row?.comment?.split(" ") ?? [];
  return size === JSON.stringify(SIZE) && Date.now() - Date.parse(at ?? "") < FRESH_DAYS * 86_400_000;
}
