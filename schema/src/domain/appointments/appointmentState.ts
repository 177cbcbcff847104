import type { AppointmentState } from "@machiya/prisma/enums";
import type { ErrorCode } from "../errors.ts";

/** PENDING waits for review; PENDING and CONFIRMED hold their time (decisions.md §5). */
export type { AppointmentState };

export type AppointmentActor = "STAFF" | "CUSTOMER";

/**
 * CONFIRM and REJECT are the review, which happens once (decisions.md §5). CANCEL calls off what is pending or
 * confirmed. RESCHEDULE moves it to another time or staff member; EDIT changes anything else in it (booking.md §4:
 * while it is pending).
 */
export type AppointmentAction = "CONFIRM" | "REJECT" | "CANCEL" | "RESCHEDULE" | "EDIT" | "DELETE";

/** What becomes of an appointment; null: forbidden; GONE: deleted. */
type Outcome = AppointmentState | "GONE" | null;

const BY_STAFF: Record<AppointmentAction, Record<AppointmentState, Outcome>> = {
  CONFIRM: { PENDING: "CONFIRMED", CONFIRMED: null, CANCELLED: null },
  REJECT: { PENDING: "CANCELLED", CONFIRMED: null, CANCELLED: null },
  CANCEL: { PENDING: "CANCELLED", CONFIRMED: "CANCELLED", CANCELLED: null },
  RESCHEDULE: { PENDING: "PENDING", CONFIRMED: "CONFIRMED", CANCELLED: null },
  EDIT: { PENDING: "PENDING", CONFIRMED: null, CANCELLED: null },
  DELETE: { PENDING: "GONE", CONFIRMED: "GONE", CANCELLED: "GONE" },
};

const NEVER: Record<AppointmentState, Outcome> = { PENDING: null, CONFIRMED: null, CANCELLED: null };

/** A time that a customer chose anew is reviewed anew: staff confirmed another one. */
const BY_CUSTOMER: Record<AppointmentAction, Record<AppointmentState, Outcome>> = {
  CONFIRM: NEVER,
  REJECT: NEVER,
  CANCEL: BY_STAFF.CANCEL,
  RESCHEDULE: { PENDING: "PENDING", CONFIRMED: "PENDING", CANCELLED: null },
  EDIT: NEVER,
  DELETE: NEVER,
};

const OUTCOMES: Record<AppointmentActor, Record<AppointmentAction, Record<AppointmentState, Outcome>>> = {
  STAFF: BY_STAFF,
  CUSTOMER: BY_CUSTOMER,
};

/** A test compares this table with `machiya_holds_time` in SQL. */
const OCCUPYING: Record<AppointmentState, boolean> = { PENDING: true, CONFIRMED: true, CANCELLED: false };

/** Every state, in the order of an appointment's life. */
export const APPOINTMENT_STATES = Object.keys(OCCUPYING) as readonly AppointmentState[];

/** The states in which an appointment holds its time, for queries. */
export const TIME_HOLDING_STATES: readonly AppointmentState[] = APPOINTMENT_STATES.filter(isOccupying);

/** Whether an appointment in this state holds its time (decisions.md §5). */
export function isOccupying(state: AppointmentState): boolean {
  return OCCUPYING[state];
}

/** The state after an action, GONE when it deletes; null when it is forbidden (the time is judged by `customerTimeProblem`). */
export function appointmentAfter(
  action: AppointmentAction,
  state: AppointmentState,
  by: AppointmentActor,
): Outcome {
  return OUTCOMES[by][action][state];
}

/** Whether an appointment may be taken from one state to another by confirming, rejecting or cancelling. */
export function appointmentTransition(
  from: AppointmentState,
  to: AppointmentState,
  by: AppointmentActor,
): "same" | "allowed" | "forbidden" {
  if (from === to) return "same";
  const actions: AppointmentAction[] = ["CONFIRM", "REJECT", "CANCEL"];
  return actions.some((action) => appointmentAfter(action, from, by) === to) ? "allowed" : "forbidden";
}

/** Whether the state lets them do this. */
export function appointmentPermission(
  action: AppointmentAction,
  state: AppointmentState,
  by: AppointmentActor,
): { allowed: boolean; reason: Extract<ErrorCode, "APPOINTMENT_STATE_FORBIDS"> | null } {
  const allowed = appointmentAfter(action, state, by) !== null;
  return { allowed, reason: allowed ? null : "APPOINTMENT_STATE_FORBIDS" };
}

/** Until so many hours before an appointment a customer may cancel or move it, while the shop has no record that says so. */
export const DEFAULT_CANCELLATION_HOURS = 24;

/** Until when a customer may cancel or move an appointment, that instant included. */
export function customerDeadline(start: Date, cutOffMinutes: number): Date {
  return new Date(start.getTime() - cutOffMinutes * 60_000);
}

/** Why it is too late for a customer to cancel or move an appointment; null when it is not. With a cut-off of 0 it is until it begins. */
export function customerTimeProblem(times: {
  start: Date;
  now: Date;
  cutOffMinutes: number;
}): Extract<ErrorCode, "OUTSIDE_BOOKING_WINDOW"> | null {
  return times.now <= customerDeadline(times.start, times.cutOffMinutes) ? null : "OUTSIDE_BOOKING_WINDOW";
}
