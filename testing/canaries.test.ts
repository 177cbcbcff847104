import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwords } from "../api/src/sessions/password.ts";
import { connectPrisma } from "../prisma/client.ts";
import { globalId } from "../schema/src/ids.ts";
import { product, store } from "../schema/src/testing/fixtures.ts";
import { Client } from "./servers/client.ts";
import { createTestDatabase, type TestDatabase } from "./servers/database.ts";
import { type RunningServer, startServer } from "./servers/server.ts";

/** The prefix of all texts that only authorized viewers may see. */
const CANARY = "canary";
const plant = (kind: string) => `${CANARY}-${kind}-7391`;
const PASSWORD = plant("password");
/** A canary that is a phone number. */
const PHONE = "0973-917-391";

/** The key is public where it is accepted, because the pages contain it. */
const LINE_LOGIN_FRONTEND_KEY = "open sesame";

/** The operator's secrets. */
const SECRETS = {
  LINE_CHANNEL_SECRET: plant("channel-secret"),
  LINE_CHANNEL_ACCESS_TOKEN: plant("channel-token"),
  LINE_MESSAGING_CHANNEL_SECRET: plant("messaging-secret"),
  DEFAULT_STAFF_PASSWORD: plant("default-password"),
  METRICS_TOKEN: plant("metrics-token"),
};

let database: TestDatabase;
let sql: pg.Client;
let server: RunningServer;
/** The bodies of refused requests. */
const refusals: string[] = [];
let tokens: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  const prisma = connectPrisma(database.url, { poolSize: 1 });
  await store(prisma);
  const { id } = await product(prisma);
  const passwordHash = await passwords.hash(PASSWORD);
  await prisma.staffMember.create({
    data: { username: "boss", name: plant("staff"), role: "ADMIN", passwordHash },
  });
  await prisma.$disconnect();
  server = await startServer({
    ...SECRETS,
    LINE_LOGIN_FRONTEND_KEY,
    DATABASE_URL: database.url,
    SEED: "none",
    LOG_LEVEL: "debug",
    LOG_FORMAT: "json",
    LINE_ALLOW_UNVERIFIED_LOGIN: "true",
    LINE_CHANNEL_ID: "1234567890",
    // No server listens there.
    LINE_API_BASE: "http://127.0.0.1:9",
  });
  await plantEverywhere(id);
}, 120_000);
afterAll(async () => {
  await server.stop();
  await sql.end();
  await database.drop();
});

async function refused(client: Client, path: string, init: RequestInit = {}): Promise<void> {
  refusals.push(await (await client.fetch(path, init)).text());
}
const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", product: plant("header") },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
const graphql = (query: string, variables: object = {}) => json({ query, variables });

const LOG_IN = "mutation ($input: LogInInput!) { logIn(input: $input) { staffMember { id } } }";
const LOG_IN_CUSTOMER =
  "mutation ($input: LogInCustomerInput!) { logInCustomer(input: $input) { customer { id } } }";
const ORDER = "mutation PlaceOrder($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }";

/** Sends canaries in every kind of input, through every kind of refusal and fault. */
async function plantEverywhere(productId: number): Promise<void> {
  const stranger = new Client(server.origin);
  const boss = await new Client(server.origin).logIn("boss", PASSWORD);
  const customer = new Client(server.origin);
  const known = {
    lineUserId: `U${"a".repeat(32)}`,
    name: plant("name"),
    key: LINE_LOGIN_FRONTEND_KEY,
  };
  await customer.graphql(LOG_IN_CUSTOMER, { input: { unverified: known } });
  tokens = [boss.cookie, customer.cookie].map((cookie) => cookie.split("=")[1] ?? "none");

  await useApiToken(boss);
  await useWebhook(boss);
  const credentials = { username: plant("username"), password: plant("wrong-password") };
  await refused(stranger, "/graphql", graphql(LOG_IN, { input: credentials }));
  await refused(stranger, "/api/auth/login", json(credentials));
  // Variables, literals, and bodies that do not match the schema.
  await refused(stranger, "/graphql", graphql(LOG_IN, { input: { ...credentials, extra: 1 } }));
  await refused(stranger, "/graphql", graphql(LOG_IN, { input: { username: 1, password: PASSWORD } }));
  await refused(stranger, "/graphql", graphql(LOG_IN, { input: `${PASSWORD}; not at "it"` }));
  await refused(stranger, "/graphql", graphql(`{ orders(first: "${plant("literal")}") { totalCount } }`));
  await refused(
    stranger,
    "/graphql",
    graphql(`{ products(filter: { states: "${plant("enum")}" }) { totalCount } }`),
  );
  await refused(stranger, "/graphql", json(`{"query": "${plant("cut-off")}`));
  await refused(stranger, "/api/auth/login", json(`{"password": "${plant("cut-off")}`));
  await refused(stranger, `/graphql?query={store{name}}&variables=${plant("variables")}`);
  // Paths, queries, and headers.
  for (const path of [
    `/api/${plant("path")}`,
    `/line/${plant("path")}`,
    `/images/${plant("path")}`,
    `/exports/${plant("path")}`,
  ])
    await refused(stranger, path);
  const bearer = {
    headers: { authorization: `Bearer ${plant("bearer")}`, cookie: `machiya_staff=${plant("cookie")}` },
  };
  await refused(new Client(server.origin), `/api/admin/line-user/list?name=${plant("query")}`, bearer);
  await refused(stranger, `/line/login/start?redirect_uri=https://${plant("redirect")}.example/`);
  const event = { ...json({ destination: plant("destination"), events: [{ type: plant("event") }] }) };
  await refused(stranger, "/line/webhook", {
    ...event,
    headers: { "x-line-signature": plant("signature") },
  });
  await refused(stranger, "/metrics", { headers: { authorization: `Bearer ${plant("metrics-guess")}` } });
  const answered = { code: plant("code"), state: plant("state") };
  await refused(stranger, "/graphql", graphql(LOG_IN_CUSTOMER, { input: { code: answered } }));
  await refused(stranger, "/line/login", json(answered));
  // The token's header is valid, so that the server calls LINE.
  const head = Buffer.from('{"alg":"ES256","kid":"k"}').toString("base64url");
  await refused(
    stranger,
    "/line/login-frontend",
    json({ id_token: `${head}.${plant("claims")}.${plant("sign")}` }),
  );
  // LINE cannot verify these tokens.
  for (const token of ["idToken", "accessToken"])
    await refused(stranger, "/graphql", graphql(LOG_IN_CUSTOMER, { input: { [token]: plant(token) } }));
  // An order, an update, and a list while the database fails.
  const people = {
    buyerName: plant("name"),
    buyerPhone: PHONE,
    address: plant("address"),
    note: plant("note"),
  };
  const recipient = { recipientName: plant("recipient"), recipientPhone: PHONE };
  const lines = [{ productId: globalId("Product", productId), quantity: "1", seenPrice: "100" }];
  const order = { ...people, ...recipient, paymentMethod: "PAY_AT_STORE", lines };
  expect((await customer.graphql(ORDER, { input: order })).code).toBeNull();
  await sql.query('ALTER TABLE "OrderLine" RENAME TO "Gone"');
  await refused(customer, "/graphql", graphql(ORDER, { input: order }));
  await refused(boss, `/api/admin/product-order/list?orderer_name=${plant("filter")}`);
  await sql.query('ALTER TABLE "Gone" RENAME TO "OrderLine"');
  await sql.query(
    `ALTER TABLE "Order" ADD CONSTRAINT canary CHECK ("buyerName" NOT LIKE 'canary%') NOT VALID`,
  );
  await refused(customer, "/graphql", graphql(ORDER, { input: order }));
}

/** Creates a webhook, whose secret is shown once, for an address where no server listens. */
async function useWebhook(boss: Client): Promise<void> {
  const details = {
    url: `https://127.0.0.1:9/${plant("hook")}`,
    description: plant("hook-words"),
    kinds: ["ORDER_CREATED"],
  };
  const { data, code } = await boss.graphql<{ createWebhookEndpoint: { secret: string } }>(
    "mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret } }",
    { input: { details } },
  );
  expect(code).toBeNull();
  const secret = data?.createWebhookEndpoint.secret ?? "none";
  tokens.push(secret, secret.slice("whsec_".length));
}

/** Creates an API token and uses it with GraphQL and REST, both accepted and refused. */
async function useApiToken(boss: Client): Promise<void> {
  const input = { name: plant("token-name"), scopes: ["ORDERS_READ"] };
  const { data } = await boss.graphql<{ createApiToken: { token: string } }>(
    "mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }",
    { input },
  );
  const token = data?.createApiToken.token ?? "none";
  tokens.push(token, token.slice("machiya_".length));
  const authorization = `Bearer ${token}`;
  const stranger = new Client(server.origin);
  for (const path of ["/api/admin/product-order/list", `/graphql?query={orders{totalCount}}`]) {
    const answer = await stranger.fetch(path, { headers: { authorization } });
    expect(await answer.json()).toMatchObject(path.startsWith("/api") ? { error_code: 0 } : { data: {} });
  }
  await refused(stranger, "/api/admin/line-user/list", { headers: { authorization } });
  await refused(stranger, "/graphql?query={customers{totalCount}}", { headers: { authorization } });
  await refused(stranger, "/graphql?query={customers{totalCount}}", {
    headers: { authorization: `${authorization}x` },
  });
}

/** Returns every canary and token in a text. */
const held = (text: string) => [
  ...(text.match(new RegExp(`${CANARY}-[\\w-]+`, "g")) ?? []),
  ...[PHONE, ...tokens].filter((token) => text.includes(token)),
];

describe("user input and secrets", () => {
  it("appear in no log line, including debug and error lines", () => {
    const lines = server
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    const messages = new Set(lines.map((line) => (JSON.parse(line) as { message: string }).message));
    // The log contains the lines that could have contained them.
    expect([...messages]).toEqual(
      expect.arrayContaining(["request", "an operation failed", "LINE did not answer"]),
    );
    expect(held(server.output())).toEqual([]);
  });

  it("appear in no error response", () => {
    expect(refusals.length).toBeGreaterThan(15);
    expect(
      refusals.filter((body) => body.includes("INTERNAL") || body.includes("error_code")).length,
    ).toBeGreaterThan(3);
    expect(refusals.filter((body) => held(body).length > 0)).toEqual([]);
  });

  it("do not appear in the pages' configuration; web-liff/builds/bundles.test.ts checks the bundles", async () => {
    const configuration = await (await fetch(`${server.origin}/config.json`)).text();
    expect(held(configuration)).toEqual([]);
  });
});

describe("the log line of a request", () => {
  interface Line {
    time: string;
    level: string;
    message: string;
    request?: string;
    entrypoint?: string;
    route?: string;
    operation?: string | null;
    status?: number;
    ms?: number;
    method?: string;
  }
  const lines = () =>
    server
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as Line);

  it("contains request id, method, entrypoint, route, status, and duration", async () => {
    const response = await fetch(`${server.origin}/api/auth/user/`);
    const id = response.headers.get("x-request-id");
    await expect
      .poll(() => lines().find(({ request }) => request === id))
      .toMatchObject({
        level: "info",
        message: "request",
        method: "GET",
        entrypoint: "rest",
        route: "/api/auth/user",
        status: 200,
        ms: expect.any(Number),
      });
  });

  it("shares its request id with the line of an error, which the response contains", () => {
    const fault = lines().find(({ message }) => message === "an operation failed");
    expect(fault?.request).toMatch(/^[\w-]{36}$/);
    expect(lines().some(({ message, request }) => message === "request" && request === fault?.request)).toBe(
      true,
    );
  });

  it("contains only the kind of a client's own operation", () => {
    const operations = lines().flatMap(({ operation }) => operation ?? []);
    expect(new Set(operations)).toContain("mutation");
  });
});
