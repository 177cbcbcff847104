import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Balancer, startBalancer } from "../faults/balancer.ts";
import { orderOf, PLACE_ORDER } from "../faults/faultShop.ts";
import { Client } from "../servers/client.ts";
import { createTestDatabase, type TestDatabase } from "../servers/database.ts";
import { type RunningServer, startServer } from "../servers/server.ts";

const KEY = "stop-key";
const WORKERS = 8;
/** The number of responses between two steps of the replacement. */
const SOME = 150;

let database: TestDatabase;
let prisma: PrismaClient;
let balancer: Balancer;
const servers: RunningServer[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, { poolSize: 2 });
  balancer = await startBalancer();
  for (let index = 0; index < 2; index++) await startAnother();
});
afterAll(async () => {
  await balancer.close();
  await Promise.all(servers.map((server) => server.stop()));
  await prisma.$disconnect();
  await database.drop();
});

async function startAnother(): Promise<void> {
  const server = await startServer({
    DATABASE_URL: database.url,
    DRAIN_SECONDS: "2",
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: KEY,
  });
  servers.push(server);
  await balancer.add(server.origin);
}

it("two processes behind a proxy that are stopped one after the other under load lose no request", async () => {
  const { id } = await prisma.product.create({ data: { name: "茶碗", price: 120, stock: 1_000_000 } });
  const customer = await new Client(balancer.origin).logInCustomer(1, KEY);
  const acknowledged: string[] = [];
  const failures: string[] = [];
  let sent = 0;
  let answered = 0;
  let on = true;

  async function write(note: string): Promise<string | null> {
    const { code } = await customer.graphql(PLACE_ORDER, orderOf(id, note));
    if (code === null) acknowledged.push(note);
    return code;
  }
  async function readByRest(): Promise<string | null> {
    const { status, error_code } = await customer.rest("GET", "/line/product/list");
    return status === 200 && error_code === 0 ? null : `${status} ${error_code}`;
  }
  const readByGraphQL = async () => (await customer.graphql("{ myOrders(first: 3) { totalCount } }")).code;

  async function work(worker: number): Promise<void> {
    for (let round = 0; on; round++) {
      sent += 1;
      const asked = [() => write(`訂單 ${worker}-${round}`), readByRest, readByGraphQL][round % 3];
      const fault = await asked?.().catch((error: Error) => error.message);
      if (fault !== null) failures.push(String(fault));
      answered += 1;
    }
  }
  /** Keeps a subscription open and reopens it when it ends; an abnormal end is a failure. */
  let streams = 0;
  async function follow(): Promise<void> {
    while (on) {
      const response = await customer.fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", accept: "text/event-stream" },
        body: JSON.stringify({ query: "subscription { myOrderChanged { kind } }" }),
        signal: leaving.signal,
      });
      streams += 1;
      if (!response.ok) failures.push(`stream ${response.status}`);
      await response.text();
    }
  }
  const leaving = new AbortController();
  const looking = follow().catch((error: Error) => {
    if (!leaving.signal.aborted) failures.push(`stream: ${error.message}`);
  });
  const working = Array.from({ length: WORKERS }, (_, index) => work(index));
  const some = async () => {
    const until = answered + SOME;
    await expect.poll(() => answered >= until).toBe(true);
  };

  await some();
  for (const leaver of [...servers]) {
    const exchanged = startAnother();
    await some();
    await exchanged;
    await leaver.stop("SIGTERM");
    expect(leaver.process.exitCode).toBe(0);
    await some();
  }
  on = false;
  leaving.abort();
  await Promise.all([...working, looking]);

  console.log(
    `${sent} requests, ${acknowledged.length} of them writes, ${streams} streams, ${failures.length} lost`,
  );
  expect(failures).toEqual([]);
  expect(answered).toBe(sent);
  const kept = await prisma.order.findMany({ select: { note: true }, orderBy: { id: "asc" } });
  expect(kept.map(({ note }) => note).sort()).toEqual([...acknowledged].sort());
});
