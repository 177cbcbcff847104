import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { globalId } from "../../../schema/src/ids.ts";
import { Client } from "../../../testing/servers/client.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { type Application, createApplication } from "../application.ts";
import { listen } from "../http/nodeServer.ts";
import { outboxQueue } from "../jobs/outbox.ts";
import { drainQueue } from "../jobs/queue/startQueue.ts";
import { passwords } from "../sessions/password.ts";
import {
  FAKE_CHANNEL,
  FAKE_LINE_USER,
  FAKE_SECRET,
  type FakeLine,
  startFakeLine,
} from "../standIns/line/fakeLine.ts";
import { readEnv } from "../startup/env.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { statelessToken } from "./channelToken.ts";
import { createDeauthorization } from "./deauthorizeCustomer.ts";
import { createLineChannel } from "./lineChannel.ts";
import { createMessaging } from "./messaging.ts";
import { createTokenSeal } from "./tokenSeal.ts";

setLogLevel("silent");

let database: TestDatabase;
let prisma: PrismaClient;
let line: FakeLine;
beforeAll(async () => {
  [database, line] = await Promise.all([createTestDatabase(), startFakeLine()]);
  prisma = connectPrisma(database.url, { poolSize: 6 });
});
afterAll(async () => {
  await line.close();
  await prisma.$disconnect();
  await database.drop();
});
beforeEach(async () => {
  line.misbehave(null);
  line.messaging.trouble = () => null;
  line.deauthorized.length = 0;
  await prisma.outboxMessage.deleteMany();
  await prisma.customer.deleteMany();
});

const OTHER_USER = `U${"e".repeat(32)}`;
const tokenSeal = createTokenSeal(FAKE_SECRET);

/** Runs the outbox with the LINE Login channel. */
async function runOutbox(channelSecret = FAKE_SECRET): Promise<void> {
  await prisma.outboxMessage.updateMany({ data: { availableAt: new Date(0) }, where: { state: "PENDING" } });
  const channelToken = statelessToken({ apiBase: line.url, channelId: FAKE_CHANNEL, channelSecret });
  const deauthorizeCustomer = createDeauthorization({
    prisma,
    apiBase: line.url,
    channelToken,
    tokenSeal,
    timeout: 200,
  });
  const channel = createLineChannel({
    prisma,
    messaging: createMessaging({ apiBase: line.url, channelToken: null }),
    shopAddress: { publicUrl: null, liffId: null },
    deauthorizeCustomer,
  });
  await drainQueue(prisma, outboxQueue({ prisma, channels: { LINE: channel } }));
}

/** Creates a deleted customer with a sealed token, and the job that revokes their permissions. */
async function deletedCustomer(
  token = line.issueAccessToken(),
  { deletedAt = new Date() as Date | null, lineUserId = FAKE_LINE_USER } = {},
): Promise<number> {
  const { id } = await prisma.customer.create({ data: { lineUserId, name: "Mei", deletedAt } });
  const sealedToken = tokenSeal.seal(token, lineUserId);
  const expiresAt = new Date(Date.now() + 60_000);
  await prisma.lineAuthorization.create({ data: { customerId: id, sealedToken, expiresAt } });
  await prisma.outboxMessage.create({
    data: { kind: "DEAUTHORIZATION", customerId: id, data: {}, recipients: 0 },
  });
  return id;
}
const job = () =>
  prisma.outboxMessage.findFirstOrThrow({ select: { state: true, lastError: true, attempts: true } });
const tokens = () => prisma.lineAuthorization.count();

describe("A deleted customer's permissions", () => {
  it("are revoked at LINE once, and the token is deleted", async () => {
    await deletedCustomer();
    await runOutbox();
    await runOutbox();
    expect(line.deauthorized).toEqual([FAKE_LINE_USER]);
    expect(await job()).toMatchObject({ state: "SENT", attempts: 1 });
    expect(await tokens()).toBe(0);
  });

  it.each([429, 500, "hang"] as const)("are revoked later when LINE answers %s", async (how) => {
    await deletedCustomer();
    line.misbehave(how);
    await runOutbox();
    expect(await job()).toMatchObject({ state: "PENDING", attempts: 1 });
    line.misbehave(null);
    await runOutbox();
    expect(line.deauthorized).toEqual([FAKE_LINE_USER]);
    expect(await job()).toMatchObject({ state: "SENT" });
  });

  it.each([500, "hang"] as const)("are revoked once when LINE revokes them and answers %s", async (how) => {
    await deletedCustomer();
    line.messaging.trouble = () => how;
    await runOutbox();
    line.messaging.trouble = () => null;
    await runOutbox();
    expect(line.deauthorized).toEqual([FAKE_LINE_USER]);
    expect(await job()).toMatchObject({ state: "SENT", attempts: 2 });
    expect(await tokens()).toBe(0);
  });

  it("are not revoked after the customer has signed in again", async () => {
    await deletedCustomer(undefined, { deletedAt: null });
    await runOutbox();
    expect(line.deauthorized).toEqual([]);
    expect(await job()).toMatchObject({ state: "SENT" });
    expect(await tokens()).toBe(1);
  });

  it("are not those of another person whose token they sent", async () => {
    await deletedCustomer(line.issueAccessToken({ sub: OTHER_USER }));
    await runOutbox();
    expect(line.deauthorized).toEqual([]);
    expect(await job()).toMatchObject({ state: "FAILED" });
  });

  it.each([
    ["that LINE does not accept any more", () => deletedCustomer("expired")],
    ["of another channel", () => deletedCustomer(line.issueAccessToken({ aud: "1650000009" }))],
    [
      "that has expired and was deleted",
      async () => {
        await deletedCustomer();
        await prisma.lineAuthorization.deleteMany();
      },
    ],
  ])("with a token %s are in the list of failed jobs, and can be replayed", async (_, create) => {
    await create();
    await runOutbox();
    expect(await job()).toMatchObject({ state: "FAILED", lastError: "LINE_UNAVAILABLE", attempts: 1 });
    expect(await prisma.failedJob.findMany()).toMatchObject([
      { queue: "OUTBOX", kind: "DEAUTHORIZATION", customerId: expect.any(Number) },
    ]);
    expect(line.deauthorized).toEqual([]);
  });

  it("are retried while LINE issues no channel token, and given up after the last attempt", async () => {
    await deletedCustomer();
    await runOutbox("wrong");
    expect(await job()).toMatchObject({ state: "PENDING" });
    await prisma.outboxMessage.updateMany({ data: { attempts: 149 } });
    await runOutbox("wrong");
    expect(await job()).toMatchObject({ state: "FAILED", attempts: 150 });
    expect(await prisma.failedJob.count({ where: { kind: "DEAUTHORIZATION" } })).toBe(1);
  });
});

describe("From sign-in to deletion", () => {
  let application: Application;
  let origin: string;
  let stop: () => Promise<void>;
  let boss: Client;
  beforeAll(async () => {
    const env = readEnv({
      NODE_ENV: "test",
      LINE_API_BASE: line.url,
      LINE_ACCESS_BASE: line.url,
      LINE_CHANNEL_ID: FAKE_CHANNEL,
      LINE_CHANNEL_SECRET: FAKE_SECRET,
    });
    application = await createApplication({ env, prisma, databaseUrl: database.url });
    const server = await listen(application.handle, "127.0.0.1", 0, false);
    origin = `http://127.0.0.1:${server.port}`;
    stop = () => server.close(100).then(() => application.close());
    const passwordHash = await passwords.hash("password");
    await prisma.staffMember.create({ data: { username: "boss", name: "", role: "ADMIN", passwordHash } });
    boss = await new Client(origin).logIn("boss", "password");
  });
  afterAll(() => stop());

  const LOG_IN =
    "mutation ($input: LogInCustomerInput!) { logInCustomer(input: $input) { customer { id } } }";
  const DELETE = "mutation ($input: DeleteCustomersInput!) { deleteCustomers(input: $input) }";
  const logIn = async (input: object, browser = new Client(origin)) => {
    const { data, code } = await browser.graphql(LOG_IN, { input });
    expect(code).toBeNull();
    return (data as { logInCustomer: { customer: { id: string } } }).logInCustomer.customer.id;
  };
  const remove = async (id: string) => {
    expect((await boss.graphql(DELETE, { input: { ids: [id] } })).code).toBeNull();
  };

  /** Signs in through LINE's login page. */
  async function logInByCode(): Promise<string> {
    const browser = new Client(origin);
    const begun = await browser.fetch("/line/login/start/", { redirect: "manual" });
    const there = await fetch(begun.headers.get("location") ?? "", { redirect: "manual" });
    const { searchParams } = new URL(there.headers.get("location") ?? "");
    const code = { code: searchParams.get("code"), state: searchParams.get("state") };
    return logIn({ code }, browser);
  }

  const ways: [string, () => Promise<string>][] = [
    ["the login page", logInByCode],
    ["an access token", () => logIn({ accessToken: line.issueAccessToken() })],
    [
      "LIFF",
      async () => logIn({ idToken: await line.issueIdToken(), liffAccessToken: line.issueAccessToken() }),
    ],
  ];
  test.each(ways)("a customer who signed in with %s is deauthorized", async (_, signIn) => {
    const id = await signIn();
    expect(await tokens()).toBe(1);
    await remove(id);
    await expect.poll(() => line.deauthorized, { timeout: 10_000 }).toEqual([FAKE_LINE_USER]);
    await expect.poll(tokens).toBe(0);
  });

  test("a token is stored only encrypted, and only the newest one", async () => {
    const liffAccessToken = line.issueAccessToken();
    await logIn({ accessToken: line.issueAccessToken() });
    await logIn({ idToken: await line.issueIdToken(), liffAccessToken });
    const [stored, ...others] = await prisma.lineAuthorization.findMany();
    expect(others).toEqual([]);
    expect(Buffer.from(stored?.sealedToken ?? []).includes(liffAccessToken)).toBe(false);
    expect(tokenSeal.open(stored?.sealedToken ?? new Uint8Array(), FAKE_LINE_USER)).toBe(liffAccessToken);
    const hours = (Number(stored?.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThan(12.1);
  });

  test("nothing is requested for customers without a valid token", async () => {
    const id = await logIn({ idToken: await line.issueIdToken() });
    expect(await tokens()).toBe(0);
    await remove(id);
    await logIn({ accessToken: line.issueAccessToken() });
    await prisma.lineAuthorization.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    await remove(id);
    expect(await prisma.outboxMessage.count()).toBe(0);
  });

  test("a deletion that fails requests nothing", async () => {
    const id = await logIn({ accessToken: line.issueAccessToken() });
    const { code } = await boss.graphql(DELETE, { input: { ids: [id, globalId("Customer", 2_000_000)] } });
    expect(code).toBe("NOT_FOUND");
    expect(await prisma.outboxMessage.count()).toBe(0);
  });
});
