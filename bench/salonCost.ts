import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPrisma } from "@machiya/prisma/client";
import pg from "pg";
import { type Application, createApplication } from "../api/src/application.ts";
import { readEnv } from "../api/src/startup/env.ts";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { undoBookings } from "./audit.ts";
import { baselineSlots, type SlotRows } from "./baseline/baselineSlots.ts";
import { SLOTS } from "./baseline/baselineStatements.ts";
import { runWithCleanups } from "./cleanups.ts";
import { openBenchDatabase, query } from "./dataset/database.ts";
import { type Dataset, fillDatabase } from "./dataset/dataset.ts";
import { seededRandom } from "./dataset/random.ts";
import { booking, freeSlots } from "./requests/bookingOperations.ts";
import { writeDocuments } from "./requests/documents.ts";
import type { PreparedRequest } from "./requests/preparedRequests.ts";

/*
 * Measures the processor time of a month's free slots and of a booking, in this process and in Postgres: in turns, one
 * after another, through the application without its HTTP server. Other work of the machine is not included.
 */
const SIZE = { products: 100, orders: 100, customers: 1_000, staff: 20, items: 30_000 };
/** Few bookings, so that most of their times are free. */
const OPERATIONS = {
  "free slots": { operation: freeSlots, entrypoint: "graphql", requests: 200 },
  "free slots by hand, without HTTP or GraphQL": {
    operation: freeSlots,
    entrypoint: "baseline",
    requests: 200,
  },
  booking: { operation: booking, entrypoint: "graphql", requests: 60 },
} as const;
const ROUNDS = 5;

type Month = Parameters<typeof baselineSlots>[0];

interface Cost {
  node: number;
  postgres: number;
}

/** Returns for how many nanoseconds a process has run, as Linux counts them. */
function ranFor(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]);
}

/** Returns for how many nanoseconds each process of Postgres' sessions has run. */
async function sessions(url: string): Promise<Map<number, number>> {
  const backends = await query<{ pid: number }>(
    url,
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return new Map(backends.map(({ pid }) => [pid, ranFor(pid)]));
}

/** Returns for how many milliseconds they have run since then. A session that ended meanwhile was idle and does not count. */
async function ranSince(url: string, before: ReadonlyMap<number, number>): Promise<number> {
  const now = await sessions(url);
  return [...now].reduce((sum, [pid, ran]) => sum + ran - (before.get(pid) ?? 0), 0) / 1e6;
}

/** Sends requests one after another. Returns for how many milliseconds this process ran for each. Throws for a wrong response. */
async function measureRequests(
  application: Application,
  prepared: readonly PreparedRequest[],
): Promise<number> {
  const requests = prepared.map(
    ({ method, path, headers, body }) =>
      new Request(`http://127.0.0.1${path}`, { method, headers, ...(body && { body }) }),
  );
  const texts: string[] = [];
  const started = process.cpuUsage();
  for (const request of requests) {
    const response = await application.handle(request, { address: "127.0.0.1", secure: false });
    texts.push(await response.text());
  }
  const { user, system } = process.cpuUsage(started);
  for (const [index, text] of texts.entries()) {
    const request = prepared[index];
    const fault = request?.isAccepted(text) ? request.check(JSON.parse(text)) : text;
    if (fault !== null) throw new Error(fault);
  }
  return (user + system) / 1000 / prepared.length;
}

/** Computes a month's free slots as the baseline does, without its HTTP server. Returns the milliseconds as above. */
async function measureBaseline(pool: pg.Pool, prepared: readonly PreparedRequest[]): Promise<number> {
  const months = prepared.map(({ body = "" }): Month => JSON.parse(body));
  const started = process.cpuUsage();
  for (const month of months) {
    const values = [month.from, month.to];
    const { rows } = await pool.query<{ body: string }>({ name: "free-slots", text: SLOTS, values });
    const slotRows: SlotRows = JSON.parse(rows[0]?.body ?? "");
    JSON.stringify({ days: baselineSlots(month, slotRows) });
  }
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 / prepared.length;
}

async function measure(url: string, dataset: Dataset, documents: string): Promise<Map<string, Cost[]>> {
  const variables = {
    NODE_ENV: "production",
    WORK_LIMITS: "false",
    DATABASE_URL: url,
    PERSISTED_DOCUMENTS: documents,
  };
  const env = readEnv({ ...variables, RESPONSE_CACHE: "false" });
  // One connection: Postgres plans each statement once.
  const prisma = connectPrisma(url, { poolSize: 1 });
  const application = await createApplication({ env, prisma, databaseUrl: url });
  const world = { ...dataset, pages: 1, orderCount: { min: 0, max: 0 } };
  const pool = new pg.Pool({ connectionString: url, max: 1, options: "-c TimeZone=UTC" });
  const costs = new Map<string, Cost[]>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, { operation, entrypoint, requests }] of Object.entries(OPERATIONS)) {
      const random = seededRandom(round);
      const prepared = Array.from(
        { length: requests },
        () => operation(world, random)[entrypoint]?.() ?? [],
      ).flat();
      const before = await sessions(url);
      const node = await (entrypoint === "baseline"
        ? measureBaseline(pool, prepared)
        : measureRequests(application, prepared));
      const postgres = (await ranSince(url, before)) / requests;
      // The first round warms up.
      if (round > 0) costs.set(name, [...(costs.get(name) ?? []), { node, postgres }]);
      await undoBookings(url, world);
    }
  }
  await pool.end();
  application.endSubscriptions();
  await application.close();
  await prisma.$disconnect();
  return costs;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

setLogLevel("warn");
await runWithCleanups(async (cleanups) => {
  const folder = await mkdtemp(join(tmpdir(), "machiya-bench-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const database = await openBenchDatabase();
  cleanups.push(() => database.remove());
  const documents = join(folder, "documents.json");
  await writeDocuments(documents);
  const costs = await measure(database.url, await fillDatabase(database.url, SIZE), documents);
  console.log("| | node, ms | Postgres, ms |\n|---|---:|---:|");
  for (const [name, rounds] of costs) {
    const cells = (["node", "postgres"] as const).map((of) =>
      median(rounds.map((cost) => cost[of])).toFixed(2),
    );
    console.log(`| ${[name, ...cells].join(" | ")} |`);
  }
});
