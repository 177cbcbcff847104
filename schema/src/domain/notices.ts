import type { AppointmentState, NoticeKind, OrderState, PaymentState } from "@machiya/prisma/enums";
import { dayOf, startOfDay } from "./shopTime.ts";

/** Payment states that say that money came in. */
const PAID_STATES: readonly PaymentState[] = ["PAID", "PARTIALLY_PAID"];

interface NoticedOrder {
  state: OrderState;
  paymentState: PaymentState;
}

/** What the customer is told when an order becomes another; before: null when it is new. */
export function noticesOfOrder(before: NoticedOrder | null, after: NoticedOrder): NoticeKind[] {
  if (before === null) return ["ORDER_RECEIVED"];
  const notices: NoticeKind[] = [];
  if (after.state !== before.state) {
    notices.push(after.state === "CANCELLED" ? "ORDER_CANCELLED" : "ORDER_ADVANCED");
  }
  if (after.paymentState !== before.paymentState && PAID_STATES.includes(after.paymentState)) {
    notices.push("PAYMENT_RECORDED");
  }
  return notices;
}

interface NoticedAppointment {
  state: AppointmentState;
  startsAt: Date;
}

/** What the customer is told when an appointment becomes another; null: nothing. A confirmation names the time, and so a new one. */
export function noticeOfAppointment(
  before: NoticedAppointment | null,
  after: NoticedAppointment,
): NoticeKind | null {
  if (before === null) return "APPOINTMENT_REQUESTED";
  if (after.state !== before.state && after.state === "CANCELLED") return "APPOINTMENT_CANCELLED";
  if (after.state !== before.state && after.state === "CONFIRMED") return "APPOINTMENT_CONFIRMED";
  return after.startsAt.getTime() === before.startsAt.getTime() ? null : "APPOINTMENT_MOVED";
}

/** When in the morning of the day before a reminder goes out, by the store's clock. */
const REMINDER_HOUR = 10;
const HOUR_MS = 3_600_000;

/** No appointment further ahead than this can be due for its reminder. */
export const REMINDER_AHEAD_MS = 39 * HOUR_MS;

/** From when on an appointment is due for its reminder: 10:00 of the day before, by the store's clock. */
export function reminderDueFrom(startsAt: Date, zone: string): Date {
  const noonBefore = new Date(startOfDay(dayOf(startsAt, zone), zone).getTime() - 12 * HOUR_MS);
  return new Date(startOfDay(dayOf(noonBefore, zone), zone).getTime() + REMINDER_HOUR * HOUR_MS);
}

/** Whether an appointment is due for its reminder. Whoever booked after that moment knows, and is not reminded. */
export function isReminderDue(
  { startsAt, createdAt }: { startsAt: Date; createdAt: Date },
  now: Date,
  zone: string,
): boolean {
  const due = reminderDueFrom(startsAt, zone);
  return due <= now && now < startsAt && createdAt < due;
}
