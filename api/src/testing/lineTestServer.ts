import { createHmac } from "node:crypto";
import { connectPrisma, type PrismaClient } from "@machiya/prisma/client";
import type { ShopAddress } from "@machiya/schema/context";
import { createTestDatabase } from "../../../testing/servers/database.ts";
import { lineEventQueue } from "../jobs/lineEvents.ts";
import { drainQueue } from "../jobs/queue/startQueue.ts";
import { longLivedToken } from "../line/channelToken.ts";
import type { LineMessaging } from "../line/lineMessaging.ts";
import { createMessaging } from "../line/messaging.ts";
import { createLineWebhook } from "../line/webhook.ts";
import { FAKE_LONG_LIVED_TOKEN } from "../standIns/line/fakeChannelTokens.ts";
import { FAKE_LINE_USER, FAKE_SECRET, type FakeLine, startFakeLine } from "../standIns/line/fakeLine.ts";

/** The events are far enough apart for distinct timestamps. */
const FIRST_EVENT = Date.UTC(2026, 10, 21, 2);

let count = 0;

/** Creates an event as LINE delivers it, later than all previous ones. */
export const eventOf = (type: string, more: object = {}) => ({
  type,
  mode: "active",
  timestamp: FIRST_EVENT + ++count,
  webhookEventId: `event-${count}`,
  deliveryContext: { isRedelivery: false },
  source: { type: "user", userId: FAKE_LINE_USER },
  ...more,
});

/** Creates a text message event. */
export const textOf = (text: string, more: object = {}) =>
  eventOf("message", {
    replyToken: `token-${count + 1}`,
    message: { id: `message-${count + 1}`, type: "text", text },
    ...more,
  });

export const sign = (body: string, secret = FAKE_SECRET) =>
  createHmac("sha256", secret).update(body).digest("base64");

export interface LineTestServer {
  prisma: PrismaClient;
  url: string;
  line: FakeLine;
  messaging: LineMessaging;
  shopAddress: ShopAddress;
  post(body: string, signature: string | null, channelSecret?: string | null): Promise<Response>;
  /** Delivers signed events and returns the status. */
  deliver(...events: object[]): Promise<number>;
  /** Handles the delivered events and returns their number. */
  work(at?: Date): Promise<number>;
  /** The texts that the shop sent. */
  texts(): string[];
  /** The customer with the LINE user id FAKE_LINE_USER. */
  customer(data?: object): Promise<{ id: number }>;
  clean(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a webhook with its own database and a fake of LINE. */
export async function openLineTestServer(): Promise<LineTestServer> {
  const [database, line] = await Promise.all([createTestDatabase(), startFakeLine()]);
  const prisma = connectPrisma(database.url, { poolSize: 6 });
  const messaging = createMessaging({
    apiBase: line.url,
    channelToken: longLivedToken(FAKE_LONG_LIVED_TOKEN),
  });
  const testServer: LineTestServer = {
    prisma,
    url: database.url,
    line,
    messaging,
    shopAddress: { publicUrl: "https://shop.example", liffId: null },
    post(body, signature, channelSecret = FAKE_SECRET) {
      const headers = signature === null ? {} : { "x-line-signature": signature };
      const request = new Request("http://shop.test/line/webhook", { method: "POST", headers, body });
      return createLineWebhook({ prisma, channelSecret })(request);
    },
    async deliver(...events) {
      const body = JSON.stringify({ destination: "Ushop", events });
      return (await testServer.post(body, sign(body))).status;
    },
    work: (at = new Date()) =>
      drainQueue(
        prisma,
        lineEventQueue({ prisma, messaging, shopAddress: testServer.shopAddress, now: () => at }),
      ),
    texts: () => line.messaging.taken.flatMap(({ messages }) => messages.map(({ text = "" }) => text)),
    customer: (data = {}) =>
      prisma.customer.create({ data: { lineUserId: FAKE_LINE_USER, name: "小安", ...data } }),
    async clean() {
      line.misbehave(null);
      line.messaging.taken.length = 0;
      line.messaging.profiles.clear();
      await prisma.lineEvent.deleteMany();
      await prisma.appointment.deleteMany();
      await prisma.order.deleteMany();
      await prisma.customer.deleteMany();
      await prisma.store.deleteMany();
    },
    async close() {
      await line.close();
      await prisma.$disconnect();
      await database.drop();
    },
  };
  return testServer;
}
