import { opaqueParameter } from "@machiya/prisma/client";
import type { NoticeKind } from "@machiya/prisma/enums";
import type { Transaction } from "../writes/transaction.ts";

/** The notifications of an undone change. */
interface Withdrawal {
  kinds: readonly NoticeKind[];
  /** A part of the data that only these notifications contain. */
  data: object;
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
  const part = opaqueParameter(JSON.stringify(data), "jsonb");
  await tx.$executeRaw`
    DELETE FROM "OutboxMessage"
    WHERE "state" = 'PENDING' AND "attempts" = 0 AND "createdAt" >= ${since}
      AND "kind" = ANY(${names}) AND "data" @> ${part}`;
  const [sent] = await tx.$queryRaw<[{ exists: boolean }]>`
    SELECT EXISTS (
      SELECT FROM "OutboxMessage"
      WHERE "state" IN ('PENDING', 'SENT') AND "createdAt" >= ${since}
        AND "kind" = ANY(${names}) AND "data" @> ${part}
    ) AS "exists"`;
  return sent.exists;
}
