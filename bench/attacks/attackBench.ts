import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type RunningServer, startServer } from "../../testing/servers/server.ts";
import { countOrders } from "../audit.ts";
import { openBenchDatabase } from "../dataset/database.ts";
import { fillDatabase } from "../dataset/dataset.ts";
import { seededRandom } from "../dataset/random.ts";
import { type LoadResult, sendRequests } from "../load.ts";
import { processUse } from "../processUse.ts";
import { writeDocuments } from "../requests/documents.ts";
import { OPERATIONS, type World } from "../requests/operations.ts";
import { attackClient } from "./attackClient.ts";
import { BEYOND } from "./attackRequests.ts";

const USAGE = `npm run bench:attack -- [flags]
  --seconds 60   length of the attack
  --alone 20     seconds of the normal user alone, before and after
  --each 50      how often every refusal is timed
DATABASE_URL: a Postgres server on which a database may be made and dropped; unset: an embedded one.`;

const SHOP = { products: 2000, orders: 10_000, customers: 500, staff: 20, items: 3000 };
/** What a normal user does, in turn: looks at the shop, orders, looks at orders. */
const MIX = ["storefront", "order", "storefront", "checkout", "orders", "order-lines"] as const;
const SHOTS = 600;
const USER = "203.0.113.7";
/** Goals of the project. */
const REFUSED_WITHIN_MS = 50;
const TIMES_BASELINE = 2;

/** Rounds that are not timed. */
const WARM_UP = 3;

/** Processor time of the api so far: what a busy machine does not lengthen. */
const cpuMs = ({ pid = 0 }: RunningServer["process"]) => processUse(pid)?.cpuMs ?? Number.NaN;

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const ms = (value: number) => value.toFixed(1).padStart(8);

/** How long every refusal takes, one at a time. Each comes from an address of its own, so that none is answered for another. */
async function timeRefusals({ origin, process: api }: RunningServer, each: number): Promise<boolean> {
  console.log(`\n${"refused because of".padEnd(34)}     p50      p99 ms  api cpu ms  HTTP`);
  let within = true;
  for (const [index, [name, asked]] of Object.entries(BEYOND).entries()) {
    const times: number[] = [];
    const statuses = new Set<number | null>();
    const before = cpuMs(api);
    for (let round = -WARM_UP; round < each; round += 1) {
      const client = attackClient(origin, `192.0.2.${index}.${round}`);
      const { status, ms: taken } = await client.send(asked);
      client.close();
      statuses.add(status);
      if (round >= 0) times.push(taken);
    }
    times.sort((a, b) => a - b);
    within &&= percentile(times, 0.99) <= REFUSED_WITHIN_MS;
    const cpu = (cpuMs(api) - before) / (each + WARM_UP);
    console.log(
      `${name.padEnd(34)}${ms(percentile(times, 0.5))} ${ms(percentile(times, 0.99))} ${ms(cpu)}        ${[...statuses].join(", ")}`,
    );
  }
  return within;
}

/** The normal user's requests over one connection, as fast as the answers come. */
function normalUser(origin: string, world: World, seconds: number, seed: number): Promise<LoadResult> {
  const random = seededRandom(seed);
  const shots = Array.from({ length: SHOTS }, (_, index) => {
    const shot = OPERATIONS[MIX[index % MIX.length] ?? "order"](world, random).graphql?.();
    return shot === undefined ? [] : [{ ...shot, headers: { ...shot.headers, "x-forwarded-for": USER } }];
  }).flat();
  return sendRequests({ origin, connections: 1, seconds, requestsOf: () => shots });
}

async function attack(origin: string, seconds: number, user: () => Promise<Measured>) {
  const child = spawn(process.execPath, ["bench/attacks/attack.ts", origin, String(seconds)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  const ended = once(child, "exit");
  // Their connections are open before the user comes.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const measured = await user();
  await ended;
  return { ...measured, tally: JSON.parse(output) as Record<string, Record<string, number>> };
}

async function measure(
  server: RunningServer,
  databaseUrl: string,
  world: World,
  given: Settings,
): Promise<boolean> {
  const { origin } = server;
  const settled = async () => {
    const min = await countOrders(databaseUrl);
    return { ...world, orderCount: { min, max: min + 1_000_000 } };
  };
  const busy = async (work: () => Promise<LoadResult>) => {
    const [began, used] = [performance.now(), cpuMs(server.process)];
    const burst = await work();
    return { burst, busy: (100 * (cpuMs(server.process) - used)) / (performance.now() - began) };
  };
  await normalUser(origin, await settled(), 3, 0);
  const alone = await settled();
  const before = await busy(() => normalUser(origin, alone, given.alone, 1));
  const later = await settled();
  const during = await attack(origin, given.seconds, () =>
    busy(() => normalUser(origin, later, given.seconds - 2, 2)),
  );
  const last = await settled();
  const after = await busy(() => normalUser(origin, last, given.alone, 3));

  console.log(`\n${"normal user".padEnd(34)}     p50      p95      p99 ms  answers  errors  api busy`);
  for (const [name, { burst, busy: share }] of [
    ["alone, before", before],
    ["beside ten hostile clients", during],
    ["alone, after", after],
  ] as const) {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => ms(percentile(burst.latencies, share)));
    console.log(
      `${name.padEnd(34)}${p50} ${p95} ${p99}   ${burst.correct}  ${burst.errorCount}  ${share.toFixed(0)} % ${burst.errors.join(" | ")}`,
    );
  }
  const baseline = percentile(before.burst.latencies, 0.95);
  const ratio = percentile(during.burst.latencies, 0.95) / baseline;
  console.log(
    `p95 beside the attack is ${ratio.toFixed(2)} times the baseline (goal: ${TIMES_BASELINE})\n\nanswers to the hostile clients, by HTTP status`,
  );
  for (const [name, counts] of Object.entries(during.tally))
    console.log(`${name.padEnd(34)} ${JSON.stringify(counts)}`);
  const errors = before.burst.errorCount + during.burst.errorCount + after.burst.errorCount;
  return ratio <= TIMES_BASELINE && errors === 0;
}

interface Measured {
  burst: LoadResult;
  /** Percent of one processor that the api process used. */
  busy: number;
}

interface Settings {
  seconds: number;
  alone: number;
  each: number;
}

function readSettings(): Settings {
  const option = (value: string) => ({ type: "string", default: value }) as const;
  const { values } = parseArgs({
    options: { seconds: option("60"), alone: option("20"), each: option("50") },
  });
  const [seconds = 0, alone = 0, each = 0] = [values.seconds, values.alone, values.each].map(Number);
  if (!(seconds >= 5 && alone >= 1 && Number.isInteger(each) && each >= 1)) throw new Error(USAGE);
  return { seconds, alone, each };
}

async function main(cleaning: (() => Promise<void>)[]): Promise<void> {
  const given = readSettings();
  const documents = await mkdtemp(join(tmpdir(), "machiya-hostile-"));
  cleaning.push(() => rm(documents, { recursive: true, force: true }));
  await writeDocuments(join(documents, "documents.json"));
  const database = await openBenchDatabase();
  cleaning.push(() => database.remove());
  const dataset = await fillDatabase(database.url, SHOP);
  const server = await startServer({
    NODE_ENV: "production",
    DATABASE_URL: database.url,
    SEED: "none",
    PERSISTED_DOCUMENTS: join(documents, "documents.json"),
    // The clients' addresses are made up: all of them are this machine.
    TRUST_PROXY: "true",
    LOG_LEVEL: "error",
  });
  cleaning.push(() => server.stop());
  console.log(
    `One api process (NODE_ENV=production); ${database.description}; ${cpus().length} cores (${cpus()[0]?.model}), load before: ${loadavg()[0]?.toFixed(2)}.\nThe hostile clients run on the same machine, at the lowest priority.`,
  );
  const refused = await timeRefusals(server, given.each);
  console.log(refused ? `all within ${REFUSED_WITHIN_MS} ms` : `✗ not all within ${REFUSED_WITHIN_MS} ms`);
  const world = { ...dataset, pages: 50, orderCount: { min: 0, max: 0 } };
  const held = await measure(server, database.url, world, given);
  for (const line of server
    .output()
    .split("\n")
    .filter((one) => one.includes('"level":"error"'))
    .slice(0, 10))
    console.log(`the server logged: ${line.slice(0, 400)}`);
  if (!refused || !held) process.exitCode = 1;
}

const cleaning: (() => Promise<void>)[] = [];
try {
  await main(cleaning);
} finally {
  for (const step of cleaning.reverse()) await step();
}
