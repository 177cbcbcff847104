import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import manifest from "../../package.json" with { type: "json" };

export interface RunningServer {
  origin: string;
  process: ChildProcess;
  /** Returns its output so far. */
  output(): string;
  /** Stops it as an operator would, and waits until it has exited. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** The maximum time until a server responds. */
const READY_WITHIN_MS = 240_000;

/** A slow machine must not cause refusals; tests of faults override this. */
const TIMEOUTS = { DATABASE_WAIT_MS: "20000" };

/**
 * The ports from which `freePort` chooses. They are below the ports that systems choose for outgoing connections,
 * one of which could otherwise take the port before the server listens on it.
 */
const FIRST_PORT = 15_000;
const LAST_PORT = 32_000;

/** Returns a random port of 127.0.0.1 on which no process listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const opened = once(server, "listening");
  const port = randomInt(FIRST_PORT, LAST_PORT + 1);
  server.listen(port, "127.0.0.1");
  try {
    await opened;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return freePort();
    throw error;
  }
  server.close();
  await once(server, "close");
  return port;
}

/** Node's flags of `npm start`. */
export const START_FLAGS: readonly string[] = manifest.scripts.start.match(/--\S+/g) ?? [];

/**
 * Starts a real API process and waits until it is ready. `imports` are files that it loads before its own
 * code.
 */
export async function startServer(
  env: Record<string, string>,
  { imports = [] }: { imports?: string[] } = {},
): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const flags = imports.map((file) => `--import=${file}`);
  const child = spawn(process.execPath, [...START_FLAGS, ...flags, "api/src/main.ts"], {
    env: { ...process.env, ...TIMEOUTS, NODE_ENV: "test", PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`The server did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    process: child,
    output: () => output,
    async stop(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, "exit");
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
