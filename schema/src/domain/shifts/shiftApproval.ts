import type { ShiftState } from "@machiya/prisma/enums";

/** The approval state of a staff member's shift on a date (decisions.md §1). */
export type { ShiftState };

/** The buttons Confirm, ClientConfirm and ClientClose (booking.md §4). */
export type ShiftAction = "CONFIRM" | "OPEN_TO_CUSTOMERS" | "CLOSE_TO_CUSTOMERS";

/** The integers of each state on the wire (decisions.md §1); no other pair is valid. */
const PAIRS: Record<ShiftState, { status: number; stage: number }> = {
  PROPOSED: { status: 1, stage: 1 },
  CONFIRMED: { status: 2, stage: 1 },
  OPEN_TO_CUSTOMERS: { status: 2, stage: 2 },
};

const RANK: Record<ShiftState, number> = { PROPOSED: 0, CONFIRMED: 1, OPEN_TO_CUSTOMERS: 2 };

/**
 * An action sets its state regardless of the current one; closing also revokes the confirmation (booking.md
 * §4).
 */
const AFTER: Record<ShiftAction, ShiftState> = {
  CONFIRM: "CONFIRMED",
  OPEN_TO_CUSTOMERS: "OPEN_TO_CUSTOMERS",
  CLOSE_TO_CUSTOMERS: "PROPOSED",
};

/** Every state, lowest first. */
export const SHIFT_STATES: readonly ShiftState[] = ["PROPOSED", "CONFIRMED", "OPEN_TO_CUSTOMERS"];

/** Returns whether a shift's state is the required one or a higher one. */
export function isAtLeast(state: ShiftState, required: ShiftState): boolean {
  return RANK[state] >= RANK[required];
}

/** Returns a state's pair on the wire. */
export function shiftPair(state: ShiftState): { status: number; stage: number } {
  return { ...PAIRS[state] };
}

/** Returns the state of a pair; null for an invalid pair such as (1, 2). */
export function shiftStateOf(pair: { status: number; stage: number }): ShiftState | null {
  const is = (state: ShiftState) => PAIRS[state].status === pair.status && PAIRS[state].stage === pair.stage;
  return SHIFT_STATES.find(is) ?? null;
}

/**
 * Returns the lowest state with at least this status and stage, which default to 1; null when there is none.
 */
export function minShiftState(required: { status?: number; stage?: number }): ShiftState | null {
  const { status = 1, stage = 1 } = required;
  return SHIFT_STATES.find((state) => PAIRS[state].status >= status && PAIRS[state].stage >= stage) ?? null;
}

/** Returns the state after an action, which is the same from every state. */
export function shiftStateAfter(action: ShiftAction): ShiftState {
  return AFTER[action];
}

/** Returns whether a change lowers a shift, so that appointments may lose it (SHIFT_HAS_APPOINTMENTS). */
export function lowersShift(from: ShiftState, to: ShiftState): boolean {
  return RANK[to] < RANK[from];
}

/** Returns whether a staff member can still withdraw their proposal. A confirmed shift is binding. */
export function isWithdrawable(state: ShiftState): boolean {
  return state === "PROPOSED";
}
