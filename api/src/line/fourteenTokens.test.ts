import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Client } from "../../../testing/servers/client.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { type Application, createApplication } from "../application.ts";
import { listen, type NodeServer } from "../http/nodeServer.ts";
import {
  FAKE_CHANNEL,
  FAKE_LINE_USER,
  FAKE_SECRET,
  type FakeLine,
  startFakeLine,
} from "../standIns/line/fakeLine.ts";
import { readEnv } from "../startup/env.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { LINE_ISSUER } from "../testing/lineTokens.ts";

setLogLevel("silent");
const OTHER_PROVIDER = { aud: "1650009999", sub: `U${"f".repeat(32)}` };
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const claims = () => ({
  iss: LINE_ISSUER,
  sub: FAKE_LINE_USER,
  aud: FAKE_CHANNEL,
  exp: inSeconds(3600),
  name: "Mei",
});

let database: TestDatabase;
let prisma: PrismaClient;
let line: FakeLine;
let application: Application;
let server: NodeServer;
beforeAll(async () => {
  [database, line] = await Promise.all([createTestDatabase(), startFakeLine()]);
  prisma = connectPrisma(database.url, { poolSize: 4 });
  const env = readEnv({
    NODE_ENV: "test",
    LINE_API_BASE: line.url,
    LINE_ACCESS_BASE: line.url,
    LINE_CHANNEL_ID: FAKE_CHANNEL,
    LINE_CHANNEL_SECRET: FAKE_SECRET,
  });
  application = await createApplication({ env, prisma, databaseUrl: database.url });
  server = await listen(application.handle, "127.0.0.1", 0, false);
});
afterAll(async () => {
  await server.close(100);
  await application.close();
  await line.close();
  await prisma.$disconnect();
  await database.drop();
});
beforeEach(async () => {
  line.misbehave(null);
  line.vouchForAll(false);
  await prisma.session.deleteMany();
  await prisma.customer.deleteMany();
});

const LOG_IN =
  "mutation ($input: LogInCustomerInput!) { logInCustomer(input: $input) { customer { name } } }";
/** The error codes that documented clients read (decisions.md §2). */
const REST_CODES: Record<number, string> = { 0: "", 1003: "WRONG_CREDENTIALS", 5001: "LINE_UNAVAILABLE" };

/** Signs in with a token and returns the error code, or "" on success. */
type Entrypoint = (browser: Client, token: string) => Promise<string>;
const rest =
  (field: string): Entrypoint =>
  async (browser, token) => {
    const { error_code } = await browser.rest("POST", "/line/login-frontend", { [field]: token });
    return REST_CODES[error_code] ?? String(error_code);
  };
const graphql =
  (field: string): Entrypoint =>
  async (browser, token) =>
    (await browser.graphql(LOG_IN, { input: { [field]: token } })).code ?? "";

const ENTRYPOINTS: Record<"idToken" | "accessToken", Record<string, Entrypoint>> = {
  idToken: {
    "REST's id_token": rest("id_token"),
    "REST's key": rest("key"),
    "GraphQL's idToken": graphql("idToken"),
  },
  accessToken: {
    "REST's access_token": rest("access_token"),
    "REST's key": rest("key"),
    "GraphQL's accessToken": graphql("accessToken"),
  },
};

interface Row {
  name: string;
  kind?: keyof typeof ENTRYPOINTS;
  /** How often the token was used before. */
  used?: number;
  line?: number | "hang";
  refusal: "" | "WRONG_CREDENTIALS" | "LINE_UNAVAILABLE";
  /** The server's own checks refuse the token even if LINE accepts it. */
  ownCheck?: true;
  make(): Promise<string> | string;
}

const wrong = { refusal: "WRONG_CREDENTIALS" } as const;
const later = { refusal: "LINE_UNAVAILABLE" } as const;
const good = () => line.issueIdToken();

const ROWS: Row[] = [
  { name: "a valid token", refusal: "", make: good },
  {
    name: "an expired token",
    ...wrong,
    ownCheck: true,
    make: () => line.issueIdToken({ exp: inSeconds(-61) }),
  },
  {
    name: "a token of another audience",
    ...wrong,
    ownCheck: true,
    make: () => line.issueIdToken({ aud: "1650000001" }),
  },
  {
    name: "a token of another issuer",
    ...wrong,
    ownCheck: true,
    make: () => line.issueIdToken({ iss: "https://access.line.example" }),
  },
  {
    name: "a token whose subject is not a LINE user",
    ...wrong,
    ownCheck: true,
    make: () => line.issueIdToken({ sub: "admin" }),
  },
  {
    name: "a token forged with HS256 and the public key as its secret",
    ...wrong,
    ownCheck: true,
    make: () =>
      new SignJWT(claims())
        .setProtectedHeader({ alg: "HS256", kid: line.keys.certificates.keys[0]?.kid ?? "" })
        .sign(new TextEncoder().encode(line.keys.publicPem)),
  },
  {
    name: "a token with the algorithm none",
    ...wrong,
    ownCheck: true,
    make: () => new UnsecuredJWT(claims()).encode(),
  },
  { name: "a token with an unknown kid", ...wrong, make: () => line.issueIdToken({}, "unknown") },
  { name: "a truncated token", ...wrong, make: async () => (await good()).slice(0, -20) },
  {
    name: "a token of another provider's user",
    kind: "accessToken",
    ...wrong,
    ownCheck: true,
    make: () => line.issueAccessToken(OTHER_PROVIDER),
  },
  { name: "a token used for the sixth time", ...wrong, used: 5, ownCheck: true, make: good },
  { name: "a token for which LINE returns 429", ...later, line: 429, make: good },
  { name: "a token for which LINE returns 500", ...later, line: 500, make: good },
  { name: "a token for which LINE never responds", ...later, line: "hang", make: good },
];

const stranger = () => new Client(`http://127.0.0.1:${server.port}`);

async function prepare({ make, used = 0, kind = "idToken" }: Row): Promise<string> {
  const token = await make();
  const [entrypoint] = Object.values(ENTRYPOINTS[kind]);
  for (let i = 0; i < used; i += 1) expect(await entrypoint?.(stranger(), token)).toBe("");
  return token;
}

test("The table has fourteen rows, of which one is valid", () => {
  expect(ROWS).toHaveLength(14);
  expect(ROWS.filter(({ refusal }) => refusal === "")).toHaveLength(1);
});

/** Signs in at every entrypoint concurrently, each with its own token. */
async function atEveryEntrypoint(row: Row, before: () => void): Promise<string[]> {
  const entrypoints = Object.entries(ENTRYPOINTS[row.kind ?? "idToken"]);
  const browsers = await Promise.all(
    entrypoints.map(async ([name, entrypoint]) => ({
      name,
      entrypoint,
      browser: stranger(),
      token: await prepare(row),
    })),
  );
  await prisma.session.deleteMany();
  await prisma.customer.deleteMany();
  before();
  return Promise.all(
    browsers.map(async ({ name, entrypoint, browser, token }) => {
      const refusal = await entrypoint(browser, token);
      return `${name}: ${refusal || "opened"}${browser.cookie === "" ? "" : ", with a cookie"}`;
    }),
  );
}
const everywhere = (row: Row, answer: string) =>
  Object.keys(ENTRYPOINTS[row.kind ?? "idToken"]).map((name) => `${name}: ${answer}`);

test.each(ROWS)("Of the fourteen tokens, $name gets the result: $refusal", async (row) => {
  const answers = await atEveryEntrypoint(row, () => line.misbehave(row.line ?? null));
  expect(answers).toEqual(everywhere(row, row.refusal || "opened, with a cookie"));
  const opened = row.refusal === "";
  expect(await prisma.session.count()).toBe(opened ? answers.length : 0);
  expect(await prisma.customer.count()).toBe(opened ? 1 : 0);
});

test.each(ROWS.filter(({ ownCheck }) => ownCheck))(
  "$name is refused even if LINE accepts it",
  async (row) => {
    const answers = await atEveryEntrypoint(row, () => line.vouchForAll(true));
    expect(answers).toEqual(everywhere(row, "WRONG_CREDENTIALS"));
    expect(await prisma.session.count()).toBe(0);
  },
);

test("A client with a hundred refused tokens is blocked without a request to LINE", async () => {
  await prisma.rateLimit.deleteMany();
  const entrypoint = graphql("idToken");
  for (let i = 0; i < 100; i += 1) expect(await entrypoint(stranger(), "forged")).toBe("WRONG_CREDENTIALS");
  const [token, asked] = [await good(), line.asked()];
  expect(await entrypoint(stranger(), token)).toBe("TOO_MANY_ATTEMPTS");
  expect(line.asked()).toBe(asked);
  await prisma.rateLimit.deleteMany();
  expect(await entrypoint(stranger(), token)).toBe("");
});

test("A token that LINE could not verify may be used again, as often as a new one", async () => {
  const token = await good();
  const entrypoint = graphql("idToken");
  for (const how of [429, 500, 503]) {
    line.misbehave(how);
    for (let i = 0; i < 3; i += 1) expect(await entrypoint(stranger(), token)).toBe("LINE_UNAVAILABLE");
  }
  line.misbehave(null);
  for (let i = 0; i < 5; i += 1) expect(await entrypoint(stranger(), token)).toBe("");
  expect(await entrypoint(stranger(), token)).toBe("WRONG_CREDENTIALS");
});
