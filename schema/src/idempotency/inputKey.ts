import { createHash } from "node:crypto";
import { Prisma, type SqlClient } from "@machiya/prisma/client";
import { DomainError } from "../domain/errors.ts";
import { hashKey, type KeyColumn, type KeyId, keyIdIs, recordKeySql } from "./keyRecord.ts";

/** What a write with a key in its input creates. */
type ResultType = "Order" | "Appointment" | "Broadcast";

/** The key that an input carries. */
export interface InputKey extends KeyId {
  /** SHA-256 of the rest of the input: a repetition has the same. */
  inputHash: Uint8Array<ArrayBuffer>;
  resultType: ResultType;
}

/** The stored fingerprint of a key's first input. */
export interface EarlierInput {
  inputHash: Uint8Array | null;
  resultType: string | null;
  resultId: number | null;
}

/** The key of an input; null: it carries none. */
export function inputKey(
  owner: string,
  key: string | null | undefined,
  resultType: ResultType,
  input: object,
): InputKey | null {
  if (!key) return null;
  const inputHash = Uint8Array.from(createHash("sha256").update(JSON.stringify(input)).digest());
  return { owner, keyHash: hashKey(key), inputHash, resultType };
}

/** The columns of the record that the input created; null if there is none yet. */
export const inputKeyColumns = (
  { inputHash, resultType }: InputKey,
  resultId: number | null,
): KeyColumn[] => [
  ["inputHash", Prisma.sql`${inputHash}::bytea`],
  ["resultType", Prisma.sql`${resultType}::text`],
  ["resultId", Prisma.sql`${resultId}::int`],
];

/** The row number that the key's first input created. Throws CONFLICT when that was another input, or another kind of write. */
export function earlierResult(earlier: EarlierInput | undefined, key: InputKey): number {
  const isSame =
    earlier?.inputHash != null &&
    Buffer.compare(earlier.inputHash, key.inputHash) === 0 &&
    earlier.resultType === key.resultType;
  if (!isSame || earlier.resultId === null) throw new DomainError("CONFLICT", { field: "idempotencyKey" });
  return earlier.resultId;
}

/**
 * Claims an input's key within the transaction; a concurrent repetition waits here until the first transaction ends. Returns what the
 * first one created, or null when this is the first. Throws CONFLICT as earlierResult does.
 */
export async function claimInputKey(tx: SqlClient, key: InputKey): Promise<number | null> {
  const claimed = await tx.$executeRaw(recordKeySql(key, inputKeyColumns(key, null)));
  if (claimed === 1) return null;
  const [earlier] = await tx.$queryRaw<EarlierInput[]>`
    SELECT "inputHash", "resultType", "resultId" FROM "IdempotencyKey" WHERE ${keyIdIs(key)}`;
  return earlierResult(earlier, key);
}

/** Records what the claimed key's write created. */
export async function recordResult(tx: SqlClient, key: InputKey, resultId: number): Promise<void> {
  await tx.$executeRaw`UPDATE "IdempotencyKey" SET "resultId" = ${resultId} WHERE ${keyIdIs(key)}`;
}
