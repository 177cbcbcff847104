import { type AppointmentState, isOccupying } from "@machiya/schema/domain/appointments/appointmentState";

interface ListedAppointment {
  state: AppointmentState;
  startsAt: string;
  endsAt: string;
}

interface ChangedAppointment {
  endsAt: string;
  cancelling: { allowed: boolean; reason?: string | null | undefined };
}

export interface MyAppointmentLists<Appointment> {
  /** The appointment that takes place next, or is taking place; null when there is none. */
  next: Appointment | null;
  /** Appointments after the next one, ascending. */
  later: Appointment[];
  /** Past and canceled appointments, latest first. */
  past: Appointment[];
}

/** Divides the customer's appointments into what comes and what was. */
export function myAppointmentLists<Appointment extends ListedAppointment>(
  appointments: readonly Appointment[],
  now: Date,
): MyAppointmentLists<Appointment> {
  const ascending = appointments.toSorted(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
  const comes = ({ state, endsAt }: Appointment) => isOccupying(state) && Date.parse(endsAt) > now.getTime();
  const [next = null, ...later] = ascending.filter(comes);
  return { next, later, past: ascending.filter((one) => !comes(one)).reverse() };
}

/** Returns whether the deadline has passed until which the customer can change the appointment, which is not over. */
export function isTooLateToChange({ endsAt, cancelling }: ChangedAppointment, now: Date): boolean {
  const over = Date.parse(endsAt) <= now.getTime();
  return !over && !cancelling.allowed && cancelling.reason === "OUTSIDE_BOOKING_WINDOW";
}
