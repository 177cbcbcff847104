import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { auditCheckouts, countOrders } from "./audit.ts";
import { type Cleanups, runWithCleanups } from "./cleanups.ts";
import { compareEntrypoints } from "./compareEntrypoints.ts";
import { openBenchDatabase } from "./dataset/database.ts";
import { fillDatabase } from "./dataset/dataset.ts";
import { evaluateGoals } from "./goals.ts";
import { measureAll } from "./measure.ts";
import { summarize, table, writeResults } from "./report.ts";
import { writeDocuments } from "./requests/documents.ts";
import { DESCRIPTIONS } from "./requests/operations.ts";
import { serverOf, startServers } from "./servers.ts";
import { readSettings, type Settings, USAGE } from "./settings.ts";

/** The number of error messages that are printed. */
const MAX_SHOWN_ERRORS = 10;

/**
 * Measures the hot operations on a full shop, through real API processes and the baseline. Returns whether every response was
 * correct, whether or not the goals were reached.
 */
async function bench(settings: Settings, cleanups: Cleanups): Promise<boolean> {
  const started = performance.now();
  const log = (line: string) =>
    console.error(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);

  const documents = await mkdtemp(join(tmpdir(), "machiya-bench-"));
  cleanups.push(() => rm(documents, { recursive: true, force: true }));
  await writeDocuments(join(documents, "documents.json"));
  log("creating a database");
  const database = await openBenchDatabase();
  cleanups.push(() => database.remove());
  log(
    `filling the database: ${settings.products} products, ${settings.orders} orders, ${settings.customers} customers, ${settings.staff} staff, ${settings.items} appointments`,
  );
  const dataset = await fillDatabase(database.url, settings);
  log("starting the servers");
  const servers = await startServers(
    database.url,
    join(documents, "documents.json"),
    settings.stock,
    cleanups,
  );

  const load = loadavg()[0] ?? 0;
  const count = await countOrders(database.url);
  const world = { ...dataset, pages: settings.pages, orderCount: { min: count, max: count } };
  log("comparing the values of all entrypoints");
  const differences = await compareEntrypoints(settings.operations, world, (operation, entrypoint) => {
    const { origin } = serverOf(servers, operation, entrypoint);
    return async ({ path, ...request }) => (await fetch(`${origin}${path}`, request)).json();
  });
  const { measurements, checkouts, bookings, errors } = await measureAll(
    settings,
    world,
    database.url,
    servers,
    log,
  );
  errors.push(...differences);
  errors.push(...(await auditCheckouts(database.url, dataset, checkouts.responses, checkouts.aborted)));
  for (const server of Object.values(servers)) errors.push(...loggedErrors(server.output()));

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
    errors,
  });
  for (const name of settings.operations) console.log(`${name}: ${DESCRIPTIONS[name]}`);
  console.log(`
${table(lines)}

Goals:
${goals.map(({ reached, text }) => `${reached ? "✓" : "✗"} ${text}`).join("\n")}

"baseline" is a hand-written node:http + SQL server on the same tables, without sessions and rules (bench/baseline). "of baseline" is a
share of its speed; "cpu of baseline" is its processor time (server and Postgres) divided by ours, which is more robust on a busy machine.
"cached total" and "cached response" mark the lines that benefit from them. The values of all entrypoints were compared before measuring.
Each entrypoint ran in one API process (NODE_ENV=production, persisted documents, uncompressed responses); ${database.description}.
This process sent the load with autocannon over keep-alive connections: ${settings.rounds} × ${settings.seconds} s for each line, in interleaved rounds.
All processes share ${machine.cores} cores (${machine.cpu}; load before: ${load.toFixed(2)}): compare only figures of the same run.
${bookings.responses} booking requests had a response and ${bookings.booked} appointments were booked (some by aborted requests); they were removed after each measurement.
${checkouts.responses} checkouts had a response. Every body was checked, one in 16 against the data; stock and sums of all placed orders were audited.
The figures are in ${file}.`);
  for (const error of errors.slice(0, MAX_SHOWN_ERRORS)) console.error(`✗ ${error}`);
  return errors.length === 0 && lines.every(({ errors }) => errors === 0);
}

/** Returns the errors that the server logged, except for requests that were aborted at the end of a measurement. */
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
  await runWithCleanups(async (cleanups) => {
    if (!(await bench(settings, cleanups))) process.exitCode = 1;
  });
}

await main();
