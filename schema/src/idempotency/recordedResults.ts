import type { SqlClient } from "@machiya/prisma/client";
import { noteCommit } from "../writes/writeTracker.ts";
import {
  currentClaim,
  type IdempotencyClaim,
  type RecordedResults,
  refuseTakenClaim,
  writtenColumns,
} from "./idempotencyClaim.ts";
import { recordKeySql } from "./keyRecord.ts";

/** Begins the next field of a mutation, whose transactions record their results under its position. */
export function beginField(): void {
  const claim = currentClaim();
  if (claim !== null) claim.field += 1;
}

/**
 * Records within a transaction that the request has written something, so that both are stored or neither, even if the process is killed in between.
 * Throws CONFLICT, which rolls everything back, when the key belongs to another attempt by now.
 */
export async function recordWrite(tx: SqlClient, result: unknown): Promise<void> {
  const claim = currentClaim();
  if (claim === null) return;
  claim.uncommittedResults = resultsWith(claim, result);
  const recorded = await tx.$executeRaw(recordKeySql(claim, writtenColumns(claim, claim.uncommittedResults)));
  if (recorded === 0) refuseTakenClaim(claim);
}

/** Notes that the transaction of the last recorded result was committed. */
export function keepRecordedResult(): void {
  const claim = currentClaim();
  if (claim !== null) claim.results = claim.uncommittedResults;
}

/** Returns the claim's results with another one; null when they cannot be recorded. */
export function resultsWith(
  { results, field, skipsStoring }: IdempotencyClaim,
  result: unknown,
): RecordedResults | null {
  if (results === null || skipsStoring || !isJson(result ?? null)) return null;
  const earlier = results[field] ?? [];
  return { ...results, [field]: [...earlier, result === undefined ? [] : [result]] };
}

/**
 * Whether JSON stores the value unchanged; dates and decimals, for example, would become texts. Properties that
 * are undefined may be omitted.
 */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  return (
    typeof value === "object" &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every((property) => property === undefined || isJson(property))
  );
}

/**
 * Returns the result of a transaction that an earlier attempt of the request has committed, so that it is not
 * repeated; null: it has not been committed. Writes that first check what they change take it before that.
 */
export function takeRecordedResult<Result>(): { result: Result } | null {
  const claim = currentClaim();
  const recorded = claim?.unrepeatedResults[claim.field]?.shift();
  if (recorded === undefined) return null;
  noteCommit();
  return { result: recorded[0] as Result };
}

/** Makes an attempt repeat what an earlier one has committed. */
export function repeatResults(claim: IdempotencyClaim, results: RecordedResults): void {
  claim.results = results;
  claim.uncommittedResults = results;
  claim.unrepeatedResults = structuredClone(results);
}

/** Whether the attempt has repeated every transaction of the earlier one. */
export const hasRepeatedAll = ({ unrepeatedResults }: IdempotencyClaim): boolean =>
  Object.values(unrepeatedResults).every((results) => results.length === 0);
