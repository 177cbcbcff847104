import type { SqlClient } from "@machiya/prisma/client";
import type { NoticeKind } from "@machiya/prisma/enums";
import type { Actor } from "../actor.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../domain/language.ts";
import type { MessageChannel } from "../domain/messaging/messageChannels.ts";
import { channelsOf } from "./channels.ts";
import type { AppointmentRules } from "./notificationActions.ts";
import { type NotificationContext, readNotificationContext } from "./notificationContext.ts";

/** A customer to notify, with the data of the shop that notifications need. */
export interface Recipient {
  customerId: number;
  /** One notification is sent per channel. */
  channels: readonly MessageChannel[];
  language: Language;
  shopName: string;
  timeZone: string;
  rules: AppointmentRules;
}

/** The recipient with the notification kinds that the store has enabled. */
type ReadyRecipient<Kind> = Recipient & {
  kinds: Kind[];
  /** The customer's current language when it differs from the stored one. */
  newLanguage: Language | null;
};

/**
 * Determines the recipient of notifications. Returns null when the shop has no record or has disabled all
 * these kinds, when the customer was deleted, or when no channel reaches them. A customer who acts is
 * notified in their current language.
 */
export function recipientOf<Kind extends NoticeKind>(
  { viewer, language: current, now }: Actor,
  kinds: readonly Kind[],
  customerId: number,
  { store, customer }: NotificationContext,
): ReadyRecipient<Kind> | null {
  const enabled = kinds.filter((kind) => store?.notices.includes(kind));
  if (store === null || enabled.length === 0) return null;
  if (customer === null || customer.deletedAt !== null) return null;
  const channels = channelsOf(customer);
  if (channels.length === 0) return null;
  const isActing = viewer.customer?.id === customerId;
  const known = isActing ? current : customer.language;
  return {
    kinds: enabled,
    customerId,
    channels,
    language: isLanguage(known) ? known : DEFAULT_LANGUAGE,
    newLanguage: isActing && customer.language !== current ? current : null,
    shopName: store.name,
    timeZone: store.timeZone,
    rules: { now: now(), cutOffMinutes: store.cancelCutOffHours * 60, blocked: customer.blocked },
  };
}

/**
 * Reads the context in the transaction that causes the notification, and stores the customer's new language.
 */
export async function findRecipient<Kind extends NoticeKind>(
  tx: SqlClient,
  acting: Actor,
  kinds: readonly Kind[],
  customerId: number | null,
): Promise<ReadyRecipient<Kind> | null> {
  if (customerId === null || kinds.length === 0) return null;
  const recipient = recipientOf(acting, kinds, customerId, await readNotificationContext(tx, customerId));
  if (recipient?.newLanguage != null) {
    await tx.$executeRaw`UPDATE "Customer" SET "language" = ${recipient.newLanguage}, "updatedAt" = now() WHERE "id" = ${customerId}`;
  }
  return recipient;
}
