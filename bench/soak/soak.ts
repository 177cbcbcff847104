import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { passwords } from "../../api/src/sessions/password.ts";
import { type RunningServer, startServer } from "../../testing/servers/server.ts";
import { type Cleanups, runWithCleanups } from "../cleanups.ts";
import { openBenchDatabase, query } from "../dataset/database.ts";
import { fillDatabase } from "../dataset/dataset.ts";
import { processUse } from "../processUse.ts";
import { writeResults } from "../report.ts";
import { writeDocuments } from "../requests/documents.ts";
import { type Minute, watchSoak } from "./soakMinutes.ts";
import { createMixedDay, PASSWORD, writeSoakDocuments } from "./soakOperations.ts";
import { startTraffic } from "./soakTraffic.ts";

const USAGE = `npm run bench:soak -- [minutes] [flags]     (default: 30 minutes)
  --rate 30            requests per second, a load that one core can handle easily
  --json FILE          the file for the figures; default: bench/results/<timestamp>.json
DATABASE_URL names a Postgres server on which the benchmark may create and drop a database; unset: an embedded one.`;

const SIZE = { products: 2000, orders: 30_000, customers: 5000, staff: 20, items: 10_000 };
/** The limits of an API process: its peak memory, and the growth of its memory in the second half. */
const MAX_MB = 512;
const MAX_MB_PER_HOUR = 40;
const METRICS_TOKEN = "the metrics of a soak";
/** The shortest run, in minutes, that shows a trend. */
const MIN_TREND_MINUTES = 10;

/** Runs a shop under load and watches its memory. Returns whether the memory stays small and flat and all responses are correct. */
async function soak(
  { minutes, rate, file }: { minutes: number; rate: number; file: string | undefined },
  cleanups: Cleanups,
): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "machiya-soak-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const documents = [join(folder, "bench.json"), join(folder, "soak.json")] as const;
  await writeDocuments(documents[0]);
  await writeSoakDocuments(documents[1]);
  const database = await openBenchDatabase();
  cleanups.push(() => database.remove());
  console.error("filling the shop");
  const dataset = await fillDatabase(database.url, SIZE);
  await query(
    database.url,
    `UPDATE "StaffMember" SET "passwordHash" = '${await passwords.hash(PASSWORD)}' WHERE username = 'admin'`,
  );
  const server = await start(database.url, documents);
  cleanups.push(() => server.stop());

  const world = { ...dataset, pages: 50, orderCount: { min: 0, max: Number.MAX_SAFE_INTEGER } };
  const loadBefore = loadavg()[0] ?? 0;
  const traffic = startTraffic(server.origin, await createMixedDay(world), rate);
  const rows = await watchSoak(server, minutes, METRICS_TOKEN, traffic.totals);
  await traffic.stop();

  const peakMb = processUse(server.process.pid ?? 0)?.peakRssMb ?? null;
  const half = rows.slice(Math.floor(rows.length / 2));
  const rssTrend = slope(half, ({ rssMb }) => rssMb) * 60;
  const heapTrend = slope(half, ({ heapLiveMb }) => heapLiveMb) * 60;
  const { responses, errors } = traffic.totals();
  const machine = { cpu: cpus()[0]?.model ?? "?", cores: cpus().length, node: process.version, loadBefore };
  const path = await writeResults(file, {
    machine,
    database: database.description,
    minutes,
    rate,
    size: SIZE,
    peakMb,
    rssTrend,
    heapTrend,
    responses,
    errors,
    rows,
  });
  const total = Object.values(responses).reduce((sum, count) => sum + count, 0);
  console.log(`
${total} responses in ${minutes} minutes: ${Object.entries(responses)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ")}.
Peak ${peakMb?.toFixed(0) ?? "?"} MB (at most ${MAX_MB}). Trend of the second half, in MB per hour (at most ${MAX_MB_PER_HOUR}): ${rssTrend.toFixed(1)} resident, ${heapTrend.toFixed(1)} in the heap after collections.
The figures are in ${path}.`);
  for (const error of errors) console.error(`✗ ${error}`);
  const isFlat = minutes < MIN_TREND_MINUTES || Math.max(rssTrend, heapTrend) <= MAX_MB_PER_HOUR;
  return errors.length === 0 && (peakMb ?? 0) <= MAX_MB && isFlat;
}

function start(databaseUrl: string, documents: readonly string[]): Promise<RunningServer> {
  return startServer(
    {
      NODE_ENV: "production",
      WORK_LIMITS: "false",
      DATABASE_URL: databaseUrl,
      SEED: "none",
      PERSISTED_DOCUMENTS: documents.join(),
      PERSISTED_ONLY: "true",
      METRICS_TOKEN,
      DRAIN_SECONDS: "0",
      LOG_LEVEL: "warn",
    },
    { imports: ["./bench/soak/soakProbe.ts"] },
  );
}

/** Returns the slope of the least-squares line through the values, per minute. */
function slope(rows: readonly Minute[], valueIn: (row: Minute) => number): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(rows.map(({ minute }) => minute)), mean(rows.map(valueIn))];
  const above = rows.reduce((sum, row) => sum + (row.minute - x) * (valueIn(row) - y), 0);
  const below = rows.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  return below === 0 ? 0 : above / below;
}

async function main(): Promise<void> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rate: { ...text, default: "30" }, json: text },
  });
  const [minutes, rate] = [Number(positionals[0] ?? 30), Number(values.rate)];
  if (!(minutes > 0 && rate > 0)) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  await runWithCleanups(async (cleanups) => {
    if (!(await soak({ minutes, rate, file: values.json }, cleanups))) process.exitCode = 1;
  });
}

await main();
