import type { Actor } from "../actor.ts";
import {
  type AppointmentRow,
  findOwnAppointment,
  stateAfter,
} from "../booking/appointments/appointmentRow.ts";
import { cancelMyAppointment, requireInTime } from "../booking/appointments/cancelAppointment.ts";
import { cancellationDeadline } from "../booking/appointments/cancellationDeadline.ts";
import { moveMyAppointment } from "../booking/appointments/rescheduleAppointment.ts";
import { findMoveTimes } from "../booking/availability/findMoveTimes.ts";
import { customerDeadline, isCancelled } from "../domain/appointments/appointmentState.ts";
import { DomainError } from "../domain/errors.ts";
import { requireUnblocked } from "../identity/customerTerms.ts";
import { globalId } from "../ids.ts";
import type { Outcome } from "./outcome.ts";

/**
 * The maximum number of times offered; LINE shows at most 13 quick replies, and one of them links to the
 * booking page.
 */
const MAX_TIMES = 12;

const findOwn = ({ prisma }: Actor, customerId: number, id: number): Promise<AppointmentRow> =>
  findOwnAppointment(prisma, id, customerId);

/**
 * Returns available times for the customer's appointment. Throws NOT_FOUND, APPOINTMENT_STATE_FORBIDS,
 * CUSTOMER_BLOCKED.
 */
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

/**
 * Moves the customer's appointment; if the time is unavailable, the outcome offers others. Throws like
 * `promptTimes`.
 */
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

/** Treats a repeated tap or a redelivered event as the same move, not as a change. */
function movedOrChanged(appointment: AppointmentRow, to: Date): Outcome {
  return { is: appointment.startsAt.getTime() === to.getTime() ? "MOVED" : "CHANGED", appointment };
}

/** Asks the customer to confirm the cancellation. Throws NOT_FOUND, APPOINTMENT_STATE_FORBIDS. */
export async function promptCancellation(context: Actor, customerId: number, id: number): Promise<Outcome> {
  const appointment = await findOwn(context, customerId, id);
  if (isCancelled(appointment.state)) return { is: "CANCELLED", appointment };
  stateAfter("CANCEL", appointment, "CUSTOMER");
  return unlessLate(context, appointment, async () => {
    await requireInTime(context.prisma, context, appointment);
    return { is: "CANCEL_ASKED", appointment };
  });
}

/** Returns the unchanged appointment. Throws NOT_FOUND. */
export async function keepFromChat(context: Actor, customerId: number, id: number): Promise<Outcome> {
  return { is: "KEPT", appointment: await findOwn(context, customerId, id) };
}

/** Cancels the customer's appointment. Throws NOT_FOUND, APPOINTMENT_STATE_FORBIDS. */
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
      // The appointment is already canceled, for example by a repeated tap or a redelivered event.
      if (!isCancelled(appointment.state)) throw error;
    }
    return { is: "CANCELLED", appointment: await findOwn(context, customerId, id) };
  });
}

/**
 * Converts OUTSIDE_BOOKING_WINDOW without a requested start to TOO_LATE, because then the cancellation
 * deadline caused it.
 */
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
