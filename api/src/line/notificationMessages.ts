import type { ShopAddress } from "@machiya/schema/context";
import { isBroadcast, type Notification } from "@machiya/schema/notifications/notification";
import { notificationText } from "@machiya/schema/notifications/notificationText";
import { broadcastMessages } from "./broadcastMessages.ts";
import { flexCard } from "./flexCard.ts";
import { lineButtons } from "./lineButtons.ts";
import type { LineMessage } from "./messaging.ts";

/** Renders a notification as LINE's messages. */
export function notificationMessages(notification: Notification, shopAddress: ShopAddress): LineMessage[] {
  const { language, actions } = notification;
  if (isBroadcast(notification)) return broadcastMessages(notification.data, { shopAddress, language });
  const buttons = lineButtons(actions, language, shopAddress);
  return [flexCard({ ...notificationText(notification), buttons })];
}
