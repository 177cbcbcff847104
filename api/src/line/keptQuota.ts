import type { LineQuota } from "@machiya/schema/context";
import { errorFields, log } from "../log.ts";

/** LINE is asked for its quota so often at most, in one process. */
const KEPT_MS = 60_000;
/** When LINE does not tell, it is asked again sooner. */
const UNKNOWN_KEPT_MS = 5_000;

/** Asks for what the month has left, and keeps the answer; who asks at the same time is answered together. Null: no limit is known. */
export function keptQuota(ask: () => Promise<number | null>, now: () => Date): () => Promise<LineQuota> {
  let kept: { answer: Promise<LineQuota>; until: number } | null = null;
  return () => {
    const asOf = now();
    if (kept !== null && asOf.getTime() < kept.until) return kept.answer;
    const asked = { answer: answer(asOf), until: asOf.getTime() + KEPT_MS };
    kept = asked;
    return asked.answer;

    async function answer(at: Date): Promise<LineQuota> {
      try {
        return { remaining: await ask(), asOf: at };
      } catch (error) {
        log.warn("LINE did not tell its quota", errorFields(error));
        asked.until = at.getTime() + UNKNOWN_KEPT_MS;
        return { remaining: null, asOf: at };
      }
    }
  };
}
