import { opaqueParameter, Prisma } from "@machiya/prisma/client";
import type { Context } from "../context.ts";
import { DomainError } from "../domain/errors.ts";
import { decimal } from "../domain/money.ts";
import { lockExistingOrders } from "../shop/orders/changeOrders.ts";
import { refundPaymentIn } from "../shop/payments/changePayments.ts";
import { audit } from "../writes/audit.ts";
import { lockRows, requireAll, requireRowIds } from "../writes/batchUpdate.ts";
import { inTransaction, type Transaction } from "../writes/transaction.ts";

/** The columns that identify the job of an entry. */
const JOB = {
  id: true,
  queue: true,
  kind: true,
  outboxMessageId: true,
  webhookDeliveryId: true,
  lineEventId: true,
  broadcastId: true,
  refundId: true,
  paymentId: true,
  shipmentId: true,
} as const;

type Entry = Prisma.FailedJobGetPayload<{ select: typeof JOB }>;

/** The most entries that one call replays or deletes; the console repeats the call for more. */
const MAX_ENTRIES = 1000;

/**
 * LINE remembers a retry key for 24 hours. A message that is older gets a new key and a new period of retries,
 * because it could no longer be recognized as a repetition in any case.
 */
const RETRY_KEY_HOURS = 23;

/**
 * Returns whether a replay can still have an effect: the reply token of a question is valid for a minute. A refund that
 * the provider may have made is never repeated.
 */
export function isReplayable({ queue, kind }: Pick<Entry, "queue" | "kind">): boolean {
  if (queue === "REFUNDS") return kind === "REFUND";
  return !(queue === "LINE_EVENTS" && kind === "QUESTION");
}

const idsOf = <Key extends keyof Entry>(entries: readonly Entry[], key: Key) =>
  entries.flatMap(({ [key]: id }) => (id === null ? [] : [id as NonNullable<Entry[Key]>]));

/** Locks and returns the entries with these global IDs. Throws NOT_FOUND when one is missing. */
async function lockEntries(tx: Transaction, ids: readonly string[]): Promise<Entry[]> {
  const rows = requireRowIds("FailedJob", ids);
  await lockRefundedOrders(tx, rows);
  await lockRows(tx, "FailedJob", rows, "DELETE");
  const found = await tx.failedJob.findMany({ where: { id: { in: rows } }, select: JOB });
  return [...requireAll("FailedJob", rows, found).values()];
}

/** Locks the orders of refunds before their entries, in the order in which a refund by staff locks them. */
async function lockRefundedOrders(tx: Transaction, rows: readonly number[]): Promise<void> {
  const payments = await tx.payment.findMany({
    where: { refunds: { some: { failedJob: { id: { in: [...rows] } } } } },
    select: { orderId: true },
  });
  await lockExistingOrders(
    tx,
    payments.flatMap(({ orderId }) => orderId ?? []),
  );
}

/** Locks and returns the oldest entries that can be replayed. Refunds are replayed only when they are chosen. */
async function lockReplayable(tx: Transaction): Promise<Entry[]> {
  const where = {
    NOT: [{ queue: "LINE_EVENTS", kind: "QUESTION" }, { queue: "REFUNDS" }],
  } satisfies Prisma.FailedJobWhereInput;
  const all = await tx.failedJob.findMany({
    where,
    select: { id: true },
    orderBy: { id: "asc" },
    take: MAX_ENTRIES,
  });
  const rows = all.map(({ id }) => id);
  await lockRows(tx, "FailedJob", rows, "DELETE");
  // Another user may have replayed some of them in the meantime.
  return tx.failedJob.findMany({ where: { id: { in: rows } }, select: JOB });
}

/**
 * Makes the jobs of entries due at once with a new number of attempts, and removes the entries. Without `ids`,
 * it replays the oldest 1000 that can be replayed. Throws NOT_FOUND, and CONFLICT when a replay would have no
 * effect. A refund that is no longer possible throws as in refundPayment. Returns the entries' row numbers.
 */
export async function replayFailedJobs(
  context: Context,
  { ids }: { ids?: readonly string[] | null | undefined },
): Promise<number[]> {
  return inTransaction(context.prisma, async (tx) => {
    const entries = ids == null ? await lockReplayable(tx) : await lockEntries(tx, ids);
    if (!entries.every(isReplayable)) throw new DomainError("CONFLICT");
    await removeEntries(tx, entries);
    await retryMessages(tx, idsOf(entries, "outboxMessageId"));
    await repeatDeliveries(tx, idsOf(entries, "webhookDeliveryId"));
    await repeatRefunds(tx, context, idsOf(entries, "refundId"));
    await tx.lineEvent.updateMany({
      where: { id: { in: idsOf(entries, "lineEventId") } },
      data: { failedAt: null, attempts: 0, availableAt: new Date() },
    });
    await tx.broadcast.updateMany({
      where: { id: { in: idsOf(entries, "broadcastId") }, state: "FAILED" },
      data: {
        state: "SCHEDULED",
        attempts: 0,
        availableAt: new Date(),
        lastError: null,
        finishedAt: null,
      },
    });
    const again = { nextQueryAt: new Date(), queries: 0 };
    await tx.payment.updateMany({ where: { id: { in: idsOf(entries, "paymentId") } }, data: again });
    await tx.shipment.updateMany({ where: { id: { in: idsOf(entries, "shipmentId") } }, data: again });
    await audit(
      tx,
      context,
      entries.map(({ id, queue, kind }) => ({
        action: "REPLAY",
        type: "FailedJob",
        id,
        after: { queue, kind },
      })),
    );
    return entries.map(({ id }) => id);
  });
}

/** Removes entries without running their jobs. Throws NOT_FOUND. Returns the entries' row numbers. */
export async function deleteFailedJobs(
  context: Context,
  { ids }: { ids: readonly string[] },
): Promise<number[]> {
  return inTransaction(context.prisma, async (tx) => {
    const entries = await lockEntries(tx, ids);
    await removeEntries(tx, entries);
    await audit(
      tx,
      context,
      entries.map(({ id, queue, kind }) => ({
        action: "DELETE",
        type: "FailedJob",
        id,
        before: { queue, kind },
      })),
    );
    return entries.map(({ id }) => id);
  });
}

async function removeEntries(tx: Transaction, entries: readonly Entry[]): Promise<void> {
  await tx.failedJob.deleteMany({ where: { id: { in: entries.map(({ id }) => id) } } });
}

async function retryMessages(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const isOld = Prisma.sql`"createdAt" < now() - make_interval(hours => ${RETRY_KEY_HOURS}::int)`;
  await tx.$executeRaw`
    UPDATE "Broadcast" SET "state" = 'SENDING', "finishedAt" = NULL, "lastError" = NULL WHERE "id" IN (
      SELECT "broadcastId" FROM "OutboxMessage" WHERE "id" = ANY(${opaqueParameter([...ids], "uuid[]")}))`;
  await tx.$executeRaw`
    UPDATE "OutboxMessage" SET "state" = 'PENDING', "attempts" = 0, "availableAt" = now(), "lastError" = NULL, "sentAt" = NULL,
      "id" = CASE WHEN ${isOld} THEN gen_random_uuid() ELSE "id" END,
      "createdAt" = CASE WHEN ${isOld} THEN now() ELSE "createdAt" END
    WHERE "id" = ANY(${opaqueParameter([...ids], "uuid[]")}) AND "state" = 'FAILED'`;
}

/** Creates new refunds in place of the failed ones, as staff do in the order. The ledger keeps the failed ones. */
async function repeatRefunds(tx: Transaction, context: Context, ids: readonly number[]): Promise<void> {
  const refunds = await tx.refund.findMany({ where: { id: { in: [...ids] } }, orderBy: { id: "asc" } });
  for (const { paymentId, amount, reason } of refunds)
    await refundPaymentIn(tx, context, {
      paymentId,
      amount: decimal(amount),
      reason,
      method: "PROVIDER",
      restock: [],
    });
}

/** Sends the events of failed deliveries again, each as a new delivery; the log keeps the failed ones. */
async function repeatDeliveries(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "WebhookDelivery" ("endpointId", "eventId", "replay")
    SELECT "endpointId", "eventId", true FROM "WebhookDelivery" WHERE "id" = ANY(${opaqueParameter([...ids], "uuid[]")})`;
  await tx.$executeRaw`SELECT pg_notify('machiya_webhook', '')`;
}
