import { createHash } from "node:crypto";
import { Prisma, type Statements } from "@machiya/prisma/client";
import { DomainError } from "./domain/errors.ts";

/** A key, and whose it is: the same text of somebody else is another key. */
export interface Claim {
  owner: string;
  key: string;
}

/** What a kind of write makes; its repetition is answered with the first one's. */
export type AnswerColumn = "orderId" | "broadcastId" | "appointmentId";

/**
 * Claims an idempotency key within the transaction; whoever comes second waits here for the first to end. Returns the
 * first one's answer, null when this is the first. Throws CONFLICT when the key came with another input, or to another write.
 */
export async function claimKey(
  tx: Statements,
  { owner, key }: Claim,
  column: AnswerColumn,
  input: object,
): Promise<number | null> {
  const requestHash = requestHashOf(input);
  const claimed = await tx.$executeRaw`INSERT INTO "IdempotencyKey" ("owner", "key", "requestHash")
    VALUES (${owner}, ${key}, ${requestHash}) ON CONFLICT DO NOTHING`;
  if (claimed === 1) return null;
  const [earlier] = await tx.$queryRaw<{ answer: number | null; requestHash: Uint8Array }[]>`
    SELECT ${COLUMNS[column]} AS "answer", "requestHash" FROM "IdempotencyKey" WHERE "owner" = ${owner} AND "key" = ${key}`;
  return earlierAnswer(earlier ?? null, requestHash);
}

/** By what two requests are known to be the same: SHA-256 of their input. */
export const requestHashOf = (input: object): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash("sha256").update(JSON.stringify(input)).digest());

/** The answer of the key's first write. Throws CONFLICT when that was another request's, or another kind of write. */
export function earlierAnswer(
  earlier: { answer: number | null; requestHash: Uint8Array } | null,
  requestHash: Uint8Array,
): number {
  if (earlier?.answer == null || Buffer.compare(earlier.requestHash, requestHash) !== 0)
    throw new DomainError("CONFLICT", { field: "idempotencyKey" });
  return earlier.answer;
}

/** Keeps what the claimed key's write made. */
export async function keepAnswer(
  tx: Statements,
  { owner, key }: Claim,
  column: AnswerColumn,
  id: number,
): Promise<void> {
  await tx.$executeRaw`UPDATE "IdempotencyKey" SET ${COLUMNS[column]} = ${id} WHERE "owner" = ${owner} AND "key" = ${key}`;
}

const COLUMNS: Record<AnswerColumn, Prisma.Sql> = {
  orderId: Prisma.raw('"orderId"'),
  broadcastId: Prisma.raw('"broadcastId"'),
  appointmentId: Prisma.raw('"appointmentId"'),
};
