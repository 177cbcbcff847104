import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  FAKE_CHANNEL,
  FAKE_LINE_USER,
  FAKE_SECRET,
  type FakeLine,
  startFakeLine,
} from "../standIns/line/fakeLine.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { createLineIdentity, type LineIdentityOptions } from "./verify.ts";

setLogLevel("silent");
let line: FakeLine;
beforeAll(async () => {
  line = await startFakeLine();
});
afterAll(() => line.close());
beforeEach(() => {
  line.misbehave(null);
  line.vouchForAll(false);
});

function identity(options: Partial<LineIdentityOptions> = {}) {
  const admitToken = () => Promise.resolve(true);
  return createLineIdentity({
    apiBase: line.url,
    channelId: FAKE_CHANNEL,
    channelSecret: FAKE_SECRET,
    unverifiedKey: null,
    tokenSeal: null,
    admitToken,
    ...options,
  });
}
const refused = { code: "WRONG_CREDENTIALS" };
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

describe("An ID token", () => {
  test("that LINE verifies identifies its customer", async () => {
    expect(await identity().verifyIdToken(await line.issueIdToken())).toEqual({
      lineUserId: FAKE_LINE_USER,
      name: "Mei",
    });
  });

  test("may have no name", async () => {
    const token = await line.issueIdToken({ name: "  " });
    expect(await identity().verifyIdToken(token)).toEqual({ lineUserId: FAKE_LINE_USER, name: null });
  });

  test("is accepted up to 60 seconds after its expiry, and not longer", async () => {
    line.vouchForAll(true);
    await identity().verifyIdToken(await line.issueIdToken({ exp: inSeconds(-50) }));
    await expect(
      identity().verifyIdToken(await line.issueIdToken({ exp: inSeconds(-61) })),
    ).rejects.toMatchObject(refused);
  });

  test.each([
    ["of another channel", { aud: "1650000001" }],
    ["of another issuer", { iss: "https://access.line.example" }],
    ["of a subject that is not a LINE user", { sub: "someone" }],
    ["of a subject with a suffix", { sub: `${FAKE_LINE_USER}0` }],
  ])("%s is refused although LINE accepts it", async (_, claims) => {
    line.vouchForAll(true);
    await expect(identity().verifyIdToken(await line.issueIdToken(claims))).rejects.toMatchObject(refused);
  });

  test("that LINE refuses is refused", async () => {
    const forged = await line.issueIdToken({}, "another key");
    await expect(identity().verifyIdToken(forged)).rejects.toMatchObject(refused);
  });

  const head = (fields: object) => Buffer.from(JSON.stringify(fields)).toString("base64url");
  test.each([
    ["is not a token", "no token"],
    ["has an unreadable header", "YQ.e30.c2ln"],
    ["is signed with a shared secret, as web tokens are", `${head({ alg: "HS256", kid: "k" })}.e30.c2ln`],
    ["is not signed", `${head({ alg: "none", kid: "k" })}.e30.`],
    ["has the algorithm none and a signature", `${head({ alg: "none", kid: "k" })}.e30.c2ln`],
    ["does not name its key", `${head({ alg: "ES256" })}.e30.c2ln`],
    ["is longer than any of LINE's", `${head({ alg: "ES256", kid: "k" })}.e30.${"a".repeat(8192)}`],
  ])("that %s is refused without a request to LINE", async (_, token) => {
    line.vouchForAll(true);
    const before = line.asked();
    await expect(identity().verifyIdToken(token)).rejects.toMatchObject(refused);
    expect(line.asked()).toBe(before);
  });

  test("is counted by its signed part, however its signature is encoded", async () => {
    const counted: string[] = [];
    const admitToken = async (use: string) => counted.push(use) > 0;
    line.vouchForAll(true);
    const token = await line.issueIdToken();
    for (const one of [token, `${token}A`]) await identity({ admitToken }).verifyIdToken(one);
    expect(new Set(counted).size).toBe(1);
  });

  test("that was used too often is refused", async () => {
    const limited = identity({ admitToken: () => Promise.resolve(false) });
    await expect(limited.verifyIdToken(await line.issueIdToken())).rejects.toMatchObject(refused);
  });

  test("needs a configured channel", async () => {
    const login = identity({ channelId: null }).verifyIdToken(await line.issueIdToken());
    await expect(login).rejects.toMatchObject({ code: "LOGIN_METHOD_UNAVAILABLE" });
  });
});

describe("An access token", () => {
  test("of the configured channel identifies its customer", async () => {
    const token = line.issueAccessToken();
    expect(await identity().verifyAccessToken(token)).toEqual({ lineUserId: FAKE_LINE_USER, name: "Mei" });
  });

  test.each([
    ["of another channel", { aud: "1650000001" }],
    ["that has expired", { expiresIn: 0 }],
  ])("%s is refused", async (_, state) => {
    await expect(identity().verifyAccessToken(line.issueAccessToken(state))).rejects.toMatchObject(refused);
  });
});

describe("A failure of LINE", () => {
  test.each([429, 500, 503, "hang"] as const)("(%s) is LINE_UNAVAILABLE, never a session", async (how) => {
    const [idToken, accessToken] = [await line.issueIdToken(), line.issueAccessToken()];
    line.misbehave(how);
    const impatient = identity({ timeout: 100 });
    await expect(impatient.verifyIdToken(idToken)).rejects.toMatchObject({ code: "LINE_UNAVAILABLE" });
    await expect(impatient.verifyAccessToken(accessToken)).rejects.toMatchObject({
      code: "LINE_UNAVAILABLE",
    });
  });

  test("(connection refused) leads to LINE_UNAVAILABLE", async () => {
    const login = identity({ apiBase: "http://127.0.0.1:1" }).verifyIdToken(await line.issueIdToken());
    await expect(login).rejects.toMatchObject({ code: "LINE_UNAVAILABLE" });
  });
});

describe("The key of the unverified form", () => {
  test("matches only itself", () => {
    const matches = identity({ unverifiedKey: "open sesame" }).unverifiedKeyMatches;
    expect(matches?.("open sesame")).toBe(true);
    expect(matches?.("open sesam")).toBe(false);
  });

  test("does not exist while the form is off", () => {
    expect(identity().unverifiedKeyMatches).toBeNull();
  });
});
