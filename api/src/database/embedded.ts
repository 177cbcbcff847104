import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { errorFields, log } from "../telemetry/log.ts";
import { type Cluster, openCluster, POSTGRES_USER } from "./cluster.ts";
import { type LaunchedProcess, launch, logTail } from "./launch.ts";
import { findPostmaster, shutDown } from "./postmaster.ts";
import { chooseRunAs, type RunAs } from "./runAs.ts";

export interface EmbeddedPostgres {
  /** The URL of the maintenance database `postgres`, as superuser. */
  url: string;
  /** Stops Postgres unless another process uses it, which then stops it. May be called twice. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** False disables safety against power loss for speed, in tests. */
  durable?: boolean;
  runAs?: RunAs;
}

/** Recovery after a crash of the machine may take long. */
const START_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 30_000;
const POLL_MS = 20;
/** Launch limits: a killed Postgres may leave a child running for some seconds, or its port may be taken. */
const MAX_LAUNCHES = 20;
const RELAUNCH_PAUSE_MS = 250;
/**
 * Every process that uses the database holds this lock shared; Postgres releases it when the process dies.
 */
const PRESENCE_LOCK = 7_364_002;

/**
 * Starts a Postgres on this data directory, listening on a port of 127.0.0.1. Joins one that already runs
 * there, started by another process or orphaned by a killed one. Starts it again at the same address when it
 * dies. The last process that leaves stops it.
 *
 * Throws an Error that says what to do when Postgres cannot run here.
 */
export async function startEmbedded(
  dataDirectory: string,
  { durable = true, runAs = chooseRunAs() }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDirectory, durable, runAs);
  const deadline = Date.now() + START_WITHIN_MS;
  const running = await enterRunning(cluster, durable, {
    shouldContinue: () => Date.now() < deadline,
    mostLaunches: MAX_LAUNCHES,
  });
  if (running !== null) return keepRunning(cluster, durable, running);
  throw new Error(
    `The embedded Postgres did not start; its log is ${cluster.logFile}. It ends with:\n${await logTail(cluster.logFile)}`,
  );
}

interface Running {
  port: number;
  presence: pg.Client;
}

/** Joins the Postgres of this cluster, launching it when none runs; returns null when it gave up. */
async function enterRunning(
  cluster: Cluster,
  durable: boolean,
  { shouldContinue, mostLaunches, port }: { shouldContinue(): boolean; mostLaunches: number; port?: number },
): Promise<Running | null> {
  let launched: LaunchedProcess | undefined;
  let launches = 0;
  while (shouldContinue()) {
    const postmaster = await findPostmaster(cluster.folder);
    if (postmaster !== null) {
      const presence = postmaster.port === null ? null : await enter(urlOf(cluster, postmaster.port));
      if (postmaster.port !== null && presence !== null) return { port: postmaster.port, presence };
    } else if (launched === undefined || launched.hasEnded()) {
      if (launches === mostLaunches) break;
      if (launches > 0) await sleep(RELAUNCH_PAUSE_MS);
      launched = await launch(cluster, durable, port);
      launches += 1;
    }
    await sleep(POLL_MS);
  }
  return null;
}

const urlOf = ({ password }: Cluster, port: number) =>
  `postgresql://${POSTGRES_USER}:${password}@127.0.0.1:${port}/postgres?sslmode=disable`;

/** Restarts a killed embedded Postgres for as long as this process uses it, because nothing else does. */
function keepRunning(cluster: Cluster, durable: boolean, { port, presence }: Running): EmbeddedPostgres {
  const url = urlOf(cluster, port);
  let present = presence;
  let restarting: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;

  function watch(): void {
    present.once("end", () => {
      if (stopping === undefined) restarting = restart();
    });
  }

  async function restart(): Promise<void> {
    log.warn("the embedded Postgres has ended");
    const shouldContinue = () => stopping === undefined;
    while (shouldContinue()) {
      try {
        const again = await enterRunning(cluster, durable, { shouldContinue, mostLaunches: Infinity, port });
        if (again === null) return;
        present = again.presence;
        watch();
        log.info("the embedded Postgres runs again");
        return;
      } catch (error) {
        log.error("the embedded Postgres does not restart", errorFields(error));
        await sleep(RELAUNCH_PAUSE_MS, undefined, { ref: false });
      }
    }
  }

  watch();
  return {
    url,
    stop() {
      // A running restart ends first, because it notices that this process is stopping.
      stopping ??= Promise.resolve()
        .then(() => restarting)
        .then(() => leave(cluster, url, present));
      return stopping;
    },
  };
}

/**
 * Opens a connection that marks this process as a user of the database; returns null when Postgres is not
 * ready for it.
 */
async function enter(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // The connection is lost when Postgres ends, and the next query fails.
  client.on("error", () => {});
  try {
    await client.connect();
    // The lock waits for a process that is about to stop Postgres, which then ends this connection.
    await client.query("SELECT pg_advisory_lock_shared($1)", [PRESENCE_LOCK]);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if (error instanceof Error && "code" in error && error.code === "28P01") {
      throw new Error("The embedded Postgres refuses the password that is stored beside it.", {
        cause: error,
      });
    }
    return null;
  }
}

/** Stops Postgres when no other process uses it. */
async function leave(cluster: Cluster, url: string, presence: pg.Client): Promise<void> {
  const held = await presence.query("SELECT pg_advisory_unlock_shared($1)", [PRESENCE_LOCK]).then(
    () => presence,
    () => enter(url),
  );
  // Postgres has already ended.
  if (held === null) return;
  try {
    if (held !== presence) await held.query("SELECT pg_advisory_unlock_shared($1)", [PRESENCE_LOCK]);
    const { rows } = await held.query<{ alone: boolean }>("SELECT pg_try_advisory_lock($1) AS alone", [
      PRESENCE_LOCK,
    ]);
    if (rows[0]?.alone) await shutDown(cluster.folder, STOP_WITHIN_MS);
  } finally {
    await held.end().catch(() => {});
  }
}
