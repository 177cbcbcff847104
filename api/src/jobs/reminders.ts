import type { PrismaClient } from "@machiya/prisma/client";
import { queueReminders } from "@machiya/schema/notifications/reminders";
import { startWorker, type Worker } from "./queue/worker.ts";

const INTERVAL_MS = 60_000;

/** Puts the reminders that are due into the outbox every minute; of several processes that find one at once, one adds it. */
export function startReminders(prisma: PrismaClient, now: () => Date): Worker {
  return startWorker("reminders", INTERVAL_MS, () => queueReminders(prisma, now()));
}
