import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connectPrisma } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { createApplication } from "../api/src/application.ts";
import { COOKIE_NAMES } from "../api/src/sessions/sessionStore.ts";
import { readEnv } from "../api/src/startup/env.ts";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { startServer } from "../testing/servers/server.ts";
import { type Cleanups, runWithCleanups } from "./cleanups.ts";
import { openBenchDatabase, query } from "./dataset/database.ts";
import { customerToken, type Dataset, fillDatabase } from "./dataset/dataset.ts";
import { postgresMs, postmasterOf, processUse } from "./processUse.ts";
import { hashOf, writeDocuments } from "./requests/documents.ts";

/*
 * Measures the processor time of checkouts.
 *   node bench/checkouts.ts [--variants]
 * With --variants, it also compares, in turns, checkouts of products that are paid at the store with checkouts of
 * variants that are paid by card, with an online payment provider and a time to pay.
 */
const { values: flags } = parseArgs({ options: { variants: { type: "boolean", default: false } } });

const SIZE = { products: 1_000, orders: 20_000, customers: 1_000, staff: 2, items: 100 };
const WARM_UP = 500;
const CHECKOUTS = 1_000;
const CONCURRENCY = 16;
/** The number of turns that the comparison measures for each kind of checkout. */
const TURNS = 10;
/** With --variants, this many of the products are variants: those with the highest IDs. */
const VARIANTS = 500;
const VARIANTS_PER_PRODUCT = 5;

type Kind = "products" | "variants";

/** Returns the request of checkout number `index`: two products or variants, for each customer in turn. */
function checkout({ customers, products, prices }: Dataset, index: number, kind?: Kind): RequestInit {
  const [first, count] =
    kind === undefined
      ? [1, products]
      : kind === "products"
        ? [1, products - VARIANTS]
        : [1 + products - VARIANTS, VARIANTS];
  const lines = [index, index + count / 2].map((number) => {
    const id = first + ((number * 7) % count);
    return { productId: globalId("Product", id), quantity: "1", seenPrice: prices.get(id) };
  });
  const paymentMethod = kind === "variants" ? "CARD" : "PAY_AT_STORE";
  const input = { buyerPhone: "0912345678", paymentMethod, lines };
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

/** Makes the last products variants of new ones, and limits the time to pay online. */
async function addVariants(url: string, { products }: Dataset): Promise<void> {
  const options = JSON.stringify([{ name: "Size", values: ["S", "M", "L", "XL", "XXL"] }]);
  const first = 1 + products - VARIANTS;
  await query(
    url,
    `WITH made AS (
       INSERT INTO "Product" (name, price, options, "hasVariants", "updatedAt")
       SELECT 'Shirt ' || i, 100, '${options}', true, now() FROM generate_series(1, ${VARIANTS / VARIANTS_PER_PRODUCT}) i
       RETURNING id)
     UPDATE "Product" p SET "parentId" = made.id,
       "optionValues" = ARRAY[('{S,M,L,XL,XXL}'::text[])[1 + (p.id - ${first}) % ${VARIANTS_PER_PRODUCT}]]
     FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM made) made
     WHERE p.id BETWEEN ${first} AND ${products} AND made.number = (p.id - ${first}) / ${VARIANTS_PER_PRODUCT}`,
  );
  await query(url, `UPDATE "Store" SET "onlinePaymentMinutes" = 30`);
}

async function main(cleanups: Cleanups): Promise<void> {
  setLogLevel("warn");
  const folder = await mkdtemp(join(tmpdir(), "machiya-bench-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const database = await openBenchDatabase();
  cleanups.push(() => database.remove());
  const dataset = await fillDatabase(database.url, SIZE);
  const documents = join(folder, "documents.json");
  await writeDocuments(documents);
  const statements = await statementsOf(database.url, dataset, documents);
  if (flags.variants) await addVariants(database.url, dataset);
  const server = await startServer({
    // Only outside of production can providers be stand-ins.
    ...(flags.variants
      ? { NODE_ENV: "test", PAYMENT_STAND_INS: "true", SECRETS_KEY: randomBytes(32).toString("base64") }
      : { NODE_ENV: "production" }),
    WORK_LIMITS: "false",
    DATABASE_URL: database.url,
    SEED: "none",
    PERSISTED_DOCUMENTS: documents,
    LOG_LEVEL: "warn",
  });
  cleanups.push(() => server.stop());
  const postmaster = await postmasterOf(database.url);
  if (postmaster === null) throw new Error("The processes of Postgres are not visible on this machine.");
  const run = async (from: number, to: number, kind?: Kind) => {
    let next = from;
    const one = async () => {
      while (next < to)
        await assertPlaced(await fetch(`${server.origin}/graphql`, checkout(dataset, next++, kind)));
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, one));
  };
  await run(0, WARM_UP);
  if (flags.variants) return await compare(run);
  const use = () => ({
    server: processUse(server.process.pid ?? 0)?.cpuMs ?? 0,
    postgres: postgresMs(postmaster),
  });
  const before = use();
  await run(WARM_UP, WARM_UP + CHECKOUTS);
  const after = use();
  console.log(statements.map((sql) => sql.replaceAll(/\s+/g, " ").trim().slice(0, 110)).join("\n"));
  console.log(`${statements.length} statements
${CHECKOUTS} checkouts, ${CONCURRENCY} concurrent: ${after.server - before.server} ms of processor time in the server, ${after.postgres - before.postgres} ms in Postgres`);
}

/** Runs both kinds of checkouts in turns, and prints how many of each were placed per second. */
async function compare(run: (from: number, to: number, kind: Kind) => Promise<void>): Promise<void> {
  const seconds: Record<Kind, number[]> = { products: [], variants: [] };
  let next = WARM_UP;
  for (let turn = 0; turn < 2 * (TURNS + 1); turn += 1) {
    const kind = turn % 2 === 0 ? "products" : "variants";
    const began = performance.now();
    await run(next, next + CHECKOUTS / 5, kind);
    next += CHECKOUTS / 5;
    // The first turn of each kind plans its statements.
    if (turn >= 2) seconds[kind].push((performance.now() - began) / 1000);
  }
  const perSecond = (kind: Kind) => {
    const sorted = seconds[kind].toSorted((a, b) => a - b);
    const [low = 0, high = 0] = [sorted[TURNS / 2 - 1], sorted[TURNS / 2]];
    return CHECKOUTS / 5 / ((low + high) / 2);
  };
  const [products, variants] = [perSecond("products"), perSecond("variants")];
  console.log(`Medians of ${TURNS} turns of ${CHECKOUTS / 5} checkouts, ${CONCURRENCY} concurrent:
products, paid at the store: ${products.toFixed(0)} per second
variants, paid by card with an online provider and a time to pay: ${variants.toFixed(0)} per second, ${(variants / products).toFixed(2)} of that`);
}

await runWithCleanups(main);
