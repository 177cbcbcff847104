// Cleans up after a test run: node runCleanerChild.ts <the folder of the run>.
import { readdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findPostmaster } from "../../api/src/database/postmaster.ts";

/** The time for a Postgres that was starting when the run ended to appear. */
const APPEARS_WITHIN_MS = 2000;
const POLL_INTERVAL_MS = 100;

const folder = process.argv[2] ?? "";

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.stdin.resume();
process.stdin.once("end", clean);
process.stdin.once("error", clean);

/** Ends servers and browsers before Postgres, because a server restarts its own Postgres. */
async function clean(): Promise<void> {
  const deadline = Date.now() + APPEARS_WITHIN_MS;
  let ended = 0;
  do {
    ended = (await endDescendants()) + (await endPostgres());
    if (ended > 0) await sleep(POLL_INTERVAL_MS);
    // A normally ended run has left no processes, so there is nothing to wait for.
  } while (ended > 0 && Date.now() < deadline);
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: POLL_INTERVAL_MS });
  process.exit(0);
}

/** Ends the processes whose TMPDIR is the run's folder and returns their number. */
async function endDescendants(): Promise<number> {
  if (process.platform !== "linux") return 0;
  const mark = `\0TMPDIR=${folder}\0`;
  let count = 0;
  for (const pid of (await readdir("/proc")).map(Number)) {
    if (!(pid > 0) || pid === process.pid) continue;
    const environment = await readFile(`/proc/${pid}/environ`, "latin1").catch(() => "");
    if (`\0${environment}`.includes(mark)) count += kill(pid);
  }
  return count;
}

/**
 * Ends each Postgres whose cluster is in the folder. The folder is removed, so no orderly shutdown is needed.
 */
async function endPostgres(): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  let count = 0;
  for (const name of names.filter((path) => path.endsWith("postmaster.pid"))) {
    const postmaster = await findPostmaster(dirname(join(folder, name)));
    if (postmaster !== null) count += kill(postmaster.pid, "SIGQUIT");
  }
  return count;
}

function kill(pid: number, signal: NodeJS.Signals = "SIGKILL"): number {
  try {
    process.kill(pid, signal);
    return 1;
  } catch {
    return 0;
  }
}
