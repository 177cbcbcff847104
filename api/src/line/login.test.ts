import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Client } from "../../../testing/servers/client.ts";
import { createTestDatabase, type TestDatabase } from "../../../testing/servers/database.ts";
import { createApplication } from "../application.ts";
import { listen } from "../http/nodeServer.ts";
import { createAttemptCounters } from "../sessions/loginThrottle.ts";
import {
  FAKE_CHANNEL,
  FAKE_LINE_USER,
  FAKE_SECRET,
  type FakeLine,
  startFakeLine,
} from "../standIns/line/fakeLine.ts";
import { readEnv } from "../startup/env.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { createLineLoginStart, type LineLoginOptions, LOGIN_COOKIE, lineLoginOf } from "./login.ts";
import { createLineIdentity, type LineIdentityOptions } from "./verify.ts";

setLogLevel("silent");
const SHOP = "https://shop.test";
const REFUSED = { code: "WRONG_CREDENTIALS" };

let database: TestDatabase;
let prisma: PrismaClient;
let line: FakeLine;
beforeAll(async () => {
  [database, line] = await Promise.all([createTestDatabase(), startFakeLine()]);
  prisma = connectPrisma(database.url, { poolSize: 4 });
});
afterAll(async () => {
  await line.close();
  await prisma.$disconnect();
  await database.drop();
});
beforeEach(() => {
  line.misbehave(null);
  line.claim({});
});

function start(search = "", options: Partial<LineLoginOptions> = {}): Response {
  const given = {
    accessBase: line.url,
    channelId: FAKE_CHANNEL,
    publicUrl: SHOP,
    otherOrigins: [],
    now: () => new Date(),
    ...options,
  };
  return createLineLoginStart(given)(new Request(`${SHOP}/line/login/start${search}`));
}

/**
 * Simulates a browser that has been at LINE's login page: its cookie, and the parameters of LINE's redirect.
 */
async function visitLine(search = "") {
  const begun = start(search);
  const cookie = begun.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const back = await fetch(begun.headers.get("location") ?? "", { redirect: "manual" });
  const { searchParams } = new URL(back.headers.get("location") ?? "");
  return { cookie, answer: { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" } };
}

function finish(
  { cookie, answer }: Awaited<ReturnType<typeof visitLine>>,
  options: Partial<LineIdentityOptions> = {},
  headers = new Headers(),
  now = () => new Date(),
) {
  const identity = createLineIdentity({
    apiBase: line.url,
    channelId: FAKE_CHANNEL,
    channelSecret: FAKE_SECRET,
    unverifiedKey: null,
    tokenSeal: null,
    admitToken: async () => true,
    ...options,
  });
  const request = new Request(`${SHOP}/graphql`, { headers: { cookie } });
  const { admitState } = createAttemptCounters(prisma);
  return lineLoginOf(request, headers, identity, admitState, now).finish(answer);
}

describe("The redirect to LINE", () => {
  test("contains the state, the nonce and the PKCE challenge, and stores the attempt in a cookie for ten minutes", () => {
    const { status, headers } = start();
    expect(status).toBe(302);
    expect(headers.get("cache-control")).toBe("no-store");
    const url = new URL(headers.get("location") ?? "");
    expect(`${url.origin}${url.pathname}`).toBe(`${line.url}/oauth2/v2.1/authorize`);
    const secret = expect.stringMatching(/^[\w-]{43}$/);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: "code",
      client_id: FAKE_CHANNEL,
      redirect_uri: `${SHOP}/bot-order/`,
      scope: "profile openid",
      state: secret,
      nonce: secret,
      code_challenge: secret,
      code_challenge_method: "S256",
    });
    expect(headers.get("set-cookie")).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/);
    const kept = headers.get("set-cookie")?.split(".") ?? [];
    expect(kept[0]).toBe(`__Host-${LOGIN_COOKIE}=${url.searchParams.get("state")}`);
    expect(url.href).not.toContain(kept[2]);
  });

  test("is different every time", () => {
    const states = [start(), start()].map(({ headers }) => headers.get("set-cookie"));
    expect(new Set(states).size).toBe(2);
  });

  test.each([
    ["a page of this server", `${SHOP}/booking?x=1`, 302],
    ["a page of a listed origin", "https://partner.example/back", 302],
    ["a page of another site", "https://evil.example/", 400],
    ["a host that starts with this server's name", `${SHOP}.evil.example/`, 400],
    ["a script URL", "javascript:alert(1)", 400],
    ["only a path", "/bot-order/", 400],
  ])("with %s (%s) as the return page gives %i", (_, redirectUri, status) => {
    const search = `?redirect_uri=${encodeURIComponent(redirectUri)}`;
    expect(start(search, { otherOrigins: ["https://partner.example"] }).status).toBe(status);
  });

  test("is unavailable without a channel", () => {
    expect(start("", { channelId: null }).status).toBe(404);
  });
});

describe("The return from LINE", () => {
  test("signs in the customer whom LINE names, and removes the cookie", async () => {
    const headers = new Headers();
    expect(await finish(await visitLine(), {}, headers)).toEqual({ lineUserId: FAKE_LINE_USER, name: "Mei" });
    expect(headers.get("set-cookie")).toMatch(new RegExp(`^__Host-${LOGIN_COOKIE}=; .*Max-Age=0`));
  });

  test("ends at the requested page", async () => {
    const visit = await visitLine(`?redirect_uri=${encodeURIComponent(`${SHOP}/booking?day=1`)}`);
    expect(await finish(visit)).toMatchObject({ lineUserId: FAKE_LINE_USER });
  });

  test("with a different state is refused before any request to LINE, and does not invalidate the attempt", async () => {
    const visit = await visitLine();
    for (const state of ["", "x", `${visit.answer.state}x`, (await visitLine()).answer.state]) {
      await expect(finish({ ...visit, answer: { ...visit.answer, state } })).rejects.toMatchObject(REFUSED);
    }
    expect(await finish(visit)).toMatchObject({ lineUserId: FAKE_LINE_USER });
  });

  test("is refused in a browser that did not start the attempt", async () => {
    const { answer } = await visitLine();
    const { cookie } = await visitLine();
    for (const theirs of ["", cookie, `${LOGIN_COOKIE}=${answer.state}`, `${LOGIN_COOKIE}=...`]) {
      await expect(finish({ cookie: theirs, answer })).rejects.toMatchObject(REFUSED);
    }
  });

  test("counts once, even when it is sent ten times concurrently or with a new code", async () => {
    const visit = await visitLine();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => finish(visit)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const fresh = { ...visit.answer, code: (await visitLine()).answer.code };
    await expect(finish({ ...visit, answer: fresh })).rejects.toMatchObject(REFUSED);
  });

  test("with the code of another attempt is refused, because LINE sees a different verifier", async () => {
    const [mine, theirs] = [await visitLine(), await visitLine()];
    const mixed = { cookie: mine.cookie, answer: { state: mine.answer.state, code: theirs.answer.code } };
    await expect(finish(mixed)).rejects.toMatchObject(REFUSED);
  });

  test.each([
    ["another nonce", { nonce: "another" }],
    ["another channel", { aud: "1650000001" }],
    ["another issuer", { iss: "https://evil.example" }],
    ["an expiry in the past", { exp: 1_700_000_000 }],
  ])("is refused when the ID token has %s", async (_, claims) => {
    line.claim(claims);
    await expect(finish(await visitLine())).rejects.toMatchObject(REFUSED);
  });

  test("with a code from ten minutes ago is refused", async () => {
    const [fresh, stale] = [await visitLine(), await visitLine()];
    line.pass(9 * 60_000);
    expect(await finish(fresh)).toMatchObject({ lineUserId: FAKE_LINE_USER });
    line.pass(60_001);
    await expect(finish(stale)).rejects.toMatchObject(REFUSED);
  });

  test("of an attempt that started more than ten minutes ago is refused before any request to LINE", async () => {
    const visit = await visitLine();
    const callsBefore = line.asked();
    const later = (milliseconds: number) => () => new Date(Date.now() + milliseconds);
    await expect(finish(visit, {}, new Headers(), later(10 * 60_000 + 1000))).rejects.toMatchObject(REFUSED);
    expect(line.asked()).toBe(callsBefore);
    expect(await finish(visit, {}, new Headers(), later(9 * 60_000))).toMatchObject({
      lineUserId: FAKE_LINE_USER,
    });
  });

  test("is refused when the ID token is signed like LIFF's", async () => {
    line.claim({}, "liff");
    await expect(finish(await visitLine())).rejects.toMatchObject(REFUSED);
  });

  test.each([500, 503, 429, "hang"] as const)("is LINE_UNAVAILABLE while LINE returns %s", async (how) => {
    const visit = await visitLine();
    line.misbehave(how);
    await expect(finish(visit, { timeout: 50 })).rejects.toMatchObject({ code: "LINE_UNAVAILABLE" });
  });

  test("with a secret that LINE refuses is a configuration error, not the customer's", async () => {
    const login = finish(await visitLine(), { channelSecret: "typo" });
    await expect(login).rejects.toMatchObject({ code: "LINE_UNAVAILABLE" });
  });

  test("is unavailable without a secret", async () => {
    const login = finish(await visitLine(), { channelSecret: null });
    await expect(login).rejects.toMatchObject({ code: "LOGIN_METHOD_UNAVAILABLE" });
  });
});

test("A browser that goes to LINE and back is signed in, and only once", async () => {
  const env = readEnv({
    NODE_ENV: "test",
    LINE_API_BASE: line.url,
    LINE_ACCESS_BASE: line.url,
    LINE_CHANNEL_ID: FAKE_CHANNEL,
    LINE_CHANNEL_SECRET: FAKE_SECRET,
  });
  const application = await createApplication({ env, prisma, databaseUrl: database.url });
  const server = await listen(application.handle, "127.0.0.1", 0, false);
  const browser = new Client(`http://127.0.0.1:${server.port}`);
  const begun = await browser.fetch("/line/login/start/", { redirect: "manual" });
  const there = await fetch(begun.headers.get("location") ?? "", { redirect: "manual" });
  const back = new URL(there.headers.get("location") ?? "");
  expect(`${back.origin}${back.pathname}`).toBe(`${browser.origin}/bot-order/`);

  const logIn = (client: Client) =>
    client.graphql(
      "mutation ($code: CustomerCodeInput!) { logInCustomer(input: { code: $code }) { customer { name } } }",
      { code: { code: back.searchParams.get("code"), state: back.searchParams.get("state") } },
    );
  expect((await logIn(new Client(browser.origin))).code).toBe("WRONG_CREDENTIALS");
  expect((await logIn(browser)).data).toEqual({ logInCustomer: { customer: { name: "Mei" } } });
  expect((await browser.graphql("{ viewer { customer { name } } }")).data).toEqual({
    viewer: { customer: { name: "Mei" } },
  });
  expect((await logIn(browser)).code).toBe("WRONG_CREDENTIALS");
  await server.close(100);
  await application.close();
});
