import type { ErrorCode } from "@machiya/schema/domain/errors";
import { Refusal, Unreachable } from "../relay/requestError.ts";

/** Refusals that are nobody's choice but a fault of ours. */
const FAULTS: readonly ErrorCode[] = ["INTERNAL", "LINE_UNAVAILABLE", "LINE_QUOTA_EXHAUSTED"];

/** Whether customers can do nothing about it but ask the shop (booking.md §2: the fallback notice). */
export function isFault(error: unknown): boolean {
  if (error instanceof Refusal) return FAULTS.includes(error.code);
  return error !== null && !(error instanceof Unreachable);
}
