import type { PrismaClient } from "@machiya/prisma/client";
import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";

const WINDOW_SECONDS = 60;

/** How often a token was used in its window, after this request. */
export interface TokenUse {
  limit: number;
  /** Requests that are left; null: this one was too many. */
  remaining: number | null;
  /** Seconds until the window ends. */
  reset: number;
}

export interface TokenRate {
  count(tokenId: number): Promise<TokenUse>;
}

/**
 * Counts the requests of each token by the minute, over all processes, in the database. A process that has seen a token come to
 * its limit refuses it by itself until the minute is over: whoever hammers costs the database nothing.
 */
export function createTokenRate(prisma: PrismaClient, limit: number): TokenRate {
  const limiter = new RateLimiterPrisma({
    storeClient: prisma,
    tableName: "rateLimit",
    // The sweeper deletes expired rows; the library's own timer would outlive the application.
    clearExpiredByTimeout: false,
    keyPrefix: "apiToken",
    points: limit,
    duration: WINDOW_SECONDS,
    inMemoryBlockOnConsumed: limit,
  });
  const use = ({ msBeforeNext }: RateLimiterRes, remaining: number | null): TokenUse => ({
    limit,
    remaining,
    reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
  return {
    async count(tokenId) {
      try {
        const result = await limiter.consume(tokenId);
        return use(result, result.remainingPoints);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return use(refusal, null);
      }
    },
  };
}
