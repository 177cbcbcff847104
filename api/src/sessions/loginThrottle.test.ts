import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import type { CountedBy } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import {
  type AttemptCounters,
  createAttemptCounters,
  MAX_CUSTOMER_FAILURES_PER_ADDRESS,
  MAX_FAILURES_PER_ACCOUNT,
  MAX_FAILURES_PER_ACCOUNT_EVERYWHERE,
  MAX_FAILURES_PER_ADDRESS,
  MAX_USES_PER_TOKEN,
} from "./loginThrottle.ts";

const HERE = "203.0.113.7";
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let prisma: PrismaClient;
let counters: AttemptCounters;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = connectPrisma(database.url, { poolSize: 10 });
  counters = createAttemptCounters(prisma);
});
afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});
beforeEach(async () => {
  await prisma.rateLimit.deleteMany();
});

interface Attempt {
  address?: string;
  by?: CountedBy;
  isRight?: boolean;
}

const attempt = (account: string, { address = HERE, by = "account", isRight = true }: Attempt = {}) =>
  counters.loginThrottle(address).attempt(account, by, async () => isRight);

async function fail(account: string, times: number, address = HERE) {
  for (let i = 0; i < times; i += 1) await attempt(account, { address, isRight: false });
}
const tooMany = { code: "TOO_MANY_ATTEMPTS", params: { seconds: expect.any(Number) } };

describe("failed logins", () => {
  test("are refused after the fifth with the seconds to wait, however the name is spelled", async () => {
    await fail("admin", MAX_FAILURES_PER_ACCOUNT);
    const refusal: unknown = await attempt(" Admin ").catch((error: unknown) => error);
    expect(refusal).toMatchObject(tooMany);
    const seconds = refusal instanceof DomainError ? (refusal.params.seconds ?? 0) : 0;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  test("from one address do not lock the account for another address", async () => {
    await fail("admin", MAX_FAILURES_PER_ACCOUNT);
    await attempt("admin", { address: "203.0.113.8" });
  });

  test("of one account do not lock another, until the address has fifty", async () => {
    for (let i = 0; i < MAX_FAILURES_PER_ADDRESS / MAX_FAILURES_PER_ACCOUNT; i += 1)
      await fail(`user${i}`, MAX_FAILURES_PER_ACCOUNT);
    await expect(attempt("fresh")).rejects.toMatchObject(tooMany);
  });

  test("of an address are not forgotten when it logs in to an account of its own", async () => {
    const accounts = MAX_FAILURES_PER_ADDRESS / MAX_FAILURES_PER_ACCOUNT;
    for (let i = 0; i < accounts - 1; i += 1) await fail(`user${i}`, MAX_FAILURES_PER_ACCOUNT);
    await attempt("mine");
    await fail(`user${accounts - 1}`, MAX_FAILURES_PER_ACCOUNT);
    await expect(attempt("fresh")).rejects.toMatchObject(tooMany);
  });

  /** Fails once from each of so many addresses that none of them is refused by itself. */
  async function attack(account: string) {
    for (let i = 0; i < MAX_FAILURES_PER_ACCOUNT_EVERYWHERE; i += 1)
      await fail(account, 1, `198.51.100.${i}`);
  }

  test("of one account from everywhere lock it for new addresses after the thirtieth, while other accounts stay open", async () => {
    await attack("admin");
    await expect(attempt("admin")).rejects.toMatchObject(tooMany);
    await attempt("another");
  });

  test("from everywhere do not lock an address from which the account signed in before", async () => {
    await attempt("admin");
    await attack("admin");
    await fail("admin", MAX_FAILURES_PER_ACCOUNT - 1);
    await attempt("admin");
    // The address is known to this account only.
    await attack("another");
    await expect(attempt("another")).rejects.toMatchObject(tooMany);
  });

  test("do not lock a live session, which has five failures of its own", async () => {
    const address = "198.51.100.200";
    await fail("admin", MAX_FAILURES_PER_ACCOUNT, address);
    await expect(attempt("admin", { address })).rejects.toMatchObject(tooMany);
    const inSession = (session: number, isRight: boolean) =>
      attempt("admin", { address, by: { session }, isRight });
    for (let i = 0; i < MAX_FAILURES_PER_ACCOUNT - 1; i += 1) await inSession(7, false);
    await inSession(7, true);
    for (let i = 0; i < MAX_FAILURES_PER_ACCOUNT; i += 1) await inSession(7, false);
    await expect(inSession(7, true)).rejects.toMatchObject(tooMany);
    await inSession(8, true);
  });

  test("counted by address only lock no other address", async () => {
    for (let i = 0; i < MAX_FAILURES_PER_ACCOUNT_EVERYWHERE; i += 1)
      await attempt("set-up", { address: `198.51.100.${i}`, by: "address", isRight: false });
    await attempt("set-up", { by: "address" });
  });

  test("are reset by a success", async () => {
    await fail("admin", MAX_FAILURES_PER_ACCOUNT - 1);
    await attempt("admin");
    await fail("admin", MAX_FAILURES_PER_ACCOUNT);
    await expect(attempt("admin")).rejects.toMatchObject(tooMany);
  });

  test("expire with their window", async () => {
    await fail("admin", MAX_FAILURES_PER_ACCOUNT);
    await prisma.rateLimit.updateMany({ data: { expire: new Date(Date.now() - 1) } });
    await attempt("admin");
  });

  test("are counted by all processes, and parallel guesses cannot bypass the limit", async () => {
    let checked = 0;
    const other = createAttemptCounters(prisma);
    const guesses = Array.from({ length: 40 }, (_, i) =>
      (i % 2 ? counters : other).loginThrottle(HERE).attempt("admin", "account", async () => {
        checked += 1;
        return false;
      }),
    );
    await Promise.allSettled(guesses);
    expect(checked).toBe(MAX_FAILURES_PER_ACCOUNT);
  });

  test("do not include logins that succeed, however many there are at once", async () => {
    await fail("admin", MAX_FAILURES_PER_ACCOUNT - 1);
    const logins = Array.from({ length: 60 }, (_, i) => attempt(i % 2 ? "admin" : `staff ${i}`));
    expect(await Promise.all(logins)).toEqual(Array(60).fill(true));
  });

  test("from one IPv6 network count together", async () => {
    await fail("admin", MAX_FAILURES_PER_ACCOUNT, "2001:db8:1:2:3:4:5:6");
    await expect(attempt("admin", { address: "2001:db8:1:2::9" })).rejects.toMatchObject(tooMany);
    await attempt("admin", { address: "2001:db8:1:3::9" });
  });

  test("store neither names nor addresses in the database", async () => {
    await fail("admin", 1);
    expect(JSON.stringify(await prisma.rateLimit.findMany())).not.toMatch(/admin|203\.0\.113/);
  });
});

test("refused sign-ins of customers lock their address after the hundredth, for customers only", async () => {
  const throttle = counters.loginThrottle(HERE);
  for (let i = 0; i < MAX_CUSTOMER_FAILURES_PER_ADDRESS; i += 1) {
    await throttle.admitCustomer();
    await throttle.customerRefused();
  }
  await expect(throttle.admitCustomer()).rejects.toMatchObject(tooMany);
  await counters.loginThrottle("203.0.113.8").admitCustomer();
  await attempt("admin");
  await prisma.rateLimit.updateMany({ data: { expire: new Date(Date.now() - 1) } });
  await throttle.admitCustomer();
});

test("a LINE token opens only a few sessions", async () => {
  for (let i = 0; i < MAX_USES_PER_TOKEN; i += 1) expect(await counters.admitToken("token")).toBe(true);
  expect(await counters.admitToken("token")).toBe(false);
  expect(await counters.admitToken("another")).toBe(true);
});
