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

/**
 * How long a read waits for the replica to catch up; then the primary answers it, and later reads until the
 * replica has recovered.
 */
const CATCH_UP_WITHIN_MS = 50;
const MAX_PAUSE_MS = 8;
/**
 * The pause between two checks of the replica, the time after which a missing answer counts as silence, and
 * the timeout of a connection.
 */
const POLL_INTERVAL_MS = 400;
const SILENT_AFTER_MS = 1500;
const CONNECT_WITHIN_MS = 2000;
/** Reads that wait this long for a connection to the replica use the primary instead. */
const WAIT_MS = 500;

/** Selects the database that answers reads. */
export interface ReadRouting {
  /** Returns the client for an operation that only reads and starts now. */
  client(): Promise<PrismaClient>;
  /** Returns whether the replica is used now; null: none is configured. */
  usesReplica(): boolean | null;
  close(): Promise<void>;
}

/** Routes reads to DATABASE_REPLICA_URL, with as many connections as the primary has. */
export function openReadRouting(
  primary: PrismaClient,
  { DATABASE_REPLICA_URL: url, POOL_SIZE: poolSize }: Pick<Env, "DATABASE_REPLICA_URL" | "POOL_SIZE">,
): ReadRouting {
  return url === undefined ? routeToPrimary(primary) : openReplica(primary, url, poolSize);
}

/** Routes all reads to the primary. */
export function routeToPrimary(primary: PrismaClient): ReadRouting {
  return { client: async () => primary, usesReplica: () => null, close: async () => {} };
}

/**
 * Routes reads to a streaming replica, as fresh as the primary: an operation first queries the primary's log
 * position, and each of its statements runs on a connection to a server that has replayed that position. A
 * read therefore sees everything committed before it started, whether the client's own write or an announced
 * one, through any process and without state per client. A replica that is away, late or of another database
 * is not used until it recovers; the primary answers meanwhile.
 */
function openReplica(primary: PrismaClient, url: string, poolSize: number): ReadRouting {
  const replayed = new WeakMap<pg.ClientBase, number>();
  const compare = comparison(primary);
  const closing = new AbortController();
  let used = false;
  let lastReason: unknown;
  /** The log position that connections must have replayed, in bytes of the primary's log. */
  let needed = Number.POSITIVE_INFINITY;

  const fetchPosition = shareNextRun(async () => {
    needed = await withSharedWaitBudget(() => writtenBy(primary));
  });

  /**
   * Waits until the server behind this connection has replayed enough. Throws when it is not a replica, or
   * late. A connection that has caught up is not queried again until the position advances.
   */
  async function catchUp(client: pg.ClientBase, shouldContinue: () => boolean): Promise<void> {
    const deadline = performance.now() + CATCH_UP_WITHIN_MS;
    if (!replayed.has(client)) await compare(client);
    for (let pause = 1; (replayed.get(client) ?? -1) < needed; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      const position = await replayedBy(client);
      replayed.set(client, position);
      if (position >= needed) return;
      if (!shouldContinue() || performance.now() > deadline) throw new Error("The replica is late");
      await sleep(pause);
    }
  }

  const prisma = connectReplica(primary, url, {
    poolSize,
    waitMs: WAIT_MS,
    // If the primary does not answer either, the position query of the next statement fails.
    onFallback: () => fetchPosition().catch(() => {}),
    async admit(client) {
      if (!used) throw new Error("The replica is not in use");
      await catchUp(client, () => used).catch((error: unknown) => {
        stopUsing(error);
        throw error;
      });
    },
  });

  function startUsing(): void {
    used = true;
    lastReason = undefined;
    log.info("reading from the replica");
  }

  /** Logs a reason only when it differs from the last one. */
  function stopUsing(error: unknown): void {
    used = false;
    const { reason } = errorFields(error);
    if (closing.signal.aborted || reason === lastReason) return;
    lastReason = reason;
    log.warn("not reading from the replica", errorFields(error));
  }

  /** Monitors the replica through one connection, for as long as it holds. */
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
    lost.signal.addEventListener("abort", () => stopUsing(lost.signal.reason));
    const signal = AbortSignal.any([closing.signal, lost.signal]);
    try {
      await client.connect();
      while (!signal.aborted) {
        if (used) await replayedBy(client);
        else await retry(client);
        await sleep(POLL_INTERVAL_MS, undefined, { signal, ref: false });
      }
    } catch (error) {
      if (!signal.aborted) stopUsing(error);
    } finally {
      used = false;
      // Statements that still wait for the replica's answer fall back to the primary.
      destroyConnections(prisma);
      client.removeAllListeners("end");
      void client.end().catch(() => {});
    }
  }

  async function retry(client: pg.Client): Promise<void> {
    await fetchPosition();
    await catchUp(client, () => true).then(startUsing, stopUsing);
  }

  async function keepWatching(): Promise<void> {
    // Connecting here lets Prisma own, watch and close the pool.
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
      return fetchPosition().then(
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

/**
 * Shares runs of `work` among callers: a call during a run is answered by the next run, which starts after
 * the call.
 */
function shareNextRun(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        running = work();
        return running;
      });
    return next;
  };
}

/**
 * Returns the primary's log position in bytes; everything visible or announced there lies before it. Commits
 * are flushed before they become visible, unless synchronous_commit is off.
 */
async function writtenBy(primary: PrismaClient): Promise<number> {
  const [row] = await primary.$queryRaw<{ position: number }[]>`
    SELECT (CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
      ELSE pg_current_wal_flush_lsn() END - '0/0')::float8 AS position`;
  return row?.position ?? Number.POSITIVE_INFINITY;
}

/**
 * Returns the log position that the server behind this connection has replayed. Throws when it is not, or no
 * longer, a replica.
 */
async function replayedBy(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ position: number | null }>({
    name: "machiya_replayed",
    text: `SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0')::float8 END AS position`,
  });
  const position = rows[0]?.position ?? null;
  if (position === null) throw new Error("DATABASE_REPLICA_URL leads to no streaming replica");
  return position;
}

/**
 * Compares a connection's database with the primary's, because log positions of different servers cannot be
 * compared.
 */
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
