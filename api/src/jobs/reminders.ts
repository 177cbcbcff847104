import type { PrismaClient } from "@machiya/prisma/client";
import type { ShopAddress } from "@machiya/schema/context";
import { queueReminders } from "@machiya/schema/reminders";
import { startWorker, type Worker } from "./worker.ts";

const LOOK_MS = 60_000;

/** Queues reminders every minute, in this process; of several that find one due at once, one queues it. */
export function startReminders(prisma: PrismaClient, now: () => Date, shopAddress: ShopAddress): Worker {
  return startWorker("reminders", LOOK_MS, () => queueReminders(prisma, now(), shopAddress));
}
