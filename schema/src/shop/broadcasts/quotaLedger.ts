import type { LineQuota } from "../../context.ts";
import type { QuotaLedger } from "../../domain/messaging/quota.ts";
import { countUpcomingReminders } from "../../notifications/upcomingReminders.ts";
import type { Transaction } from "../../writes/transaction.ts";

/** Any number that no other advisory lock uses. */
const QUOTA_LOCK = 4_471_006;

/** Whoever takes messages of the month's quota for many waits here for those before, until their transactions end. */
export async function lockQuota(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${QUOTA_LOCK}::bigint)`;
}

/** What waits in the outbox, or was sent after LINE was asked for its quota. */
async function countOnTheirWay(tx: Transaction, asOf: Date): Promise<number> {
  const { _sum } = await tx.outboxMessage.aggregate({
    where: { channel: "LINE", OR: [{ state: "PENDING" }, { state: "SENT", sentAt: { gte: asOf } }] },
    _sum: { recipients: true },
  });
  return _sum.recipients ?? 0;
}

/** The ledger of LINE's month. Under `lockQuota` nobody else takes from it for a broadcast. */
export async function readLedger(
  tx: Transaction,
  now: Date,
  { remaining, asOf }: LineQuota,
): Promise<QuotaLedger> {
  const store = await tx.store.findUnique({ where: { id: 1 }, select: { broadcastFloor: true } });
  return {
    remaining,
    waiting: await countOnTheirWay(tx, asOf),
    reminders: await countUpcomingReminders(tx, now),
    floor: store?.broadcastFloor ?? 0,
  };
}
