import type { AppointmentState, NoticeKind, OrderState, PaymentState } from "@machiya/prisma/enums";
import { isConfirmed } from "./appointments/appointmentState.ts";
import { dayOf, startOfDay } from "./time/shopTime.ts";

export const ORDER_NOTIFICATIONS = [
  "ORDER_RECEIVED",
  "ORDER_ADVANCED",
  "ORDER_CANCELLED",
  "PAYMENT_DUE",
  "PAYMENT_RECORDED",
  "REFUND_RECORDED",
  "PARCEL_SHIPPED",
] as const satisfies readonly NoticeKind[];
export type OrderNotificationKind = (typeof ORDER_NOTIFICATIONS)[number];

export const APPOINTMENT_NOTIFICATIONS = [
  "APPOINTMENT_REQUESTED",
  "APPOINTMENT_CONFIRMED",
  "APPOINTMENT_MOVED",
  "APPOINTMENT_CANCELLED",
  "APPOINTMENT_REMINDER",
] as const satisfies readonly NoticeKind[];
export type AppointmentNotificationKind = (typeof APPOINTMENT_NOTIFICATIONS)[number];

/** The message that a customer asked for. No setting of the store turns it off, so it is no NoticeKind. */
export const BACK_IN_STOCK = "BACK_IN_STOCK";

/** Returns whether a stored kind of message is a notification, as opposed to a broadcast or a request. */
export function isNotificationKind(kind: string): kind is NoticeKind {
  return [...ORDER_NOTIFICATIONS, ...APPOINTMENT_NOTIFICATIONS].some((known) => known === kind);
}

/** Payment states after which money was received. */
const PAID_STATES: readonly PaymentState[] = ["PAID", "PARTIALLY_PAID"];

interface OrderStates {
  state: OrderState;
  paymentState: PaymentState;
}

/**
 * Returns the notifications that a change of an order causes; `before` is null for a new order. `moved` says
 * whether the change has recorded a payment, also one that leaves the payment state as it is, or a refund.
 */
export function notificationsOfOrder(
  before: OrderStates | null,
  after: OrderStates,
  moved: { isPayment: boolean; isRefund: boolean } = { isPayment: false, isRefund: false },
): OrderNotificationKind[] {
  if (before === null) return ["ORDER_RECEIVED"];
  const kinds: OrderNotificationKind[] = [];
  if (after.state !== before.state) {
    kinds.push(after.state === "CANCELLED" ? "ORDER_CANCELLED" : "ORDER_ADVANCED");
  }
  // A refund that is settled or withdrawn leads back to a paid state without a payment.
  const isPaid =
    after.paymentState !== before.paymentState &&
    before.paymentState !== "REFUND_PENDING" &&
    PAID_STATES.includes(after.paymentState);
  if (isPaid || moved.isPayment) kinds.push("PAYMENT_RECORDED");
  if (moved.isRefund) kinds.push("REFUND_RECORDED");
  return kinds;
}

/** The notification that entering a state causes. */
const ENTERED: Record<AppointmentState, AppointmentNotificationKind | null> = {
  PENDING: null,
  CONFIRMED: "APPOINTMENT_CONFIRMED",
  CANCELLED: "APPOINTMENT_CANCELLED",
};

interface AppointmentStates {
  state: AppointmentState;
  startsAt: Date;
}

/**
 * Returns the notification that a change of an appointment causes, or null; `before` is null for a new
 * appointment. A confirmation includes the time, so that a new time needs no second notification.
 */
export function notificationOfAppointment(
  before: AppointmentStates | null,
  after: AppointmentStates,
): AppointmentNotificationKind | null {
  if (before === null) return "APPOINTMENT_REQUESTED";
  const entered = after.state === before.state ? null : ENTERED[after.state];
  if (entered !== null) return entered;
  return after.startsAt.getTime() === before.startsAt.getTime() ? null : "APPOINTMENT_MOVED";
}

/**
 * Returns the notification that an edit by staff causes, or null. Other services or staff members of a confirmed
 * appointment are confirmed again, with the new ones.
 */
export function notificationOfEdit(
  before: AppointmentStates,
  after: AppointmentStates,
  { itemsChanged }: { itemsChanged: boolean },
): AppointmentNotificationKind | null {
  const kind = notificationOfAppointment(before, after);
  return kind !== null || !itemsChanged || !isConfirmed(after.state) ? kind : ENTERED[after.state];
}

/** The hour on the store's clock at which reminders are sent on the day before. */
const REMINDER_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Maximum time between an appointment's reminder and its start. */
export const REMINDER_LEAD_MS = 39 * HOUR_MS;

/** Returns when the reminder of an appointment becomes due: 10:00 on the day before, on the store's clock. */
export function reminderDueFrom(startsAt: Date, zone: string): Date {
  const noonBefore = new Date(startOfDay(dayOf(startsAt, zone), zone).getTime() - 12 * HOUR_MS);
  return new Date(startOfDay(dayOf(noonBefore, zone), zone).getTime() + REMINDER_HOUR * HOUR_MS);
}

/**
 * Returns whether the reminder of an appointment is due. Customers who booked after that moment receive none.
 */
export function isReminderDue(
  { startsAt, createdAt }: { startsAt: Date; createdAt: Date },
  now: Date,
  zone: string,
): boolean {
  const due = reminderDueFrom(startsAt, zone);
  return due <= now && now < startsAt && createdAt < due;
}
