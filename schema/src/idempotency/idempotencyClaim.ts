import { AsyncLocalStorage } from "node:async_hooks";
import { Prisma, type SqlClient } from "@machiya/prisma/client";
import { DomainError } from "../domain/errors.ts";
import { type KeyColumn, type KeyId, recordKeySql } from "./keyRecord.ts";

/**
 * How long one attempt may work on a request before a repetition may take it over. It exceeds what a request needs, whose
 * transactions end after 20 s, because only afterwards is it certain that the attempt's process is dead.
 */
const LEASE_SECONDS = 60;

/** One attempt to carry out a request that came with an Idempotency-Key. */
export interface IdempotencyClaim extends KeyId {
  requestHash: Uint8Array<ArrayBuffer>;
  /** Tells this attempt from a later one that takes the key over. */
  claimId: string;
  /** Set when a write found that the key belongs to another attempt: that one's response counts. */
  isTaken: boolean;
  /** Set when the response contains a secret that is shown once. */
  skipsStoring: boolean;
}

const claims = new AsyncLocalStorage<IdempotencyClaim>();

/** Runs a request; every transaction that commits meanwhile is recorded under the claim. */
export function withIdempotencyClaim<Result>(
  claim: IdempotencyClaim,
  work: () => Promise<Result>,
): Promise<Result> {
  return claims.run(claim, work);
}

/** The running request's claim; null: it came without a key. */
export const currentClaim = (): IdempotencyClaim | null => claims.getStore() ?? null;

/** The columns that say which attempt holds the key. */
export const claimColumns = ({ claimId, requestHash }: IdempotencyClaim): KeyColumn[] => [
  ["requestHash", Prisma.sql`${requestHash}::bytea`],
  ["claimId", Prisma.sql`${claimId}::uuid`],
  ["leaseUntil", Prisma.sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}::int)`],
];

/** The same, with the mark that the attempt has written something. */
export const writtenColumns = (claim: IdempotencyClaim): KeyColumn[] => [
  ...claimColumns(claim),
  ["writtenAt", Prisma.sql`clock_timestamp()`],
];

/**
 * Records within a transaction that the request has written something, so that both are stored or neither, even if the process is killed in between.
 * Throws CONFLICT, which rolls everything back, when the key belongs to another attempt by now.
 */
export async function recordWrite(tx: SqlClient): Promise<void> {
  const claim = currentClaim();
  if (claim === null) return;
  const recorded = await tx.$executeRaw(recordKeySql(claim, writtenColumns(claim)));
  if (recorded === 0) refuseTakenClaim(claim);
}

/** Ends an attempt whose key belongs to another one. */
export function refuseTakenClaim(claim: IdempotencyClaim): never {
  claim.isTaken = true;
  throw new DomainError("CONFLICT", { field: "idempotencyKey", claim: "RUNNING" });
}

/** Keeps the response, which contains a secret that is shown once, out of the database. */
export function skipStoringResponse(): void {
  const claim = currentClaim();
  if (claim !== null) claim.skipsStoring = true;
}
