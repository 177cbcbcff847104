import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client } from "../../../testing/servers/client.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { type Application, createApplication } from "../application.ts";
import { routeToPrimary } from "../database/readRouting.ts";
import { listen, type NodeServer } from "../http/nodeServer.ts";
import { readEnv } from "../startup/env.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { exposition } from "./exposition.ts";
import { createRequestMetrics } from "./requestMetrics.ts";
import { createServerMetrics } from "./serverMetrics.ts";

setLogLevel("silent");
const TOKEN = "a token of sixteen or more";

let database: TestDatabase;
let prisma: PrismaClient;
let application: Application;
let server: NodeServer;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, { poolSize: 3 });
  const env = readEnv({ NODE_ENV: "test", METRICS_TOKEN: TOKEN });
  application = await createApplication({ env, prisma, databaseUrl: database.url });
  server = await listen(application.handle, "127.0.0.1", 0, false);
  client = new Client(`http://127.0.0.1:${server.port}`);
});
afterAll(async () => {
  await server.close(100);
  await application.close();
  await prisma.$disconnect();
  await database.drop();
});

const read = (authorization?: string) =>
  client.fetch("/metrics", authorization === undefined ? {} : { headers: { authorization } });
const page = async () => (await read(`Bearer ${TOKEN}`)).text();

describe("Prometheus' text format", () => {
  test("has a metric's help and type before its samples", () => {
    const samples = [{ value: 2 }, { suffix: "_sum", labels: { a: 1, b: "x" }, value: 0.5 }];
    expect(exposition([{ name: "m", help: "What\nit is \\", type: "counter", samples }])).toBe(
      '# HELP m What\\nit is \\\\\n# TYPE m counter\nm 2\nm_sum{a="1",b="x"} 0.5\n',
    );
  });

  test("escapes special characters in labels, and writes infinity as Prometheus does", () => {
    const samples = [{ labels: { a: 'x"\\\n' }, value: Number.POSITIVE_INFINITY }];
    expect(exposition([{ name: "m", help: "", type: "gauge", samples }])).toContain(
      'm{a="x\\"\\\\\\n"} +Inf',
    );
  });
});

describe("Requests", () => {
  const answered = {
    entrypoint: "rest",
    route: "/api/x",
    method: "GET",
    operation: null,
    status: 200,
  } as const;
  const expositionOf = (seconds: readonly number[]) => {
    const metrics = createRequestMetrics();
    for (const one of seconds) metrics.count({ ...answered, seconds: one });
    return exposition(metrics.metrics());
  };

  test("are counted in every bucket whose bound they do not exceed", () => {
    const text = expositionOf([0.005, 0.0051, 11]);
    const bucket = (le: string) => `_bucket{entrypoint="rest",route="/api/x",operation="",le="${le}"}`;
    expect(text).toContain(`${bucket("0.005")} 1\n`);
    expect(text).toContain(`${bucket("0.01")} 2\n`);
    expect(text).toContain(`${bucket("10")} 2\n`);
    expect(text).toContain(`${bucket("+Inf")} 3\n`);
    expect(text).toContain('_count{entrypoint="rest",route="/api/x",operation=""} 3\n');
  });

  test("are counted by method and status, with unknown methods as one", () => {
    const metrics = createRequestMetrics();
    for (const method of ["GET", "GET", "CANARY", "OTHER"])
      metrics.count({ ...answered, method, seconds: 0 });
    const text = exposition(metrics.metrics());
    expect(text).toContain('method="GET",status="200"} 2\n');
    expect(text).toContain('method="other",status="200"} 2\n');
    expect(text).not.toContain("CANARY");
  });
});

describe("/metrics", () => {
  test.each([undefined, "Bearer wrong", `Basic ${TOKEN}`, "Bearer "])(
    "returns nothing to requests with the authorization %s",
    async (authorization) => {
      const response = await read(authorization);
      expect([response.status, await response.text()]).toEqual([404, "Not found.\n"]);
    },
  );

  test("does not exist without a configured token", async () => {
    const env = readEnv({ NODE_ENV: "test" });
    const other = await createApplication({ env, prisma, databaseUrl: database.url });
    const headers = { authorization: "Bearer undefined" };
    const request = new Request("http://shop.test/metrics", { headers });
    const { status } = await other.handle(request, { address: "127.0.0.1", secure: false });
    expect(status).toBe(404);
    await other.close();
  });

  test("counts requests by entrypoint and route, never by text from the client", async () => {
    await client.rest("GET", "/api/auth/user/");
    await client.rest("GET", "/api/canary");
    await client.fetch("/images/canary/list");
    await client.graphql("query Canary { store { name } }");
    const text = await page();
    expect(text).toContain(
      'machiya_requests_total{entrypoint="rest",route="/api/auth/user",operation="",method="GET",status="200"} 1',
    );
    expect(text).toMatch(/entrypoint="rest",route="other",operation="",method="GET",status="\d+"} 1/);
    expect(text).toContain('entrypoint="images",route="/images/:hash"');
    expect(text).toContain(
      'machiya_requests_total{entrypoint="graphql",route="/graphql",operation="query",method="POST",status="200"} 1',
    );
    expect(text.toLowerCase()).not.toContain("canary");
  });

  test("reports the pool, the outbox and the database's availability, and omits an unknown quota", async () => {
    await prisma.outboxMessage.create({
      data: { kind: "nothing", data: {}, availableAt: new Date(Date.now() + 3_600_000) },
    });
    await prisma.outboxMessage.create({ data: { kind: "nothing", data: {}, state: "FAILED" } });
    await prisma.lineEvent.create({
      data: { id: "e", kind: "FOLLOW", lineUserId: "U", occurredAt: new Date(), failedAt: new Date() },
    });
    const text = await page();
    expect(text).toContain("machiya_database_up 1\n");
    expect(text).toContain("machiya_pool_connections_max 3\n");
    expect(text).toMatch(/machiya_pool_connections\{state="idle"\} [1-3]\n/);
    expect(text).toContain('machiya_outbox_messages{state="pending"} 1\n');
    expect(text).toContain('machiya_outbox_messages{state="failed"} 1\n');
    expect(text).toContain('machiya_queue_jobs{queue="line_events",state="failed"} 1\n');
    expect(text).toContain('machiya_queue_jobs{queue="webhooks",state="pending"} 0\n');
    expect(text).not.toMatch(/^machiya_line_quota_remaining /m);
  });
});

test("The month's remaining quota is reported when a limit is known", async () => {
  const quota = async () => ({ remaining: 199, asOf: new Date() });
  const readServerMetrics = createServerMetrics(prisma, { quota }, routeToPrimary(prisma));
  expect(exposition(await readServerMetrics())).toMatch(/^machiya_line_quota_remaining 199$/m);
});

test("Requests are reported even while the database is unavailable", async () => {
  const { createMetricsHandler } = await import("./metricsHandler.ts");
  const answer = createMetricsHandler(TOKEN, createRequestMetrics().metrics, () =>
    Promise.reject(new Error("away")),
  );
  const request = new Request("http://shop.test/metrics", { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await (await answer(request))?.text();
  expect(text).toContain("machiya_database_up 0\n");
  expect(text).toContain("# TYPE machiya_requests_total counter");
});
