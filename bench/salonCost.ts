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
import { openBenchDatabase, query } from "./dataset/database.ts";
import { type Dataset, fillDatabase } from "./dataset/dataset.ts";
import { seededRandom } from "./dataset/random.ts";
import { booking, freeSlots } from "./requests/bookingOperations.ts";
import { writeDocuments } from "./requests/documents.ts";
import type { PreparedRequest } from "./requests/preparedRequests.ts";

/*
 * Processor time of one question for a month's free slots, and of one booking, in this process and in Postgres: in turns, one after
 * another, through the application without its HTTP server. What other work takes of the machine is not in these figures.
 */
const SIZE = { products: 100, orders: 100, customers: 1_000, staff: 20, items: 30_000 };
/** So few bookings that the times they want are free for most. */
const OPERATIONS = {
  "free slots": { operation: freeSlots, door: "graphql", requests: 200 },
  "free slots by hand, without HTTP or GraphQL": { operation: freeSlots, door: "baseline", requests: 200 },
  booking: { operation: booking, door: "graphql", requests: 60 },
} as const;
const ROUNDS = 5;

type Month = Parameters<typeof baselineSlots>[0];

interface Cost {
  node: number;
  postgres: number;
}

/** Nanoseconds that a process has run, by Linux' own account. */
function ranFor(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]);
}

/** What Postgres' sessions have run so far, in nanoseconds, by their processes. */
async function sessions(url: string): Promise<Map<number, number>> {
  const backends = await query<{ pid: number }>(
    url,
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  return new Map(backends.map(({ pid }) => [pid, ranFor(pid)]));
}

/** Milliseconds that they ran since then; of one that ended meanwhile, which was idle, nothing. */
async function ranSince(url: string, before: ReadonlyMap<number, number>): Promise<number> {
  const now = await sessions(url);
  return [...now].reduce((sum, [pid, ran]) => sum + ran - (before.get(pid) ?? 0), 0) / 1e6;
}

/** Sends requests one after another; answers the milliseconds that this process ran for each. Throws when an answer is not the right one. */
async function ask(application: Application, shots: readonly PreparedRequest[]): Promise<number> {
  const requests = shots.map(
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
    const shot = shots[index];
    const fault = shot?.isAccepted(text) ? shot.check(JSON.parse(text)) : text;
    if (fault !== null) throw new Error(fault);
  }
  return (user + system) / 1000 / shots.length;
}

/** A month's free slots as the baseline answers them, without its HTTP server; answers the milliseconds as above. */
async function askByHand(pool: pg.Pool, shots: readonly PreparedRequest[]): Promise<number> {
  const questions = shots.map(({ body = "" }): Month => JSON.parse(body));
  const started = process.cpuUsage();
  for (const question of questions) {
    const values = [question.from, question.to];
    const { rows } = await pool.query<{ body: string }>({ name: "free-slots", text: SLOTS, values });
    const slotRows: SlotRows = JSON.parse(rows[0]?.body ?? "");
    JSON.stringify({ days: baselineSlots(question, slotRows) });
  }
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 / shots.length;
}

async function measure(url: string, dataset: Dataset, documents: string): Promise<Map<string, Cost[]>> {
  const variables = {
    NODE_ENV: "production",
    WORK_LIMITS: "false",
    DATABASE_URL: url,
    PERSISTED_DOCUMENTS: documents,
  };
  const env = readEnv({ ...variables, ANSWER_CACHE: "false" });
  // One connection: Postgres plans each statement once.
  const prisma = connectPrisma(url, { poolSize: 1 });
  const application = await createApplication({ env, prisma, databaseUrl: url });
  const world = { ...dataset, pages: 1, orderCount: { min: 0, max: 0 } };
  const pool = new pg.Pool({ connectionString: url, max: 1, options: "-c TimeZone=UTC" });
  const costs = new Map<string, Cost[]>();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, { operation, door, requests }] of Object.entries(OPERATIONS)) {
      const random = seededRandom(round);
      const shots = Array.from({ length: requests }, () => operation(world, random)[door]?.() ?? []).flat();
      const before = await sessions(url);
      const node = await (door === "baseline" ? askByHand(pool, shots) : ask(application, shots));
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
const folder = await mkdtemp(join(tmpdir(), "machiya-bench-"));
const database = await openBenchDatabase();
try {
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
} finally {
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}
