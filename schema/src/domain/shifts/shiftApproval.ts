import type { ShiftState } from "@machiya/prisma/enums";

/** How far a shift of a staff member on a date has come (decisions.md §1). */
export type { ShiftState };

/** The buttons Confirm, ClientConfirm and ClientClose (booking.md §4). */
export type ShiftAction = "CONFIRM" | "OPEN_TO_CUSTOMERS" | "CLOSE_TO_CUSTOMERS";

/** The integers of a state on the wire (decisions.md §1); no other pair is a state. */
const PAIRS: Record<ShiftState, { status: number; stage: number }> = {
  PROPOSED: { status: 1, stage: 1 },
  CONFIRMED: { status: 2, stage: 1 },
  OPEN_TO_CUSTOMERS: { status: 2, stage: 2 },
};

const RANK: Record<ShiftState, number> = { PROPOSED: 0, CONFIRMED: 1, OPEN_TO_CUSTOMERS: 2 };

/** An action sets its state whatever the state was; closing takes the confirmation back too (booking.md §4). */
const AFTER: Record<ShiftAction, ShiftState> = {
  CONFIRM: "CONFIRMED",
  OPEN_TO_CUSTOMERS: "OPEN_TO_CUSTOMERS",
  CLOSE_TO_CUSTOMERS: "PROPOSED",
};

/** Every state, the least first. */
export const SHIFT_STATES: readonly ShiftState[] = ["PROPOSED", "CONFIRMED", "OPEN_TO_CUSTOMERS"];

/** Whether a shift in this state counts for someone who asks for another or more. */
export function isAtLeast(state: ShiftState, asked: ShiftState): boolean {
  return RANK[state] >= RANK[asked];
}

/** A state's pair on the wire. */
export function shiftPair(state: ShiftState): { status: number; stage: number } {
  return { ...PAIRS[state] };
}

/** The state of a pair; null when it is none, as (1, 2). */
export function shiftStateOf(pair: { status: number; stage: number }): ShiftState | null {
  const is = (state: ShiftState) => PAIRS[state].status === pair.status && PAIRS[state].stage === pair.stage;
  return SHIFT_STATES.find(is) ?? null;
}

/** The least state of at least this status and stage, a missing one being 1; null when no state goes so far. */
export function minShiftState(asked: { status?: number; stage?: number }): ShiftState | null {
  const { status = 1, stage = 1 } = asked;
  return SHIFT_STATES.find((state) => PAIRS[state].status >= status && PAIRS[state].stage >= stage) ?? null;
}

/** The state that an action leads to, from every state. */
export function shiftStateAfter(action: ShiftAction): ShiftState {
  return AFTER[action];
}

/** Whether a change takes something away, so that appointments may lose their shift (SHIFT_HAS_APPOINTMENTS). */
export function lowersShift(from: ShiftState, to: ShiftState): boolean {
  return RANK[to] < RANK[from];
}

/** Whether the staff member, who may propose and withdraw, can still withdraw it: what is confirmed is promised. */
export function isWithdrawable(state: ShiftState): boolean {
  return state === "PROPOSED";
}
