import { mkdir, writeFile } from "node:fs/promises";
import { connectPrisma } from "@machiya/prisma/client";
import { pageCursor } from "@machiya/schema/ids";
import pg from "pg";
import { type Application, createApplication } from "../../api/src/application.ts";
import { COOKIE_NAMES } from "../../api/src/sessions/sessionStore.ts";
import { readEnv } from "../../api/src/startup/env.ts";
import { setLogLevel } from "../../api/src/telemetry/log.ts";
import { ADMIN_TOKEN } from "../dataset/dataset.ts";
import { fullScanFinder, type SentStatement } from "./fullScans.ts";
import { openGrowthDatabase } from "./growthDatabase.ts";
import { filteredLists, singlesAndPairs } from "./growthFilters.ts";
import type { GrowthSize } from "./growthRows.ts";

/** The numbers of orders; `GROWTH_ORDERS=1000000` measures one size only. */
const SIZES = (process.env.GROWTH_ORDERS ?? "100000,1000000").split(",").map(Number);
const PAGE_SIZE = 10;
const REQUESTS = 5;
/** The goals: the maximum of a search and of a pair of filters, and of the last page compared with the first. */
const MAX_MS = 100;
const MAX_LAST_PAGE = 1.5;
/** Shorter lists have no pages that are far from the first one. */
const MANY_ROWS = 10_000;

const sizeOf = (orders: number): GrowthSize => ({
  orders,
  products: orders / 10,
  customers: orders / 10,
  appointments: (orders / 10) * 3,
  staff: 40,
});

interface Measured {
  list: string;
  filter: Record<string, unknown>;
  kind: "unfiltered" | "filters" | "search";
  rows: number;
  /** The medians of a request for the first and for the last page with the total, in milliseconds. */
  firstPage: number;
  lastPage: number | null;
  fullScans: string[];
}

async function median(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index++) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other)[Math.floor(REQUESTS / 2)] ?? 0;
}

interface Page {
  totalCount: number;
  edges: unknown[];
}

async function requestPage(
  application: Application,
  list: string,
  filter: object,
  page: number,
): Promise<Page> {
  const type = `${list.charAt(0).toUpperCase()}${list.slice(1, -1)}Filter`;
  const query = `query ($filter: ${type}, $first: Int, $after: String) {
    ${list}(filter: $filter, first: $first, after: $after) { totalCount edges { node { id } } } }`;
  const variables = { filter, first: PAGE_SIZE, after: pageCursor(page, PAGE_SIZE) ?? null };
  const response = await application.handle(
    new Request("http://127.0.0.1/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", cookie: `${COOKIE_NAMES.staff}=${ADMIN_TOKEN}` },
      body: JSON.stringify({ query, variables }),
    }),
    { address: "127.0.0.1", secure: false },
  );
  const { data, errors } = await response.json();
  if (data?.[list] === undefined)
    throw new Error(`${list} ${JSON.stringify(filter)}: ${JSON.stringify(errors)}`);
  return data[list];
}

async function measureSize(orders: number): Promise<{ filledIn: number | null; lines: Measured[] }> {
  const database = await openGrowthDatabase(sizeOf(orders));
  const sent: SentStatement[] = [];
  const prisma = connectPrisma(database.url, {
    onStatement: (sql, parameters) => sent.push({ sql, parameters: JSON.parse(parameters) }),
  });
  const client = new pg.Client({ connectionString: database.url, options: "-c TimeZone=UTC" });
  await client.connect();
  const env = readEnv({ NODE_ENV: "test", DATABASE_URL: database.url, WORK_LIMITS: "0" });
  const application = await createApplication({ env, prisma, databaseUrl: database.url });
  try {
    const fullScansOf = await fullScanFinder(client);
    const measure = async (
      list: string,
      kind: Measured["kind"],
      filter: Record<string, unknown>,
    ): Promise<Measured> => {
      sent.length = 0;
      const { totalCount } = await requestPage(application, list, filter, 1);
      const last = Math.max(1, Math.ceil(totalCount / PAGE_SIZE));
      if (totalCount > MANY_ROWS) await requestPage(application, list, filter, last);
      const fullScans: string[] = [];
      for (const statement of [...sent].filter(({ sql }) => sql.includes('"public".')))
        fullScans.push(...(await fullScansOf(statement)));
      return {
        list,
        filter,
        kind,
        rows: totalCount,
        fullScans: [...new Set(fullScans)],
        firstPage: await median(() => requestPage(application, list, filter, 1)),
        lastPage:
          totalCount > MANY_ROWS ? await median(() => requestPage(application, list, filter, last)) : null,
      };
    };
    const lines: Measured[] = [];
    for (const { field, filters, searches } of filteredLists(sizeOf(orders))) {
      lines.push(await measure(field, "unfiltered", {}));
      for (const filter of singlesAndPairs(filters)) lines.push(await measure(field, "filters", filter));
      for (const [name, words] of Object.entries(searches))
        for (const word of words) lines.push(await measure(field, "search", { [name]: word }));
    }
    return { filledIn: database.filledIn, lines };
  } finally {
    application.endSubscriptions();
    await application.close();
    await client.end();
    await prisma.$disconnect();
    await database.close();
  }
}

const text = (line: Measured) => `${line.list} ${JSON.stringify(line.filter)}`;

/** Returns what misses its goal: unselective filters may scan a table if they are fast. */
function misses(lines: readonly Measured[]): string[] {
  return lines.flatMap((line) => {
    const { fullScans, firstPage, lastPage } = line;
    const faults: string[] = [];
    if (firstPage > MAX_MS) {
      faults.push(`${firstPage.toFixed(0)} ms for ${line.rows} rows`);
      if (fullScans.length > 0) faults.push(`reads all of ${fullScans.join(", ")}`);
    }
    if (lastPage !== null && lastPage > MAX_LAST_PAGE * Math.max(firstPage, 2))
      faults.push(`last page ${lastPage.toFixed(1)} ms, first ${firstPage.toFixed(1)} ms`);
    return faults.map((fault) => `${text(line)}: ${fault}`);
  });
}

function printTable(orders: number, lines: readonly Measured[]): void {
  console.log(
    `\n| list, ${orders.toLocaleString("en")} orders | requests | median, ms | slowest, ms | slowest filter | scans |`,
  );
  console.log("|---|---:|---:|---:|---|---:|");
  for (const [list, ofList] of Map.groupBy(lines, ({ list, kind }) => `${list}, ${kind}`)) {
    const times = ofList.toSorted((one, other) => one.firstPage - other.firstPage);
    const slowest = times.at(-1);
    const scans = ofList.filter(({ fullScans }) => fullScans.length > 0).length;
    const middle = times[Math.floor(times.length / 2)]?.firstPage.toFixed(1);
    console.log(
      `| ${list} | ${times.length} | ${middle} | ${slowest?.firstPage.toFixed(1)} | ${JSON.stringify(slowest?.filter)}, ${slowest?.rows} rows | ${scans} |`,
    );
  }
}

setLogLevel("warn");
const results: Record<string, unknown> = {};
for (const orders of SIZES) {
  const { filledIn, lines } = await measureSize(orders);
  const missed = misses(lines);
  results[orders] = { filledInSeconds: filledIn, missed, lines };
  console.log(filledIn === null ? "The database was reused." : `Filled in ${filledIn.toFixed(0)} s.`);
  printTable(orders, lines);
  for (const miss of missed) console.log(`missed: ${miss}`);
}
await mkdir("bench/results", { recursive: true });
await writeFile("bench/results/growth.json", `${JSON.stringify(results, null, 1)}\n`);
