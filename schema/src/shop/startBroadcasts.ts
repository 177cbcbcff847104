import type { LineQuota } from "../context.ts";
import { DomainError, type ErrorCode } from "../domain/errors.ts";
import { inTransaction, type Transaction } from "../transaction.ts";
import { type BroadcastSurroundings, planBroadcast, queueParts, takeQuota } from "./queueBroadcast.ts";

export type { BroadcastSurroundings };

/**
 * Starts every broadcast whose time has come, also when this comes late, and each once, whoever else is at it. Answers how
 * many it took up: one that the quota has no room for, or of which nothing is left, has failed with the reason.
 */
export async function startDueBroadcasts(surroundings: BroadcastSurroundings): Promise<number> {
  const { prisma, messaging, now } = surroundings;
  const due = await prisma.broadcast.count({ where: { state: "SCHEDULED", scheduledAt: { lte: now() } } });
  if (due === 0) return 0;
  const quota = await messaging.quota();
  let started = 0;
  while (await inTransaction(prisma, (tx) => startNext(tx, surroundings, quota))) started += 1;
  return started;
}

async function startNext(
  tx: Transaction,
  surroundings: BroadcastSurroundings,
  quota: LineQuota,
): Promise<boolean> {
  const now = surroundings.now();
  const [next] = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Broadcast" WHERE "state" = 'SCHEDULED' AND "scheduledAt" <= ${now}
    ORDER BY "scheduledAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED`;
  if (next === undefined) return false;
  const broadcast = await tx.broadcast.findUniqueOrThrow({ where: { id: next.id } });
  const plan = await planBroadcast(tx, surroundings, broadcast);
  const { recipients } = plan;
  const ended = (state: "SENT" | "FAILED", lastError: ErrorCode | null) =>
    tx.broadcast.update({ where: { id: next.id }, data: { state, lastError, recipients, finishedAt: now } });

  if (!plan.hasContent) {
    await ended("FAILED", broadcast.productIds.length > 0 ? "PRODUCT_NOT_ON_SALE" : "INVALID_INPUT");
    return true;
  }
  try {
    await takeQuota(tx, now, quota, recipients);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await ended("FAILED", error.code);
    return true;
  }
  if (recipients === 0) {
    await ended("SENT", null);
    return true;
  }
  await queueParts(tx, next.id, plan.parts);
  await tx.broadcast.update({ where: { id: next.id }, data: { state: "QUEUED", recipients } });
  return true;
}
