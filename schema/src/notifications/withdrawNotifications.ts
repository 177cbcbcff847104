import { opaqueParameter, Prisma } from "@machiya/prisma/client";
import type { NoticeKind } from "@machiya/prisma/enums";
import type { Transaction } from "../writes/transaction.ts";

/** The notifications of an undone change. */
interface Withdrawal {
  kinds: readonly NoticeKind[];
  /** What they report of the order or the appointment; each value is compared as a whole, lists too. */
  data: { order: object } | { appointment: object };
  /** They are not older than this. */
  since: Date;
}

/**
 * Deletes the notifications of a change that no worker has begun to send. Returns whether there are others,
 * which need a correction.
 */
export async function withdrawNotifications(
  tx: Transaction,
  { kinds, data, since }: Withdrawal,
): Promise<boolean> {
  const names = opaqueParameter(kinds, "text[]");
  const subject = opaqueParameter("order" in data ? "order" : "appointment", "text");
  const fields = opaqueParameter(JSON.stringify("order" in data ? data.order : data.appointment), "jsonb");
  // The operator @> would also match a list that has further elements.
  const matches = Prisma.sql`NOT EXISTS (
      SELECT FROM jsonb_each(${fields}) AS field
      WHERE "data" -> ${subject} -> field.key IS DISTINCT FROM field.value
    )`;
  await tx.$executeRaw`
    DELETE FROM "OutboxMessage"
    WHERE "state" = 'PENDING' AND "attempts" = 0 AND "createdAt" >= ${since}
      AND "kind" = ANY(${names}) AND ${matches}`;
  const [sent] = await tx.$queryRaw<[{ exists: boolean }]>`
    SELECT EXISTS (
      SELECT FROM "OutboxMessage"
      WHERE "state" IN ('PENDING', 'SENT') AND "createdAt" >= ${since}
        AND "kind" = ANY(${names}) AND ${matches}
    ) AS "exists"`;
  return sent.exists;
}
