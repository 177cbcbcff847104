import { randomBytes } from "node:crypto";
import { columnParameter, Prisma } from "@machiya/prisma/client";
import type { Actor } from "../actor.ts";
import type { Transaction } from "../writes/transaction.ts";
import type { NewNotification, Notification } from "./notification.ts";
import type { Recipient } from "./recipients.ts";
import { queueUnlessReplied } from "./replyInstead.ts";

/** Returns each notification once per channel of the recipient. */
export function forEachChannel(
  { channels, customerId }: Pick<Recipient, "channels" | "customerId">,
  notifications: readonly Notification[],
): NewNotification[] {
  return channels.flatMap((channel) =>
    notifications.map((notification) => ({ ...notification, customerId, channel })),
  );
}

/**
 * Inserts notifications into the outbox, in the transaction that causes them. Those of an action in the chat
 * are replaced by the reply to it.
 */
export async function queueNotifications(
  tx: Transaction,
  { lineEventId }: Actor,
  notifications: readonly NewNotification[],
): Promise<void> {
  if (lineEventId !== undefined) await queueUnlessReplied(tx, lineEventId, notifications);
  else await tx.$executeRaw(insertNotificationsSql(notifications));
}

/** Returns the statement that inserts notifications if `condition` is true. */
export function insertNotificationsSql(
  notifications: readonly NewNotification[],
  condition: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql {
  const column = (type: string, value: (one: NewNotification) => unknown) =>
    columnParameter(notifications, type, value);
  return Prisma.sql`
    INSERT INTO "OutboxMessage" ("id", "channel", "kind", "customerId", "language", "data", "actions")
    SELECT * FROM unnest(
      ${column("uuid", uuidV7)}, ${column("text", ({ channel }) => channel)}, ${column("text", ({ kind }) => kind)},
      ${column("int", ({ customerId }) => customerId)}, ${column("text", ({ language }) => language)},
      ${column("jsonb", ({ data }) => JSON.stringify(data))}, ${column("jsonb", ({ actions }) => JSON.stringify(actions))})
    WHERE ${condition}`;
}

/** Creates a UUID of version 7, as Prisma does for the outbox: ids sort by the millisecond of creation. */
function uuidV7(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
