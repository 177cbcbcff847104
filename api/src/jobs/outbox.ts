import type { OutboxMessage, PrismaClient } from "@machiya/prisma/client";
import type { Delivery, LineMessaging } from "../line/messaging.ts";
import { traceJob } from "../telemetry/tracePieces.ts";
import { deliver } from "./deliver.ts";
import { startWorker, type Worker } from "./worker.ts";

/** How often the worker looks when nothing woke it. */
const LOOK_MS = 1000;
/** A claimed message is nobody else's for so long; a worker that died in the middle gives it free again. */
const LEASE_SECONDS = 30;
/** The pause before the second try; it doubles from there. */
const FIRST_PAUSE_SECONDS = 1;
const LONGEST_PAUSE_SECONDS = 600;
/** LINE remembers a retry key for 24 hours: after 23 a retry could send twice (line.md). */
const GIVE_UP_AFTER_MS = 23 * 60 * 60 * 1000;

/** How a delivery that is final is kept; what has become pointless is not. */
const FINAL: Record<Exclude<Delivery, "retry">, { state: "SENT" | "FAILED"; lastError: string | null }> = {
  accepted: { state: "SENT", lastError: null },
  quota: { state: "FAILED", lastError: "LINE_QUOTA_EXHAUSTED" },
  refused: { state: "FAILED", lastError: "LINE_UNAVAILABLE" },
};

/** Claims the oldest message that is due; other workers pass it by. */
async function claim(prisma: PrismaClient): Promise<OutboxMessage | null> {
  const [message] = await prisma.$queryRaw<OutboxMessage[]>`
    UPDATE "OutboxMessage"
    SET "attempts" = "attempts" + 1, "availableAt" = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE "id" = (
      SELECT "id" FROM "OutboxMessage" WHERE "state" = 'PENDING' AND "availableAt" <= now()
      ORDER BY "availableAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "id"::text, "kind", "payload", "attempts", "createdAt", "broadcastId"`;
  return message ?? null;
}

/** Seconds until the next try. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (attempts - 1));
}

async function settle(
  prisma: PrismaClient,
  message: OutboxMessage,
  delivery: Delivery | "pointless",
): Promise<void> {
  const { id, attempts, broadcastId } = message;
  if (delivery === "pointless") {
    await prisma.outboxMessage.deleteMany({ where: { id } });
    return;
  }
  const tooLate = Date.now() - message.createdAt.getTime() > GIVE_UP_AFTER_MS;
  if (delivery === "retry" && !tooLate) {
    await prisma.$executeRaw`
      UPDATE "OutboxMessage" SET "availableAt" = now() + make_interval(secs => ${pauseAfter(attempts)})
      WHERE "id" = ${id}::uuid`;
    return;
  }
  const { state, lastError } = FINAL[delivery === "retry" ? "refused" : delivery];
  await prisma.outboxMessage.update({ where: { id }, data: { state, lastError, sentAt: new Date() } });
  if (broadcastId === null) return;
  if (delivery === "quota") await giveUpRest(prisma, broadcastId);
  await settleBroadcast(prisma, broadcastId);
}

/** The month has no room for the rest of a broadcast either. What may have been taken already is asked for again, and settles itself. */
async function giveUpRest(prisma: PrismaClient, broadcastId: number): Promise<void> {
  const { state, lastError } = FINAL.quota;
  await prisma.$executeRaw`
    UPDATE "OutboxMessage" SET "state" = ${state}::"OutboxState", "lastError" = ${lastError}, "sentAt" = now()
    WHERE "id" IN (
      SELECT "id" FROM "OutboxMessage"
      WHERE "broadcastId" = ${broadcastId} AND "state" = 'PENDING' AND "attempts" = 0
      ORDER BY "id" FOR UPDATE SKIP LOCKED)`;
}

/** A broadcast is done when none of its parts waits any more. Several workers may come here at once. */
async function settleBroadcast(prisma: PrismaClient, id: number): Promise<void> {
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

/**
 * Sends what waits in the outbox until there is nothing left; returns how many messages it took up. One after another and at
 * most 500 people a request, a few processes stay far below LINE's rates (multicast 200 a second), so there is no throttle.
 */
export async function drainOutbox(
  prisma: PrismaClient,
  messaging: LineMessaging,
  until?: AbortSignal,
  now: () => Date = () => new Date(),
): Promise<number> {
  let taken = 0;
  while (!until?.aborted) {
    const message = await claim(prisma);
    if (message === null) break;
    taken += 1;
    await traceJob("outbox", message.kind, async () =>
      settle(prisma, message, await deliver(prisma, messaging, message, now())),
    );
  }
  return taken;
}

/** Sends what waits in the outbox, in this process; any number of processes may do so at once. */
export function startOutboxWorker(prisma: PrismaClient, messaging: LineMessaging, now: () => Date): Worker {
  return startWorker("the outbox", LOOK_MS, (until) => drainOutbox(prisma, messaging, until, now));
}
