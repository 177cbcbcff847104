import { DomainError, type ErrorCode } from "../domain/errors.ts";
import { recordFailedBroadcast } from "../failedJobs/recordFailedJobs.ts";
import { inTransaction } from "../writes/transaction.ts";
import {
  type BroadcastDependencies,
  planBroadcast,
  queueParts,
  reserveQuota,
} from "./broadcasts/queueBroadcast.ts";

export type { BroadcastDependencies };

/**
 * Starts a scheduled broadcast that is due. Returns false when it is not due, was started already or was
 * cancelled. When the quota is insufficient or no content is left, the broadcast fails with the reason.
 */
export async function startBroadcast(surroundings: BroadcastDependencies, id: number): Promise<boolean> {
  const { prisma, messaging } = surroundings;
  const quota = await messaging.quota();
  return inTransaction(prisma, async (tx) => {
    const now = surroundings.now();
    const [due] = await tx.$queryRaw<{ id: number }[]>`
      SELECT "id" FROM "Broadcast" WHERE "id" = ${id} AND "state" = 'SCHEDULED' AND "scheduledAt" <= ${now} FOR UPDATE`;
    if (due === undefined) return false;
    const broadcast = await tx.broadcast.findUniqueOrThrow({ where: { id } });
    const plan = await planBroadcast(tx, surroundings, broadcast);
    const { recipients } = plan;
    const finish = async (state: "SENT" | "FAILED", lastError: ErrorCode | null) => {
      await tx.broadcast.update({ where: { id }, data: { state, lastError, recipients, finishedAt: now } });
      if (state === "FAILED") await recordFailedBroadcast(tx, id);
      return true;
    };

    if (quota.connected === false) return finish("FAILED", "LINE_UNAVAILABLE");
    if (!plan.hasContent) {
      return finish("FAILED", broadcast.productIds.length > 0 ? "PRODUCT_NOT_ON_SALE" : "INVALID_INPUT");
    }
    try {
      await reserveQuota(tx, now, quota, recipients);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return finish("FAILED", error.code);
    }
    if (recipients === 0) return finish("SENT", null);
    await queueParts(tx, id, plan);
    await tx.broadcast.update({ where: { id }, data: { state: "QUEUED", recipients } });
    return true;
  });
}
