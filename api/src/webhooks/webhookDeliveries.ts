import { type Prisma, type PrismaClient, unseen } from "@machiya/prisma/client";
import { pauseAfter } from "./backoff.ts";
import type { WebhookAnswer } from "./sendWebhook.ts";
import type { OutgoingWebhook } from "./webhookMessage.ts";

/** A claimed delivery is nobody else's for so long; a worker that died in the middle gives it free again. */
const LEASE_SECONDS = 30;
/** So many are on their way to one endpoint from one process: whoever is slow holds up nobody but themselves. */
const AT_ONCE = 3;
/** The other side asks never to be told again. */
const GONE = 410;

export interface ClaimedWebhook extends OutgoingWebhook {
  endpointId: number;
  /** With this one. */
  attempts: number;
}

/**
 * Claims what is due, at most three for each endpoint together with those that are on their way already; other workers pass it by.
 * Whatever waits for an endpoint that is switched off keeps waiting.
 */
export function claimWebhooks(
  prisma: PrismaClient,
  busy: ReadonlyMap<number, number>,
): Promise<ClaimedWebhook[]> {
  return prisma.$queryRaw<ClaimedWebhook[]>`
    WITH due AS (
      SELECT one."id" FROM "WebhookEndpoint" p
      LEFT JOIN unnest(
        ${unseen([...busy.keys()], "int[]")}, ${unseen([...busy.values()], "int[]")}) AS busy("endpointId", "count")
        ON busy."endpointId" = p."id"
      CROSS JOIN LATERAL (
        SELECT w."id" FROM "WebhookDelivery" w
        WHERE w."endpointId" = p."id" AND w."state" = 'PENDING' AND w."availableAt" <= now()
        ORDER BY w."availableAt", w."id" LIMIT greatest(0, ${AT_ONCE} - coalesce(busy."count", 0))
        FOR UPDATE OF w SKIP LOCKED) AS one
      WHERE p."active")
    UPDATE "WebhookDelivery" d SET
      "attempts" = d."attempts" + 1, "lastAttemptAt" = now(),
      "availableAt" = now() + make_interval(secs => ${LEASE_SECONDS})
    FROM due, "WebhookEndpoint" p, "WebhookEvent" e
    WHERE d."id" = due."id" AND p."id" = d."endpointId" AND e."id" = d."eventId"
    RETURNING d."id"::text, d."endpointId", d."attempts", d."eventId"::text, e."kind"::text, e."entity", e."entityId", e."columns", e."occurredAt",
      p."url", p."secret", p."previousSecret", p."previousSecretUntil"`;
}

/** Gives a delivery back that was cut short here, so that another process takes it up at once. */
export async function giveBackWebhook(prisma: PrismaClient, { id, attempts }: ClaimedWebhook): Promise<void> {
  await prisma.$executeRaw`
    UPDATE "WebhookDelivery" SET "attempts" = "attempts" - 1, "availableAt" = now()
    WHERE "id" = ${id}::uuid AND "attempts" = ${attempts} AND "state" = 'PENDING'`;
}

/** Keeps what the other side said, and decides whether it is asked again. Says whether this was the end of it, and how. */
export async function settleWebhook(
  prisma: PrismaClient,
  delivery: ClaimedWebhook,
  { status, said, milliseconds }: WebhookAnswer,
): Promise<"DELIVERED" | "FAILED" | "RETRY"> {
  const { id, attempts } = delivery;
  const outcome = { lastStatus: status, lastMs: milliseconds };
  if (status !== null && status >= 200 && status < 300) {
    const deliveredAt = new Date();
    await prisma.webhookDelivery.updateMany({
      where: { id },
      data: { ...outcome, state: "DELIVERED", lastError: null, deliveredAt },
    });
    return "DELIVERED";
  }
  const pause = status === GONE ? null : pauseAfter(attempts, Math.random());
  // Whoever held it for longer than their lease no longer decides: it is somebody else's attempt.
  const where = { id, attempts, state: "PENDING" as const };
  const lastError = said === "" ? null : said;
  if (pause === null) {
    await prisma.$transaction(async (tx) => {
      // The endpoint first, as whoever deletes it does: neither waits for the other.
      if (status === GONE) await switchOff(tx, delivery.endpointId);
      await tx.webhookDelivery.updateMany({ where, data: { ...outcome, lastError, state: "FAILED" } });
    });
    return "FAILED";
  }
  await prisma.webhookDelivery.updateMany({
    where,
    data: { ...outcome, lastError, availableAt: new Date(Date.now() + pause * 1000) },
  });
  return "RETRY";
}

/** The history says that nobody of the staff did it. */
async function switchOff(tx: Prisma.TransactionClient, id: number): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id, active: true },
    data: { active: false, version: { increment: 1 } },
  });
  if (count === 0) return;
  await tx.auditEntry.create({
    data: {
      action: "UPDATE",
      subjectType: "WebhookEndpoint",
      subjectId: id,
      before: { active: true },
      after: { active: false },
    },
  });
}
