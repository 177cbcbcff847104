import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import { requestSessions, tokensOf } from "./requestSessions.ts";
import { COOKIE_NAMES, createSessionStore, SESSION_LIFETIMES, type SessionKind } from "./sessionStore.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let prisma: PrismaClient;
let staffId: number;
let customerId: number;
let clock: Date;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, { poolSize: 2 });
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});
beforeEach(async () => {
  clock = new Date("2026-11-21T02:00:00Z");
  await prisma.staffMember.deleteMany();
  await prisma.customer.deleteMany();
  const person = { username: "aki", passwordHash: "-", name: "Aki", role: "STAFF" } as const;
  staffId = (await prisma.staffMember.create({ data: person })).id;
  customerId = (await prisma.customer.create({ data: { lineUserId: "U1", name: "Mei" } })).id;
});

const later = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds);
};
const store = () => createSessionStore(prisma, () => clock);
const ownerOf = (kind: SessionKind) => (kind === "staff" ? staffId : customerId);
const only = (kind: SessionKind, token: string) => ({ staff: null, customer: null, [kind]: token });
const lives = async (kind: SessionKind, token: string) =>
  (await store().look(only(kind, token))).viewer[kind] !== null;

describe("a session", () => {
  test("returns its owner with the current role", async () => {
    const { id, token } = await store().open("staff", staffId);
    expect((await store().look(only("staff", token))).viewer.staff).toEqual({
      id: staffId,
      role: "STAFF",
      mustChangePassword: false,
      sessionId: id,
    });
    await prisma.staffMember.update({
      where: { id: staffId },
      data: { role: "ADMIN", mustChangePassword: true },
    });
    const { staff } = (await store().look(only("staff", token))).viewer;
    expect(staff).toMatchObject({ role: "ADMIN", mustChangePassword: true });
  });

  test("has a token of 256 bits, which the database does not store", async () => {
    const { id, token } = await store().open("customer", customerId);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const row = await prisma.session.findUniqueOrThrow({ where: { id } });
    expect(Buffer.from(row.tokenHash)).toHaveLength(32);
    expect(Buffer.from(row.tokenHash).toString("base64url")).not.toBe(token);
  });

  test("is not accepted as a session of the other kind", async () => {
    const { token } = await store().open("staff", staffId);
    expect((await store().look({ staff: null, customer: token })).viewer).toEqual({
      staff: null,
      customer: null,
      token: null,
    });
  });

  test("is found together with one of the other kind", async () => {
    const staff = await store().open("staff", staffId);
    const customer = await store().open("customer", customerId);
    const { viewer } = await store().look({ staff: staff.token, customer: customer.token });
    expect([viewer.staff?.id, viewer.customer?.id]).toEqual([staffId, customerId]);
  });

  test("with an unknown token has no viewer", async () => {
    expect((await store().look({ staff: "made up", customer: "" })).viewer).toEqual({
      staff: null,
      customer: null,
      token: null,
    });
  });

  test("does not exist after it was closed", async () => {
    const { id, token } = await store().open("staff", staffId);
    await store().close(id);
    expect(await lives("staff", token)).toBe(false);
  });
});

describe.each(["staff", "customer"] as const)("a %s session ends", (kind) => {
  test("when it was not used for the idle time, and not a moment earlier", async () => {
    const { token } = await store().open(kind, ownerOf(kind));
    later(SESSION_LIFETIMES[kind].idle - 1);
    expect(await lives(kind, token)).toBe(true);
    later(SESSION_LIFETIMES[kind].idle);
    expect(await lives(kind, token)).toBe(false);
  });

  test("at its absolute end, however much it was used", async () => {
    const { token } = await store().open(kind, ownerOf(kind));
    const step = SESSION_LIFETIMES[kind].idle - 1;
    let age = 0;
    for (; age + step < SESSION_LIFETIMES[kind].absolute; age += step) {
      later(step);
      expect(await lives(kind, token)).toBe(true);
    }
    later(SESSION_LIFETIMES[kind].absolute - age);
    expect(await lives(kind, token)).toBe(false);
  });
});

describe("an owner", () => {
  test.each(["DISABLED", "DISMISSED"] as const)(
    "who is %s has no session from the next request on",
    async (state) => {
      const { token } = await store().open("staff", staffId);
      await prisma.staffMember.update({ where: { id: staffId }, data: { state } });
      expect(await lives("staff", token)).toBe(false);
    },
  );

  test("who is a deleted customer has none either", async () => {
    const { token } = await store().open("customer", customerId);
    await prisma.customer.update({ where: { id: customerId }, data: { deletedAt: clock } });
    expect(await lives("customer", token)).toBe(false);
  });
});

test("the last use of a session is recorded at most once a minute", async () => {
  const { id, token } = await store().open("staff", staffId);
  const opened = clock;
  const seen = async () => (await prisma.session.findUniqueOrThrow({ where: { id } })).lastSeenAt;
  later(59_999);
  await store().look(only("staff", token));
  expect(await seen()).toEqual(opened);
  later(1);
  await store().look(only("staff", token));
  expect(await seen()).toEqual(clock);
});

test("the last use of a session is recorded once when several processes look it up at the same time", async () => {
  const { id, token } = await store().open("staff", staffId);
  await prisma.$executeRaw`CREATE TABLE seen (at timestamptz)`;
  await prisma.$executeRaw`CREATE FUNCTION note_seen() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO seen VALUES (NEW."lastSeenAt"); RETURN NULL; END $$`;
  await prisma.$executeRaw`CREATE TRIGGER note_seen AFTER UPDATE ON "Session"
    FOR EACH ROW EXECUTE FUNCTION note_seen()`;
  later(60_000);
  const processes = Array.from({ length: 8 }, (_, index) =>
    createSessionStore(prisma, () => new Date(clock.getTime() + index)),
  );
  await Promise.all(processes.map((one) => one.look(only("staff", token))));
  const seen = await prisma.$queryRaw<{ at: Date }[]>`SELECT at FROM seen`;
  const { lastSeenAt } = await prisma.session.findUniqueOrThrow({ where: { id } });
  await prisma.$executeRaw`DROP FUNCTION note_seen() CASCADE`;
  await prisma.$executeRaw`DROP TABLE seen`;
  expect(seen).toEqual([{ at: lastSeenAt }]);
});

test("a viewer is valid no longer than each of their sessions", async () => {
  const staff = await store().open("staff", staffId);
  const customer = await store().open("customer", customerId);
  const { viewer } = await store().look({ staff: staff.token, customer: customer.token });
  expect(await store().stillLives(viewer)).toBe(true);
  await store().close(customer.id);
  expect(await store().stillLives(viewer)).toBe(false);
  expect(await store().stillLives({ staff: null, customer: null, token: null })).toBe(true);
});

test.each(["staff", "customer"] as const)(
  "a %s viewer is valid until the idle end of the session, and not a moment longer",
  async (kind) => {
    const { token } = await store().open(kind, ownerOf(kind));
    const { viewer } = await store().look(only(kind, token));
    later(SESSION_LIFETIMES[kind].idle - 1);
    expect(await store().stillLives(viewer)).toBe(true);
    later(1);
    expect(await store().stillLives(viewer)).toBe(false);
  },
);

test.each([{ role: "ADMIN" }, { mustChangePassword: true }, { state: "DISABLED" }] as const)(
  "a staff viewer is valid only until their session grants something different: %o",
  async (data) => {
    const { token } = await store().open("staff", staffId);
    const { viewer } = await store().look(only("staff", token));
    await prisma.staffMember.update({ where: { id: staffId }, data: { positionName: "chef" } });
    expect(await store().stillLives(viewer)).toBe(true);
    await prisma.staffMember.update({ where: { id: staffId }, data });
    expect(await store().stillLives(viewer)).toBe(false);
  },
);

describe("the sessions of a request", () => {
  const PLAIN = new Request("http://shop.test");
  const SECURE = new Request("https://shop.test");

  test("over https are read by the old name too, and lose it when they end or are renewed", async () => {
    const { token } = await store().open("staff", staffId);
    const request = new Request("https://shop.test", {
      headers: { cookie: `${COOKIE_NAMES.staff}=${token}` },
    });
    expect(tokensOf(request).staff).toBe(token);
    const both = new Request("https://shop.test", {
      headers: { cookie: `machiya_staff=planted; __Host-machiya_staff=${token}` },
    });
    expect(tokensOf(both).staff).toBe(token);
    const headers = new Headers();
    const { viewer } = await store().look(only("staff", token));
    await requestSessions(store(), viewer, headers, request).endStaff();
    expect(headers.getSetCookie()).toEqual([
      "__Host-machiya_staff=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
      "machiya_staff=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
    ]);
  });

  test("change its viewer and send a cookie that scripts and other sites cannot use", async () => {
    const viewer = { staff: null, customer: null, token: null };
    const headers = new Headers();
    await requestSessions(store(), viewer, headers, SECURE).startStaff({
      id: staffId,
      role: "STAFF",
      mustChangePassword: false,
    });
    expect(viewer).toMatchObject({ staff: { id: staffId, role: "STAFF" } });
    const [cookie = ""] = headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-machiya_staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
    );
  });

  test("set Secure only for a browser that uses https", async () => {
    const headers = new Headers();
    await requestSessions(
      store(),
      { staff: null, customer: null, token: null },
      headers,
      PLAIN,
    ).startCustomer({
      id: customerId,
    });
    expect(headers.getSetCookie()[0]).not.toContain("Secure");
  });

  test("end the previous session when a new one starts", async () => {
    const first = await store().open("customer", customerId);
    const { viewer } = await store().look(only("customer", first.token));
    await requestSessions(store(), viewer, new Headers(), PLAIN).startCustomer({ id: customerId });
    expect(await lives("customer", first.token)).toBe(false);
  });

  test("end on the server and in the browser, only once", async () => {
    const { token } = await store().open("staff", staffId);
    const { viewer } = await store().look(only("staff", token));
    const headers = new Headers();
    await requestSessions(store(), viewer, headers, PLAIN).endStaff();
    expect([viewer.staff, await lives("staff", token)]).toEqual([null, false]);
    expect(headers.getSetCookie()).toEqual([
      `${COOKIE_NAMES.staff}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`,
    ]);
  });

  test("are read from exactly their cookie, and only of the requested kinds", () => {
    const cookie = "x=machiya_staff=no; machiya_staff2=no; machiya_staff=yes; machiya_customer=too";
    const request = new Request("http://shop.test", { headers: { cookie } });
    expect(tokensOf(request)).toEqual({ staff: "yes", customer: "too" });
    expect(tokensOf(request, ["customer"])).toEqual({ staff: null, customer: "too" });
  });
});
