import { type Broadcast, Prisma } from "@machiya/prisma/client";
import { type BroadcastDependencies, startBroadcast } from "@machiya/schema/broadcasts";
import { recordFailedBroadcast } from "@machiya/schema/failedJobs/recordFailedJobs";
import { exponentialBackoff } from "./queue/backoff.ts";
import type { Queue } from "./queue/queue.ts";

type BroadcastJob = Pick<Broadcast, "id" | "attempts">;

/** Creates the queue that starts scheduled broadcasts when they are due, by the application's clock. */
export function broadcastQueue(surroundings: BroadcastDependencies): Queue<BroadcastJob> {
  const { prisma, now } = surroundings;
  return {
    name: "broadcasts",
    table: {
      name: Prisma.raw('"Broadcast"'),
      idType: "int",
      columns: Prisma.raw('job."id", job."attempts"'),
      waiting: () => Prisma.sql`job."state" = 'SCHEDULED' AND job."scheduledAt" <= ${now()}`,
      order: Prisma.raw('job."scheduledAt", job."id"'),
    },
    concurrency: 1,
    leaseSeconds: 60,
    maxAttempts: 10,
    retrySeconds: exponentialBackoff(5, 600),
    pollIntervalMs: 5000,
    async handle({ id }) {
      await startBroadcast(surroundings, id);
      return { outcome: "DONE" };
    },
    async fail({ id, attempts }, lastError) {
      await prisma.$transaction(async (tx) => {
        const { count } = await tx.broadcast.updateMany({
          where: { id, attempts, state: "SCHEDULED" },
          data: { state: "FAILED", lastError, finishedAt: now() },
        });
        if (count > 0) await recordFailedBroadcast(tx, id);
      });
    },
  };
}
