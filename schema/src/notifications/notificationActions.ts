import type { Appointment, Order } from "@machiya/prisma/client";
import {
  type AppointmentAction,
  appointmentPermission,
  customerTimeProblem,
} from "../domain/appointments/appointmentState.ts";
import { isReportPending, paymentReportPermission } from "../domain/orders/paymentReport.ts";
import type { NotificationAction } from "./notification.ts";

type OfferedOrder = Pick<
  Order,
  "id" | "state" | "paymentState" | "paymentMethod" | "paymentReportedAt" | "paymentRecordedAt"
>;

/**
 * Returns the actions on an order: reporting a payment, unless a report is already waiting for the staff's
 * check.
 */
export function orderActions(order: OfferedOrder): NotificationAction[] {
  const canReport = paymentReportPermission(order).allowed && !isReportPending(order);
  return canReport ? [{ do: "REPORT_PAYMENT", order: order.id }] : [];
}

/** The facts that determine, besides the appointment, what its customer can do. */
export interface AppointmentRules {
  now: Date;
  cutOffMinutes: number;
  blocked: boolean;
}

/** Returns what the customer can do, given the appointment's state, the store's cut-off and a block. */
export function appointmentActions(
  { id, state, startsAt }: Pick<Appointment, "id" | "state" | "startsAt">,
  { now, cutOffMinutes, blocked }: AppointmentRules,
): NotificationAction[] {
  if (customerTimeProblem({ start: startsAt, now, cutOffMinutes }) !== null) return [];
  const isAllowed = (action: AppointmentAction) => appointmentPermission(action, state, "CUSTOMER").allowed;
  const actions: NotificationAction[] = [];
  if (isAllowed("RESCHEDULE") && !blocked) actions.push({ do: "CHANGE_TIME", appointment: id });
  if (isAllowed("CANCEL")) actions.push({ do: "CANCEL", appointment: id });
  return actions;
}
