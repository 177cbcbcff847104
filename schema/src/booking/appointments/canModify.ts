import type { Appointment } from "@machiya/prisma/client";
import type { Context } from "../../context.ts";
import {
  type AppointmentAction,
  appointmentPermission,
  customerTimeProblem,
} from "../../domain/appointments/appointmentState.ts";
import type { PermissionResult } from "../../permission.ts";
import { isAdmin } from "../../viewer.ts";
import { cancellationDeadline } from "./cancellationDeadline.ts";

/**
 * Returns whether the viewer may apply the action to an appointment that they can see. The state decides for
 * admins; the store's cancellation deadline also applies to the appointment's customer. Staff of role 3 have
 * read access only. Only the deadline needs a promise, because a calendar asks this of thousands of appointments.
 */
export function canModify(
  { prisma, viewer, now }: Pick<Context, "prisma" | "viewer" | "now">,
  { customerId, state, startsAt }: Pick<Appointment, "customerId" | "state" | "startsAt">,
  action: AppointmentAction,
): PermissionResult | Promise<PermissionResult> {
  if (isAdmin(viewer)) return appointmentPermission(action, state, "STAFF");
  if (viewer.customer === null || viewer.customer.id !== customerId)
    return { allowed: false, reason: "FORBIDDEN" };
  const permission = appointmentPermission(action, state, "CUSTOMER");
  if (!permission.allowed) return permission;
  return cancellationDeadline(prisma).then((cutOffMinutes) => {
    const reason = customerTimeProblem({ start: startsAt, now: now(), cutOffMinutes });
    return { allowed: reason === null, reason };
  });
}
