import type pg from "pg";

/** Between two questions, and until an answer that does not come counts as silence: together less than a request may wait. */
const PAUSE_MS = 400;
const SILENT_AFTER_MS = 1500;

/** Whoever asks a connection that is being asked hears the same answer. */
const asked = new WeakMap<pg.Client, Promise<boolean>>();

function ask(client: pg.Client): Promise<boolean> {
  const running = asked.get(client);
  if (running !== undefined) return running;
  const answer = client
    .query("SELECT 1")
    .then(
      () => true,
      () => false,
    )
    .finally(() => asked.delete(client));
  asked.set(client, answer);
  return answer;
}

/** True when the connection answers within the bound. */
export async function isAlive(client: pg.Client, boundMs: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  // What arrived while this process was busy is read before silence is declared.
  const timer = setTimeout(() => setImmediate(resolve, false), boundMs);
  return Promise.race([ask(client), late]).finally(() => clearTimeout(timer));
}

/**
 * Feels the pulse of a connection until it is silent or stopped. A database behind a broken network, or one that is stopped,
 * ends no connection: without this, whoever asked it would wait for as long as TCP tries, which is a quarter of an hour.
 * Returns the way to stop.
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
