import { Prisma, type PrismaClient } from "@machiya/prisma/client";
import { listedBackoff } from "../jobs/queue/backoff.ts";
import type { JobResult, Queue, QueueTable } from "../jobs/queue/queue.ts";
import { sendWebhook, type WebhookSending } from "./sendWebhook.ts";
import { findOutgoingWebhook, recordDelivered, recordFailure, recordRefusal } from "./webhookDeliveries.ts";
import { webhookRequest } from "./webhookMessage.ts";
import type { StoredWebhookSecrets } from "./webhookSecrets.ts";

const [MINUTE, HOUR] = [60, 3600];
/** The seconds between a failed attempt and the next, starting with the pause after the first attempt. */
const PAUSES = [5, 30, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];

/** The status with which a receiver says that it no longer exists. */
const ENDPOINT_GONE_STATUS = 410;
const GONE_REASON = "GONE";

const STOP_GRACE_MS = 2000;

/** Deliveries of an inactive endpoint keep waiting. */
const DELIVERIES: QueueTable = {
  name: Prisma.raw('"WebhookDelivery"'),
  idType: "uuid",
  columns: Prisma.raw('job."id"::text, job."endpointId", job."attempts"'),
  waiting: () => Prisma.sql`job."state" = 'PENDING'`,
  order: Prisma.raw('job."availableAt", job."id"'),
  set: Prisma.raw('"lastAttemptAt" = now()'),
  lanes: {
    column: Prisma.raw('"endpointId"'),
    open: Prisma.sql`SELECT "id" FROM "WebhookEndpoint" WHERE "active"`,
  },
};

export interface WebhookJob {
  id: string;
  endpointId: number;
  attempts: number;
}

export interface WebhookDependencies extends Omit<WebhookSending, "signal"> {
  prisma: PrismaClient;
  secrets: StoredWebhookSecrets;
  /** How long a stop waits for running requests before it aborts them. */
  stopGraceMs?: number;
}

/**
 * Creates the queue that sends webhooks. Each process sends three at a time to each endpoint; the order of
 * delivery is not guaranteed.
 */
export function webhookQueue({
  prisma,
  secrets,
  stopGraceMs = STOP_GRACE_MS,
  ...sending
}: WebhookDependencies): Queue<WebhookJob> {
  async function handle(job: WebhookJob, signal: AbortSignal): Promise<JobResult> {
    const delivery = await findOutgoingWebhook(prisma, job.id);
    if (delivery === null) return { outcome: "DONE" };
    const now = new Date();
    const signing = secrets.open(delivery.endpoint, now);
    if (signing === null) {
      const detail = "The server cannot decrypt the endpoint's secret.";
      await recordRefusal(prisma, job, { status: null, detail, milliseconds: 0 });
      return { outcome: "RETRY", reason: detail };
    }
    const response = await sendWebhook(webhookRequest(delivery.request, signing, now), {
      ...sending,
      signal,
    });
    const { status, detail } = response;
    if (status === null && signal.aborted) return { outcome: "RELEASED" };
    if (status !== null && status >= 200 && status < 300) {
      await recordDelivered(prisma, job, response);
      return { outcome: "DONE" };
    }
    await recordRefusal(prisma, job, response);
    return status === ENDPOINT_GONE_STATUS
      ? { outcome: "FAILED", reason: GONE_REASON }
      : { outcome: "RETRY", reason: status === null ? detail : String(status) };
  }

  return {
    name: "webhooks",
    table: DELIVERIES,
    concurrency: 3,
    leaseSeconds: 30,
    maxAttempts: PAUSES.length + 1,
    retrySeconds: listedBackoff(PAUSES),
    pollIntervalMs: 1000,
    stopGraceMs,
    laneOf: ({ endpointId }) => endpointId,
    handle,
    fail: (job, reason) => recordFailure(prisma, job, reason === GONE_REASON),
  };
}
