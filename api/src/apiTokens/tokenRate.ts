import type { PrismaClient } from "@machiya/prisma/client";
import { RateLimiterPrisma, RateLimiterRes } from "rate-limiter-flexible";

const WINDOW_SECONDS = 60;

/** The use of a token in its window, including this request. */
export interface TokenUse {
  limit: number;
  /** Remaining requests; null: this request exceeded the limit. */
  remaining: number | null;
  /** Seconds until the window ends. */
  reset: number;
}

export interface TokenRate {
  count(tokenId: number): Promise<TokenUse>;
}

/**
 * Counts each token's requests per minute, over all processes, in the database. A process in which a token
 * reached its limit refuses it from memory until the minute is over, so that excess requests cost the
 * database nothing.
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
