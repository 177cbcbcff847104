import type { Appointment, Prisma } from "@machiya/prisma/client";
import type { Context, Viewer } from "../../context.ts";
import { staffPermission } from "../../domain/access/staffState.ts";
import { isAtLeast, SHIFT_STATES } from "../../domain/shifts/shiftApproval.ts";
import { mergeIntervals } from "../../domain/time/intervals.ts";
import { endOfDay, startOfDay } from "../../domain/time/shopTime.ts";
import { shopTimeZone } from "../../shop/store/shopTimeZone.ts";
import { isStaff } from "../../viewer.ts";
import { dayOfDate } from "../availability/days.ts";

/**
 * Staff and the appointment's customer can see an appointment that a list has found; `readableAppointments`
 * decides which ones that are.
 */
export function isAppointmentVisible(appointment: Pick<Appointment, "customerId">, viewer: Viewer): boolean {
  return isStaff(viewer) || (viewer.customer !== null && appointment.customerId === viewer.customer.id);
}

type Reader = Pick<Context, "prisma" | "viewer">;

/**
 * Returns the condition for the appointments that a staff member may read (decisions.md §6): admins read all,
 * others those that they serve, and those with a "not specified" item on a day on which they work. Of all
 * other appointments, staff see only the times (`busyTimes`).
 */
export async function readableAppointments({
  prisma,
  viewer,
}: Reader): Promise<Prisma.AppointmentWhereInput> {
  const { staff } = viewer;
  if (staff === null) return { id: { in: [] } };
  if (staffPermission("READ_APPOINTMENTS", { role: staff.role, own: false }).allowed) return {};
  const working = await workingTimes(prisma, staff.id);
  const unassigned = working.map(({ start, end }) => ({
    staffMemberId: null,
    startsAt: { gte: new Date(start), lt: new Date(end) },
  }));
  return { items: { some: { OR: [{ staffMemberId: staff.id }, ...unassigned] } } };
}

/** Returns the days with an approved shift of a staff member, consecutive days as one interval. */
async function workingTimes(prisma: Reader["prisma"], staffMemberId: number) {
  const states = SHIFT_STATES.filter((state) => isAtLeast(state, "CONFIRMED"));
  const [zone, shifts] = await Promise.all([
    shopTimeZone(prisma),
    prisma.shiftAssignment.findMany({
      where: { staffMemberId, state: { in: states } },
      distinct: ["date"],
      select: { date: true },
    }),
  ]);
  return mergeIntervals(
    shifts.map(({ date }) => {
      const day = dayOfDate(date);
      return { start: startOfDay(day, zone).getTime(), end: endOfDay(day, zone).getTime() + 1 };
    }),
  );
}

/** Returns the condition for what staff may read, and for the viewer's own appointments as a customer. */
export async function visibleAppointments(context: Reader): Promise<Prisma.AppointmentWhereInput> {
  const { staff, customer } = context.viewer;
  const readable = await readableAppointments(context);
  const isUnrestricted = staff !== null && Object.keys(readable).length === 0;
  return customer === null || isUnrestricted ? readable : { OR: [readable, { customerId: customer.id }] };
}

/** Returns whether the viewer may read an appointment. */
export async function isAppointmentReadable(
  context: Reader,
  appointment: { id: number; customerId: number | null },
): Promise<boolean> {
  const { id } = appointment;
  if (!isAppointmentVisible(appointment, context.viewer)) return false;
  const visible = await visibleAppointments(context);
  return (await context.prisma.appointment.count({ where: { AND: [{ id }, visible] } })) > 0;
}
