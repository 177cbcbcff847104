import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { passwords } from "../../api/src/sessions/password.ts";
import { type RunningServer, startServer } from "../../testing/servers/server.ts";
import { openBenchDatabase, query } from "../dataset/database.ts";
import { fillDatabase } from "../dataset/dataset.ts";
import { processUse } from "../processUse.ts";
import { writeResults } from "../report.ts";
import { writeDocuments } from "../requests/documents.ts";
import { type Minute, watchSoak } from "./soakMinutes.ts";
import { mixedDay, PASSWORD, writeSoakDocuments } from "./soakOperations.ts";
import { startTraffic } from "./soakTraffic.ts";

const USAGE = `npm run bench:soak -- [minutes] [flags]     minutes: 30
  --rate 30            requests in a second, a bounded load that one core holds easily
  --json FILE          where the figures go; default: bench/results/<timestamp>.json
DATABASE_URL: a Postgres server on which a database may be made and dropped; unset: an embedded one.`;

const SIZE = { products: 2000, orders: 30_000, customers: 5000, staff: 20, items: 10_000 };
/** An api process's bounds: the most memory at any moment, and how fast what it holds may grow in the second half. */
const MAX_MB = 350;
const MAX_MB_PER_HOUR = 40;
const METRICS_TOKEN = "the metrics of a soak";
/** Of minutes, the fewest that say something of a trend. */
const TREND_MINUTES = 10;

/** Runs a shop for some minutes and looks at what its process holds. True when it stays small and flat and answers right. */
async function soak(
  { minutes, rate, file }: { minutes: number; rate: number; file: string | undefined },
  cleaning: (() => Promise<void>)[],
): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "machiya-soak-"));
  cleaning.push(() => rm(folder, { recursive: true, force: true }));
  const documents = [join(folder, "bench.json"), join(folder, "soak.json")] as const;
  await writeDocuments(documents[0]);
  await writeSoakDocuments(documents[1]);
  const database = await openBenchDatabase();
  cleaning.push(() => database.remove());
  console.error("filling the shop");
  const dataset = await fillDatabase(database.url, SIZE);
  await query(
    database.url,
    `UPDATE "StaffMember" SET "passwordHash" = '${await passwords.hash(PASSWORD)}' WHERE username = 'admin'`,
  );
  const server = await start(database.url, documents);
  cleaning.push(() => server.stop());

  const world = { ...dataset, pages: 50, orderCount: { least: 0, most: Number.MAX_SAFE_INTEGER } };
  const loadBefore = loadavg()[0] ?? 0;
  const traffic = startTraffic(server.origin, await mixedDay(world), rate);
  const rows = await watchSoak(server, minutes, METRICS_TOKEN, traffic.seen);
  await traffic.stop();

  const peakMb = processUse(server.process.pid ?? 0)?.peakRssMb ?? null;
  const half = rows.slice(Math.floor(rows.length / 2));
  const rssTrend = slope(half, ({ rssMb }) => rssMb) * 60;
  const heapTrend = slope(half, ({ heapLiveMb }) => heapLiveMb) * 60;
  const { answered, faults } = traffic.seen();
  const machine = { cpu: cpus()[0]?.model ?? "?", cores: cpus().length, node: process.version, loadBefore };
  const written = await writeResults(file, {
    ...{ machine, database: database.description, minutes, rate, size: SIZE },
    ...{ peakMb, rssTrend, heapTrend, answered, faults, rows },
  });
  const total = Object.values(answered).reduce((sum, count) => sum + count, 0);
  console.log(`
${total} answers in ${minutes} minutes: ${Object.entries(answered)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ")}.
Peak ${peakMb?.toFixed(0) ?? "?"} MB (at most ${MAX_MB}). Trend of the second half, in MB an hour (at most ${MAX_MB_PER_HOUR}): ${rssTrend.toFixed(1)} resident, ${heapTrend.toFixed(1)} in the heap after collections.
Written to ${written}.`);
  for (const fault of faults) console.error(`✗ ${fault}`);
  const isFlat = minutes < TREND_MINUTES || Math.max(rssTrend, heapTrend) <= MAX_MB_PER_HOUR;
  return faults.length === 0 && (peakMb ?? 0) <= MAX_MB && isFlat;
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
    { imports: ["./bench/soakProbe.ts"] },
  );
}

/** Of the line through the points, by least squares; units of `of` a minute. */
function slope(rows: readonly Minute[], of: (row: Minute) => number): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(rows.map(({ minute }) => minute)), mean(rows.map(of))];
  const above = rows.reduce((sum, row) => sum + (row.minute - x) * (of(row) - y), 0);
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
  const cleaning: (() => Promise<void>)[] = [];
  const clean = async () => {
    for (const step of cleaning.splice(0).reverse()) await step();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void clean().finally(() => process.exit(1)));
  try {
    if (!(await soak({ minutes, rate, file: values.json }, cleaning))) process.exitCode = 1;
  } finally {
    await clean();
  }
}

await main();
