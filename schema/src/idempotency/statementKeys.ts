import { Prisma } from "@machiya/prisma/client";
import { noteCommit } from "../writes/writeTracker.ts";
import { type IdempotencyClaim, refuseTakenClaim, writtenColumns } from "./idempotencyClaim.ts";
import { type EarlierInput, earlierResult, type InputKey, inputKeyColumns } from "./inputKey.ts";
import { isSameKey, keyIdIs, recordKeySql } from "./keyRecord.ts";
import { resultsWith } from "./recordedResults.ts";

/** The keys of a write that consists of one statement, which reads the stored claims and records new ones itself. */
export interface StatementKeys {
  /** The key of the request. */
  claim: IdempotencyClaim | null;
  /** The key of the input; over REST it is the key of the request. */
  input: InputKey | null;
}

/** The stored claims of the keys, as JSON. */
export interface JsonStoredKeys {
  claimId: string | null;
  input: (Omit<EarlierInput, "inputHash"> & { inputHash: string | null }) | null;
}

/** Reads the stored claims of the keys; NULL if there are none. */
export function storedKeysSql({ claim, input }: StatementKeys): Prisma.Sql {
  if (claim === null && input === null) return Prisma.sql`NULL`;
  const claimId =
    claim === null
      ? Prisma.sql`NULL`
      : Prisma.sql`(SELECT "claimId" FROM "IdempotencyKey" WHERE ${keyIdIs(claim)})`;
  const earlier =
    input === null
      ? Prisma.sql`NULL`
      : Prisma.sql`(SELECT json_build_object('inputHash', encode("inputHash", 'hex'), 'resultType', "resultType", 'resultId', "resultId")
          FROM "IdempotencyKey" WHERE ${keyIdIs(input)} AND "inputHash" IS NOT NULL)`;
  return Prisma.sql`json_build_object('claimId', ${claimId}, 'input', ${earlier})`;
}

/**
 * The row number that an earlier write with the input's key created; null: there was none. Throws CONFLICT when that was another input,
 * or when the request belongs to another attempt, for whose response the repetition then waits.
 */
export function findEarlierWrite(
  { claim, input }: StatementKeys,
  stored: JsonStoredKeys | null,
): number | null {
  if (claim !== null && stored?.claimId != null && stored.claimId !== claim.claimId) refuseTakenClaim(claim);
  if (input === null || !stored?.input) return null;
  const { inputHash, ...result } = stored.input;
  noteCommit();
  return earlierResult({ ...result, inputHash: Buffer.from(inputHash ?? "", "hex") }, input);
}

/** Whether the statement records the request's claim too. Two different keys are two rows, which one statement cannot claim together. */
export const recordsClaim = ({ claim, input }: StatementKeys): boolean =>
  claim !== null && (input === null || isSameKey(claim, input));

/** Returns the part of the statement that records the keys. It returns one row, or no row if another request has used one of the keys in the meantime; null without a key. */
export function recordKeysSql(keys: StatementKeys, resultId: number, from: Prisma.Sql): Prisma.Sql | null {
  const { claim, input } = keys;
  const columns = [
    ...(claim !== null && recordsClaim(keys) ? writtenColumns(claim, resultsWith(claim, resultId)) : []),
    ...(input !== null ? inputKeyColumns(input, resultId) : []),
  ];
  const row = input ?? claim;
  return row === null ? null : recordKeySql(row, columns, from);
}
