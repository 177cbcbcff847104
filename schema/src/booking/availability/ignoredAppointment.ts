import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireRowId } from "../../input.ts";
import { isAppointmentVisible } from "../appointments/readableAppointments.ts";

/**
 * Returns the appointment whose time counts as free; null: none. Throws NOT_FOUND also for one that the
 * viewer cannot see.
 */
export async function ignoredAppointment(
  { prisma, viewer }: Pick<Context, "prisma" | "viewer">,
  id: string | null | undefined,
): Promise<number | null> {
  if (id == null) return null;
  const row = requireRowId("Appointment", id);
  const appointment = await prisma.appointment.findUnique({
    where: { id: row },
    select: { customerId: true },
  });
  if (appointment === null || !isAppointmentVisible(appointment, viewer))
    throw new DomainError("NOT_FOUND", { what: "Appointment" });
  return row;
}
