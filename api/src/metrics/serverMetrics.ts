import { type PrismaClient, poolUsage } from "@machiya/prisma/client";
import type { Messaging } from "@machiya/schema/context";
import type { ReadRouting } from "../database/readRouting.ts";
import type { Metric } from "./exposition.ts";

/** Reads the current state of the connection pool, the replica, the queues and LINE's quota. */
export function createServerMetrics(prisma: PrismaClient, messaging: Messaging, reads: ReadRouting) {
  /** Throws when the database does not answer. */
  return async (): Promise<Metric[]> => {
    // The pool is read before the queries below, because they use connections themselves.
    const { open, idle, waiting, most } = poolUsage(prisma);
    const [outbox] = await prisma.$queryRaw<{ pending: number; failed: number; oldest: number | null }[]>`
      SELECT count(*) FILTER (WHERE "state" = 'PENDING')::int AS pending,
        count(*) FILTER (WHERE "state" = 'FAILED')::int AS failed,
        extract(epoch FROM now() - min("createdAt") FILTER (WHERE "state" = 'PENDING'))::float8 AS oldest
      FROM "OutboxMessage"`;
    const queues = await prisma.$queryRaw<{ queue: string; pending: number; failed: number }[]>`
      SELECT 'line_events' AS queue, count(*) FILTER (WHERE "failedAt" IS NULL)::int AS pending,
        count("failedAt")::int AS failed
      FROM "LineEvent" WHERE "handledAt" IS NULL
      UNION ALL
      SELECT 'webhooks', count(*) FILTER (WHERE "state" = 'PENDING')::int, count(*) FILTER (WHERE "state" = 'FAILED')::int
      FROM "WebhookDelivery" WHERE "state" <> 'DELIVERED'`;
    const replica = reads.usesReplica();
    const { remaining: left } = await messaging.quota();
    const gauge = (name: string, help: string, samples: Metric["samples"]): Metric => ({
      name,
      help,
      type: "gauge",
      samples,
    });
    return [
      gauge("machiya_pool_connections", "Connections to the database of this process.", [
        { labels: { state: "busy" }, value: open - idle },
        { labels: { state: "idle" }, value: idle },
      ]),
      gauge("machiya_pool_connections_max", "Connections that this process may open.", [{ value: most }]),
      gauge("machiya_pool_waiting", "Who waits for a connection in this process.", [{ value: waiting }]),
      gauge(
        "machiya_replica_up",
        "1: reads are answered by the replica, 0: by the primary; no sample without DATABASE_REPLICA_URL.",
        replica === null ? [] : [{ value: replica ? 1 : 0 }],
      ),
      gauge("machiya_outbox_messages", "Messages to LINE in the outbox, of all processes.", [
        { labels: { state: "pending" }, value: outbox?.pending ?? 0 },
        { labels: { state: "failed" }, value: outbox?.failed ?? 0 },
      ]),
      gauge(
        "machiya_queue_jobs",
        "Events of LINE and deliveries of webhooks that wait or have failed, of all processes.",
        queues.flatMap(({ queue, pending, failed }) => [
          { labels: { queue, state: "pending" }, value: pending },
          { labels: { queue, state: "failed" }, value: failed },
        ]),
      ),
      gauge("machiya_outbox_oldest_seconds", "Age of the oldest message that waits; 0: none waits.", [
        { value: Math.max(0, outbox?.oldest ?? 0) },
      ]),
      gauge(
        "machiya_line_quota_remaining",
        "Messages that LINE still takes this month; no sample when no limit is known.",
        left === null ? [] : [{ value: left }],
      ),
    ];
  };
}
