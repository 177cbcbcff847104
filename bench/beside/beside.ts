import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { startServer } from "../../testing/servers/server.ts";
import { countOrders } from "../audit.ts";
import { type Cleanups, runWithCleanups } from "../cleanups.ts";
import { openBenchDatabase } from "../dataset/database.ts";
import { type DatasetSize, fillDatabase } from "../dataset/dataset.ts";
import { postgresMs, postmasterOf, processUse, resetPeak } from "../processUse.ts";
import { writeResults } from "../report.ts";
import { writeDocuments } from "../requests/documents.ts";
import type { World } from "../requests/operation.ts";
import { REPORT, type SelfReport, selfReport } from "../soak/soakProbe.ts";
import { JOBS, type JobContext } from "./jobs.ts";
import type { Latencies } from "./lightLoad.ts";
import type { LightLoadTask } from "./lightLoadThread.ts";

/*
 * Measures how much heavy jobs slow four clients with a light load, as ratios to the same load on an idle server.
 *   npm run bench:beside -- [--orders 109000] [--jobs export,login] [--json FILE]
 */

const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "109000" },
    jobs: { type: "string", default: "" },
    json: { type: "string" },
  },
});

const SIZE: DatasetSize = {
  products: 10_000,
  orders: Number(values.orders),
  customers: 20_000,
  staff: 20,
  items: 30_000,
  taken: 0.5,
};
/** The length of the measurements on an idle server, before each job. */
const IDLE_MS = 4000;
/** The longest p95 of others as a multiple of the idle one, and the longest delay of the event loop. */
const MAX_RATIO = 2;
const MAX_DELAY_MS = 30;

interface Line {
  job: string;
  idle: Latencies;
  beside: Latencies;
  /** The p95 beside the job as a multiple of the idle one. */
  ratio: number;
  delayP99: number;
  peakMb: number;
  /** The processor time of the job and the load together, in milliseconds. */
  cpuMs: { server: number; postgres: number };
  figures: Record<string, number>;
}

/** Asks the server for its report, which also resets the delay of its event loop. */
async function reportOf(server: Awaited<ReturnType<typeof startServer>>): Promise<SelfReport> {
  const reports = () =>
    server
      .output()
      .split("\n")
      .filter((line) => line.startsWith(REPORT));
  const before = reports().length;
  server.process.kill("SIGUSR2");
  while (reports().length === before) await sleep(20);
  return selfReport.parse(JSON.parse((reports().at(-1) ?? "").slice(REPORT.length)));
}

/** Measures the light load in a thread of its own, because jobs also keep this one busy: they make their files here. */
async function loadDuring(origin: string, world: World, work: () => Promise<unknown>): Promise<Latencies> {
  const task: LightLoadTask = { origin, world };
  const thread = new Worker(new URL("./lightLoadThread.ts", import.meta.url), { workerData: task });
  const warm = once(thread, "message");
  const load = warm.then(async () => ((await once(thread, "message")) as [Latencies])[0]);
  try {
    await warm;
    // A wrong response of the light load also ends the measurement.
    await Promise.race([work(), load]);
  } finally {
    thread.postMessage("end");
  }
  return load;
}

async function beside(cleanups: Cleanups): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), "machiya-beside-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  await writeDocuments(join(folder, "documents.json"));
  const database = await openBenchDatabase();
  cleanups.push(() => database.remove());
  console.error("filling the database");
  const dataset = await fillDatabase(database.url, SIZE);
  const count = await countOrders(database.url);
  const world: World = { ...dataset, pages: 50, orderCount: { min: count, max: count } };
  const server = await startServer(
    {
      NODE_ENV: "production",
      DATABASE_URL: database.url,
      SEED: "none",
      PERSISTED_DOCUMENTS: join(folder, "documents.json"),
      PERSISTED_ONLY: "false",
      LOG_LEVEL: "warn",
      DRAIN_SECONDS: "0",
      WORK_LIMITS: "false",
    },
    { imports: ["./bench/soak/soakProbe.ts"] },
  );
  cleanups.push(() => server.stop());
  const { origin, process: child } = server;
  const postmaster = await postmasterOf(database.url);
  const cpuNow = () => ({
    server: processUse(child.pid ?? 0)?.cpuMs ?? 0,
    postgres: postmaster === null ? 0 : postgresMs(postmaster),
  });
  const context: JobContext = { origin, url: database.url, world };
  await loadDuring(origin, world, () => sleep(IDLE_MS));

  const chosen = JOBS.filter(({ name }) => values.jobs.split(",").some((part) => name.includes(part)));
  const lines: Line[] = [];
  for (const job of chosen) {
    await job.prepare?.(context);
    const idle = await loadDuring(origin, world, () => sleep(IDLE_MS));
    resetPeak(child.pid ?? 0);
    const before = cpuNow();
    await reportOf(server);
    let figures: Record<string, number> = {};
    const besides = await loadDuring(origin, world, async () => {
      figures = await job.run(context);
    });
    const after = cpuNow();
    const cpuMs = { server: after.server - before.server, postgres: after.postgres - before.postgres };
    const { delayP99 } = await reportOf(server);
    const peakMb = processUse(child.pid ?? 0)?.peakRssMb ?? 0;
    const line = {
      job: job.name,
      idle,
      beside: besides,
      ratio: besides.p95 / idle.p95,
      delayP99,
      peakMb,
      cpuMs,
      figures,
    };
    console.log(textOf(line));
    lines.push(line);
  }
  return lines;
}

function textOf({ job, idle, beside, ratio, delayP99, peakMb, cpuMs, figures }: Line): string {
  const reached = ratio <= MAX_RATIO && delayP99 <= MAX_DELAY_MS;
  const own = Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  return `${reached ? "✓" : "✗"} ${job}: others' p95 ${beside.p95.toFixed(1)} ms, ${ratio.toFixed(2)} times idle (${idle.p95.toFixed(1)} ms); event loop p99 ${delayP99.toFixed(1)} ms; peak ${peakMb.toFixed(0)} MB; processor ${cpuMs.server.toFixed(0)} + ${cpuMs.postgres.toFixed(0)} ms; ${own.join(", ")}`;
}

await runWithCleanups(async (cleanups) => {
  const lines = await beside(cleanups);
  const machine = { cpu: cpus()[0]?.model ?? "?", cores: cpus().length, load: loadavg()[0] };
  console.log(`The figures are in ${await writeResults(values.json, { machine, size: SIZE, lines })}.`);
});
