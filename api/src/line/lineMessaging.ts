import type { messagingApi } from "@line/bot-sdk";
import type { Messaging } from "@machiya/schema/context";
import type { Delivery } from "../jobs/notificationChannel.ts";

export type LineMessage = messagingApi.Message;

export interface LineMessaging extends Messaging {
  /**
   * Sends at most 5 messages to at most 500 recipients. The retry key makes a repetition harmless for 24
   * hours.
   */
  multicast(to: readonly string[], messages: readonly LineMessage[], retryKey: string): Promise<Delivery>;
  /** Sends at most 5 messages to one recipient. The retry key makes a repetition harmless for 24 hours. */
  push(to: string, messages: readonly LineMessage[], retryKey: string): Promise<Delivery>;
  /** Replies for free. LINE accepts a reply token once, so a repetition is harmless. */
  reply(replyToken: string, messages: readonly LineMessage[]): Promise<ReplyDelivery>;
  /** Returns a friend's profile; null when LINE does not return it. */
  profile(lineUserId: string): Promise<{ name: string; languageTag: string | null } | null>;
}

/** "invalidToken": the reply token has expired or was used before. */
export type ReplyDelivery = Delivery | "invalidToken";
