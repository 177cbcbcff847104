import type { Appointment } from "@machiya/prisma/client";
import type { Context } from "../../context.ts";
import { DomainError } from "../../domain/errors.ts";

/** Reads the appointment that a mutation returns. Throws NOT_FOUND when it was deleted concurrently. */
export async function reloadAppointment(
  { prisma }: Context,
  query: object,
  id: number,
): Promise<Appointment> {
  const row = await prisma.appointment.findUnique({ ...query, where: { id } });
  if (row === null) throw new DomainError("NOT_FOUND", { what: "Appointment" });
  return row;
}
