import { createHash } from "node:crypto";
import type { PrismaClient } from "@machiya/prisma/client";
import type { CountedBy, LoginThrottle } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { networkPrefix } from "../http/networkPrefix.ts";

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

/**
 * Counts attempts of all processes in the database. An attack on an account from many addresses locks it for
 * new addresses only: the attack does not count for addresses from which its owner signed in before, nor for
 * a live session of the owner. An attempt is counted when it begins and taken back when it succeeds, so that
 * parallel guesses cannot bypass the limit.
 */
export function createAttemptCounters(prisma: PrismaClient): AttemptCounters {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPrisma({
      storeClient: prisma,
      tableName: "rateLimit",
      // The sweeper deletes expired rows; the library's own timer would outlive the application.
      clearExpiredByTimeout: false,
      ...{ keyPrefix, points, duration },
    });
  const perAccount = limiter("login", MAX_FAILURES_PER_ACCOUNT, WINDOW_SECONDS);
  const everywhere = limiter("account", MAX_FAILURES_PER_ACCOUNT_EVERYWHERE, WINDOW_SECONDS);
  const perSession = limiter("session", MAX_FAILURES_PER_ACCOUNT, WINDOW_SECONDS);
  /** This limiter does not count: a row that exists marks a known address. */
  const knownAddresses = limiter("known", 1, KNOWN_ADDRESS_TTL_SECONDS);
  const perAddress = limiter("address", MAX_FAILURES_PER_ADDRESS, WINDOW_SECONDS);
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
      async function countsOf(account: string, by: CountedBy): Promise<[RateLimiterPrisma, string][]> {
        if (typeof by === "object") return [[perSession, digest(String(by.session))]];
        const here: [RateLimiterPrisma, string][] = [
          [perAccount, accountKey(account)],
          [perAddress, addressKey()],
        ];
        const known = by === "address" || (await knownAddresses.get(accountKey(account))) !== null;
        return known ? here : [...here, [everywhere, nameKey(account)]];
      }

      return {
        async admit(account, by = "account") {
          for (const [limiter, key] of await countsOf(account, by)) {
            const seconds = await secondsToWait(limiter, key);
            if (seconds !== null) throw new DomainError("TOO_MANY_ATTEMPTS", { seconds });
          }
        },
        // Does nothing, because admit has already counted the attempt.
        async failed() {},
        async succeeded(account, by = "account") {
          for (const [limiter, key] of await countsOf(account, by)) {
            if (limiter === perAccount || limiter === perSession) await limiter.delete(key);
            else await limiter.reward(key);
          }
          if (by === "account") await knownAddresses.set(accountKey(account), 1, KNOWN_ADDRESS_TTL_SECONDS);
        },
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
