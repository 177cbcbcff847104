import type { PrismaClient } from "@machiya/prisma/client";
import { queueReminders } from "@machiya/schema/notifications/reminders";
import { queueStockNotifications } from "@machiya/schema/notifications/stockNotifications";
import { expireOrders } from "@machiya/schema/payments/expireOrders";
import type { CarrierSettings } from "../carriers/carrierSettings.ts";
import type { ChangeListener } from "../changes/changeListener.ts";
import type { Services } from "../context.ts";
import type { LineMessaging } from "../line/lineMessaging.ts";
import type { ProviderSettings } from "../payments/providerSettings.ts";
import { log } from "../telemetry/log.ts";
import { webhookQueue } from "../webhooks/webhookQueue.ts";
import type { StoredWebhookSecrets } from "../webhooks/webhookSecrets.ts";
import { broadcastQueue } from "./broadcasts.ts";
import { lineEventQueue } from "./lineEvents.ts";
import type { NotificationChannels } from "./notificationChannel.ts";
import { outboxQueue } from "./outbox.ts";
import { paymentQueue } from "./paymentQueue.ts";
import { startQueue } from "./queue/startQueue.ts";
import type { Worker } from "./queue/worker.ts";
import { startWorker } from "./queue/worker.ts";
import { refundQueue } from "./refundQueue.ts";
import { shipmentQueue } from "./shipmentQueue.ts";
import { startSweeper } from "./sweep.ts";

const INTERVAL_MS = 60_000;
/** The first customers who are notified of a returned piece should be the first who can order it. */
const STOCK_INTERVAL_MS = 10_000;

/**
 * Adds due reminders to the outbox every minute. When several processes find the same one, only one adds it.
 */
function startReminders(prisma: PrismaClient, now: () => Date): Worker {
  return startWorker("reminders", INTERVAL_MS, () => queueReminders(prisma, now()));
}

/** Reminds of unpaid orders and cancels expired ones every minute. Each order is decided once by all processes. */
function startDeadlines(prisma: PrismaClient, now: () => Date): Worker {
  const expire = async () => {
    const expired = await expireOrders(prisma, now);
    if (expired > 0) log.info("unpaid orders expired", { expired });
  };
  return startWorker("payment deadlines", INTERVAL_MS, expire);
}

/** Notifies waiting customers of products that are in stock again. Each of them is notified by one process. */
function startStockNotifications(prisma: PrismaClient): Worker {
  return startWorker("stock notices", STOCK_INTERVAL_MS, () => queueStockNotifications(prisma));
}

export interface QueueDependencies {
  services: Services;
  messaging: LineMessaging;
  channels: NotificationChannels;
  changes: Pick<ChangeListener, "onQueue">;
  payments: Pick<ProviderSettings, "connect">;
  carriers: Pick<CarrierSettings, "connect">;
  webhookSecrets: StoredWebhookSecrets;
  allowPrivateWebhooks: boolean;
}

/** Starts every queue and every periodic task in this process; Postgres wakes the queues when rows are added. */
export function startQueues(dependencies: QueueDependencies): Worker[] {
  const { services, messaging, channels, changes, allowPrivateWebhooks: allowPrivate } = dependencies;
  const { webhookSecrets } = dependencies;
  const { prisma, now, shopAddress } = services;
  const outbox = startQueue(prisma, outboxQueue({ prisma, channels, now }));
  const lineEvents = startQueue(prisma, lineEventQueue({ prisma, messaging, shopAddress, now }));
  const webhooks = startQueue(prisma, webhookQueue({ prisma, secrets: webhookSecrets, allowPrivate }));
  const broadcasts = startQueue(prisma, broadcastQueue(services));
  const { payments, carriers } = dependencies;
  const openPayments = startQueue(prisma, paymentQueue({ prisma, payments, now }));
  const shipments = startQueue(prisma, shipmentQueue({ prisma, carriers, now }));
  const refunds = startQueue(prisma, refundQueue({ prisma, payments, now }));
  changes.onQueue("outbox", outbox.wake);
  changes.onQueue("lineEvents", lineEvents.wake);
  changes.onQueue("webhooks", webhooks.wake);
  return [
    ...[outbox, lineEvents, webhooks, broadcasts, openPayments, refunds, shipments],
    ...[startReminders(prisma, now), startDeadlines(prisma, now), startSweeper(prisma, now)],
    startStockNotifications(prisma),
  ];
}
