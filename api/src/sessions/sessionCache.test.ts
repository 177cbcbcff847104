import type { Viewer } from "@machiya/schema/context";
import { beforeEach, describe, expect, test } from "vitest";
import { createSessionCache } from "./sessionCache.ts";
import { createSessionRevocation } from "./sessionRevocation.ts";
import type { SessionStore } from "./sessionStore.ts";

const TOKENS = { staff: "s", customer: null };
const UNTIL = 1_000_000;

let at: number;
let looks: number;
let found: Viewer;
let listening: boolean;
/** Runs while a lookup is under way. */
let meanwhile: () => void;
beforeEach(() => {
  at = 0;
  looks = 0;
  found = {
    staff: { id: 3, role: "ADMIN", mustChangePassword: false, sessionId: 30 },
    customer: null,
    token: null,
  };
  listening = true;
  meanwhile = () => {};
});

function openCache() {
  const ends = createSessionRevocation();
  const store: SessionStore = {
    async look() {
      looks += 1;
      const viewer = structuredClone(found);
      meanwhile();
      return { viewer, until: UNTIL };
    },
    open: async () => ({ id: 1, token: "t" }),
    close: async () => {},
    stillLives: async () => true,
  };
  const announce = (changes: object) =>
    ends.announce(JSON.stringify({ sessionId: null, staffMemberId: null, customerId: null, ...changes }));
  const sessions = createSessionCache(store, {
    sessionRevocation: ends,
    isListening: () => listening,
    now: () => new Date(at),
  });
  return { sessions, announce, missed: ends.onGap };
}

test("a session is looked up once in half a minute", async () => {
  const { sessions } = openCache();
  const first = await sessions.find(TOKENS);
  at = 29_999;
  expect(await sessions.find(TOKENS)).toEqual(first);
  expect(looks).toBe(1);
  at = 30_000;
  await sessions.find(TOKENS);
  expect(looks).toBe(2);
});

test("a session is not cached beyond its own expiry", async () => {
  const { sessions } = openCache();
  at = UNTIL - 1;
  await sessions.find(TOKENS);
  at = UNTIL;
  await sessions.find(TOKENS);
  expect(looks).toBe(2);
});

test("changes of one request to its viewer do not affect another request", async () => {
  const { sessions } = openCache();
  (await sessions.find(TOKENS)).staff = null;
  const { staff } = await sessions.find(TOKENS);
  expect(staff).toMatchObject({ id: 3 });
  if (staff !== null) staff.role = "STAFF";
  expect((await sessions.find(TOKENS)).staff).toMatchObject({ role: "ADMIN" });
});

test("a missing session is not cached, because the visitor may sign in", async () => {
  const { sessions } = openCache();
  found = { staff: null, customer: null, token: null };
  await sessions.find(TOKENS);
  await sessions.find(TOKENS);
  expect(looks).toBe(2);
});

test("two cookies have their own cache entry", async () => {
  const { sessions } = openCache();
  await sessions.find(TOKENS);
  await sessions.find({ staff: "s", customer: "c" });
  await sessions.find({ staff: null, customer: "s" });
  expect(looks).toBe(3);
});

describe("a session is looked up again", () => {
  const ENDS: [string, (cache: ReturnType<typeof openCache>) => unknown][] = [
    ["when its revocation was announced", ({ announce }) => announce({ sessionId: 30 })],
    ["when its owner changed", ({ announce }) => announce({ staffMemberId: 3 })],
    ["when announcements were missed", ({ missed }) => missed()],
    ["when this process ended it", ({ sessions }) => sessions.close(30)],
    ["when staff changed something", ({ sessions }) => sessions.invalidateAll()],
    ["while announcements are not received", () => (listening = false)],
  ];

  test.each(ENDS)("%s", async (_when, end) => {
    const cache = openCache();
    await cache.sessions.find(TOKENS);
    await end(cache);
    await cache.sessions.find(TOKENS);
    expect(looks).toBe(2);
  });

  test.each(ENDS)("%s during the lookup", async (_when, end) => {
    const cache = openCache();
    meanwhile = () => void end(cache);
    await cache.sessions.find(TOKENS);
    meanwhile = () => {};
    listening = true;
    await cache.sessions.find(TOKENS);
    expect(looks).toBe(2);
  });

  test("but not when the session of another viewer ended", async () => {
    const { sessions, announce } = openCache();
    await sessions.find(TOKENS);
    announce({ sessionId: 31 });
    announce({ staffMemberId: 30 });
    await sessions.close(31);
    await sessions.find(TOKENS);
    expect(looks).toBe(1);
  });
});
