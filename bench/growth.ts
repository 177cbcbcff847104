import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { connectPrisma } from "@machiya/prisma/client";
import { pageCursor } from "@machiya/schema/ids";
import pg from "pg";
import { type Application, createApplication } from "../api/src/application.ts";
import { COOKIE_NAMES } from "../api/src/sessions/sessionStore.ts";
import { readEnv } from "../api/src/startup/env.ts";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { openBenchDatabase } from "./dataset/database.ts";
import { ADMIN_TOKEN, fillDatabase } from "./dataset/dataset.ts";

/** The sizes of each list. */
const SIZES = [1_000, 10_000, 100_000];
/** The page numbers; pages have ten rows, as in the console. */
const PAGES = [1, 1_000];
const PAGE_SIZE = 10;
const REQUESTS = 20;

const LISTS = [
  { document: "ProductListQuery", field: "products", table: "Product", where: `"deletedAt" IS NULL` },
  { document: "OrderListQuery", field: "orders", table: "Order", where: "true" },
  { document: "AppointmentListQuery", field: "appointments", table: "Appointment", where: "true" },
];
type List = (typeof LISTS)[number];

interface Line {
  list: string;
  rows: number;
  page: number;
  /** The time of the request for the console's table, including its totals, in milliseconds. */
  request: number;
  /** The time of those of its statements that read the rows of the list itself, in milliseconds. */
  rowsOfPage: number;
  /** The time of one hand-written statement for the same rows: keys from an index, joined with their rows, in milliseconds. */
  handWritten: number;
  /** The time of one statement that reads all skipped rows too, in milliseconds. */
  readingSkippedRows: number;
}

async function median(run: () => Promise<void>): Promise<number> {
  // The first runs plan and prepare the statements.
  for (let warm = 0; warm < 6; warm++) await run();
  const times: number[] = [];
  for (let index = 0; index < REQUESTS; index++) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  const sorted = times.sort((one, other) => one - other);
  return ((sorted[REQUESTS / 2 - 1] ?? 0) + (sorted[REQUESTS / 2] ?? 0)) / 2;
}

/** Returns the hashes of the console's persisted queries by name. */
async function hashes(): Promise<Map<string, string>> {
  const texts: Record<string, string> = JSON.parse(
    await readFile("web-admin/persisted_queries.json", "utf8"),
  );
  return new Map(Object.entries(texts).map(([hash, text]) => [/^query (\w+)/.exec(text)?.[1] ?? hash, hash]));
}

async function request(application: Application, list: List, hash: string, page: number): Promise<void> {
  const response = await application.handle(
    new Request("http://127.0.0.1/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", cookie: `${COOKIE_NAMES.staff}=${ADMIN_TOKEN}` },
      body: JSON.stringify({
        extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
        variables: { first: PAGE_SIZE, after: pageCursor(page, PAGE_SIZE) ?? null },
      }),
    }),
    { address: "127.0.0.1", secure: false },
  );
  const { data, errors } = await response.json();
  if (data?.[list.field].edges.length !== PAGE_SIZE) {
    throw new Error(`${list.document} returned ${JSON.stringify(errors ?? data)}`);
  }
}

interface Statement {
  sql: string;
  parameters: unknown[];
}

async function run(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const { sql, parameters } of statements) {
    await client.query({ name: createHash("md5").update(sql).digest("hex"), text: sql, values: parameters });
  }
}

const handWritten = ({ table, where }: List, page: number): Statement => ({
  sql: `SELECT rows.* FROM (SELECT id FROM "${table}" WHERE ${where} ORDER BY id DESC LIMIT $1 OFFSET $2) keys
    JOIN "${table}" rows USING (id) ORDER BY id DESC`,
  parameters: [PAGE_SIZE, (page - 1) * PAGE_SIZE],
});

const readingSkippedRows = ({ table, where }: List, page: number): Statement => ({
  sql: `SELECT * FROM "${table}" WHERE ${where} ORDER BY id DESC LIMIT $1 OFFSET $2`,
  parameters: [PAGE_SIZE, (page - 1) * PAGE_SIZE],
});

async function measure(rows: number, documents: ReadonlyMap<string, string>): Promise<Line[]> {
  const database = await openBenchDatabase();
  const statements: Statement[] = [];
  const prisma = connectPrisma(database.url, {
    onStatement: (sql, parameters) => statements.push({ sql, parameters: JSON.parse(parameters) }),
  });
  const client = new pg.Client({ connectionString: database.url });
  try {
    await fillDatabase(database.url, {
      products: rows,
      orders: rows,
      customers: 1_000,
      staff: 10,
      items: rows,
    });
    await client.connect();
    const env = readEnv({ NODE_ENV: "test", DATABASE_URL: database.url });
    const application = await createApplication({ env, prisma, databaseUrl: database.url });
    const lines: Line[] = [];
    for (const list of LISTS) {
      for (const page of PAGES.filter((one) => one * PAGE_SIZE <= rows)) {
        const sendRequest = () => request(application, list, documents.get(list.document) ?? "", page);
        statements.length = 0;
        await sendRequest();
        const ours = statements.filter(
          ({ sql }) => sql.includes(`FROM "public"."${list.table}" a`) && !sql.includes("COUNT(*)"),
        );
        lines.push({
          ...{ list: list.field, rows, page },
          request: await median(sendRequest),
          rowsOfPage: await median(() => run(client, ours)),
          handWritten: await median(() => run(client, [handWritten(list, page)])),
          readingSkippedRows: await median(() => run(client, [readingSkippedRows(list, page)])),
        });
      }
    }
    application.endSubscriptions();
    await application.close();
    return lines;
  } finally {
    await client.end();
    await prisma.$disconnect();
    await database.remove();
  }
}

setLogLevel("warn");
const documents = await hashes();
const lines: Line[] = [];
for (const rows of SIZES) lines.push(...(await measure(rows, documents)));
lines.sort((one, other) => one.list.localeCompare(other.list));

console.log(
  "| list | rows | page | request, ms | its rows, ms | hand-written, ms | reading skipped rows, ms |\n|---|---:|---:|---:|---:|---:|---:|",
);
for (const { list, rows, page, ...times } of lines) {
  const { request, rowsOfPage, handWritten, readingSkippedRows } = times;
  const cells = [
    request.toFixed(1),
    ...[rowsOfPage, handWritten, readingSkippedRows].map((ms) => ms.toFixed(2)),
  ];
  console.log(`| ${[list, rows.toLocaleString("en"), page.toLocaleString("en"), ...cells].join(" | ")} |`);
}
