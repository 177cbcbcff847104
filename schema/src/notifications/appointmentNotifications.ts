import type { Prisma } from "@machiya/prisma/client";
import type { AppointmentState } from "@machiya/prisma/enums";
import type { Actor } from "../actor.ts";
import type { Language } from "../domain/language.ts";
import {
  type AppointmentNotificationKind,
  notificationOfAppointment,
  notificationOfEdit,
} from "../domain/notifications.ts";
import type { Transaction } from "../writes/transaction.ts";
import type { NewNotification } from "./notification.ts";
import { appointmentActions } from "./notificationActions.ts";
import type { NotificationContext } from "./notificationContext.ts";
import { forEachChannel, queueNotifications } from "./queueNotifications.ts";
import { findRecipient, type Recipient, recipientOf } from "./recipients.ts";

/** The appointment columns that a notification needs. */
export const notifiedAppointment = {
  id: true,
  state: true,
  startsAt: true,
  items: {
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    select: { serviceName: true, staffMember: { select: { id: true, name: true } } },
  },
} satisfies Prisma.AppointmentSelect;

type NotifiedAppointment = Prisma.AppointmentGetPayload<{ select: typeof notifiedAppointment }>;

/**
 * Queues the notification of an appointment change in the transaction that makes it; `before` is null for a
 * new one. `itemsChanged` says that staff changed its services or staff members.
 */
export async function queueAppointmentNotification(
  tx: Transaction,
  context: Actor,
  before: { state: AppointmentState; startsAt: Date } | null,
  id: number,
  { itemsChanged = false }: { itemsChanged?: boolean } = {},
): Promise<void> {
  const after = await tx.appointment.findUniqueOrThrow({
    where: { id },
    select: { ...notifiedAppointment, customerId: true },
  });
  const kind =
    before === null
      ? notificationOfAppointment(null, after)
      : notificationOfEdit(before, after, { itemsChanged });
  if (kind === null) return;
  const recipient = await findRecipient(tx, context, [kind], after.customerId);
  if (recipient === null) return;
  await queueNotifications(tx, context, appointmentNotifications(kind, after, recipient));
}

/**
 * Returns the notifications of a customer's new booking before it is written; null when the customer is not
 * notified.
 */
export function requestedAppointmentNotifications(
  acting: Actor,
  { customerId, ...requested }: Omit<NotifiedAppointment, "state"> & { customerId: number },
  context: NotificationContext,
): { notifications: NewNotification[]; newLanguage: Language | null } | null {
  const appointment: NotifiedAppointment = { ...requested, state: "PENDING" };
  const kind = notificationOfAppointment(null, appointment);
  const recipient = kind === null ? null : recipientOf(acting, [kind], customerId, context);
  if (kind === null || recipient === null) return null;
  return {
    notifications: appointmentNotifications(kind, appointment, recipient),
    newLanguage: recipient.newLanguage,
  };
}

/** Returns the notifications of one appointment, one per channel of the recipient. */
export function appointmentNotifications(
  kind: AppointmentNotificationKind,
  appointment: NotifiedAppointment,
  recipient: Recipient,
): NewNotification[] {
  const { language, shopName, timeZone, rules } = recipient;
  const { id, state, startsAt, items } = appointment;
  const services = [...new Set(items.map(({ serviceName }) => serviceName))];
  const staff = [...new Set(items.flatMap(({ staffMember }) => staffMember?.name ?? []))];
  const staffIds = [...new Set(items.flatMap(({ staffMember }) => staffMember?.id ?? []))];
  const data = {
    shopName,
    timeZone,
    appointment: { id, state, startsAt: startsAt.toISOString(), services, staff, staffIds },
  };
  const actions = appointmentActions(appointment, rules);
  return forEachChannel(recipient, [{ kind, language, data, actions }]);
}
