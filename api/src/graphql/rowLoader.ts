import { type PrismaClient, readRows, withOnePatience } from "@machiya/prisma/client";
import type { RowQuestion } from "@machiya/schema/directReads";
import DataLoader from "dataloader";

/** More gain nothing (docs/performance.md), and whoever asks waits for all of them. */
const MOST_ROWS = 16;

type Loader = DataLoader<number, string | null>;

/** Answers questions for one row by one statement for all requests that had come when the process looked for them. Nothing is remembered. */
export interface RowLoader {
  /** The row's JSON; null: there is no such row. */
  load(client: PrismaClient, question: Pick<RowQuestion, "sql" | "row">): Promise<string | null>;
}

export function createRowLoader(): RowLoader {
  const loaders = new WeakMap<PrismaClient, Map<string, Loader>>();

  function loaderOf(client: PrismaClient, sql: string): Loader {
    const known = loaders.get(client)?.get(sql);
    if (known !== undefined) return known;
    const loader: Loader = new DataLoader((numbers) => rowsOf(client, sql, numbers), {
      cache: false,
      maxBatchSize: MOST_ROWS,
      // When all sockets that have something to say have been read.
      batchScheduleFn: (ask) => void setImmediate(ask),
    });
    loaders.set(client, (loaders.get(client) ?? new Map<string, Loader>()).set(sql, loader));
    return loader;
  }

  return { load: (client, { sql, row }) => loaderOf(client, sql).load(row) };
}

/** In the order of the numbers, with a patience of its own: it is of many requests, which have waited for different times. */
async function rowsOf(client: PrismaClient, sql: string, numbers: readonly number[]) {
  const rows = await withOnePatience(() => readRows(client, sql, [numbers]));
  const byNumber = new Map(rows.map(([number, row = null]) => [Number(number), row]));
  return numbers.map((number) => byNumber.get(number) ?? null);
}
