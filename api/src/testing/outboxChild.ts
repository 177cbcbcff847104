import { connectPrisma } from "@machiya/prisma/client";
import { drainOutbox } from "../jobs/outbox.ts";
import { createMessaging } from "../line/messaging.ts";
import { setLogLevel } from "../log.ts";

/** A worker of the outbox that is there to be killed: DATABASE_URL and LINE_API_BASE, eight messages at a time. */
setLogLevel("silent");
const prisma = connectPrisma(process.env.DATABASE_URL ?? "", { poolSize: 8 });
const messaging = createMessaging({
  apiBase: process.env.LINE_API_BASE ?? "",
  channelAccessToken: "token",
  timeout: 200,
});
for (;;) {
  await Promise.all(Array.from({ length: 8 }, () => drainOutbox(prisma, messaging)));
  await new Promise((resolve) => setTimeout(resolve, 20));
}
