import { setTimeout as sleep } from "node:timers/promises";
import {
  connectReplica,
  destroyConnections,
  type PrismaClient,
  withSharedWaitBudget,
} from "@machiya/prisma/client";
import pg from "pg";
import type { Env } from "../startup/env.ts";
import { errorFields, log } from "../telemetry/log.ts";

/** How long a read waits for the replica to catch up with its primary; then the primary answers it, and the reads after it. */
const CATCH_UP_WITHIN_MS = 50;
const MAX_PAUSE_MS = 8;
/** Between two looks at the replica; until an answer that does not come counts as silence; and for a connection. */
const POLL_INTERVAL_MS = 400;
const SILENT_AFTER_MS = 1500;
const CONNECT_WITHIN_MS = 2000;
/** What waits for a connection of the replica at a standstill asks the primary instead. */
const WAIT_MS = 500;

/** Where reads read. */
export interface ReadRouting {
  /** The client for an operation that only reads, and that begins now. */
  client(): Promise<PrismaClient>;
  /** Whether a replica is read now; null: there is none to read. */
  usesReplica(): boolean | null;
  close(): Promise<void>;
}

/** Where DATABASE_REPLICA_URL says, with as many connections as the primary has. */
export function openReadRouting(
  primary: PrismaClient,
  { DATABASE_REPLICA_URL: url, POOL_SIZE: poolSize }: Pick<Env, "DATABASE_REPLICA_URL" | "POOL_SIZE">,
): ReadRouting {
  return url === undefined ? routeToPrimary(primary) : openReplica(primary, url, poolSize);
}

/** All reads at the primary. */
export function routeToPrimary(primary: PrismaClient): ReadRouting {
  return { client: async () => primary, usesReplica: () => null, close: async () => {} };
}

/**
 * Reads at a streaming replica, as fresh as at its primary: an operation first asks the primary how far its log has come, and every
 * statement of it runs on a connection to a server that has replayed that much. So nobody misses what was committed before they asked,
 * be it their own write or one that was announced to them, through whichever process; nothing has to be remembered of anybody.
 * A replica that is away, too late, or not one of this database is left alone until it is right again: the primary is read meanwhile.
 */
function openReplica(primary: PrismaClient, url: string, poolSize: number): ReadRouting {
  const replayed = new WeakMap<pg.ClientBase, number>();
  const compare = comparison(primary);
  const closing = new AbortController();
  let used = false;
  let complaint: unknown;
  /** Bytes of the primary's log. */
  let needed = Number.POSITIVE_INFINITY;

  const askPrimary = oneAtATime(async () => {
    needed = await withSharedWaitBudget(() => writtenBy(primary));
  });

  /** Throws when the server behind this connection is no replica, or too late. A connection that has caught up once asks no more until more is needed. */
  async function catchUp(client: pg.ClientBase, goOn: () => boolean): Promise<void> {
    const deadline = performance.now() + CATCH_UP_WITHIN_MS;
    if (!replayed.has(client)) await compare(client);
    for (let pause = 1; (replayed.get(client) ?? -1) < needed; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      const position = await replayedBy(client);
      replayed.set(client, position);
      if (position >= needed) return;
      if (!goOn() || performance.now() > deadline) throw new Error("The replica is late");
      await sleep(pause);
    }
  }

  const prisma = connectReplica(primary, url, {
    poolSize,
    waitMs: WAIT_MS,
    // Where the primary does not answer any more, the next statement's question to it says so.
    onFallback: () => askPrimary().catch(() => {}),
    async admit(client) {
      if (!used) throw new Error("The replica is not read");
      await catchUp(client, () => used).catch((error: unknown) => {
        leave(error);
        throw error;
      });
    },
  });

  function enter(): void {
    used = true;
    complaint = undefined;
    log.info("the replica is read");
  }

  /** The same complaint is not repeated. */
  function leave(error: unknown): void {
    used = false;
    const { reason } = errorFields(error);
    if (closing.signal.aborted || reason === complaint) return;
    complaint = reason;
    log.warn("the replica is not read", errorFields(error));
  }

  /** Looks after the replica through one connection, for as long as it holds. */
  async function watch(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: SILENT_AFTER_MS,
    });
    const lost = new AbortController();
    client.on("error", (error) => lost.abort(error));
    client.on("end", () => lost.abort(new Error("The replica ended the connection")));
    lost.signal.addEventListener("abort", () => leave(lost.signal.reason));
    const signal = AbortSignal.any([closing.signal, lost.signal]);
    try {
      await client.connect();
      while (!signal.aborted) {
        if (used) await replayedBy(client);
        else await tryAgain(client);
        await sleep(POLL_INTERVAL_MS, undefined, { signal, ref: false });
      }
    } catch (error) {
      if (!signal.aborted) leave(error);
    } finally {
      used = false;
      // Whoever still waits for its answer asks the primary.
      destroyConnections(prisma);
      client.removeAllListeners("end");
      void client.end().catch(() => {});
    }
  }

  async function tryAgain(client: pg.Client): Promise<void> {
    await askPrimary();
    await catchUp(client, () => true).then(enter, leave);
  }

  async function keepWatching(): Promise<void> {
    // Its pool is Prisma's to watch and to close, whoever asks it.
    await prisma.$connect();
    while (!closing.signal.aborted) {
      await watch();
      await sleep(POLL_INTERVAL_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  const watching = keepWatching();
  return {
    async client() {
      if (!used) return primary;
      return askPrimary().then(
        () => prisma,
        () => primary,
      );
    },
    usesReplica: () => used,
    async close() {
      closing.abort();
      await watching;
      await prisma.$disconnect();
    },
  };
}

/** Whoever asks while a question is on its way is answered by the next one, which leaves after they have asked; they share it. */
function oneAtATime(ask: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        running = ask();
        return running;
      });
    return next;
  };
}

/**
 * How far the log of the primary has come, in bytes: all that anybody can see there, or was told of, is before it. What is committed is
 * on the disk before anybody sees it, unless this Postgres was told not to wait for its disk.
 */
async function writtenBy(primary: PrismaClient): Promise<number> {
  const [row] = await primary.$queryRaw<{ position: number }[]>`
    SELECT (CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
      ELSE pg_current_wal_flush_lsn() END - '0/0')::float8 AS position`;
  return row?.position ?? Number.POSITIVE_INFINITY;
}

/** How much of it the server behind this connection has replayed. Throws when it is no replica, or one no more. */
async function replayedBy(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ position: number | null }>({
    name: "machiya_replayed",
    text: `SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0')::float8 END AS position`,
  });
  const position = rows[0]?.position ?? null;
  if (position === null) throw new Error("DATABASE_REPLICA_URL leads to no streaming replica");
  return position;
}

/** Compares the database behind a connection with the primary's: positions in the logs of two others mean nothing. */
function comparison(primary: PrismaClient): (client: pg.ClientBase) => Promise<void> {
  const identity = `SELECT (SELECT system_identifier FROM pg_control_system()) || '/' ||
    (SELECT oid FROM pg_database WHERE datname = current_database()) AS identity`;
  let own: string | undefined;
  return async (client) => {
    own ??= (await primary.$queryRawUnsafe<{ identity: string }[]>(identity))[0]?.identity;
    const { rows } = await client.query<{ identity: string }>(identity);
    if (rows[0]?.identity !== own)
      throw new Error("DATABASE_REPLICA_URL leads to another database than DATABASE_URL");
  };
}
