import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { globalId } from "@machiya/schema/ids";
import { serverAudits } from "graphql-http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Client } from "../../testing/servers/client.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/servers/database.ts";
import { type Application, createApplication } from "./application.ts";
import { listen, type NodeServer } from "./http/nodeServer.ts";
import { MAX_FAILURES_PER_ACCOUNT } from "./sessions/loginThrottle.ts";
import { passwords } from "./sessions/password.ts";
import { readEnv } from "./startup/env.ts";
import { setLogLevel } from "./telemetry/log.ts";

setLogLevel("silent");
const KEY = "open sesame";
const PASSWORD = "a long enough password";

let database: TestDatabase;
let prisma: PrismaClient;
let servers: { application: Application; server: NodeServer; origin: string }[];

async function openServer() {
  const env = readEnv({
    NODE_ENV: "test",
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_LOGIN_FRONTEND_KEY: KEY,
  });
  const application = await createApplication({ env, prisma, databaseUrl: database.url });
  const server = await listen(application.handle, "127.0.0.1", 0, false);
  return { application, server, origin: `http://127.0.0.1:${server.port}` };
}

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url);
  servers = [await openServer(), await openServer()];
  const passwordHash = await passwords.hash(PASSWORD);
  await prisma.staffMember.create({ data: { username: "admin", passwordHash, name: "Aki", role: "ADMIN" } });
});
afterAll(async () => {
  for (const { application, server } of servers) {
    application.endSubscriptions();
    await server.close(1000);
    await application.close();
  }
  await prisma.$disconnect();
  await database.drop();
});
beforeEach(async () => {
  await prisma.rateLimit.deleteMany();
});

const originOf = (index: number) => servers[index]?.origin ?? "";
const admin = () => new Client(originOf(0)).logIn("admin", PASSWORD);

function createOrder() {
  const people = { buyerName: "", buyerPhone: "", recipientName: "", recipientPhone: "", address: "" };
  return prisma.order.create({ data: { ...people, source: "MANUAL", paymentMethod: 1 } });
}

/** Yields the text of a subscription's events as they arrive; ends with the stream. */
async function follow(client: Client, query: string): Promise<AsyncGenerator<string>> {
  const response = await client.fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream" },
    body: JSON.stringify({ query }),
  });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  async function* events() {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (part.value.includes("event:")) yield part.value;
    }
  }
  return events();
}

describe("GraphQL over HTTP, with every plugin and the real schema", () => {
  const url = "http://shop.test/graphql";
  const fetchFn = (requested: string, init?: RequestInit) =>
    fetch(requested.replace("http://shop.test", originOf(0)), init);
  test.each(serverAudits({ url, fetchFn }).map((audit) => [audit.name, audit] as const))(
    "%s",
    async (_name, audit) => {
      const result = await audit.fn();
      expect(result, "reason" in result ? result.reason : "").toMatchObject({ status: "ok" });
    },
  );
});

describe("a staff member", () => {
  test("who signs in at one process is signed in at the other, over GraphQL and REST", async () => {
    const there = (await admin()).at(originOf(1));
    expect((await there.graphql("{ viewer { staffMember { username } } }")).data).toEqual({
      viewer: { staffMember: { username: "admin" } },
    });
    expect(await there.rest("GET", "/api/auth/user")).toMatchObject({ error_code: 0 });
  });

  test("is not signed in on the customers' routes", async () => {
    expect(await (await admin()).rest("GET", "/line/user")).toMatchObject({ error_code: 1001 });
  });

  test("who signs out is signed out of every process", async () => {
    const client = await admin();
    const copy = Object.assign(new Client(originOf(1)), client.at(originOf(1)));
    await client.graphql("mutation { logOut { staffMember { id } } }");
    expect((await copy.graphql("{ orders(first: 1) { totalCount } }")).code).toBe("UNAUTHENTICATED");
  });

  test("is locked out after too many wrong passwords, while live sessions continue", async () => {
    const inside = await admin();
    for (let i = 0; i < MAX_FAILURES_PER_ACCOUNT; i += 1) {
      await expect(new Client(originOf(i % 2)).logIn("admin", "wrong")).rejects.toThrow("WRONG_CREDENTIALS");
    }
    await expect(admin()).rejects.toThrow("TOO_MANY_ATTEMPTS");
    expect((await inside.graphql("{ orders(first: 1) { totalCount } }")).code).toBeNull();
  });
});

describe("a list", () => {
  test("is limited to 100 items over HTTP and to the documented page size over REST", async () => {
    const client = await admin();
    expect((await client.graphql("{ orders(first: 101) { totalCount } }")).code).toBe("INVALID_INPUT");
    expect(await client.rest("GET", "/api/admin/product-order/list?page_num=1000")).toMatchObject({
      error_code: 0,
    });
  });
});

describe("a subscription", () => {
  test("receives at one process what happened at another", async () => {
    const events = await follow(
      (await admin()).at(originOf(1)),
      "subscription { orderChanged { kind order { number } } }",
    );
    const order = await createOrder();
    const { value } = await events.next();
    expect(value).toContain("event: next");
    expect(value).toContain(`"kind":"CREATED","order":{"number":${order.id}}`);
    await events.return(undefined);
  });

  test("receives one event when lines of an order are added, changed or removed", async () => {
    const client = await admin();
    const { id } = await createOrder();
    const { id: product } = await prisma.product.create({ data: { name: "茶碗", price: 100, stock: 10 } });
    const line = { orderId: globalId("Order", id), productId: globalId("Product", product) };
    const events = await follow(client, "subscription { orderChanged { kind order { number total } } }");
    const heard = async () => JSON.parse((await events.next()).value.match(/^data: (.*)$/m)?.[1] ?? "").data;
    const changed = (total: string) => ({ orderChanged: { kind: "UPDATED", order: { number: id, total } } });

    await client.graphql("mutation ($input: AddOrderLinesInput!) { addOrderLines(input: $input) { id } }", {
      input: { lines: [{ ...line, quantity: "1" }] },
    });
    expect(await heard()).toEqual(changed("100"));
    await client.graphql(
      "mutation ($input: ChangeOrderLineInput!) { changeOrderLine(input: $input) { id } }",
      {
        input: { ...line, quantity: "3" },
      },
    );
    expect(await heard()).toEqual(changed("300"));
    await client.graphql(
      "mutation ($input: RemoveOrderLinesInput!) { removeOrderLines(input: $input) { id } }",
      {
        input: { orderId: line.orderId, productIds: [line.productId] },
      },
    );
    expect(await heard()).toEqual(changed("0"));
    await events.return(undefined);
  });

  test("receives one event for each of many orders placed at the same time on another process", async () => {
    const { id } = await prisma.product.create({ data: { name: "茶碗", price: 100, stock: 30 } });
    const customer = await new Client(originOf(0)).logInCustomer(8, KEY);
    const events = await follow(
      (await admin()).at(originOf(1)),
      "subscription { orderChanged { kind order { number } } }",
    );
    const line = { productId: globalId("Product", id), quantity: "1", seenPrice: "100" };
    const input = { buyerPhone: "0900000000", paymentMethod: "PAY_AT_STORE", lines: [line] };
    const placed = await Promise.all(
      Array.from({ length: 30 }, () =>
        customer.graphql<{ placeOrder: { number: number } }>(
          "mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }",
          { input },
        ),
      ),
    );
    const last = await createOrder();
    const heard: string[] = [];
    for await (const text of events) {
      heard.push(
        ...[...text.matchAll(/"kind":"(\w+)","order":\{"number":(\d+)\}/g)].map(([, ...all]) =>
          all.join(" "),
        ),
      );
      if (heard.includes(`CREATED ${last.id}`) && heard.length > placed.length) break;
    }
    const numbers = [...placed.map(({ data }) => data?.placeOrder.number), last.id];
    expect(heard.toSorted()).toEqual(numbers.map((number) => `CREATED ${number}`).toSorted());
  });

  test("ends when its session ends", async () => {
    const client = await admin();
    const events = await follow(client, "subscription { orderChanged { kind } }");
    await client.graphql("mutation { logOut { staffMember { id } } }");
    expect((await events.next()).value).toContain("event: complete");
    expect((await events.next()).done).toBe(true);
  });

  test("ends when its owner is dismissed", async () => {
    const passwordHash = await passwords.hash(PASSWORD);
    const data = { username: "goes", passwordHash, name: "Goes", role: "ADMIN" } as const;
    const { id } = await prisma.staffMember.create({ data });
    const client = await new Client(originOf(0)).logIn("goes", PASSWORD);
    const events = await follow(client, "subscription { orderChanged { kind } }");
    await prisma.staffMember.update({ where: { id }, data: { state: "DISMISSED" } });
    expect((await events.next()).value).toContain("event: complete");
  });

  test("of a customer receives only events of their own orders", async () => {
    const client = await new Client(originOf(0)).logInCustomer(7, KEY);
    const events = await follow(client, "subscription { myOrderChanged { kind order { number } } }");
    await createOrder();
    const own = await createOrder();
    const { id } = await prisma.customer.findUniqueOrThrow({
      where: { lineUserId: `U${"7".padStart(32, "0")}` },
    });
    await prisma.order.update({ where: { id: own.id }, data: { customerId: id } });
    expect((await events.next()).value).toContain(`"number":${own.id}`);
    await events.return(undefined);
  });

  test("needs a session", async () => {
    const events = await follow(new Client(originOf(0)), "subscription { orderChanged { kind } }");
    expect((await events.next()).value).toContain("UNAUTHENTICATED");
  });
});

test("REST limits the size of its bodies in its own envelope, also behind node's HTTP server", async () => {
  const body = JSON.stringify({ username: "x".repeat(9_000_000) });
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${originOf(0)}/api/auth/login`, { method: "POST", headers, body });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ data: null });
});
