import { createHash } from "node:crypto";
import { DomainError } from "./domain/errors.ts";
import type { Transaction } from "./transaction.ts";

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
  tx: Transaction,
  claim: Claim,
  column: AnswerColumn,
  input: object,
): Promise<number | null> {
  const requestHash = Uint8Array.from(createHash("sha256").update(JSON.stringify(input)).digest());
  const claimed = await tx.idempotencyKey.createMany({
    data: { ...claim, requestHash },
    skipDuplicates: true,
  });
  if (claimed.count === 1) return null;
  const earlier = await tx.idempotencyKey.findUniqueOrThrow({ where: { owner_key: claim } });
  const answer = earlier[column];
  if (answer === null || Buffer.compare(earlier.requestHash, requestHash) !== 0) {
    throw new DomainError("CONFLICT", { field: "idempotencyKey" });
  }
  return answer;
}

/** Keeps what the claimed key's write made. */
export async function keepAnswer(
  tx: Transaction,
  claim: Claim,
  column: AnswerColumn,
  id: number,
): Promise<void> {
  await tx.idempotencyKey.update({ where: { owner_key: claim }, data: { [column]: id } });
}
