import type { Actor } from "../actor.ts";
import {
  type AppointmentRow,
  findAppointment,
  requireOwnAppointment,
  stateAfter,
} from "../booking/appointments/appointmentRow.ts";
import { requireUnblocked } from "../booking/appointments/bookAppointment.ts";
import { cancelMyAppointment, requireInTime } from "../booking/appointments/cancelAppointment.ts";
import { cancellationDeadline } from "../booking/appointments/cancellationDeadline.ts";
import { moveMyAppointment } from "../booking/appointments/rescheduleAppointment.ts";
import { findMoveTimes } from "../booking/availability/findMoveTimes.ts";
import { customerDeadline } from "../domain/appointments/appointmentState.ts";
import { DomainError } from "../domain/errors.ts";
import { globalId } from "../ids.ts";
import type { Outcome } from "./outcome.ts";

/** So many times are offered; LINE shows no more than 13 quick replies, of which one leads to the booking page. */
const MAX_TIMES = 12;

async function findOwn({ prisma }: Actor, customerId: number, id: number): Promise<AppointmentRow> {
  const appointment = await findAppointment(prisma, id);
  requireOwnAppointment(appointment, customerId);
  return appointment;
}

/** Free times for an appointment of theirs. Throws NOT_FOUND, APPOINTMENT_STATE_FORBIDS, CUSTOMER_BLOCKED. */
export async function promptTimes(
  context: Actor,
  customerId: number,
  id: number,
  refused: DomainError | null = null,
): Promise<Outcome> {
  const appointment = await findOwn(context, customerId, id);
  stateAfter("RESCHEDULE", appointment, "CUSTOMER");
  await requireUnblocked(context.prisma, customerId);
  return unlessLate(context, appointment, async () => {
    await requireInTime(context.prisma, context, appointment);
    return {
      is: "TIMES",
      appointment,
      times: await findMoveTimes(context, appointment, MAX_TIMES),
      refused,
    };
  });
}

/** Moves an appointment of theirs; a time that cannot be had leaves with others. Throws as `promptTimes` does. */
export async function moveFromChat(
  context: Actor,
  customerId: number,
  { appointment: id, from, to }: { appointment: number; from: string; to: string },
): Promise<Outcome> {
  const before = await findOwn(context, customerId, id);
  const startsAt = new Date(to);
  return unlessLate(context, before, async () => {
    try {
      const input = { id: globalId("Appointment", id), startsAt, seenStartsAt: new Date(from) };
      await moveMyAppointment(context, input);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code === "CONFLICT") return movedOrChanged(await findOwn(context, customerId, id), startsAt);
      if (error.params.reason !== undefined) return promptTimes(context, customerId, id, error);
      throw error;
    }
    return { is: "MOVED", appointment: await findOwn(context, customerId, id) };
  });
}

/** What was done already is no change: the same button again, or an event that came again. */
function movedOrChanged(appointment: AppointmentRow, to: Date): Outcome {
  return { is: appointment.startsAt.getTime() === to.getTime() ? "MOVED" : "CHANGED", appointment };
}

/** Asks whether it is meant. Throws NOT_FOUND. */
export async function promptCancellation(context: Actor, customerId: number, id: number): Promise<Outcome> {
  const appointment = await findOwn(context, customerId, id);
  if (appointment.state === "CANCELLED") return { is: "CANCELLED", appointment };
  return unlessLate(context, appointment, async () => {
    await requireInTime(context.prisma, context, appointment);
    return { is: "CANCEL_ASKED", appointment };
  });
}

/** Tells what stands. Throws NOT_FOUND. */
export async function keepFromChat(context: Actor, customerId: number, id: number): Promise<Outcome> {
  return { is: "KEPT", appointment: await findOwn(context, customerId, id) };
}

/** Calls an appointment of theirs off. Throws NOT_FOUND. */
export async function cancelFromChat(
  context: Actor,
  customerId: number,
  { appointment: id, from }: { appointment: number; from: string },
): Promise<Outcome> {
  const before = await findOwn(context, customerId, id);
  return unlessLate(context, before, async () => {
    try {
      await cancelMyAppointment(context, {
        id: globalId("Appointment", id),
        seenStartsAt: new Date(from),
      });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const appointment = await findOwn(context, customerId, id);
      if (error.code === "CONFLICT") return { is: "CHANGED", appointment };
      // It is off, whoever did it: the same button again, or an event that came again.
      if (error.code !== "APPOINTMENT_STATE_FORBIDS") throw error;
    }
    return { is: "CANCELLED", appointment: await findOwn(context, customerId, id) };
  });
}

/** A time outside the window that no start is named for is that of the store's cut-off. */
async function unlessLate(
  context: Actor,
  appointment: AppointmentRow,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    const late =
      error instanceof DomainError &&
      error.code === "OUTSIDE_BOOKING_WINDOW" &&
      error.params.reason === undefined;
    if (!late) throw error;
    const until = customerDeadline(appointment.startsAt, await cancellationDeadline(context.prisma));
    return { is: "TOO_LATE", appointment, until };
  }
}
