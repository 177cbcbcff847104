import type { StaffRole, StaffState } from "@machiya/prisma/enums";
import type { ErrorCode } from "../errors.ts";

/** Fire and re-fire (booking.md §4). */
export type StaffStateAction = "DISMISS" | "REINSTATE";

/** null: forbidden. Who was never enabled is enabled by reinstating too: no other way leads out of DISABLED. */
const AFTER: Record<StaffStateAction, Record<StaffState, StaffState | null>> = {
  DISMISS: { DISABLED: null, IN_SERVICE: "DISMISSED", DISMISSED: null },
  REINSTATE: { DISABLED: "IN_SERVICE", IN_SERVICE: null, DISMISSED: "IN_SERVICE" },
};

/** The state after dismissing or reinstating; null when the state forbids it. */
export function staffStateAfter(action: StaffStateAction, state: StaffState): StaffState | null {
  return AFTER[action][state];
}

/** Whether someone's state may be set to another. */
export function staffTransition(from: StaffState, to: StaffState): "same" | "allowed" | "forbidden" {
  if (from === to) return "same";
  const actions: StaffStateAction[] = ["DISMISS", "REINSTATE"];
  return actions.some((action) => AFTER[action][from] === to) ? "allowed" : "forbidden";
}

/** Whether someone in this state works, signs in and can be booked. */
export function isInService(state: StaffState): boolean {
  return state === "IN_SERVICE";
}

/** What staff do on the booking side. */
export type StaffAction =
  | "READ_BOOKING"
  | "READ_APPOINTMENTS"
  | "READ_PERSONNEL"
  | "PROPOSE_SHIFT"
  | "WITHDRAW_SHIFT"
  | "CHANGE_PASSWORD"
  | "APPROVE_SHIFT"
  | "WRITE_APPOINTMENTS"
  | "WRITE_SERVICES"
  | "WRITE_SHIFT_TEMPLATES"
  | "WRITE_STAFF";

/** Whose record staff of role 3 may do it to (decisions.md §3); admins may do everything. */
const STAFF_MAY: Record<StaffAction, "ANYONE" | "OWN" | "NOBODY"> = {
  READ_BOOKING: "ANYONE",
  READ_APPOINTMENTS: "OWN",
  READ_PERSONNEL: "OWN",
  PROPOSE_SHIFT: "OWN",
  WITHDRAW_SHIFT: "OWN",
  CHANGE_PASSWORD: "OWN",
  APPROVE_SHIFT: "NOBODY",
  WRITE_APPOINTMENTS: "NOBODY",
  WRITE_SERVICES: "NOBODY",
  WRITE_SHIFT_TEMPLATES: "NOBODY",
  WRITE_STAFF: "NOBODY",
};

/** Whether a role lets someone do this, to a record of their own or of another. */
export function staffPermission(
  action: StaffAction,
  { role, own }: { role: StaffRole; own: boolean },
): { allowed: boolean; reason: Extract<ErrorCode, "FORBIDDEN"> | null } {
  const whose = role === "ADMIN" ? "ANYONE" : STAFF_MAY[action];
  const allowed = whose === "ANYONE" || (whose === "OWN" && own);
  return { allowed, reason: allowed ? null : "FORBIDDEN" };
}
