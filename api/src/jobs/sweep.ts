import { Prisma, type PrismaClient } from "@machiya/prisma/client";
import { setUpCodesExpireFrom } from "@machiya/schema/domain/access/setUpCode";
import { WEBHOOK_LOG_DAYS } from "@machiya/schema/domain/access/webhookEvents";
import { DELETED_PRODUCT_MS, DELETED_RECORD_MS } from "@machiya/schema/domain/undo";
import { SESSION_LIFETIMES } from "../sessions/sessionStore.ts";
import { log } from "../telemetry/log.ts";
import { startWorker, type Worker } from "./queue/worker.ts";

/** The key of the advisory lock; it is arbitrary, but the same in every process. */
const SWEEP_LOCK = 7_364_002;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long LINE may take to revoke the permissions of an erased person, whose LINE user ID is needed for that. */
const REVOKE_MS = HOUR_MS / 2;
/** The first sweep is delayed, so that it does not compete with the server's startup. */
const FIRST_AFTER_MS = 60_000;
/** A sweep that takes longer is rolled back, and the next one retries. */
const SWEEP_TIMEOUT_MS = 60_000;

/**
 * Returns the statements that delete expired rows and values, by the names used in the log. Audit entries are never
 * deleted.
 */
function deletionStatements(now: Date): Record<string, Prisma.Sql> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  return {
    sessions: Prisma.sql`DELETE FROM "Session" WHERE "expiresAt" <= ${now}
      OR ("staffMemberId" IS NOT NULL AND "lastSeenAt" <= ${before(SESSION_LIFETIMES.staff.idle)})
      OR ("customerId" IS NOT NULL AND "lastSeenAt" <= ${before(SESSION_LIFETIMES.customer.idle)})`,
    lineAuthorizations: Prisma.sql`DELETE FROM "LineAuthorization" WHERE "expiresAt" <= ${now}`,
    idempotencyKeys: Prisma.sql`DELETE FROM "IdempotencyKey" WHERE "createdAt" <= ${before(DAY_MS)}`,
    rateLimits: Prisma.sql`DELETE FROM "RateLimit" WHERE "expire" <= ${now}`,
    // LINE may redeliver an event within this time, and events that arrive in the wrong order are compared.
    lineEvents: Prisma.sql`DELETE FROM "LineEvent" WHERE "receivedAt" <= ${before(7 * DAY_MS)}`,
    // Deleting an event deletes its deliveries. Events with a delivery that was requested again recently are
    // kept.
    webhookEvents: Prisma.sql`DELETE FROM "WebhookEvent" AS e WHERE e."occurredAt" <= ${before(WEBHOOK_LOG_DAYS * DAY_MS)}
      AND NOT EXISTS (SELECT FROM "WebhookDelivery" AS d WHERE d."eventId" = e."id"
        AND d."createdAt" > ${before(WEBHOOK_LOG_DAYS * DAY_MS)})`,
    // The LINE user ID of an erased person is removed, and the token cannot be decrypted without it.
    erasedLineUsers: Prisma.sql`UPDATE "OutboxMessage" SET "data" = '{}'
      WHERE "kind" = 'DEAUTHORIZATION' AND "data" ? 'lineUserId' AND ("state" <> 'PENDING' OR "createdAt" <= ${before(REVOKE_MS)})`,
    erasedAuthorizations: Prisma.sql`DELETE FROM "LineAuthorization" AS a USING "Customer" AS c
      WHERE c."id" = a."customerId" AND c."erasedAt" IS NOT NULL AND NOT EXISTS (
        SELECT FROM "OutboxMessage" m WHERE m."customerId" = c."id" AND m."kind" = 'DEAUTHORIZATION' AND m."data" ? 'lineUserId')`,
    setUpCodes: Prisma.sql`DELETE FROM "SetupCode" WHERE "createdAt" <= ${setUpCodesExpireFrom(now)}`,
    deletedRecords: Prisma.sql`DELETE FROM "DeletedRecord" WHERE "createdAt" <= ${before(DELETED_RECORD_MS)}`,
    // Variants are removed with their product. Images follow a day after them.
    products: Prisma.sql`DELETE FROM "Product" AS p
      WHERE p."deletedAt" <= ${before(DELETED_PRODUCT_MS)} AND p."parentId" IS NULL AND NOT EXISTS (
        SELECT FROM "Product" AS v JOIN "OrderLine" AS l ON l."productId" = v."id" WHERE v."id" = p."id" OR v."parentId" = p."id")`,
    // Images of the last day are kept, because a form may be about to refer to them; storing an image again
    // renews its age.
    images: Prisma.sql`DELETE FROM "ImageFile" AS f WHERE f."createdAt" <= ${before(DAY_MS)}
      AND NOT EXISTS (SELECT FROM "Product" WHERE "imageHash" = f."hash")
      AND NOT EXISTS (SELECT FROM "ProductImage" WHERE "imageHash" = f."hash")
      AND NOT EXISTS (SELECT FROM "StaffMember" WHERE "imageHash" = f."hash")
      AND NOT EXISTS (SELECT FROM "Image" WHERE "imageHash" = f."hash")
      AND NOT EXISTS (SELECT FROM "OrderLine" WHERE "imageHash" = f."hash")
      AND NOT EXISTS (SELECT FROM "Broadcast" WHERE "imageHash" = f."hash")`,
  };
}

/**
 * Recounts the rows of the lists and returns how many counts were wrong, which happens only after writes that
 * bypass the triggers.
 */
async function correctListCounts(tx: Prisma.TransactionClient): Promise<number> {
  const wrong = await tx.$queryRaw<{ list: string; state: string; missing: number }[]>`
    SELECT list, state, missing::int AS missing FROM machiya_correct_list_counts()`;
  for (const count of wrong) log.warn("a list had a wrong count", count);
  // Every process invalidates its cached responses, which may contain the wrong counts.
  if (wrong.length > 0) await tx.$executeRaw`NOTIFY machiya_catalogue`;
  return wrong.length;
}

/**
 * Deletes expired rows and recounts the lists; returns the number of rows of each kind. Null: another process
 * is sweeping.
 */
export function sweepOnce(prisma: PrismaClient, now: Date): Promise<Record<string, number> | null> {
  return prisma.$transaction(
    async (tx) => {
      const [lock] = await tx.$queryRaw<{ acquired: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${SWEEP_LOCK}) AS acquired`;
      if (lock?.acquired !== true) return null;
      const swept: Record<string, number> = {};
      for (const [name, statement] of Object.entries(deletionStatements(now))) {
        swept[name] = await tx.$executeRaw(statement);
      }
      swept.listCounts = await correctListCounts(tx);
      return swept;
    },
    { timeout: SWEEP_TIMEOUT_MS },
  );
}

/** Sweeps every hour. When several processes start a sweep at once, only one does the work. */
export function startSweeper(prisma: PrismaClient, now: () => Date): Worker {
  const sweep = async () => {
    const swept = await sweepOnce(prisma, now());
    if (swept !== null) log.info("swept", swept);
  };
  return startWorker("sweeping", HOUR_MS, sweep, FIRST_AFTER_MS);
}
