import { Refusal } from "@machiya/schema/client/refusal";

/** Refusals that are nobody's choice but a fault of ours. */
const FAULTS: readonly Refusal["code"][] = ["INTERNAL", "LINE_UNAVAILABLE", "LINE_QUOTA_EXHAUSTED"];

/** Whether customers can do nothing about it but ask the shop (booking.md §2: the fallback notice). */
export function isFault(error: unknown): boolean {
  if (error instanceof Refusal) return FAULTS.includes(error.code);
  return error !== null;
}
