import { connectPrisma } from "@machiya/prisma/client";
import { outboxQueue } from "../jobs/outbox.ts";
import { drainQueue } from "../jobs/queue/startQueue.ts";
import { longLivedToken } from "../line/channelToken.ts";
import { createLineChannel } from "../line/lineChannel.ts";
import { createMessaging } from "../line/messaging.ts";
import { FAKE_LONG_LIVED_TOKEN } from "../standIns/line/fakeChannelTokens.ts";
import { setLogLevel } from "../telemetry/log.ts";

/**
 * An outbox worker that a test kills. It reads DATABASE_URL and LINE_API_BASE, and sends eight messages at a
 * time.
 */
setLogLevel("silent");
const prisma = connectPrisma(process.env.DATABASE_URL ?? "", { poolSize: 8 });
const messaging = createMessaging({
  apiBase: process.env.LINE_API_BASE ?? "",
  channelToken: longLivedToken(FAKE_LONG_LIVED_TOKEN),
  timeout: 200,
});
const shopAddress = { publicUrl: null, liffId: null };
const channels = { LINE: createLineChannel({ prisma, messaging, shopAddress }) };
const outbox = outboxQueue({ prisma, channels });
for (;;) {
  await Promise.all(Array.from({ length: 8 }, () => drainQueue(prisma, outbox)));
  await new Promise((resolve) => setTimeout(resolve, 20));
}
