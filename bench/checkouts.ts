import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPrisma } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { createApplication } from "../api/src/application.ts";
import { COOKIE_NAMES } from "../api/src/sessions/sessionStore.ts";
import { readEnv } from "../api/src/startup/env.ts";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { startServer } from "../testing/servers/server.ts";
import { openBenchDatabase, query } from "./dataset/database.ts";
import { customerToken, type Dataset, fillDatabase } from "./dataset/dataset.ts";
import { processUse } from "./processUse.ts";
import { hashOf, writeDocuments } from "./requests/documents.ts";

const SIZE = { products: 1_000, orders: 20_000, customers: 1_000, staff: 2, items: 100 };
const WARM_UP = 500;
const CHECKOUTS = 1_000;
const CONCURRENCY = 16;

/** Returns the request of checkout number `index`: two products, for each customer in turn. */
function checkout({ customers, products, prices }: Dataset, index: number): RequestInit {
  const lines = [index, index + products / 2].map((number) => {
    const id = 1 + ((number * 7) % products);
    return { productId: globalId("Product", id), quantity: "1", seenPrice: prices.get(id) };
  });
  const input = { buyerPhone: "0912345678", paymentMethod: "PAY_AT_STORE", lines };
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: `${COOKIE_NAMES.customer}=${customerToken(1 + (index % customers))}`,
    },
    body: JSON.stringify({
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf("checkout") } },
      variables: { input },
    }),
  };
}

async function assertPlaced(response: Response): Promise<void> {
  const { data, errors } = await response.json();
  if (typeof data?.placeOrder?.number !== "number") throw new Error(JSON.stringify(errors ?? data));
}

/** Returns the processor time of Postgres including its ended connections, in milliseconds. */
function postgresUse(postmaster: number): number {
  const stat = (pid: string) => {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  };
  const children = readdirSync("/proc").filter(
    (pid) => /^\d+$/.test(pid) && tryOr(() => Number(stat(pid)[1]) === postmaster, false),
  );
  const running = children.map((pid) => tryOr(() => processUse(Number(pid))?.cpuMs ?? 0, 0));
  const ended = stat(String(postmaster)).slice(13, 15);
  return [...running, ...ended.map((ticks) => Number(ticks) * 10)].reduce((sum, ms) => sum + ms, 0);
}

function tryOr<Value>(work: () => Value, fallback: Value): Value {
  try {
    return work();
  } catch {
    return fallback;
  }
}

/** Returns the statements of one checkout: the shortest of several recordings, because background jobs add statements of their own. */
async function statementsOf(url: string, dataset: Dataset, documents: string): Promise<string[]> {
  let statements: string[] = [];
  let fewest: string[] | undefined;
  const prisma = connectPrisma(url, { onStatement: (sql) => statements.push(sql) });
  const application = await createApplication({
    env: readEnv({ NODE_ENV: "test", DATABASE_URL: url, PERSISTED_DOCUMENTS: documents }),
    prisma,
    databaseUrl: url,
  });
  for (const index of [0, 1, 2, 3, 4].map((turn) => turn * dataset.customers)) {
    statements = [];
    const request = new Request("http://127.0.0.1/graphql", checkout(dataset, index));
    await assertPlaced(await application.handle(request, { address: "127.0.0.1", secure: false }));
    if (fewest === undefined || statements.length < fewest.length) fewest = statements;
  }
  application.endSubscriptions();
  await application.close();
  await prisma.$disconnect();
  return fewest ?? [];
}

async function main(): Promise<void> {
  setLogLevel("warn");
  const folder = await mkdtemp(join(tmpdir(), "machiya-bench-"));
  const database = await openBenchDatabase();
  try {
    const dataset = await fillDatabase(database.url, SIZE);
    const documents = join(folder, "documents.json");
    await writeDocuments(documents);
    const statements = await statementsOf(database.url, dataset, documents);
    const server = await startServer({
      NODE_ENV: "production",
      WORK_LIMITS: "false",
      DATABASE_URL: database.url,
      SEED: "none",
      PERSISTED_DOCUMENTS: documents,
      LOG_LEVEL: "warn",
    });
    try {
      const postmaster = await postmasterOf(database.url);
      const run = async (from: number, to: number) => {
        let next = from;
        const one = async () => {
          while (next < to)
            await assertPlaced(await fetch(`${server.origin}/graphql`, checkout(dataset, next++)));
        };
        await Promise.all(Array.from({ length: CONCURRENCY }, one));
      };
      await run(0, WARM_UP);
      const use = () => ({
        server: processUse(server.process.pid ?? 0)?.cpuMs ?? 0,
        postgres: postgresUse(postmaster),
      });
      const before = use();
      await run(WARM_UP, WARM_UP + CHECKOUTS);
      const after = use();
      console.log(statements.map((sql) => sql.replaceAll(/\s+/g, " ").trim().slice(0, 110)).join("\n"));
      console.log(`${statements.length} statements
${CHECKOUTS} checkouts, ${CONCURRENCY} concurrent: ${after.server - before.server} ms of processor time in the server, ${after.postgres - before.postgres} ms in Postgres`);
    } finally {
      await server.stop();
    }
  } finally {
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the process ID of the postmaster. */
async function postmasterOf(url: string): Promise<number> {
  const [row] = await query<{ file: string }>(url, "SELECT pg_read_file('postmaster.pid') AS file");
  return Number(row?.file.split("\n")[0]);
}

await main();
