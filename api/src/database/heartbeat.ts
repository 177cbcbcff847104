import type pg from "pg";

/**
 * The pause between two checks, and the time after which a missing answer counts as silence: together less
 * than a request's wait.
 */
const PAUSE_MS = 400;
const SILENT_AFTER_MS = 1500;

/** Checks that are running; a connection that is being checked is not checked twice. */
const runningChecks = new WeakMap<pg.Client, Promise<boolean>>();

function check(client: pg.Client): Promise<boolean> {
  const running = runningChecks.get(client);
  if (running !== undefined) return running;
  const check = client
    .query("SELECT 1")
    .then(
      () => true,
      () => false,
    )
    .finally(() => runningChecks.delete(client));
  runningChecks.set(client, check);
  return check;
}

/** Returns true when the connection answers within `boundMs`. */
export async function isAlive(client: pg.Client, boundMs: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  // setImmediate lets answers that arrived while this process was busy be read before the check fails.
  const timer = setTimeout(() => setImmediate(resolve, false), boundMs);
  return Promise.race([check(client), late]).finally(() => clearTimeout(timer));
}

/**
 * Checks a connection until it is silent or the check is stopped. An unreachable or stopped database does not
 * close its connections: without this check, queries would wait for TCP's timeout of a quarter of an hour.
 * Returns a function that stops the check.
 */
export function monitorHeartbeat(client: pg.Client, onSilence: () => void): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const beat = async () => {
    const alive = await isAlive(client, SILENT_AFTER_MS);
    if (stopped) return;
    if (alive) next();
    else onSilence();
  };
  const next = () => {
    timer = setTimeout(beat, PAUSE_MS).unref();
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
