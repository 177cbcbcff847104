import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type RunningServer, startServer } from "../../testing/servers/server.ts";
import { type Cleanups, runWithCleanups } from "../cleanups.ts";
import { openBenchDatabase } from "../dataset/database.ts";
import { fillDatabase } from "../dataset/dataset.ts";
import { writeDocuments } from "../requests/documents.ts";
import { ATTACKS } from "./attackRequests.ts";
import { type Experience, visitShop } from "./normalCustomer.ts";
import { PROBE, withUsage } from "./serverUsage.ts";

const USAGE = `npm run attack -- [flags]
  --seconds 15   length of each measurement, beside an attack and idle
  --only texts   runs the attacks whose name contains one of these, which commas separate
  --profile dir  writes a CPU profile of each server there; use it with one attack
DATABASE_URL: a Postgres server on which a database may be made and dropped; unset: an embedded one.`;

const SHOP = { products: 2000, orders: 10_000, customers: 500, staff: 20, items: 3000 };
/**
 * The ids of the normal customers, none of them an attacker's: one of them gets only some 200 responses in 15 s, whose
 * 95th percentile varies by half from run to run.
 */
const CUSTOMERS = [1, 22, 23, 24];
/** The goal: beside an attack, the normal customers' 95th percentile is at most so many times the idle one. */
const MAX_RATIO = 3;
/** Differences below this are not an effect of an attack. */
const TOLERANCE_MS = 5;
const WARM_UP_SECONDS = 5;

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const ms = (value: number) => value.toFixed(1).padStart(8);

interface Shop {
  servers: readonly RunningServer[];
  origins: string[];
  prices: ReadonlyMap<number, string>;
}

/** Visits the shop as all normal customers at the same time. */
async function visitTogether(
  { origins, prices }: Pick<Shop, "origins" | "prices">,
  seconds: number,
): Promise<Experience> {
  const visits = CUSTOMERS.map((customer) => visitShop(origins, seconds, prices, customer));
  const experiences = await Promise.all(visits);
  return {
    latencies: experiences.flatMap(({ latencies }) => latencies).sort((a, b) => a - b),
    refusals: experiences.flatMap(({ refusals }) => refusals),
  };
}

/**
 * Measures the customers beside the attack, and the processor time of a server's main thread per second; without origins to
 * attack, beside the attackers' own server.
 */
async function measure(name: string, attacked: readonly string[], shop: Shop, seconds: number) {
  const child = spawn(
    process.execPath,
    ["bench/attacks/attackProcess.ts", name, String(seconds + 2), ...attacked],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  const ended = once(child, "exit");
  // Its connections are open before the customers come.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { result, usages } = await withUsage(shop.servers, () => visitTogether(shop, seconds));
  await ended;
  const cpuMs = usages.reduce((sum, usage) => sum + usage.cpuMs, 0) / usages.length / seconds;
  const longestMs = Math.max(...usages.map((usage) => usage.longestMs));
  return { experience: result, cpuMs, longestMs, tally: output.trim() };
}

/** Runs one attack, prints its row, and returns whether it had no effect on the customers. */
async function run(name: string, shop: Shop, seconds: number): Promise<boolean> {
  const idle = await measure(name, [], shop, seconds);
  const beside = await measure(name, shop.origins, shop, seconds);
  const p95 = ({ latencies }: Experience) => percentile(latencies, 0.95);
  const [before, during] = [p95(idle.experience), p95(beside.experience)];
  const refusals = [...idle.experience.refusals, ...beside.experience.refusals];
  const holds = during <= Math.max(MAX_RATIO * before, before + TOLERANCE_MS) && refusals.length === 0;
  console.log(
    `${holds ? "✓" : "✗"} ${name.padEnd(40)}${ms(before)} ${ms(during)} ${(during / before).toFixed(2).padStart(6)} ${String(refusals.length).padStart(8)}${ms(idle.cpuMs)} ${ms(beside.cpuMs)} ${ms(beside.longestMs)}  ${beside.tally}`,
  );
  for (const refusal of refusals.slice(0, 3)) console.log(`    refused: ${refusal}`);
  return holds;
}

async function main(cleanups: Cleanups): Promise<void> {
  const { values } = parseArgs({
    options: { seconds: { type: "string" }, only: { type: "string" }, profile: { type: "string" } },
  });
  const seconds = Number(values.seconds ?? 15);
  if (!(seconds >= 2)) throw new Error(USAGE);
  const folder = await mkdtemp(join(tmpdir(), "machiya-attack-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const documents = join(folder, "documents.json");
  await writeDocuments(documents);
  const database = await openBenchDatabase();
  cleanups.push(() => database.remove());
  const { prices } = await fillDatabase(database.url, SHOP);
  const servers: RunningServer[] = [];
  for (let index = 0; index < 2; index += 1) {
    const server = await startServer(
      {
        NODE_ENV: "production",
        DATABASE_URL: database.url,
        DATABASE_WAIT_MS: "2000",
        SEED: "none",
        PERSISTED_DOCUMENTS: documents,
        LOG_LEVEL: "error",
        ...(values.profile && { ATTACK_PROFILE: join(values.profile, `server${index + 1}.cpuprofile`) }),
      },
      { imports: [PROBE] },
    );
    servers.push(server);
    cleanups.push(() => server.stop());
  }
  const shop = { servers, origins: servers.map(({ origin }) => origin), prices };
  await visitTogether(shop, WARM_UP_SECONDS);
  console.log(
    `Two api processes (NODE_ENV=production); ${database.description}; ${cpus().length} cores (${cpus()[0]?.model}), load before: ${loadavg()[0]?.toFixed(2)}.
Ten attackers on this machine, 200 requests a second in all. The 95th percentile of ${CUSTOMERS.length} normal customers in milliseconds,
and a server's main thread: milliseconds per second idle and attacked, and the longest block while attacked:\n
  ${"attack".padEnd(40)}    idle  attacked  ratio  refused  cpu idle attacked  longest  responses to the attackers by HTTP status`,
  );
  let hold = true;
  const texts = (values.only ?? "").split(",");
  for (const name of Object.keys(ATTACKS).filter((one) => texts.some((text) => one.includes(text))))
    hold = (await run(name, shop, seconds)) && hold;
  const errors = servers.flatMap((server) =>
    server
      .output()
      .split("\n")
      .filter((line) => line.includes('"level":"error"')),
  );
  for (const line of errors.slice(0, 10)) console.log(`the server logged: ${line.slice(0, 400)}`);
  if (!hold) process.exitCode = 1;
}

await runWithCleanups(main);
