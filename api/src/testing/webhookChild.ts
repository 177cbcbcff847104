import { connectPrisma } from "@machiya/prisma/client";
import { startQueue } from "../jobs/queue/startQueue.ts";
import { setLogLevel } from "../telemetry/log.ts";
import { webhookQueue } from "../webhooks/webhookQueue.ts";
import { createWebhookSecrets } from "../webhooks/webhookSecrets.ts";

/** A worker that sends webhooks until a test kills it. It reads DATABASE_URL. */
setLogLevel("silent");
const prisma = connectPrisma(process.env.DATABASE_URL ?? "", { poolSize: 4 });
const secrets = createWebhookSecrets(prisma, null);
const worker = startQueue(prisma, webhookQueue({ prisma, secrets, allowPrivate: true, timeout: 2000 }));
setInterval(worker.wake, 20);
