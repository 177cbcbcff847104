import type { LineQuota } from "@machiya/schema/context";
import { errorFields, log } from "../telemetry/log.ts";

/** LINE is asked for its quota so often at most, in one process. */
const CACHE_TTL_MS = 60_000;
/** When LINE does not tell, it is asked again sooner. */
const UNKNOWN_CACHE_TTL_MS = 5_000;

/** Asks for what the month has left, and keeps the answer; who asks at the same time is answered together. Null: no limit is known. */
export function cachedQuota(ask: () => Promise<number | null>, now: () => Date): () => Promise<LineQuota> {
  let kept: { answer: Promise<LineQuota>; until: number } | null = null;
  return () => {
    const asOf = now();
    if (kept !== null && asOf.getTime() < kept.until) return kept.answer;
    const asked = { answer: answer(asOf), until: asOf.getTime() + CACHE_TTL_MS };
    kept = asked;
    return asked.answer;

    async function answer(at: Date): Promise<LineQuota> {
      try {
        return { remaining: await ask(), asOf: at };
      } catch (error) {
        log.warn("LINE did not tell its quota", errorFields(error));
        asked.until = at.getTime() + UNKNOWN_CACHE_TTL_MS;
        return { remaining: null, asOf: at };
      }
    }
  };
}
