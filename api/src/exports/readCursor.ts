import { DatabaseUnavailable } from "@machiya/prisma/client";
import { yieldToEventLoop } from "@machiya/schema/isolation/yieldToEventLoop";
import pg from "pg";
import { limitConcurrency } from "../sessions/limitConcurrency.ts";
import { errorFields, log } from "../telemetry/log.ts";

/** The rows that are read at once: few enough that other requests hardly wait while they are formatted. */
const ROWS_PER_FETCH = 100;
/** The exports that one process reads at a time; each has a connection of its own. */
const MAX_OPEN = 4;

/** Sessions as in prisma/client.ts, but the client may take a minute to receive a part. */
const sessionOptions = (lockTimeoutMs: number) =>
  [
    "-c TimeZone=UTC",
    "-c statement_timeout=20000",
    `-c lock_timeout=${lockTimeoutMs}`,
    "-c idle_in_transaction_session_timeout=60000",
  ].join(" ");

const TEXTS = { getTypeParser: () => (text: string) => text };

export interface CursorQuery {
  text: string;
  values: readonly unknown[];
}

export type CursorRow = (string | null)[];

/** Reads the rows of a query part by part, with columns as Postgres text. */
export type ReadCursor = (query: CursorQuery) => AsyncGenerator<CursorRow[]>;

/**
 * Creates the reader of exports. All rows of a query are those of one moment, however slowly they are consumed.
 * The exports of a process take turns, so that together they use one processor of Postgres. Throws
 * DatabaseUnavailable or a timeout of Postgres when a read cannot begin within `waitMs`.
 */
export function createReadCursor(databaseUrl: string, waitMs: number): ReadCursor {
  const inTurn = limitConcurrency(1);
  const whenOpen = limitConcurrency(MAX_OPEN);

  return async function* readCursor({ text, values }) {
    const deadline = Date.now() + waitMs;
    const closed = Promise.withResolvers<void>();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        // The place in the queue is given up as soon as it is reached.
        closed.resolve();
        reject(new DatabaseUnavailable("Too many exports are being read"));
      }, waitMs);
      void whenOpen(() => {
        clearTimeout(timer);
        resolve();
        return closed.promise;
      });
    });
    const remainingMs = Math.max(1, deadline - Date.now());
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: remainingMs,
      options: sessionOptions(remainingMs),
    });
    // A lost connection also rejects the next statement.
    client.on("error", (error) => log.debug("an export lost its connection", errorFields(error)));
    try {
      await client.connect();
      await client.query("BEGIN READ ONLY");
      await client.query(`DECLARE rows NO SCROLL CURSOR FOR ${text}`, [...values]);
      const breathe = yieldToEventLoop();
      const fetch = { text: `FETCH ${ROWS_PER_FETCH} FROM rows`, rowMode: "array" as const, types: TEXTS };
      for (;;) {
        const { rows } = await inTurn(() => client.query<CursorRow>(fetch));
        if (rows.length > 0) yield rows;
        if (rows.length < ROWS_PER_FETCH) return;
        await breathe();
      }
    } finally {
      await client.end().catch(() => {});
      closed.resolve();
    }
  };
}
