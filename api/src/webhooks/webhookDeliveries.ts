import type { Prisma, PrismaClient } from "@machiya/prisma/client";
import { recordFailedDelivery } from "@machiya/schema/failedJobs/recordFailedJobs";
import type { Job } from "../jobs/queue/queue.ts";
import type { WebhookResponse } from "./sendWebhook.ts";

/** Returns the data of a delivery's request, as stored; null when it was deleted together with its endpoint. */
export async function findOutgoingWebhook(prisma: PrismaClient, id: string) {
  const delivery = await prisma.webhookDelivery.findUnique({
    where: { id },
    include: { event: true, endpoint: true },
  });
  if (delivery === null) return null;
  const { event, endpoint, eventId } = delivery;
  const { kind, entity, entityId, columns, occurredAt } = event;
  return {
    request: { id, eventId, kind, entity, entityId, columns, occurredAt, url: endpoint.url },
    endpoint,
  };
}

/** Matches the delivery while it waits and no other process has claimed it since. */
const held = ({ id, attempts }: Job) => ({ id: String(id), attempts, state: "PENDING" as const });

export async function recordDelivered(
  prisma: PrismaClient,
  { id }: Job,
  { status, milliseconds }: WebhookResponse,
): Promise<void> {
  await prisma.webhookDelivery.updateMany({
    where: { id: String(id) },
    data: {
      state: "DELIVERED",
      deliveredAt: new Date(),
      lastStatus: status,
      lastMs: milliseconds,
      lastError: null,
    },
  });
}

/** Stores the response of a failed attempt, which may be retried. */
export async function recordRefusal(
  prisma: PrismaClient,
  job: Job,
  { status, detail, milliseconds }: WebhookResponse,
): Promise<void> {
  await prisma.webhookDelivery.updateMany({
    where: held(job),
    data: { lastStatus: status, lastMs: milliseconds, lastError: detail === "" ? null : detail },
  });
}

/** Stores that a delivery has failed for good, and deactivates its endpoint when that is gone. */
export async function recordFailure(
  prisma: PrismaClient,
  job: Job & { endpointId: number },
  isEndpointGone: boolean,
): Promise<void> {
  await prisma.$transaction(async (tx) => {
    // Deleting an endpoint also locks the endpoint before its deliveries, so the two cannot deadlock.
    if (isEndpointGone) await switchOff(tx, job.endpointId);
    const { count } = await tx.webhookDelivery.updateMany({
      where: held(job),
      data: { state: "FAILED" },
    });
    if (count > 0) await recordFailedDelivery(tx, String(job.id));
  });
}

/** Deactivates an endpoint. The audit entry names no staff member. */
async function switchOff(tx: Prisma.TransactionClient, id: number): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id, active: true },
    data: { active: false, version: { increment: 1 } },
  });
  if (count === 0) return;
  await tx.auditEntry.create({
    data: {
      action: "UPDATE",
      subjectType: "WebhookEndpoint",
      subjectId: id,
      before: { active: true },
      after: { active: false },
    },
  });
}
