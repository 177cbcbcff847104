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
/** Runs while a look is under way. */
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

function memory() {
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
  const announce = (said: object) =>
    ends.announce(JSON.stringify({ sessionId: null, staffMemberId: null, customerId: null, ...said }));
  const sessions = createSessionCache(store, {
    sessionRevocation: ends,
    isListening: () => listening,
    now: () => new Date(at),
  });
  return { sessions, announce, missed: ends.onGap };
}

test("a session is looked at once in half a minute", async () => {
  const { sessions } = memory();
  const first = await sessions.find(TOKENS);
  at = 29_999;
  expect(await sessions.find(TOKENS)).toEqual(first);
  expect(looks).toBe(1);
  at = 30_000;
  await sessions.find(TOKENS);
  expect(looks).toBe(2);
});

test("it is not remembered beyond its own end", async () => {
  const { sessions } = memory();
  at = UNTIL - 1;
  await sessions.find(TOKENS);
  at = UNTIL;
  await sessions.find(TOKENS);
  expect(looks).toBe(2);
});

test("what one request makes of its viewer is not another's", async () => {
  const { sessions } = memory();
  (await sessions.find(TOKENS)).staff = null;
  const { staff } = await sessions.find(TOKENS);
  expect(staff).toMatchObject({ id: 3 });
  if (staff !== null) staff.role = "STAFF";
  expect((await sessions.find(TOKENS)).staff).toMatchObject({ role: "ADMIN" });
});

test("nobody is looked for each time: they may sign in", async () => {
  const { sessions } = memory();
  found = { staff: null, customer: null, token: null };
  await sessions.find(TOKENS);
  await sessions.find(TOKENS);
  expect(looks).toBe(2);
});

test("two cookies are not one of them", async () => {
  const { sessions } = memory();
  await sessions.find(TOKENS);
  await sessions.find({ staff: "s", customer: "c" });
  await sessions.find({ staff: null, customer: "s" });
  expect(looks).toBe(3);
});

describe("it is looked at again", () => {
  const ENDS: [string, (house: ReturnType<typeof memory>) => unknown][] = [
    ["when its end was announced", ({ announce }) => announce({ sessionId: 30 })],
    ["when its owner changed", ({ announce }) => announce({ staffMemberId: 3 })],
    ["when announcements were missed", ({ missed }) => missed()],
    ["when this process ended it", ({ sessions }) => sessions.close(30)],
    ["when staff changed something", ({ sessions }) => sessions.forgetAll()],
    ["while nothing is heard", () => (listening = false)],
  ];

  test.each(ENDS)("%s", async (_when, end) => {
    const house = memory();
    await house.sessions.find(TOKENS);
    await end(house);
    await house.sessions.find(TOKENS);
    expect(looks).toBe(2);
  });

  test.each(ENDS)("%s during the look", async (_when, end) => {
    const house = memory();
    meanwhile = () => void end(house);
    await house.sessions.find(TOKENS);
    meanwhile = () => {};
    listening = true;
    await house.sessions.find(TOKENS);
    expect(looks).toBe(2);
  });

  test("not when somebody else's ended", async () => {
    const { sessions, announce } = memory();
    await sessions.find(TOKENS);
    announce({ sessionId: 31 });
    announce({ staffMemberId: 30 });
    await sessions.close(31);
    await sessions.find(TOKENS);
    expect(looks).toBe(1);
  });
});
