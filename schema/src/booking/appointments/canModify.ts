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
 * Whether the one who looks may do this to an appointment that they may see: admins by its state, the customer whose it is
 * also until the store's cut-off; staff of role 3 read alone.
 */
export async function canModify(
  { prisma, viewer, now }: Pick<Context, "prisma" | "viewer" | "now">,
  { customerId, state, startsAt }: Pick<Appointment, "customerId" | "state" | "startsAt">,
  action: AppointmentAction,
): Promise<PermissionResult> {
  if (isAdmin(viewer)) return appointmentPermission(action, state, "STAFF");
  if (viewer.customer === null || viewer.customer.id !== customerId)
    return { allowed: false, reason: "FORBIDDEN" };
  const permission = appointmentPermission(action, state, "CUSTOMER");
  if (!permission.allowed) return permission;
  const reason = customerTimeProblem({
    start: startsAt,
    now: now(),
    cutOffMinutes: await cancellationDeadline(prisma),
  });
  return { allowed: reason === null, reason };
}
