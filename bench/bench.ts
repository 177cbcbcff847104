import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { auditCheckouts, countOrders } from "./audit.ts";
import { compareEntrypoints } from "./compareEntrypoints.ts";
import { openBenchDatabase } from "./dataset/database.ts";
import { fillDatabase } from "./dataset/dataset.ts";
import { evaluateGoals } from "./goals.ts";
import { measureAll } from "./measure.ts";
import { summarize, table, writeResults } from "./report.ts";
import { writeDocuments } from "./requests/documents.ts";
import { MEANINGS } from "./requests/operations.ts";
import { serverOf, startServers } from "./servers.ts";
import { readSettings, type Settings, USAGE } from "./settings.ts";

/** Reasons that are printed. */
const MAX_SHOWN_ERRORS = 10;

/**
 * Measures the hot operations on a full shop, through real API processes and the baseline. True if every answer was right, whether
 * or not the goals were reached.
 */
async function bench(settings: Settings, cleaning: (() => Promise<void>)[]): Promise<boolean> {
  const started = performance.now();
  const tell = (line: string) =>
    console.error(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);

  const documents = await mkdtemp(join(tmpdir(), "machiya-bench-"));
  cleaning.push(() => rm(documents, { recursive: true, force: true }));
  await writeDocuments(join(documents, "documents.json"));
  tell("making a database");
  const database = await openBenchDatabase();
  cleaning.push(() => database.remove());
  tell(
    `filling it: ${settings.products} products, ${settings.orders} orders, ${settings.customers} customers, ${settings.staff} staff, ${settings.items} appointments`,
  );
  const dataset = await fillDatabase(database.url, settings);
  tell("starting the servers");
  const servers = await startServers(database.url, join(documents, "documents.json"), cleaning);

  const load = loadavg()[0] ?? 0;
  const count = await countOrders(database.url);
  const world = { ...dataset, pages: settings.pages, orderCount: { least: count, most: count } };
  tell("comparing the values of all entrypoints");
  const differences = await compareEntrypoints(settings.operations, world, (operation, door) => {
    const { origin } = serverOf(servers, operation, door);
    return async ({ path, ...request }) => (await fetch(`${origin}${path}`, request)).json();
  });
  const { measurements, checkouts, bookings, faults } = await measureAll(
    settings,
    world,
    database.url,
    servers,
    tell,
  );
  faults.push(...differences);
  faults.push(...(await auditCheckouts(database.url, dataset, checkouts.answered, checkouts.cutOff)));
  for (const server of Object.values(servers)) faults.push(...loggedErrors(server.output()));

  const lines = summarize(settings, measurements);
  const goals = evaluateGoals(lines, settings.connections);
  const machine = {
    cpu: cpus()[0]?.model ?? "?",
    cores: cpus().length,
    node: process.version,
    loadBefore: load,
  };
  const file = await writeResults(settings.file, {
    machine,
    database: database.description,
    settings,
    lines,
    goals,
    faults,
  });
  for (const name of settings.operations) console.log(`${name}: ${MEANINGS[name]}`);
  console.log(`
${table(lines)}

Goals:
${goals.map(({ reached, text }) => `${reached ? "✓" : "✗"} ${text}`).join("\n")}

"baseline" is a hand-written node:http + SQL server on the same tables, without sessions and rules (bench/baseline); "of baseline" are
shares of its speed, "cpu of baseline" is its processor time (server and Postgres) divided by ours, which is more robust on a busy machine.
"cached total" and "cached response" name the lines that benefit from these. Before measuring, the values of all entrypoints were compared.
One api process each (NODE_ENV=production, persisted documents, answers not compressed); ${database.description}.
The load comes from this process, not from theirs: autocannon, keep-alive, ${settings.rounds} × ${settings.seconds} s each, rounds interleaved.
All of them share ${machine.cores} cores (${machine.cpu}; load before: ${load.toFixed(2)}): compare figures of one run only.
${bookings.answered} wishes for an appointment were answered, ${bookings.booked} granted (also some that nobody waited for any more), and taken back after every measurement.
${checkouts.answered} checkouts; every body was looked at, one in 16 against the data; stock and sums of all placed orders were audited.
Written to ${file}.`);
  for (const fault of faults.slice(0, MAX_SHOWN_ERRORS)) console.error(`✗ ${fault}`);
  return faults.length === 0 && lines.every(({ errors }) => errors === 0);
}

/** What the server calls an error, other than requests that were cut off at the end of a measurement. */
const loggedErrors = (output: string) =>
  output
    .split("\n")
    .filter((line) => line.includes('"level":"error"') && !line.includes('"error":"AbortError"'))
    .map((line) => `the server logged: ${line}`);

async function main(): Promise<void> {
  let settings: Settings;
  try {
    settings = readSettings(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
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
    if (!(await bench(settings, cleaning))) process.exitCode = 1;
  } finally {
    await clean();
  }
}

await main();
