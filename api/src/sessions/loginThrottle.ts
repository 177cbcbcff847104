import { createHash } from "node:crypto";
import type { PrismaClient } from "@machiya/prisma/client";
import type { CountedBy, LoginThrottle } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { networkPrefix } from "../http/networkPrefix.ts";
import { limitConcurrency } from "./limitConcurrency.ts";
import { MAX_CONCURRENT_HASHES } from "./password.ts";

const WINDOW_SECONDS = 15 * 60;
/** Maximum failures in the window for one account from one address. */
export const MAX_FAILURES_PER_ACCOUNT = 5;
/** Maximum failures in the window for one account from all addresses from which it never signed in. */
export const MAX_FAILURES_PER_ACCOUNT_EVERYWHERE = 30;
/** How long an address counts as known to the account after a login. */
const KNOWN_ADDRESS_TTL_SECONDS = 30 * 24 * 3600;
/** Maximum failures in the window from one address for all accounts. */
export const MAX_FAILURES_PER_ADDRESS = 50;
/** Maximum refused customer sign-ins in the window from one address; many phones share one address. */
export const MAX_CUSTOMER_FAILURES_PER_ADDRESS = 100;
/**
 * Maximum sessions opened with one LINE token, which LIFF caches and which lives 12 hours at most: the sixth
 * attempt is refused.
 */
export const MAX_USES_PER_TOKEN = 5;
const TOKEN_SECONDS = 12 * 3600;
/** An attempt at LINE Login expires with LINE's code (line.md: ten minutes). */
export const LINE_LOGIN_TTL_SECONDS = 10 * 60;

export interface AttemptCounters {
  loginThrottle(address: string): LoginThrottle;
  /** Returns false when this token has been used too often. */
  admitToken(token: string): Promise<boolean>;
  /** Returns true only the first time within the lifetime of an attempt at LINE Login. */
  admitState(state: string): Promise<boolean>;
}

/** The first key of the advisory locks under which the attempts at one account are checked. */
const LOGIN_LOCK = 4_471_011;

/** Attempts hold a connection while they are checked, so there are no more of them than hashes. */
const inTurn = limitConcurrency(MAX_CONCURRENT_HASHES);

type RateLimitClient = Pick<PrismaClient, "rateLimit">;

const limitersOn = (storeClient: RateLimitClient) => (keyPrefix: string, points: number, duration: number) =>
  new RateLimiterPrisma({
    storeClient,
    keyPrefix,
    points,
    duration,
    tableName: "rateLimit",
    // The sweeper deletes expired rows; the library's own timer would outlive the application.
    clearExpiredByTimeout: false,
  });

function failureLimiters(client: RateLimitClient) {
  const limiter = limitersOn(client);
  return {
    account: limiter("login", MAX_FAILURES_PER_ACCOUNT, WINDOW_SECONDS),
    everywhere: limiter("account", MAX_FAILURES_PER_ACCOUNT_EVERYWHERE, WINDOW_SECONDS),
    session: limiter("session", MAX_FAILURES_PER_ACCOUNT, WINDOW_SECONDS),
    address: limiter("address", MAX_FAILURES_PER_ADDRESS, WINDOW_SECONDS),
    /** This limiter does not count: a row that exists marks a known address. */
    known: limiter("known", 1, KNOWN_ADDRESS_TTL_SECONDS),
  };
}

type FailureLimiters = ReturnType<typeof failureLimiters>;

/** One count of failures that an attempt is checked against. */
interface Counter {
  limiter: RateLimiterPrisma;
  key: string;
  /** Whether a success resets it. */
  isReset: boolean;
}

/**
 * Counts attempts of all processes in the database. An attack on an account from many addresses locks it for
 * new addresses only: the attack does not count for addresses from which its owner signed in before, nor for
 * a live session of the owner. Only failures count. Attempts at one account are checked one after the other, so
 * that parallel guesses cannot bypass the limit.
 */
export function createAttemptCounters(prisma: PrismaClient): AttemptCounters {
  const limiter = limitersOn(prisma);
  const refusals = limiter("customer", MAX_CUSTOMER_FAILURES_PER_ADDRESS, WINDOW_SECONDS);
  const perToken = limiter("token", MAX_USES_PER_TOKEN, TOKEN_SECONDS);
  const perState = limiter("state", 1, LINE_LOGIN_TTL_SECONDS);

  return {
    loginThrottle(address) {
      const network = networkPrefix(address);
      const addressKey = () => digest(network);
      const nameKey = (account: string) => digest(account.trim().toLowerCase());
      const accountKey = (account: string) => digest(`${account.trim().toLowerCase()}\n${network}`);

      /** Returns the counters of an attempt, in the order in which they are checked. */
      async function countersOf(
        by: CountedBy,
        account: string,
        limiter: FailureLimiters,
      ): Promise<Counter[]> {
        if (typeof by === "object")
          return [{ limiter: limiter.session, key: digest(String(by.session)), isReset: true }];
        const here: Counter[] = [
          { limiter: limiter.account, key: accountKey(account), isReset: true },
          { limiter: limiter.address, key: addressKey(), isReset: false },
        ];
        const isKnown = by === "address" || (await limiter.known.get(accountKey(account))) !== null;
        return isKnown
          ? here
          : [...here, { limiter: limiter.everywhere, key: nameKey(account), isReset: false }];
      }

      async function attemptWith(
        client: RateLimitClient,
        account: string,
        by: CountedBy,
        check: () => Promise<boolean>,
      ): Promise<boolean> {
        const limiters = failureLimiters(client);
        const counters = await countersOf(by, account, limiters);
        for (const { limiter, key } of counters) {
          const counted = await limiter.get(key);
          if (counted !== null && counted.consumedPoints >= limiter.points)
            throw new DomainError("TOO_MANY_ATTEMPTS", { seconds: secondsLeft(counted) });
        }
        const succeeded = await check();
        if (!succeeded) {
          for (const { limiter, key } of counters) await limiter.penalty(key);
          return false;
        }
        for (const { limiter, key, isReset } of counters) if (isReset) await limiter.delete(key);
        if (by === "account") await limiters.known.set(accountKey(account), 1, KNOWN_ADDRESS_TTL_SECONDS);
        return true;
      }

      /** Returns what attempts must share to be checked one after the other. */
      const subjectOf = (account: string, by: CountedBy) =>
        typeof by === "object" ? `session ${by.session}` : nameKey(account);

      return {
        attempt: (account, by, check) =>
          inTurn(async () => {
            // The check of a setup code is a transaction of its own, and its code cannot be guessed.
            if (by === "address") return attemptWith(prisma, account, by, check);
            return prisma.$transaction(async (tx) => {
              const subject = subjectOf(account, by);
              await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOGIN_LOCK}::int, hashtext(${subject}))`;
              return attemptWith(tx, account, by, check);
            });
          }),
        // Successful sign-ins are never counted, not even while they run: all phones of a carrier may share
        // an address.
        async admitCustomer() {
          const counted = await refusals.get(addressKey());
          if (counted !== null && counted.consumedPoints >= MAX_CUSTOMER_FAILURES_PER_ADDRESS)
            throw new DomainError("TOO_MANY_ATTEMPTS", { seconds: secondsLeft(counted) });
        },
        async customerRefused() {
          await refusals.penalty(addressKey());
        },
      };
    },

    admitToken: async (token) => (await secondsToWait(perToken, digest(token))) === null,
    admitState: async (state) => (await secondsToWait(perState, digest(state))) === null,
  };
}

async function secondsToWait(limiter: RateLimiterPrisma, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return secondsLeft(refusal);
  }
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
