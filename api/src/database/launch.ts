import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile, rename, stat } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import type { Cluster } from "./cluster.ts";
import { commandLine } from "./runAs.ts";

/** A log above this size is renamed at the next start, replacing the previous one. */
const LOG_LIMIT_BYTES = 10_000_000;
const LOG_END_LINES = 8;

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  // No socket: its default folder is that of temporary files, where any user could create a socket of that
  // name.
  unix_socket_directories: "",
  timezone: "UTC",
  log_timezone: "UTC",
  max_connections: "200",
  // Costs for an SSD and cached data; with the default, the tables of a typical shop are scanned whole for a
  // few rows.
  random_page_cost: "1.1",
};

const NOT_DURABLE = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

export interface LaunchedProcess {
  hasEnded(): boolean;
}

/**
 * Spawns Postgres on the cluster without waiting for it. It listens on the given port, otherwise on its last
 * one, so that clients find it at the same address, or on any free port when that is taken. It has its own
 * process group, so that Ctrl-C in the terminal reaches only the server, which finishes its work before it
 * stops the database.
 */
export async function launch(cluster: Cluster, durable: boolean, port?: number): Promise<LaunchedProcess> {
  const chosen = port ?? (await lastPort(cluster)) ?? (await takeFree(0));
  const settings = { ...SETTINGS, ...(!durable && NOT_DURABLE), port: String(chosen) };
  const { command, args, identity } = commandLine(cluster.runAs, cluster.binaries.postgres, [
    ...["-D", cluster.folder],
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  await putAside(cluster.logFile);
  const log = await open(cluster.logFile, "a", 0o600);
  try {
    const child = spawn(command, args, {
      ...identity,
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
      env: { PATH: process.env.PATH },
    });
    await once(child, "spawn");
    child.unref();
    return { hasEnded: () => child.exitCode !== null || child.signalCode !== null };
  } finally {
    await log.close();
  }
}

export async function logTail(file: string): Promise<string> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.trimEnd().split("\n").slice(-LOG_END_LINES).join("\n");
}

async function putAside(file: string): Promise<void> {
  const size = await stat(file).then(
    (log) => log.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await rename(file, `${file}.old`);
}

/** Returns the port of the last start if it is free. Postgres stores the command of its last start. */
async function lastPort(cluster: Cluster): Promise<number | null> {
  const options = await readFile(join(cluster.folder, "postmaster.opts"), "utf8").catch(() => "");
  const port = Number(/"port=(\d+)"/.exec(options)?.[1]);
  return port > 0 ? takeFree(port) : null;
}

/** Returns the port when it is free (0 means any); null: it is in use. */
async function takeFree(wanted: number): Promise<number | null> {
  const server = createServer().listen(wanted, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return null;
  }
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
