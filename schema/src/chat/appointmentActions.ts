import type { Acting } from "../acting.ts";
import { type AppointmentRow, findAppointment, requireOwn, stateAfter } from "../booking/appointmentRow.ts";
import { requireUnblocked } from "../booking/bookAppointment.ts";
import { cancelMyAppointment, requireInTime } from "../booking/cancelAppointment.ts";
import { cutOffMinutes } from "../booking/cutOff.ts";
import { findMoveTimes } from "../booking/findMoveTimes.ts";
import { moveMyAppointment } from "../booking/rescheduleAppointment.ts";
import { customerDeadline } from "../domain/appointmentState.ts";
import { DomainError } from "../domain/errors.ts";
import { globalId } from "../ids.ts";
import type { Outcome } from "./outcome.ts";

/** So many times are offered; LINE shows no more than 13 quick replies, of which one leads to the booking page. */
const MOST_TIMES = 12;

async function findOwn({ prisma }: Acting, customerId: number, id: number): Promise<AppointmentRow> {
  const appointment = await findAppointment(prisma, id);
  requireOwn(appointment, customerId);
  return appointment;
}

/** Free times for an appointment of theirs. Throws NOT_FOUND, APPOINTMENT_STATE_FORBIDS, CUSTOMER_BLOCKED. */
export async function askTimes(
  context: Acting,
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
      times: await findMoveTimes(context, appointment, MOST_TIMES),
      refused,
    };
  });
}

/** Moves an appointment of theirs; a time that cannot be had leaves with others. Throws as `askTimes` does. */
export async function move(
  context: Acting,
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
      if (error.params.reason !== undefined) return askTimes(context, customerId, id, error);
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
export async function askCancel(context: Acting, customerId: number, id: number): Promise<Outcome> {
  const appointment = await findOwn(context, customerId, id);
  if (appointment.state === "CANCELLED") return { is: "CANCELLED", appointment };
  return unlessLate(context, appointment, async () => {
    await requireInTime(context.prisma, context, appointment);
    return { is: "CANCEL_ASKED", appointment };
  });
}

/** Tells what stands. Throws NOT_FOUND. */
export async function keep(context: Acting, customerId: number, id: number): Promise<Outcome> {
  return { is: "KEPT", appointment: await findOwn(context, customerId, id) };
}

/** Calls an appointment of theirs off. Throws NOT_FOUND. */
export async function cancel(
  context: Acting,
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
  context: Acting,
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
    const until = customerDeadline(appointment.startsAt, await cutOffMinutes(context.prisma));
    return { is: "TOO_LATE", appointment, until };
  }
}
