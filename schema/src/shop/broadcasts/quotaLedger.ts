import type { LineQuota } from "../../context.ts";
import type { QuotaLedger } from "../../domain/messaging/quota.ts";
import { countUpcomingReminders } from "../../notifications/upcomingReminders.ts";
import type { Transaction } from "../../writes/transaction.ts";

/** The key of an advisory lock; any number that no other lock uses. */
const QUOTA_LOCK = 4_471_006;

/** Serializes broadcasts that use the month's quota: waits until earlier transactions with this lock end. */
export async function lockQuota(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${QUOTA_LOCK}::bigint)`;
}

/** Counts messages that wait in the outbox or were sent after LINE reported its quota. */
async function countOnTheirWay(tx: Transaction, asOf: Date): Promise<number> {
  const { _sum } = await tx.outboxMessage.aggregate({
    where: { channel: "LINE", OR: [{ state: "PENDING" }, { state: "SENT", sentAt: { gte: asOf } }] },
    _sum: { recipients: true },
  });
  return _sum.recipients ?? 0;
}

/** Reads the ledger of LINE's month. While `lockQuota` is held, no other broadcast uses the quota. */
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
