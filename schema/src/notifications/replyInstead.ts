import { NoticeKind } from "@machiya/prisma/enums";
import { MESSAGE_CHANNELS } from "../domain/messaging/messageChannels.ts";
import type { Transaction } from "../writes/transaction.ts";
import type { NewNotification } from "./notification.ts";

/**
 * How long a notification waits for the reply. It is longer than LINE accepts a reply token, so that no reply
 * can follow the push, even if the process that should have replied dies.
 */
const REPLY_WAIT_MS = 90_000;

const replyKey = (lineEventId: string, kind: string, channel: string) =>
  `reply:${lineEventId}:${kind}:${channel}`;

/**
 * Adds the notifications of a chat action to the outbox. A reply in the chat is free and a push is not, so they
 * are sent only if `settleReply` reports that there was no reply, or does not report in time.
 */
export async function queueUnlessReplied(
  tx: Transaction,
  lineEventId: string,
  notifications: readonly NewNotification[],
): Promise<void> {
  const availableAt = new Date(Date.now() + REPLY_WAIT_MS);
  await tx.outboxMessage.createMany({
    data: notifications.map((notification) => {
      const uniqueKey = replyKey(lineEventId, notification.kind, notification.channel);
      return { ...notification, uniqueKey, availableAt };
    }),
    skipDuplicates: true,
  });
}

/** Deletes the notifications of a chat action when LINE accepted the reply to it; otherwise they are sent now. */
export async function settleReply(tx: Transaction, lineEventId: string, replied: boolean): Promise<void> {
  const keys = Object.values(NoticeKind).flatMap((kind) =>
    MESSAGE_CHANNELS.map((channel) => replyKey(lineEventId, kind, channel)),
  );
  const where = { uniqueKey: { in: keys }, state: "PENDING" as const, attempts: 0 };
  if (replied) {
    await tx.outboxMessage.deleteMany({ where });
    return;
  }
  const { count } = await tx.outboxMessage.updateMany({ where, data: { availableAt: new Date() } });
  if (count > 0) await tx.$executeRaw`SELECT pg_notify('machiya_outbox', '')`;
}
