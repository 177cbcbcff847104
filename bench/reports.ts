import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { shiftDay } from "@machiya/schema/domain/time/calendarTime";
import { calendarDays } from "@machiya/schema/domain/time/shopTime";
import { type Application, createApplication } from "../api/src/application.ts";
import { readEnv } from "../api/src/startup/env.ts";
import { setLogLevel } from "../api/src/telemetry/log.ts";
import { readDayFigures } from "../schema/src/reports/readFigures.ts";
import { readSoldFigures } from "../schema/src/reports/readProductFigures.ts";
import { runWithCleanups } from "./cleanups.ts";
import { openBenchDatabase } from "./dataset/database.ts";
import { fillDatabase } from "./dataset/dataset.ts";
import { postgresMs, postmasterOf } from "./processUse.ts";
import { adminCookie } from "./requests/preparedRequests.ts";
import { persistedQueryHash } from "./screens/persistedQueries.ts";

/*
 * The reports page of a year with 100,000 orders: the time and the processor time of each of its requests, of the first report, which
 * stores the figures of each day, of one after an old order was changed, and of the same sums without stored figures.
 */
const SIZE = { products: 10_000, orders: 100_000, customers: 20_000, staff: 20, items: 30_000 };
const ZONE = "Asia/Taipei";
/** The last day of the dataset's orders, which are 5 minutes apart. */
const LAST_DAY = "2026-11-01";
const DAYS = 365;
const WARM_UP = 3;
const REQUESTS = 15;
/** The goal of each request, in milliseconds. */
const MAX_MS = 150;

const range = { from: shiftDay(LAST_DAY, 1 - DAYS), to: LAST_DAY };
const previous = { from: shiftDay(range.from, -DAYS), to: shiftDay(range.from, -1) };

/** The requests of the page, in the order in which it sends them. */
const REPORT_QUERIES = {
  ReportFiguresQuery: { range, previous },
  OrderSectionsQuery: { range },
  BookingSectionsQuery: { range },
  ProductSectionsQuery: { range, first: 20 },
  CustomerFiguresQuery: { range, previous },
} as const;

async function request(application: Application, query: keyof typeof REPORT_QUERIES): Promise<void> {
  const sha256Hash = persistedQueryHash("web-admin", query);
  const response = await application.handle(
    new Request("http://127.0.0.1/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", cookie: adminCookie },
      body: JSON.stringify({
        extensions: { persistedQuery: { version: 1, sha256Hash } },
        variables: REPORT_QUERIES[query],
      }),
    }),
    { address: "127.0.0.1", secure: false },
  );
  const text = await response.text();
  if (text.includes('"errors":[')) throw new Error(text.slice(0, 1_000));
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

interface Line {
  name: string;
  /** The median and the maximum, in milliseconds. */
  median: number;
  max: number;
  /** The processor time of one run, in milliseconds; Postgres' is NaN where its processes are not visible. */
  node: number;
  postgres: number;
}

async function measure(
  name: string,
  postmaster: number | null,
  run: () => Promise<unknown>,
  times = REQUESTS,
): Promise<Line> {
  const used = () => (postmaster === null ? Number.NaN : postgresMs(postmaster));
  const postgres = used();
  const node = process.cpuUsage();
  const taken: number[] = [];
  for (let index = 0; index < times; index++) {
    const started = performance.now();
    await run();
    taken.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(node);
  return {
    name,
    median: median(taken),
    max: Math.max(...taken),
    node: (user + system) / 1_000 / times,
    postgres: (used() - postgres) / times,
  };
}

async function measureAll(application: Application, prisma: PrismaClient, url: string): Promise<Line[]> {
  const postmaster = await postmasterOf(url);
  const queries = Object.keys(REPORT_QUERIES) as (keyof typeof REPORT_QUERIES)[];
  const lines = [
    await measure("the first report", postmaster, () => request(application, "ReportFiguresQuery"), 1),
  ];
  // Autovacuum does so within a minute; without the statistics, Postgres expects three sold products.
  await prisma.$executeRaw`ANALYZE`;
  for (const query of queries) {
    for (let index = 0; index < WARM_UP; index++) await request(application, query);
    lines.push(await measure(query, postmaster, () => request(application, query)));
  }
  const orders = await prisma.order.findMany({
    select: { id: true },
    take: REQUESTS,
    orderBy: { id: "desc" },
  });
  const changed = orders.values();
  const afterChange = async () => {
    const id = changed.next().value?.id ?? 0;
    await prisma.order.update({ where: { id }, data: { discountTotal: { decrement: 1 } } });
    await request(application, "OrderSectionsQuery");
  };
  lines.push(await measure("OrderSectionsQuery after a change of an old order", postmaster, afterChange));
  const fresh = { days: calendarDays(range.from, DAYS), zone: ZONE };
  const period = { stored: null, fresh, store: { currency: null, firstCurrency: null } };
  lines.push(
    await measure("sums by day, not stored", postmaster, () => readDayFigures(prisma, period), 3),
    await measure("sums by product, not stored", postmaster, () => readSoldFigures(prisma, period), 3),
  );
  return lines;
}

setLogLevel("warn");
await runWithCleanups(async (cleanups) => {
  const database = await openBenchDatabase();
  cleanups.push(() => database.remove());
  await fillDatabase(database.url, SIZE);
  const prisma = connectPrisma(database.url);
  const env = readEnv({ NODE_ENV: "test", DATABASE_URL: database.url, WORK_LIMITS: "0" });
  const application = await createApplication({ env, prisma, databaseUrl: database.url });
  const lines = await measureAll(application, prisma, database.url);
  console.log("| | median, ms | maximum, ms | node, ms | Postgres, ms |\n|---|---:|---:|---:|---:|");
  for (const { name, median: middle, max, node, postgres } of lines)
    console.log(`| ${[name, ...[middle, max, node, postgres].map((ms) => ms.toFixed(0))].join(" | ")} |`);
  const slow = lines.filter(({ name, median: middle }) => name.endsWith("Query") && middle > MAX_MS);
  console.log(
    slow.length === 0
      ? `All requests took at most ${MAX_MS} ms.`
      : `Too slow: ${slow.map(({ name }) => name)}`,
  );
  application.endSubscriptions();
  await application.close();
  await prisma.$disconnect();
});
