import { randomBytes } from "node:crypto";
import { opaqueParameter, Prisma, type SqlClient } from "@machiya/prisma/client";
import type { ChannelKind } from "@machiya/prisma/enums";
import type { Notification } from "./notification.ts";
import type { Recipient } from "./recipients.ts";

/** A notification, the customer who gets it, and the channel that delivers it. */
export type NewNotification = Notification & { customerId: number; channel: ChannelKind };

/** One notification for each channel of the recipient. */
export function forEachChannel(
  { channels, customerId }: Recipient,
  notifications: readonly Notification[],
): NewNotification[] {
  return channels.flatMap((channel) =>
    notifications.map((notification) => ({ ...notification, customerId, channel })),
  );
}

/** Puts notifications into the outbox, in the transaction that causes them. */
export async function queueNotifications(
  tx: SqlClient,
  notifications: readonly NewNotification[],
): Promise<void> {
  await tx.$executeRaw(insertNotificationsSql(notifications));
}

/** The statement for that; it inserts nothing unless `condition` holds. */
export function insertNotificationsSql(
  notifications: readonly NewNotification[],
  condition: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql {
  const column = (type: string, value: (one: NewNotification) => unknown) =>
    opaqueParameter(notifications.map(value), `${type}[]`);
  return Prisma.sql`
    INSERT INTO "OutboxMessage" ("id", "channel", "kind", "customerId", "language", "data", "actions")
    SELECT * FROM unnest(
      ${column("uuid", uuidV7)}, ${column('"ChannelKind"', ({ channel }) => channel)}, ${column("text", ({ kind }) => kind)},
      ${column("int", ({ customerId }) => customerId)}, ${column("text", ({ language }) => language)},
      ${column("jsonb", ({ data }) => JSON.stringify(data))}, ${column("jsonb", ({ actions }) => JSON.stringify(actions))})
    WHERE ${condition}`;
}

/** Prisma makes the outbox's ids of the same version: an id of a later millisecond sorts after this one. */
function uuidV7(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
