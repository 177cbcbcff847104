import { spawnSync } from "node:child_process";
import { readFile, readlink, realpath, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The contents of postmaster.pid, which Postgres' main process writes. */
export interface Postmaster {
  pid: number;
  /** Null while it does not listen yet. */
  port: number | null;
}

const POLL_MS = 20;
/** Postgres creates its file and then writes it. An empty file of this age is the rest of a crashed start. */
const EMPTY_MS = 10_000;

/** Returns the Postgres that runs on this cluster; null when none does. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const path = join(cluster, "postmaster.pid");
  const text = await readWritten(path);
  if (text === null) return null;
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (await runsOn(pid, cluster)) return { pid, port: port > 0 ? port : null };
  // Postgres removes the file of a dead process itself, but not that of a zombie or of a reused pid.
  if ((await readFile(path, "utf8").catch(() => null)) === text) await rm(path, { force: true });
  return null;
}

/**
 * Returns the contents of the file; null when there is none. Waits while it is empty, because removing the file
 * of a starting Postgres would let that one run unseen, and no other could start beside it.
 */
async function readWritten(path: string): Promise<string | null> {
  for (;;) {
    const text = await readFile(path, "utf8").catch(() => null);
    if (text !== "") return text;
    const file = await stat(path).catch(() => null);
    if (file !== null && Date.now() - file.mtimeMs > EMPTY_MS) return text;
    await sleep(POLL_MS);
  }
}

/** Returns whether this process runs (a zombie does not) in this cluster's folder, as Postgres does. */
async function runsOn(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  if (process.platform !== "linux") return runsOnByPs(pid, cluster);
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (status === null || /^[ZX]/.test(status.slice(status.lastIndexOf(")") + 2))) return false;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
  } catch (error) {
    // The process belongs to another user: it may be Postgres, so it counts as running.
    return error instanceof Error && "code" in error && error.code === "EACCES";
  }
}

function runsOnByPs(pid: number, cluster: string): boolean {
  const { stdout, status } = spawnSync("ps", ["-o", "stat=,args=", "-p", String(pid)], { encoding: "utf8" });
  return status === 0 && !stdout.trimStart().startsWith("Z") && stdout.includes(cluster);
}

/**
 * Stops Postgres: open transactions are rolled back, and everything committed is on disk. Resolves when it
 * has ended.
 */
export async function shutDown(cluster: string, withinMs: number): Promise<void> {
  const postmaster = await findPostmaster(cluster);
  if (postmaster === null) return;
  signal(postmaster.pid, "SIGINT");
  const deadline = Date.now() + withinMs;
  while ((await findPostmaster(cluster))?.pid === postmaster.pid) {
    if (Date.now() > deadline)
      throw new Error(`The embedded Postgres (process ${postmaster.pid}) does not stop.`);
    await sleep(POLL_MS);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
