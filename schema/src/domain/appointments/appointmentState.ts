import type { AppointmentState } from "@machiya/prisma/enums";
import type { ErrorCode } from "../errors.ts";

/**
 * PENDING means waiting for review. PENDING and CONFIRMED appointments reserve their time (decisions.md §5).
 */
export type { AppointmentState };

export type AppointmentActor = "STAFF" | "CUSTOMER";

/**
 * CONFIRM and REJECT are the review, which happens once (decisions.md §5). CANCEL applies to pending and
 * confirmed appointments. RESCHEDULE changes the time or the staff member; EDIT changes anything else, also of
 * a confirmed appointment (decisions.md §6), but over REST only while it waits for review.
 */
export type AppointmentAction = "CONFIRM" | "REJECT" | "CANCEL" | "RESCHEDULE" | "EDIT" | "DELETE";

/** The state after an action; null means forbidden, GONE means deleted. */
type Outcome = AppointmentState | "GONE" | null;

const BY_STAFF: Record<AppointmentAction, Record<AppointmentState, Outcome>> = {
  CONFIRM: { PENDING: "CONFIRMED", CONFIRMED: null, CANCELLED: null },
  REJECT: { PENDING: "CANCELLED", CONFIRMED: null, CANCELLED: null },
  CANCEL: { PENDING: "CANCELLED", CONFIRMED: "CANCELLED", CANCELLED: null },
  RESCHEDULE: { PENDING: "PENDING", CONFIRMED: "CONFIRMED", CANCELLED: null },
  EDIT: { PENDING: "PENDING", CONFIRMED: "CONFIRMED", CANCELLED: null },
  DELETE: { PENDING: "GONE", CONFIRMED: "GONE", CANCELLED: "GONE" },
};

const NEVER: Record<AppointmentState, Outcome> = { PENDING: null, CONFIRMED: null, CANCELLED: null };

/** A customer's new time requires a new review, because staff confirmed a different time. */
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

/** Whether a state reserves the time. A test compares this table with `machiya_holds_time` in SQL. */
const OCCUPYING: Record<AppointmentState, boolean> = { PENDING: true, CONFIRMED: true, CANCELLED: false };

/** Every state, in the order of an appointment's life cycle. */
export const APPOINTMENT_STATES = Object.keys(OCCUPYING) as readonly AppointmentState[];

/** The states in which an appointment reserves its time, for queries. */
export const TIME_HOLDING_STATES: readonly AppointmentState[] = APPOINTMENT_STATES.filter(isOccupying);

/** Returns whether an appointment in this state reserves its time (decisions.md §5). */
export function isOccupying(state: AppointmentState): boolean {
  return OCCUPYING[state];
}

/** Returns whether the appointment waits for its review. */
export function awaitsReview(state: AppointmentState): boolean {
  return BY_STAFF.CONFIRM[state] !== null;
}

/** Returns whether the shop has approved the appointment. */
export function isConfirmed(state: AppointmentState): boolean {
  return state === "CONFIRMED";
}

/** Returns the state of an appointment that staff enter. */
export function stateOfEntry(confirmed: boolean): AppointmentState {
  return confirmed ? "CONFIRMED" : "PENDING";
}

export function isCancelled(state: AppointmentState): boolean {
  return state === "CANCELLED";
}

/**
 * Returns the state after an action, GONE when it deletes, null when the state forbids it.
 * `customerTimeProblem` checks the deadline.
 */
export function appointmentAfter(
  action: AppointmentAction,
  state: AppointmentState,
  by: AppointmentActor,
): Outcome {
  return OUTCOMES[by][action][state];
}

/** Returns whether confirming, rejecting or canceling can take an appointment from one state to another. */
export function appointmentTransition(
  from: AppointmentState,
  to: AppointmentState,
  by: AppointmentActor,
): "same" | "allowed" | "forbidden" {
  if (from === to) return "same";
  const actions: AppointmentAction[] = ["CONFIRM", "REJECT", "CANCEL"];
  return actions.some((action) => appointmentAfter(action, from, by) === to) ? "allowed" : "forbidden";
}

/** Returns whether the state allows the action. */
export function appointmentPermission(
  action: AppointmentAction,
  state: AppointmentState,
  by: AppointmentActor,
): { allowed: boolean; reason: Extract<ErrorCode, "APPOINTMENT_STATE_FORBIDS"> | null } {
  const allowed = appointmentAfter(action, state, by) !== null;
  return { allowed, reason: allowed ? null : "APPOINTMENT_STATE_FORBIDS" };
}

/**
 * Customers can cancel or reschedule until this many hours before the start when the shop has no store
 * record.
 */
export const DEFAULT_CANCELLATION_HOURS = 24;

/** Returns the last instant at which a customer can cancel or reschedule an appointment. */
export function customerDeadline(start: Date, cutOffMinutes: number): Date {
  return new Date(start.getTime() - cutOffMinutes * 60_000);
}

/**
 * Returns why a customer can no longer cancel or reschedule; null when they can. A cut-off of 0 allows it
 * until the start.
 */
export function customerTimeProblem(times: {
  start: Date;
  now: Date;
  cutOffMinutes: number;
}): Extract<ErrorCode, "OUTSIDE_BOOKING_WINDOW"> | null {
  return times.now <= customerDeadline(times.start, times.cutOffMinutes) ? null : "OUTSIDE_BOOKING_WINDOW";
}
