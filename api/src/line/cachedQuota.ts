import type { LineQuota } from "@machiya/schema/context";
import { errorFields, log } from "../telemetry/log.ts";

/** How long a process caches LINE's quota. */
const CACHE_TTL_MS = 60_000;
/** The quota is requested again sooner after a failure. */
const UNKNOWN_CACHE_TTL_MS = 5_000;

/**
 * Reads the remaining quota of the month through a cache; concurrent calls share one request. `remaining` is
 * null when no limit is known.
 */
export function cachedQuota(
  fetchRemaining: () => Promise<number | null>,
  now: () => Date,
): () => Promise<LineQuota> {
  let cached: { answer: Promise<LineQuota>; until: number } | null = null;
  return () => {
    const asOf = now();
    if (cached !== null && asOf.getTime() < cached.until) return cached.answer;
    const entry = { answer: answer(asOf), until: asOf.getTime() + CACHE_TTL_MS };
    cached = entry;
    return entry.answer;

    async function answer(at: Date): Promise<LineQuota> {
      try {
        return { remaining: await fetchRemaining(), asOf: at };
      } catch (error) {
        log.warn("LINE did not return its quota", errorFields(error));
        entry.until = at.getTime() + UNKNOWN_CACHE_TTL_MS;
        return { remaining: null, asOf: at };
      }
    }
  };
}
