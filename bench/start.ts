import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort, START_FLAGS } from "../testing/servers/server.ts";
import { processUse } from "./processUse.ts";
import { writeResults } from "./report.ts";

/*
 * Measures how long `npm start` takes until /readyz responds with 200, with built webs and without npm itself. Run it alone.
 *   npm run bench:start -- [--times 5] [--json FILE]
 */

interface StartFigures {
  seconds: number;
  /** The processor time of the server's own process until then, without Postgres. */
  cpuSeconds: number;
  /** The peak memory until then. */
  peakMb: number;
}

/** The kinds of start, and the maximum seconds of each. */
const CASES = {
  existing: { title: "on an existing embedded database", maxSeconds: 3, empty: false, seed: "none" },
  demo: { title: "on an empty one, with the demo", maxSeconds: 10, empty: true, seed: "demo" },
  none: { title: "on an empty one, SEED=none", maxSeconds: 10, empty: true, seed: "none" },
} as const;

const POLL_MS = 10;
const READY_TIMEOUT_MS = 300_000;

/** Starts a server on a data directory and stops it once it is ready. Throws an error with its output if it does not start. */
async function start(folder: string, seed: string): Promise<StartFigures> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...START_FLAGS, "api/src/startup/start.ts"], {
    env: { ...process.env, DATA_DIR: folder, SEED: seed, PORT: String(port), LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  try {
    while (!(await isReady(port))) {
      const waited = performance.now() - startedAt;
      if (child.exitCode !== null || waited > READY_TIMEOUT_MS)
        throw new Error(`The server did not start:\n${output}`);
      await sleep(POLL_MS);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const use = processUse(child.pid ?? 0);
    return { seconds, cpuSeconds: (use?.cpuMs ?? 0) / 1000, peakMb: use?.peakRssMb ?? 0 };
  } finally {
    await stop(child);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const { values } = parseArgs({
  options: { times: { type: "string", default: "5" }, json: { type: "string" } },
});
const times = Number(values.times);
const root = await mkdtemp(join(tmpdir(), "machiya-start-"));
const machine = { cpu: cpus()[0]?.model ?? "?", cores: cpus().length, node: process.version };
const loadBefore = loadavg()[0] ?? 0;
try {
  const existing = join(root, "existing");
  // The first start builds stale webs, fills Node's compile cache, and creates the database.
  await start(existing, "none");
  const lines: Record<string, unknown>[] = [];
  for (const [name, { title, maxSeconds, empty, seed }] of Object.entries(CASES)) {
    const starts: StartFigures[] = [];
    for (let time = 0; time < times; time += 1) {
      const folder = empty ? join(root, `${name}-${time}`) : existing;
      starts.push(await start(folder, seed));
      if (empty) await rm(folder, { recursive: true, force: true });
    }
    const medianOf = (pick: (one: StartFigures) => number) => Number(median(starts.map(pick)).toFixed(2));
    const line = {
      name,
      maxSeconds,
      seconds: medianOf((one) => one.seconds),
      cpuSeconds: medianOf((one) => one.cpuSeconds),
      peakMb: medianOf((one) => one.peakMb),
      starts,
    };
    lines.push(line);
    if (line.seconds > maxSeconds) process.exitCode = 1;
    console.log(
      `${title}: ${line.seconds.toFixed(2)} s (at most ${maxSeconds}), ${line.cpuSeconds.toFixed(2)} s of processor time, peak ${line.peakMb.toFixed(0)} MB`,
    );
  }
  const file = await writeResults(values.json, { machine, loadBefore, lines });
  console.log(
    `Medians of ${times} starts; ${machine.cores} cores, load before: ${loadBefore.toFixed(2)}. The figures are in ${file}.`,
  );
} finally {
  await rm(root, { recursive: true, force: true });
}
