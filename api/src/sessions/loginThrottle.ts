import { createHash } from "node:crypto";
import type { PrismaClient } from "@machiya/prisma/client";
import type { CountedBy, LoginThrottle } from "@machiya/schema/context";
import { DomainError } from "@machiya/schema/domain/errors";
import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";
import { networkPrefix } from "../http/networkPrefix.ts";

const WINDOW_SECONDS = 15 * 60;
/** Failures in the window before an account is refused from one address. */
export const MAX_FAILURES_PER_ACCOUNT = 5;
/** Failures in the window before an account is refused from every address that it was never signed in to from. */
export const MAX_FAILURES_PER_ACCOUNT_EVERYWHERE = 30;
/** For so long after a login its address is known to the account. */
const KNOWN_ADDRESS_TTL_SECONDS = 30 * 24 * 3600;
/** Failures in the window before an address is refused for every account. */
export const MAX_FAILURES_PER_ADDRESS = 50;
/** Refused sign-ins of customers in the window before their address is refused; many phones share one. */
export const MAX_CUSTOMER_FAILURES_PER_ADDRESS = 100;
/** A LINE token becomes a session a few times only (LIFF caches it, and it lives 12 hours at most): the sixth time is refused. */
export const MAX_USES_PER_TOKEN = 5;
const TOKEN_SECONDS = 12 * 3600;
/** An attempt at LINE Login ends with LINE's code (line.md: ten minutes). */
export const LINE_LOGIN_TTL_SECONDS = 10 * 60;

export interface AttemptCounters {
  loginThrottle(address: string): LoginThrottle;
  /** False when this token has been used too often. */
  admitToken(token: string): Promise<boolean>;
  /** True the first time, for as long as an attempt at LINE Login may take. */
  admitState(state: string): Promise<boolean>;
}

/**
 * Counts over all processes, in the database. Whoever attacks an account from many addresses closes it for new addresses at most: from
 * where its owner signed in before, and with a live session of theirs, the attack does not count.
 * An attempt is counted when it begins and taken back when it succeeds, so that parallel guesses do not slip past the count.
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
  /** Not counted: what is there is known. */
  const knownPlaces = limiter("known", 1, KNOWN_ADDRESS_TTL_SECONDS);
  const perAddress = limiter("address", MAX_FAILURES_PER_ADDRESS, WINDOW_SECONDS);
  const refusals = limiter("customer", MAX_CUSTOMER_FAILURES_PER_ADDRESS, WINDOW_SECONDS);
  const perToken = limiter("token", MAX_USES_PER_TOKEN, TOKEN_SECONDS);
  const perState = limiter("state", 1, LINE_LOGIN_TTL_SECONDS);

  return {
    loginThrottle(address) {
      const place = networkPrefix(address);
      const addressKey = () => digest(place);
      const nameKey = (account: string) => digest(account.trim().toLowerCase());
      const accountKey = (account: string) => digest(`${account.trim().toLowerCase()}\n${place}`);

      /** What an attempt counts against, in the order in which it is refused. */
      async function countsOf(account: string, by: CountedBy): Promise<[RateLimiterPrisma, string][]> {
        if (typeof by === "object") return [[perSession, digest(String(by.session))]];
        const here: [RateLimiterPrisma, string][] = [
          [perAccount, accountKey(account)],
          [perAddress, addressKey()],
        ];
        const known = by === "address" || (await knownPlaces.get(accountKey(account))) !== null;
        return known ? here : [...here, [everywhere, nameKey(account)]];
      }

      return {
        async admit(account, by = "account") {
          for (const [limiter, key] of await countsOf(account, by)) {
            const seconds = await secondsToWait(limiter, key);
            if (seconds !== null) throw new DomainError("TOO_MANY_ATTEMPTS", { seconds });
          }
        },
        // Counted by admit already.
        async failed() {},
        async succeeded(account, by = "account") {
          for (const [limiter, key] of await countsOf(account, by)) {
            if (limiter === perAccount || limiter === perSession) await limiter.delete(key);
            else await limiter.reward(key);
          }
          if (by === "account") await knownPlaces.set(accountKey(account), 1, KNOWN_ADDRESS_TTL_SECONDS);
        },
        // Those that succeed are never counted, not even while they run: a whole carrier's phones may come at once.
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
