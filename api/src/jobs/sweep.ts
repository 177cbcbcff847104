import { Prisma, type PrismaClient } from "@machiya/prisma/client";
import { setUpCodesExpireFrom } from "@machiya/schema/domain/access/setUpCode";
import { WEBHOOK_LOG_DAYS } from "@machiya/schema/domain/access/webhookEvents";
import { SESSION_LIFETIMES } from "../sessions/sessionStore.ts";
import { log } from "../telemetry/log.ts";
import { startWorker, type Worker } from "./queue/worker.ts";

/** Any number, the same in every process. */
const SWEEP_LOCK = 7_364_002;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A server that has just started has something better to do. */
const FIRST_AFTER_MS = 60_000;
/** A sweep that takes longer gives up, and the next one goes on. */
const BOUND_MS = 60_000;

/** What is thrown away, by the name that the log gives it. The audit is kept for ever. */
function rubbish(now: Date): Record<string, Prisma.Sql> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return {
    sessions: Prisma.sql`DELETE FROM "Session" WHERE "expiresAt" <= ${now}
      OR ("staffMemberId" IS NOT NULL AND "lastSeenAt" <= ${before(SESSION_LIFETIMES.staff.idle)})
      OR ("customerId" IS NOT NULL AND "lastSeenAt" <= ${before(SESSION_LIFETIMES.customer.idle)})`,
    idempotencyKeys: Prisma.sql`DELETE FROM "IdempotencyKey" WHERE "createdAt" <= ${before(DAY_MS)}`,
    rateLimits: Prisma.sql`DELETE FROM "RateLimit" WHERE "expire" <= ${now}`,
    // So long LINE may repeat an event, and two that came in the wrong order are told apart.
    lineEvents: Prisma.sql`DELETE FROM "LineEvent" WHERE "receivedAt" <= ${before(7 * DAY_MS)}`,
    // With their deliveries; not while one was asked for again since.
    webhookEvents: Prisma.sql`DELETE FROM "WebhookEvent" AS e WHERE e."occurredAt" <= ${before(WEBHOOK_LOG_DAYS * DAY_MS)}
      AND NOT EXISTS (SELECT FROM "WebhookDelivery" AS d WHERE d."eventId" = e."id"
        AND d."createdAt" > ${before(WEBHOOK_LOG_DAYS * DAY_MS)})`,
    setUpCodes: Prisma.sql`DELETE FROM "SetupCode" WHERE "createdAt" <= ${setUpCodesExpireFrom(now)}`,
    // Of the last day is also what somebody is about to refer to: storing a picture again makes it young.
    images: Prisma.sql`DELETE FROM "ImageFile" AS f WHERE f."createdAt" <= ${before(DAY_MS)}
      AND NOT EXISTS (SELECT FROM "Product" WHERE "imageHash" = f."hash")
      AND NOT EXISTS (SELECT FROM "StaffMember" WHERE "imageHash" = f."hash")
      AND NOT EXISTS (SELECT FROM "Image" WHERE "imageHash" = f."hash")
      AND NOT EXISTS (SELECT FROM "OrderLine" WHERE "imageHash" = f."hash")
      AND NOT EXISTS (SELECT FROM "Broadcast" WHERE "imageHash" = f."hash")`,
  };
}

/** Counts the rows of the lists anew; answers how many counts were wrong, which only writes past the triggers make them. */
async function correctListCounts(tx: Prisma.TransactionClient): Promise<number> {
  const wrong = await tx.$queryRaw<{ list: string; state: string; missing: number }[]>`
    SELECT list, state, missing::int AS missing FROM machiya_correct_list_counts()`;
  for (const count of wrong) log.warn("a list had a wrong count", count);
  // Kept answers of every process say it too.
  if (wrong.length > 0) await tx.$executeRaw`NOTIFY machiya_catalogue`;
  return wrong.length;
}

/** Throws away what is over, and counts the lists anew; answers how many rows of each kind. Null: another process is at it. */
export function sweepOnce(prisma: PrismaClient, now: Date): Promise<Record<string, number> | null> {
  return prisma.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ ours: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${SWEEP_LOCK}) AS ours`;
      if (lock?.ours !== true) return null;
      const swept: Record<string, number> = {};
      for (const [name, statement] of Object.entries(rubbish(now))) {
        swept[name] = await tx.$executeRaw(statement);
      }
      swept.listCounts = await correctListCounts(tx);
      return swept;
    },
    { timeout: BOUND_MS },
  );
}

/** Sweeps every hour, in this process; of several that begin at once, one does it. */
export function startSweeper(prisma: PrismaClient, now: () => Date): Worker {
  const sweep = async () => {
    const swept = await sweepOnce(prisma, now());
    if (swept !== null) log.info("swept", swept);
  };
  return startWorker("sweeping", HOUR_MS, sweep, FIRST_AFTER_MS);
}
