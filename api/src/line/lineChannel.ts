import type { PrismaClient } from "@machiya/prisma/client";
import type { ShopAddress } from "@machiya/schema/context";
import { isBroadcast, type Notification, readNotification } from "@machiya/schema/notifications/notification";
import { notificationText } from "@machiya/schema/notifications/notificationText";
import { z } from "zod";
import type { NotificationChannel, QueuedNotification } from "../jobs/notificationChannel.ts";
import { broadcastMessages } from "./broadcastMessages.ts";
import type { DeauthorizeCustomer } from "./deauthorizeCustomer.ts";
import { flexCard } from "./flexCard.ts";
import { lineButtons } from "./lineButtons.ts";
import type { LineMessage, LineMessaging } from "./lineMessaging.ts";

/** Renders a notification as LINE messages. */
function notificationMessages(notification: Notification, shopAddress: ShopAddress): LineMessage[] {
  const { language, actions } = notification;
  if (isBroadcast(notification)) return broadcastMessages(notification.data, { shopAddress, language });
  const buttons = lineButtons(actions, language, shopAddress);
  return [flexCard({ ...notificationText(notification), buttons })];
}

/** Rows that release 0.1.0 wrote contain rendered messages and LINE user ids. */
const storedMessages = z.object({
  to: z.union([z.string(), z.array(z.string())]),
  messages: z.array(z.looseObject({ type: z.string() })),
});

/** One request to LINE: a push to one recipient, or a multicast to many. */
interface LineRequest {
  to: string | string[];
  messages: LineMessage[];
}

export interface LineChannelOptions {
  prisma: PrismaClient;
  messaging: LineMessaging;
  shopAddress: ShopAddress;
  /** Null or omitted: the shop has no LINE Login channel, so no customer's token can be opened. */
  deauthorizeCustomer?: DeauthorizeCustomer | null;
}

/**
 * Sends notifications as LINE messages, with the id of the outbox row as LINE's retry key, and revokes deleted
 * customers' permissions.
 */
export function createLineChannel({
  prisma,
  messaging,
  shopAddress,
  deauthorizeCustomer = null,
}: LineChannelOptions): NotificationChannel {
  async function requestFor(row: QueuedNotification): Promise<LineRequest | null> {
    if (row.kind === "LINE_MESSAGES") {
      const stored = storedMessages.safeParse(row.data).data;
      return stored === undefined ? null : { ...stored, messages: stored.messages as LineMessage[] };
    }
    const notification = readNotification(row);
    if (notification === null) return null;
    const ids = row.customerId === null ? row.customerIds : [row.customerId];
    const customers = await prisma.customer.findMany({
      where: { id: { in: ids } },
      select: { lineUserId: true },
      orderBy: { id: "asc" },
    });
    const to = customers.flatMap(({ lineUserId }) => lineUserId ?? []);
    const [first] = to;
    if (first === undefined) return null;
    const messages = notificationMessages(notification, shopAddress);
    return { to: notification.kind === "BROADCAST" ? to : first, messages };
  }

  return {
    async send(row) {
      if (row.kind === "DEAUTHORIZATION") return deauthorizeCustomer?.(row) ?? "refused";
      const request = await requestFor(row);
      if (request === null) return "refused";
      const { to, messages } = request;
      return typeof to === "string"
        ? messaging.push(to, messages, row.id)
        : messaging.multicast(to, messages, row.id);
    },
    failureCodes: { quota: "LINE_QUOTA_EXHAUSTED", refused: "LINE_UNAVAILABLE" },
  };
}
