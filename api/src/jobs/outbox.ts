import { type OutboxMessage, Prisma, type PrismaClient } from "@machiya/prisma/client";
import type { ErrorCode } from "@machiya/schema/domain/errors";
import { requireMessageChannel } from "@machiya/schema/domain/messaging/messageChannels";
import { recordFailedMessages } from "@machiya/schema/failedJobs/recordFailedJobs";
import { isReminderValid } from "@machiya/schema/notifications/reminders";
import { failUnsentParts, updateBroadcastProgress } from "./broadcastProgress.ts";
import type { Delivery, NotificationChannels } from "./notificationChannel.ts";
import { exponentialBackoff } from "./queue/backoff.ts";
import type { JobResult, Queue, QueueTable } from "./queue/queue.ts";

/**
 * LINE stores a retry key for 24 hours. The outbox gives up after 23 hours, because a later attempt could
 * send twice.
 */
const RETRY_WINDOW_MS = 23 * 60 * 60 * 1000;

/** This is more attempts than the pauses below allow within 23 hours. */
const MAX_ATTEMPTS = 150;

export type OutboxJob = Pick<
  OutboxMessage,
  | "id"
  | "channel"
  | "kind"
  | "customerId"
  | "customerIds"
  | "language"
  | "data"
  | "actions"
  | "attempts"
  | "createdAt"
  | "broadcastId"
>;

const OUTBOX: QueueTable = {
  name: Prisma.raw('"OutboxMessage"'),
  idType: "uuid",
  columns: Prisma.raw(
    ["id", "channel", "kind", "customerId", "customerIds", "language"]
      .concat(["data", "actions", "attempts", "createdAt", "broadcastId"])
      .map(
        (column) =>
          `job."${column}"${column === "id" || column === "channel" ? "::text" : ""} AS "${column}"`,
      )
      .join(", "),
  ),
  waiting: () => Prisma.sql`job."state" = 'PENDING'`,
  order: Prisma.raw('job."availableAt", job."id"'),
};

export interface OutboxDependencies {
  prisma: PrismaClient;
  channels: NotificationChannels;
  now?: () => Date;
}

/**
 * Creates the queue that renders and sends notifications. Each process sends one request at a time, to at
 * most 500 recipients, so a few processes stay far below LINE's rate limits (200 multicasts per second)
 * without a throttle.
 */
export function outboxQueue({
  prisma,
  channels,
  now = () => new Date(),
}: OutboxDependencies): Queue<OutboxJob> {
  async function handle(job: OutboxJob): Promise<JobResult> {
    const { id, broadcastId } = job;
    if (remindsOf(job) && !(await isReminderValid(prisma, job.data, now()))) {
      await prisma.outboxMessage.deleteMany({ where: { id } });
      return { outcome: "DONE" };
    }
    const { send, failureCodes } = channels[requireMessageChannel(job.channel)];
    const result = resultOf(job, await send(job), failureCodes);
    if (result.outcome === "DONE") {
      const sent = { state: "SENT", lastError: null, sentAt: new Date() } as const;
      await prisma.outboxMessage.updateMany({ where: { id }, data: sent });
      if (broadcastId !== null) await updateBroadcastProgress(prisma, broadcastId);
    }
    return result;
  }

  return {
    name: "outbox",
    table: OUTBOX,
    concurrency: 1,
    leaseSeconds: 30,
    maxAttempts: MAX_ATTEMPTS,
    retrySeconds: exponentialBackoff(1, 600),
    pollIntervalMs: 1000,
    kindOf: ({ kind }) => kind,
    handle,
    async fail({ id, attempts, broadcastId }, lastError) {
      // When another process has claimed the message since, that process decides its outcome.
      const count = await prisma.$transaction(async (tx) => {
        const { count } = await tx.outboxMessage.updateMany({
          where: { id, attempts, state: "PENDING" },
          data: { state: "FAILED", lastError, sentAt: new Date() },
        });
        if (count > 0) await recordFailedMessages(tx, [id]);
        return count;
      });
      if (count === 0 || broadcastId === null) return;
      if (lastError === "LINE_QUOTA_EXHAUSTED") await failUnsentParts(prisma, broadcastId, lastError);
      await updateBroadcastProgress(prisma, broadcastId);
    },
  };
}

const remindsOf = ({ kind }: OutboxJob) => kind === "APPOINTMENT_REMINDER" || kind === "LINE_MESSAGES";

function resultOf(
  { createdAt }: OutboxJob,
  delivery: Delivery,
  codes: Record<"quota" | "refused", ErrorCode>,
): JobResult {
  if (delivery === "accepted") return { outcome: "DONE" };
  if (delivery === "quota") return { outcome: "FAILED", reason: codes.quota };
  const isTooLate = Date.now() - createdAt.getTime() > RETRY_WINDOW_MS;
  const outcome = delivery === "retry" && !isTooLate ? "RETRY" : "FAILED";
  return { outcome, reason: codes.refused };
}
