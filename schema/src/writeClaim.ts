import { AsyncLocalStorage } from "node:async_hooks";
import type { Statements } from "@machiya/prisma/client";
import { DomainError } from "./domain/errors.ts";

/** A request that came with an Idempotency-Key, and its row among the kept answers. */
export interface WriteClaim {
  owner: string;
  key: string;
  /** Whoever takes the claim over has another: it tells whose the row is now. */
  claimedUntil: Date;
  /** Set when the answer holds what is shown once and kept nowhere. */
  answerIsSecret: boolean;
}

const claims = new AsyncLocalStorage<WriteClaim>();

/** Every transaction that commits while `work` runs says so in the claim's row. */
export function withWriteClaim<Result>(claim: WriteClaim, work: () => Promise<Result>): Promise<Result> {
  return claims.run(claim, work);
}

/** Whether the request came with a key. */
export const isClaimed = (): boolean => claims.getStore() !== undefined;

/**
 * Marks the request's claim as written, within the transaction that writes: both are there or neither, whatever dies in between.
 * Throws CONFLICT, which rolls everything back, when the claim has run out and somebody else works on it.
 */
export async function markWritten(tx: Statements): Promise<void> {
  const claim = claims.getStore();
  if (claim === undefined) return;
  const { owner, key, claimedUntil } = claim;
  const marked = await tx.$executeRaw`UPDATE "KeptAnswer" SET "writtenAt" = ${new Date()}
    WHERE "owner" = ${owner} AND "key" = ${key} AND "claimedUntil" = ${claimedUntil}`;
  if (marked === 0) throw new DomainError("CONFLICT", { field: "idempotencyKey", claim: "RUNNING" });
}

/** Says that the answer holds a secret which is shown once: it is not kept for a repetition either. */
export function withholdAnswer(): void {
  const claim = claims.getStore();
  if (claim !== undefined) claim.answerIsSecret = true;
}
