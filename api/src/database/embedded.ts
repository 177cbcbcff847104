import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { errorFields, log } from "../telemetry/log.ts";
import { type Cluster, openCluster, POSTGRES_USER } from "./cluster.ts";
import { type LaunchedProcess, launch, logTail } from "./launch.ts";
import { findPostmaster, shutDown } from "./postmaster.ts";
import { chooseRunAs, type RunAs } from "./runAs.ts";

export interface EmbeddedPostgres {
  /** Of the maintenance database `postgres`, as superuser. */
  url: string;
  /** Stops Postgres, unless another process has it open: then that one stops it. May be called twice. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** False trades safety against power loss for speed: for tests. */
  durable?: boolean;
  runAs?: RunAs;
}

/** Recovery after a crash of the machine may take its time. */
const START_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 30_000;
const POLL_MS = 20;
/** A killed Postgres may leave a child for some seconds, or the port be taken meanwhile: it is tried again so often, so slowly. */
const MAX_LAUNCHES = 20;
const RELAUNCH_PAUSE_MS = 250;
/** Held shared by every process that has the database open; Postgres lets go of it when such a process dies. */
const PRESENCE_LOCK = 7_364_002;

/**
 * A Postgres of our own on this data directory, listening on a port of 127.0.0.1. When one runs there already, started
 * by another process or orphaned by a killed one, it is joined. When it dies it is started again, at the same address. The last
 * process that leaves stops it.
 *
 * Throws an Error that says what to do when it cannot run here.
 */
export async function startEmbedded(
  dataDirectory: string,
  { durable = true, runAs = chooseRunAs() }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDirectory, durable, runAs);
  const deadline = Date.now() + START_WITHIN_MS;
  const running = await enterRunning(cluster, durable, {
    goOn: () => Date.now() < deadline,
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

/** Enters the Postgres of this cluster, launching it when none runs; null when it gave up. */
async function enterRunning(
  cluster: Cluster,
  durable: boolean,
  { goOn, mostLaunches, port }: { goOn(): boolean; mostLaunches: number; port?: number },
): Promise<Running | null> {
  let launched: LaunchedProcess | undefined;
  let launches = 0;
  while (goOn()) {
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

/** Nobody else brings an embedded Postgres back that was killed; whoever has it open does, until they leave. */
function keepRunning(cluster: Cluster, durable: boolean, { port, presence }: Running): EmbeddedPostgres {
  const url = urlOf(cluster, port);
  let present = presence;
  let returning: Promise<void> | undefined;
  let leaving: Promise<void> | undefined;

  function watch(): void {
    present.once("end", () => {
      if (leaving === undefined) returning = comeBack();
    });
  }

  async function comeBack(): Promise<void> {
    log.warn("the embedded Postgres has gone");
    const goOn = () => leaving === undefined;
    while (goOn()) {
      try {
        const again = await enterRunning(cluster, durable, { goOn, mostLaunches: Infinity, port });
        if (again === null) return;
        present = again.presence;
        watch();
        log.info("the embedded Postgres is back");
        return;
      } catch (error) {
        log.error("the embedded Postgres does not come back", errorFields(error));
        await sleep(RELAUNCH_PAUSE_MS, undefined, { ref: false });
      }
    }
  }

  watch();
  return {
    url,
    stop() {
      // Whoever is on the way back ends it first, and notices that we leave.
      leaving ??= Promise.resolve()
        .then(() => returning)
        .then(() => leave(cluster, url, present));
      return leaving;
    },
  };
}

/** A connection that marks this process as one that has the database open; null when Postgres is not ready for it. */
async function enter(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // It is lost when Postgres goes; whoever queries next will notice.
  client.on("error", () => {});
  try {
    await client.connect();
    // Waits for a process that is about to stop Postgres, which then ends this connection.
    await client.query("SELECT pg_advisory_lock_shared($1)", [PRESENCE_LOCK]);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if (error instanceof Error && "code" in error && error.code === "28P01") {
      throw new Error("The embedded Postgres refuses the password that is kept beside it.", { cause: error });
    }
    return null;
  }
}

/** Stops Postgres when nobody else has it open. */
async function leave(cluster: Cluster, url: string, presence: pg.Client): Promise<void> {
  const held = await presence.query("SELECT pg_advisory_unlock_shared($1)", [PRESENCE_LOCK]).then(
    () => presence,
    () => enter(url),
  );
  // Postgres has gone, and nothing of ours with it.
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
