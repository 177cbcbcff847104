import type { SqlClient } from "@machiya/prisma/client";
import type { ChannelKind, NoticeKind } from "@machiya/prisma/enums";
import type { Actor } from "../actor.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../domain/language.ts";
import { channelsOf } from "./channels.ts";
import type { AppointmentRules } from "./notificationActions.ts";
import { type NotificationContext, readNotificationContext } from "./notificationContext.ts";

/** A customer who is notified, and what is known for it of the shop. */
export interface Recipient {
  customerId: number;
  /** One message goes out by each of them. */
  channels: readonly ChannelKind[];
  language: Language;
  shopName: string;
  timeZone: string;
  rules: AppointmentRules;
}

/** The recipient together with the kinds that the store has switched on. */
type ReadyRecipient<Kind> = Recipient & {
  kinds: Kind[];
  /** The language that the customer reads now, when it differs from the stored one. */
  newLanguage: Language | null;
};

/**
 * Decides who is notified. Null: the shop has no record, or switched all these kinds off, or the customer was deleted, or no
 * channel reaches them. A customer who acts is notified in the language that they read now.
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

/** Reads the context in the transaction that causes the notification, and stores the customer's new language. */
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
