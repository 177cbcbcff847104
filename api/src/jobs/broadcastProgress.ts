import type { PrismaClient } from "@machiya/prisma/client";
import { recordFailedMessages } from "@machiya/schema/failedJobs/recordFailedJobs";

/**
 * Fails the parts of a broadcast that were never attempted, because the monthly quota has no room for them
 * either. LINE may have accepted a part that was attempted, so that part is retried and stores its own
 * outcome.
 */
export async function failUnsentParts(
  prisma: PrismaClient,
  broadcastId: number,
  lastError: string,
): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const failed = await tx.$queryRaw<{ id: string }[]>`
      UPDATE "OutboxMessage" SET "state" = 'FAILED', "lastError" = ${lastError}, "sentAt" = now()
      WHERE "id" IN (
        SELECT "id" FROM "OutboxMessage"
        WHERE "broadcastId" = ${broadcastId} AND "state" = 'PENDING' AND "attempts" = 0
        ORDER BY "id" FOR UPDATE SKIP LOCKED)
      RETURNING "id"::text`;
    await recordFailedMessages(
      tx,
      failed.map(({ id }) => id),
    );
  });
}

/**
 * Derives a broadcast's state from its parts; it is finished when none of them is pending. Several workers
 * may call this concurrently.
 */
export async function updateBroadcastProgress(prisma: PrismaClient, id: number): Promise<void> {
  await prisma.$executeRaw`
    UPDATE "Broadcast" SET
      "state" = CASE WHEN part."waiting" > 0 THEN 'SENDING' WHEN part."failed" > 0 THEN 'FAILED' ELSE 'SENT' END::"BroadcastState",
      "lastError" = part."error",
      "finishedAt" = CASE WHEN part."waiting" > 0 THEN NULL ELSE now() END
    FROM (
      SELECT count(*) FILTER (WHERE "state" = 'PENDING') AS "waiting", count(*) FILTER (WHERE "state" = 'FAILED') AS "failed",
        max("lastError") AS "error"
      FROM "OutboxMessage" WHERE "broadcastId" = ${id}) AS part
    WHERE "Broadcast"."id" = ${id}`;
}
