import { globSync, readFileSync } from "node:fs";
import { connectPrisma } from "@machiya/prisma/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Client } from "../../../testing/servers/client.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { startServer } from "../../../testing/servers/server.ts";
import { passwords } from "../sessions/password.ts";
import {
  attributesOf,
  type CollectedSpan,
  type Collector,
  startCollector,
} from "../standIns/telemetry/collector.ts";

const plant = (kind: string) => `canary-${kind}-4711`;
const KEY = plant("login-key");
const CALLER = { trace: "4bf92f3577b34da6a3ce929d0e0e4736", span: "00f067aa0ba902b7" };

let database: TestDatabase;
let collector: Collector;
let log = "";
let exitCode: number | null = null;

beforeAll(async () => {
  database = await createTestDatabase();
  collector = await startCollector();
  const prisma = connectPrisma(database.url, { poolSize: 1 });
  const passwordHash = await passwords.hash(plant("password"));
  await prisma.staffMember.create({
    data: { username: plant("username"), name: plant("staff"), role: "ADMIN", passwordHash },
  });
  const server = await startServer({
    DATABASE_URL: database.url,
    SEED: "none",
    LOG_FORMAT: "json",
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: KEY,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  await use(server.origin);
  const { id } = await prisma.outboxMessage.create({
    data: {
      kind: "LINE_MESSAGES",
      data: { to: plant("recipient"), messages: [{ type: "text", text: plant("text") }] },
    },
  });
  // The span ends with the outcome of the message, soon after it was claimed; stopping the server waits for
  // it.
  const isTakenUp = async () =>
    expect(await prisma.outboxMessage.count({ where: { id, attempts: 0 } })).toBe(0);
  await vi.waitFor(isTakenUp, { timeout: 60_000, interval: 100 });
  await prisma.$disconnect();
  await server.stop();
  log = server.output();
  exitCode = server.process.exitCode;
});
afterAll(async () => {
  await collector.close();
  await database.drop();
});

/** Sends requests to both entrypoints with canaries in every place that a client can write. */
async function use(origin: string): Promise<void> {
  const boss = await new Client(origin).logIn(plant("username"), plant("password"));
  const traceparent = `00-${CALLER.trace}-${CALLER.span}-01`;
  await boss.fetch(`/api/auth/user/?x=${plant("query")}`, {
    headers: { traceparent, baggage: `a=${plant("baggage")}`, tracestate: `a=${plant("state")}` },
  });
  await boss.fetch(`/api/${plant("path")}`, { headers: { traceparent: plant("traceparent") } });
  const list = await boss.graphql(
    `query canary_operation_4711 { customers(filter: { name: "${plant("literal")}" }) { totalCount } }`,
  );
  expect(list.code).toBeNull();
  await boss.rest("GET", `/api/admin/line-user/list/?name=${plant("filter")}`);
  const unverified = { lineUserId: `U${"c".repeat(32)}`, name: plant("customer"), key: KEY };
  const { code } = await new Client(origin).graphql(
    "mutation ($unverified: UnverifiedCustomerInput!) { logInCustomer(input: { unverified: $unverified }) { customer { id } } }",
    { unverified },
  );
  expect(code).toBeNull();
}

const named = (name: string): CollectedSpan[] => collector.spans().filter((span) => span.name === name);
const childrenOf = ({ spanId }: CollectedSpan) =>
  collector.spans().filter(({ parentSpanId }) => parentSpanId === spanId);

describe("A traced server", () => {
  it("names its service, and stops as it does without traces", () => {
    expect(collector.resource()).toMatchObject({ "service.name": "machiya" });
    expect(exitCode).toBe(0);
  });

  it("continues the caller's trace with request, operation and statements", () => {
    const [request] = named("GET /api/auth/user");
    expect(request).toMatchObject({ traceId: CALLER.trace, parentSpanId: CALLER.span });
    if (request === undefined) throw new Error("no request");
    expect(attributesOf(request)).toMatchObject({
      "http.request.method": "GET",
      "http.route": "/api/auth/user",
      "http.response.status_code": 200,
      "machiya.entrypoint": "rest",
    });
    const [operation] = childrenOf(request).filter(({ name }) => name === "graphql RestSessionUser");
    if (operation === undefined) throw new Error("no operation");
    const statements = childrenOf(operation).filter(({ name }) => name.startsWith("prisma:"));
    expect(statements.length).toBeGreaterThan(0);
    expect(new Set([operation, ...statements].map(({ traceId }) => traceId))).toEqual(
      new Set([CALLER.trace]),
    );
  });

  it("starts a new trace for an invalid header, and names unknown operations by their kind", () => {
    const [request] = named("GET other");
    expect(request?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(request?.parentSpanId ?? "").toBe("");
    const operations = named("POST /graphql")
      .flatMap(childrenOf)
      .map(({ name }) => name);
    expect(operations).toEqual(expect.arrayContaining(["graphql query", "graphql mutation"]));
  });

  it("adds the trace id to the request's log line", () => {
    const lines = log.split("\n").filter((line) => line.startsWith("{"));
    const line = lines
      .map(
        (text) => JSON.parse(text) as { message: string; route?: string; trace?: string; request?: string },
      )
      .find(({ message, route }) => message === "request" && route === "/api/auth/user");
    expect(line?.trace).toBe(CALLER.trace);
    const [request] = named("GET /api/auth/user");
    expect(request && attributesOf(request)["machiya.request"]).toBe(line?.request);
  });

  it("traces an outbox message, and omits statements outside of a trace", () => {
    const [job] = named("job outbox");
    expect(job && attributesOf(job)).toMatchObject({ "machiya.job.kind": "LINE_MESSAGES" });
    const known = new Set(collector.spans().map(({ spanId }) => spanId));
    const lonely = collector
      .spans()
      .filter(({ name, parentSpanId }) => name.startsWith("prisma:") && !known.has(parentSpanId ?? ""));
    expect(lonely).toEqual([]);
  });

  it("sends no user input to the collector", () => {
    expect(collector.spans().length).toBeGreaterThan(15);
    expect(collector.bodies.join("\n").match(/canary[\w-]*/g)).toBeNull();
  });
});

it("A collector that never responds delays neither requests nor the shutdown", async () => {
  const silent = await startCollector({ silent: true });
  const server = await startServer({
    DATABASE_URL: database.url,
    SEED: "none",
    OTEL_EXPORTER_OTLP_ENDPOINT: silent.url,
  });
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => (await fetch(`${server.origin}/api/auth/user`)).status),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  await server.stop();
  expect(server.process.exitCode).toBe(0);
  expect(silent.bodies.length).toBeGreaterThan(0);
  await silent.close();
});

it("Without a collector, OpenTelemetry is never loaded: one file imports it, and only the server loads that file on demand", () => {
  const sources = globSync("api/src/**/*.ts", { exclude: (path) => /\.test\.ts$/.test(path) });
  const importing = (what: RegExp) =>
    sources
      .filter((file) => what.test(readFileSync(file, "utf8")))
      .map((file) => file.replace("api/src/", ""));
  expect(
    importing(/^import .*(@opentelemetry|@prisma\/instrumentation)|from "@(opentelemetry|prisma\/instr)/m),
  ).toEqual(["telemetry/openTelemetry.ts", "telemetry/sampler.ts"]);
  expect(importing(/from "\.[\w./]*\/(sampler|openTelemetry)\.ts"/)).toEqual(["telemetry/openTelemetry.ts"]);
  expect(importing(/import\("\.\.\/telemetry\/openTelemetry\.ts"\)/)).toEqual(["startup/serve.ts"]);
});
