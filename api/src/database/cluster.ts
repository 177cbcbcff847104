import { execFile } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { findBinaries, type PostgresBinaries } from "./postgresBinaries.ts";
import { swapInRestoredCluster } from "./restoredCluster.ts";
import { changeOwner, commandLine, type RunAs } from "./runAs.ts";

/** The superuser of an embedded Postgres. */
export const POSTGRES_USER = "machiya";

/**
 * The files of one embedded Postgres: `<data directory>/postgres/` contains the cluster, its password and its
 * log.
 */
export interface Cluster {
  binaries: PostgresBinaries;
  runAs: RunAs;
  /** Postgres' own data directory, as an absolute path. */
  folder: string;
  logFile: string;
  password: string;
}

/** Unfinished clusters older than this are removed. */
const ABANDONED_MS = 3_600_000;

/** Opens the cluster under a data directory, and creates it when there is none. */
export async function openCluster(dataDirectory: string, durable: boolean, runAs: RunAs): Promise<Cluster> {
  const binaries = await findBinaries();
  const home = join(resolve(dataDirectory), "postgres");
  await mkdir(resolve(dataDirectory), { recursive: true });
  await clearAbandoned(resolve(dataDirectory));
  await swapInRestoredCluster(resolve(dataDirectory));
  if (!(await exists(home))) await create(home, binaries, runAs, durable);
  // The user that runs Postgres for root may have changed since the last start.
  await changeOwner(home, runAs);
  return {
    binaries,
    runAs,
    folder: join(home, "cluster"),
    logFile: join(home, "postgres.log"),
    password: await readFile(join(home, "password"), "utf8"),
  };
}

/**
 * Creates the cluster under a temporary name and renames it when complete, so that a killed process leaves no
 * partial cluster, and one of two concurrent creators wins.
 */
async function create(
  home: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
  durable: boolean,
): Promise<void> {
  const draft = `${home}.making-${randomUUID()}`;
  const cluster = join(draft, "cluster");
  const passwordFile = join(draft, "password");
  try {
    await mkdir(cluster, { recursive: true, mode: 0o700 });
    await writeFile(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
    await changeOwner(draft, runAs);
    const { command, args, identity } = commandLine(runAs, binaries.initdb, [
      ...["-D", cluster, "-U", POSTGRES_USER, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"],
      ...["--encoding=UTF8", "--locale=C.UTF-8", "--no-instructions", ...(durable ? [] : ["--no-sync"])],
    ]);
    await promisify(execFile)(command, args, { ...identity, env: { PATH: process.env.PATH } });
    await rename(draft, home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (await exists(home)) return;
    const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw new Error(`initdb could not make the embedded database in ${home}. ${output || error}`, {
      cause: error,
    });
  }
}

async function clearAbandoned(dataDirectory: string): Promise<void> {
  for (const name of await readdir(dataDirectory)) {
    if (!name.startsWith("postgres.making-")) continue;
    const folder = join(dataDirectory, name);
    const made = await stat(folder).catch(() => null);
    if (made !== null && made.mtimeMs < Date.now() - ABANDONED_MS) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
