import { connectPrisma } from "@machiya/prisma/client";
import { setLogLevel } from "../log.ts";
import { startWebhookWorker } from "../webhooks/webhookWorker.ts";

/** A worker that sends webhooks and is there to be killed: DATABASE_URL. It runs until then. */
setLogLevel("silent");
const prisma = connectPrisma(process.env.DATABASE_URL ?? "", { poolSize: 4 });
const worker = startWebhookWorker({ prisma, allowPrivate: true, timeout: 2000 });
setInterval(worker.wake, 20);
