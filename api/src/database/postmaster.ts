import { spawnSync } from "node:child_process";
import { readFile, readlink, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** What Postgres' main process wrote into postmaster.pid. */
export interface Postmaster {
  pid: number;
  /** Null while it has not opened one yet. */
  port: number | null;
}

const POLL_MS = 20;

/** The Postgres that runs on this cluster; null when none does. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const path = join(cluster, "postmaster.pid");
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) return null;
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (await runsOn(pid, cluster)) return { pid, port: port > 0 ? port : null };
  // Postgres clears the file of a dead process itself, but neither that of a zombie nor of a pid now in other hands.
  if ((await readFile(path, "utf8").catch(() => null)) === text) await rm(path, { force: true });
  return null;
}

/** Whether this process lives (a zombie does not) and works in this cluster's folder, as Postgres does. */
async function runsOn(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  if (process.platform !== "linux") return runsOnByPs(pid, cluster);
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (status === null || /^[ZX]/.test(status.slice(status.lastIndexOf(")") + 2))) return false;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
  } catch (error) {
    // Another user's process: it may be Postgres, so it is not ours to declare dead.
    return error instanceof Error && "code" in error && error.code === "EACCES";
  }
}

function runsOnByPs(pid: number, cluster: string): boolean {
  const { stdout, status } = spawnSync("ps", ["-o", "stat=,args=", "-p", String(pid)], { encoding: "utf8" });
  return status === 0 && !stdout.trimStart().startsWith("Z") && stdout.includes(cluster);
}

/** Ends Postgres: open transactions are rolled back, everything committed is on disk. Resolves when it is gone. */
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
