import type { Appointment, Order } from "@machiya/prisma/client";
import {
  type AppointmentAction,
  appointmentPermission,
  customerTimeProblem,
} from "../domain/appointments/appointmentState.ts";
import {
  isReportPending,
  payingAccountDigits,
  paymentReportPermission,
  type ReportableOrder,
} from "../domain/orders/paymentReport.ts";
import type { NotificationAction } from "./notification.ts";

type OfferedOrder = ReportableOrder &
  Pick<Order, "id" | "note" | "paymentReportedAt" | "paymentReportDigits" | "paymentRecordedAt">;

/**
 * Returns the actions on an order: reporting a payment, unless a report is already waiting for the staff's
 * check, and opening its page.
 */
export function orderActions(order: OfferedOrder): NotificationAction[] {
  const open: NotificationAction = { do: "OPEN_PAGE", page: "orders", number: order.id };
  const canReport = paymentReportPermission(order).allowed && !isReportPending(order);
  if (!canReport) return [open];
  const digitsKnown = payingAccountDigits(order) !== null;
  return [{ do: "REPORT_PAYMENT", order: order.id, digitsKnown }, open];
}

/** The facts that determine, besides the appointment, what its customer can do. */
export interface AppointmentRules {
  now: Date;
  cutOffMinutes: number;
  blocked: boolean;
}

/**
 * Returns what the customer can do, given the appointment's state, the store's cut-off and a block; opening
 * its page is always possible.
 */
export function appointmentActions(
  { id, state, startsAt }: Pick<Appointment, "id" | "state" | "startsAt">,
  { now, cutOffMinutes, blocked }: AppointmentRules,
): NotificationAction[] {
  const open: NotificationAction = { do: "OPEN_PAGE", page: "appointments", number: id };
  if (customerTimeProblem({ start: startsAt, now, cutOffMinutes }) !== null) return [open];
  const isAllowed = (action: AppointmentAction) => appointmentPermission(action, state, "CUSTOMER").allowed;
  const actions: NotificationAction[] = [];
  if (isAllowed("RESCHEDULE") && !blocked) actions.push({ do: "CHANGE_TIME", appointment: id });
  if (isAllowed("CANCEL")) actions.push({ do: "CANCEL", appointment: id });
  return [...actions, open];
}
