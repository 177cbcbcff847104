import type { StaffRole, StaffState } from "@machiya/prisma/enums";
import type { ErrorCode } from "../errors.ts";

/** Dismissing and rehiring (booking.md §4). */
export type StaffStateAction = "DISMISS" | "REINSTATE";

/**
 * null means forbidden. REINSTATE also enables staff who were never enabled, because no other action leaves
 * DISABLED.
 */
const AFTER: Record<StaffStateAction, Record<StaffState, StaffState | null>> = {
  DISMISS: { DISABLED: null, IN_SERVICE: "DISMISSED", DISMISSED: null },
  REINSTATE: { DISABLED: "IN_SERVICE", IN_SERVICE: null, DISMISSED: "IN_SERVICE" },
};

/** Returns the state after dismissing or reinstating; null when the current state forbids it. */
export function staffStateAfter(action: StaffStateAction, state: StaffState): StaffState | null {
  return AFTER[action][state];
}

/** Returns whether a staff member's state may be set to another state. */
export function staffTransition(from: StaffState, to: StaffState): "same" | "allowed" | "forbidden" {
  if (from === to) return "same";
  const actions: StaffStateAction[] = ["DISMISS", "REINSTATE"];
  return actions.some((action) => AFTER[action][from] === to) ? "allowed" : "forbidden";
}

/** Returns whether a staff member in this state works, can log in and can be booked. */
export function isInService(state: StaffState): boolean {
  return state === "IN_SERVICE";
}

/** What staff can do in the booking part. */
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

/** Whose records a staff member with role 3 may act on (decisions.md §3). Admins may act on all. */
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

/** Returns whether a role may perform an action on a record that is or is not the staff member's own. */
export function staffPermission(
  action: StaffAction,
  { role, own }: { role: StaffRole; own: boolean },
): { allowed: boolean; reason: Extract<ErrorCode, "FORBIDDEN"> | null } {
  const whose = role === "ADMIN" ? "ANYONE" : STAFF_MAY[action];
  const allowed = whose === "ANYONE" || (whose === "OWN" && own);
  return { allowed, reason: allowed ? null : "FORBIDDEN" };
}
