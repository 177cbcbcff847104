import type { OutboxMessage } from "@machiya/prisma/client";
import type { ErrorCode } from "@machiya/schema/domain/errors";
import type { MessageChannel } from "@machiya/schema/domain/messaging/messageChannels";

/** The outcome of one attempt to send. Only "retry" is worth another attempt. */
export type Delivery = "accepted" | "retry" | "quota" | "refused";

/** The outbox row of a notification, which `readNotification` parses. */
export type QueuedNotification = Pick<
  OutboxMessage,
  "id" | "kind" | "customerId" | "customerIds" | "language" | "data" | "actions" | "attempts"
>;

/** Renders notifications and sends them to customers. */
export interface NotificationChannel {
  /**
   * Sends one notification. It may be called again with the same one, for instance after a process died; the
   * row's id is the key by which the provider recognizes the repetition.
   */
  send(notification: QueuedNotification): Promise<Delivery>;
  /** The codes under which failures are stored. */
  failureCodes: Record<"quota" | "refused", ErrorCode>;
}

export type NotificationChannels = Record<MessageChannel, NotificationChannel>;
