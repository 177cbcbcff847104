import { fork } from "node:child_process";
import { once } from "node:events";
import { type RunningServer, startServer } from "../testing/servers/server.ts";
import type { Cleanups } from "./cleanups.ts";
import { type OperationName, UNCACHED } from "./requests/operations.ts";
import type { Entrypoint } from "./requests/preparedRequests.ts";

/** The servers that are measured; all use one database. */
export interface Servers {
  api: RunningServer;
  /** An API process without the response cache. */
  uncached: RunningServer;
  baseline: RunningServer;
}

/** Starts the servers. As soon as one runs, the function that stops it is added to `cleanups`. */
export async function startServers(
  url: string,
  documents: string,
  isStock: boolean,
  cleanups: Cleanups,
): Promise<Servers> {
  const stopLater = (server: RunningServer) => {
    cleanups.push(() => server.stop());
    return server;
  };
  const env = {
    NODE_ENV: "production",
    DATABASE_URL: url,
    SEED: "none",
    PERSISTED_DOCUMENTS: documents,
    PERSISTED_ONLY: "true",
    LOG_LEVEL: "warn",
    DRAIN_SECONDS: "0",
    // What is measured is the speed of the server, which one machine may not use up in production.
    WORK_LIMITS: "false",
    ACCELERATION: isStock ? "off" : "on",
  };
  return {
    api: stopLater(await startServer(env)),
    uncached: stopLater(await startServer({ ...env, RESPONSE_CACHE: "false" })),
    baseline: stopLater(await startBaseline(url)),
  };
}

export function serverOf(servers: Servers, operation: OperationName, entrypoint: Entrypoint): RunningServer {
  if (entrypoint === "baseline") return servers.baseline;
  return UNCACHED.has(operation) ? servers.uncached : servers.api;
}

/** Starts the baseline on a database. */
export async function startBaseline(url: string): Promise<RunningServer> {
  const child = fork("bench/baseline/baseline.ts", {
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: url, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const port = await Promise.race([
    once(child, "message").then(([message]: unknown[]) => message),
    once(child, "exit").then(() => {
      throw new Error(`The baseline did not start:\n${output}`);
    }),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    process: child,
    output: () => output,
    async stop(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, "exit");
    },
  };
}
