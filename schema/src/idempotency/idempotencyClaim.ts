import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { Prisma } from "@machiya/prisma/client";
import { DomainError } from "../domain/errors.ts";
import type { KeyColumn, KeyId } from "./keyRecord.ts";

/**
 * The results of a request's transactions, by the position of the mutation's field, in the order of their
 * commits. Each is a list of one value, or an empty list for undefined.
 */
export type RecordedResults = Record<number, unknown[][]>;

/**
 * How long an attempt owns its key without renewing the lease. Afterwards its process is probably dead, and a
 * repeated request takes the key over. If the process is alive after all, its transactions notice that the key
 * belongs to another attempt and write nothing.
 */
export const LEASE_SECONDS = 4;

/** One attempt to carry out a request that came with an Idempotency-Key. */
export interface IdempotencyClaim extends KeyId {
  requestHash: Uint8Array<ArrayBuffer>;
  /** Tells this attempt from a later one that takes the key over. */
  claimId: string;
  /** Set when a write found that the key belongs to another attempt: that one's response counts. */
  isTaken: boolean;
  /** Set when the response contains a secret that is shown once. */
  skipsStoring: boolean;
  /** The position of the mutation's field that is running; -1 before the first one. */
  field: number;
  /** The results of the transactions committed so far; null when they cannot be recorded. */
  results: RecordedResults | null;
  /** The same with the result of the transaction that is being committed. */
  uncommittedResults: RecordedResults | null;
  /** The results of an earlier attempt that this attempt has not repeated yet. */
  unrepeatedResults: RecordedResults;
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

/** The end of a lease that begins or is renewed now. */
export const leaseSql = Prisma.sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}::int)`;

/** The columns that say which attempt holds the key. */
export const claimColumns = ({ claimId, requestHash }: IdempotencyClaim): KeyColumn[] => [
  ["requestHash", Prisma.sql`${requestHash}::bytea`],
  ["claimId", Prisma.sql`${claimId}::uuid`],
  ["leaseUntil", leaseSql],
];

/** The same, with the mark that the attempt has written something, and the results of its transactions. */
export const writtenColumns = (claim: IdempotencyClaim, results: RecordedResults | null): KeyColumn[] => [
  ...claimColumns(claim),
  ["writtenAt", Prisma.sql`clock_timestamp()`],
  ["results", Prisma.sql`${results === null ? null : JSON.stringify(results)}::jsonb`],
];

/** A new attempt to carry out a request. */
export const newClaim = (request: KeyId & Pick<IdempotencyClaim, "requestHash">): IdempotencyClaim => ({
  ...request,
  claimId: randomUUID(),
  isTaken: false,
  skipsStoring: false,
  field: -1,
  results: {},
  uncommittedResults: {},
  unrepeatedResults: {},
});

/** Ends an attempt whose key belongs to another one. */
export function refuseTakenClaim(claim: IdempotencyClaim): never {
  claim.isTaken = true;
  throw new DomainError("CONFLICT", { field: "idempotencyKey", claim: "RUNNING" });
}

/**
 * Keeps the response, which contains a secret that is shown once, out of the database. To be called before the
 * write, whose result is then not recorded either.
 */
export function skipStoringResponse(): void {
  const claim = currentClaim();
  if (claim !== null) claim.skipsStoring = true;
}
