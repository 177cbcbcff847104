import { type OutboxMessage, Prisma, type PrismaClient } from "@machiya/prisma/client";
import type { ErrorCode } from "@machiya/schema/domain/errors";
import { isReminderValid } from "@machiya/schema/notifications/reminders";
import { failUnsentParts, updateBroadcastProgress } from "./broadcastProgress.ts";
import type { Delivery, NotificationChannels } from "./notificationChannel.ts";
import { exponentialBackoff } from "./queue/backoff.ts";
import type { JobResult, Queue, QueueTable } from "./queue/queue.ts";

/** LINE remembers a retry key for 24 hours. After 23 hours the outbox gives up, because a later attempt could send twice. */
const RETRY_WINDOW_MS = 23 * 60 * 60 * 1000;

/** More attempts than fit into the 23 hours with the pauses below. */
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
 * The queue that renders and sends notifications. Each process sends one after the other and at most 500 recipients in one request,
 * so that a few processes stay far below LINE's rates (multicast 200 a second) without a throttle.
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
    const { send, failureCodes } = channels[job.channel];
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
      // A message that another process has claimed since is that process's to decide.
      const { count } = await prisma.outboxMessage.updateMany({
        where: { id, attempts, state: "PENDING" },
        data: { state: "FAILED", lastError, sentAt: new Date() },
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
