import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { globalId } from "@machiya/schema/ids";
import { startEmbedded } from "../api/src/database/embedded.ts";
import { databaseUrl } from "../api/src/database/engineAdapter.ts";
import { migrate } from "../api/src/database/migrate.ts";
import { COOKIE_NAMES } from "../api/src/sessions/sessionStore.ts";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { type RunningServer, startServer } from "../testing/servers/server.ts";
import { startStandby } from "../testing/servers/standby.ts";
import { type Cleanups, runWithCleanups } from "./cleanups.ts";
import { ADMIN_TOKEN, customerToken, type Dataset, fillDatabase } from "./dataset/dataset.ts";
import { postgresMs, postmasterOf, processUse } from "./processUse.ts";
import { type DocumentName, hashOf, writeDocuments } from "./requests/documents.ts";

const SIZE = { products: 1_000, orders: 20_000, customers: 1_000, staff: 2, items: 100 };
const REQUESTS = 2_000;
const WARM_UP = 500;
const CONCURRENCY = 16;
/** In the mixed run, one request in this many is a checkout. */
const CHECKOUT_INTERVAL = 10;

/** Creates request number `index`. */
type RequestFactory = (dataset: Dataset, index: number) => RequestInit;

const persisted = (name: DocumentName, cookie: string, variables: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", cookie },
  body: JSON.stringify({
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(name) } },
    variables,
  }),
});
const readPage: RequestFactory = () =>
  persisted("orders", `${COOKIE_NAMES.staff}=${ADMIN_TOKEN}`, { first: 10 });
const checkOut: RequestFactory = ({ customers, products, prices }, index) => {
  const id = 1 + ((index * 7) % products);
  const lines = [{ productId: globalId("Product", id), quantity: "1", seenPrice: prices.get(id) }];
  const input = { buyerPhone: "0912345678", paymentMethod: "PAY_AT_STORE", lines };
  return persisted("checkout", `${COOKIE_NAMES.customer}=${customerToken(1 + (index % customers))}`, {
    input,
  });
};
const RUNS: Record<string, RequestFactory> = {
  "order pages": readPage,
  "with checkouts": (dataset, index) =>
    (index % CHECKOUT_INTERVAL === 0 ? checkOut : readPage)(dataset, index),
};

async function main(cleanups: Cleanups): Promise<void> {
  setLogLevel("warn");
  const folder = await mkdtemp(join(tmpdir(), "machiya-bench-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const primary = await startEmbedded(join(folder, "primary"));
  cleanups.push(primary.stop);
  const url = databaseUrl(primary.url, "machiya");
  await migrate(url);
  const dataset = await fillDatabase(url, SIZE);
  const standby = await startStandby(primary, join(folder, "primary"), join(folder, "standby"));
  cleanups.push(standby.stop);
  const documents = join(folder, "documents.json");
  await writeDocuments(documents);
  const env = {
    NODE_ENV: "production",
    WORK_LIMITS: "false",
    DATABASE_URL: url,
    SEED: "none",
    PERSISTED_DOCUMENTS: documents,
    LOG_LEVEL: "warn",
    DRAIN_SECONDS: "0",
  };
  const replica = databaseUrl(standby.url, "machiya");
  const servers = {
    alone: await startServer(env),
    "with a replica": await startServer({ ...env, DATABASE_REPLICA_URL: replica }),
  };
  for (const server of Object.values(servers)) cleanups.push(() => server.stop());

  const postmasters = [await postmasterOf(url), await postmasterOf(replica)];
  console.log(`Processor time in microseconds per request (${REQUESTS} requests, ${CONCURRENCY} concurrent):
run             reads             p50 ms  server  primary  replica`);
  for (const [run, createRequest] of Object.entries(RUNS)) {
    for (const [name, server] of Object.entries(servers)) {
      await load(server, dataset, createRequest, WARM_UP);
      const use = () => [
        processUse(server.process.pid ?? 0)?.cpuMs ?? 0,
        ...postmasters.map((pid) => (pid === null ? 0 : postgresMs(pid))),
      ];
      const before = use();
      const p50 = await load(server, dataset, createRequest, REQUESTS);
      const used = use().map((ms, index) => Math.round(((ms - (before[index] ?? 0)) * 1000) / REQUESTS));
      console.log(
        `${run.padEnd(16)}${name.padEnd(16)}${p50.toFixed(1).padStart(8)}${used.map((us) => String(us).padStart(8)).join(" ")}`,
      );
    }
  }
}

/** Sends a number of requests and returns their median latency in milliseconds. */
async function load(
  server: RunningServer,
  dataset: Dataset,
  createRequest: RequestFactory,
  requests: number,
): Promise<number> {
  const times: number[] = [];
  let next = 0;
  const one = async () => {
    while (next < requests) {
      const startedAt = performance.now();
      const response = await fetch(`${server.origin}/graphql`, createRequest(dataset, next++));
      const { errors } = await response.json();
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, one));
  return times.sort((one, other) => one - other)[times.length >> 1] ?? Number.NaN;
}

await runWithCleanups(main);
