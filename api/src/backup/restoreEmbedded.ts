import { readdir, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { startEmbedded } from "../database/embedded.ts";
import { databaseUrl } from "../database/engineAdapter.ts";
import { EMBEDDED_NAME } from "../database/openDatabase.ts";
import { findPostmaster, shutDown } from "../database/postmaster.ts";
import { RESTORED_DIRECTORY, swapInRestoredCluster } from "../database/restoredCluster.ts";

const DRAFT = "restoring-";
const STOP_WITHIN_MS = 30_000;

/**
 * Fills a new embedded database beside the one under `dataDirectory`, and swaps it in when it is complete and
 * has stopped. When the process is killed before that, the old database stays and the next restore removes
 * the leftovers; when it is killed later, the next process that opens the folder finishes the swap. Throws a
 * readable error when a database exists and `replace` is false, or when the database is in use.
 */
export async function restoreEmbedded<Result>(
  dataDirectory: string,
  replace: boolean,
  fill: (url: string) => Promise<Result>,
): Promise<{ result: Result; previousFolder: string | null }> {
  const folder = resolve(dataDirectory);
  await swapInRestoredCluster(folder);
  const home = join(folder, "postgres");
  if (await exists(home)) {
    if (!replace) {
      throw new Error(
        `There is already a database in ${home}. Choose another DATA_DIR, or use --replace to move the existing database aside.`,
      );
    }
    await stopOrphan(folder, home);
  }
  await clearKilled(folder);
  const draft = join(folder, `${DRAFT}${process.pid}`);
  try {
    const result = await fillDraft(draft, fill);
    await rename(join(draft, "postgres"), join(folder, RESTORED_DIRECTORY));
    return { result, previousFolder: await swapInRestoredCluster(folder) };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function fillDraft<Result>(draft: string, fill: (url: string) => Promise<Result>): Promise<Result> {
  const postgres = await startEmbedded(draft);
  try {
    return await fill(databaseUrl(postgres.url, EMBEDDED_NAME));
  } finally {
    await postgres.stop();
  }
}

/**
 * Stops a Postgres that still runs although its server was killed. Throws when a server has the database
 * open.
 */
async function stopOrphan(folder: string, home: string): Promise<void> {
  const cluster = join(home, "cluster");
  if ((await findPostmaster(cluster)) === null) return;
  // Starting joins the running Postgres; the last process that leaves stops it.
  await (await startEmbedded(folder)).stop();
  if ((await findPostmaster(cluster)) !== null) {
    throw new Error(`A server has the database in ${home} open: stop it first.`);
  }
}

/** Removes the leftovers of killed restores, including their Postgres. */
async function clearKilled(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(DRAFT))) {
    const pid = Number(name.slice(DRAFT.length));
    if (pid !== process.pid && isRunning(pid)) {
      throw new Error(`Another restore is at work in ${folder} (process ${pid}).`);
    }
    await shutDown(join(folder, name, "postgres", "cluster"), STOP_WITHIN_MS);
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
