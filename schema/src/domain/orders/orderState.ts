import type { OrderState } from "@machiya/prisma/enums";

/** What staff may want to do with an order. EDIT is a change of more than EDITABLE_WHEN_FINAL. */
export type OrderAction = "ADVANCE" | "CANCEL" | "DELETE" | "EDIT" | "CHANGE_LINES";

/** Details that may change even when an order is final (decisions.md §4). */
export const EDITABLE_WHEN_FINAL = ["paymentState", "note"] as const;

/** One step at a time (decisions.md §4); null: final. */
const NEXT: Record<OrderState, OrderState | null> = {
  ESTABLISHED: "IN_ACTION",
  IN_ACTION: "WAITING",
  WAITING: "COMPLETE",
  COMPLETE: null,
  CANCELLED: null,
};

const ALLOWED_WHEN_FINAL: Record<OrderAction, boolean> = {
  ADVANCE: false,
  CANCEL: false,
  DELETE: false,
  EDIT: false,
  CHANGE_LINES: false,
};

/** Whether nothing follows any more. */
export function isFinal(state: OrderState): boolean {
  return NEXT[state] === null;
}

/** Every state, in the order of an order's life. */
export const ORDER_STATES = Object.keys(NEXT) as readonly OrderState[];

/** States in which an order still wants something done. */
export const OPEN_ORDER_STATES = ["ESTABLISHED", "IN_ACTION", "WAITING"] as const satisfies OrderState[];

/** The state that advancing leads to; null when final. */
export function nextOrderState(state: OrderState): OrderState | null {
  return NEXT[state];
}

/** States that may follow, the next one first; empty when final. */
export function followingStates(state: OrderState): OrderState[] {
  const next = NEXT[state];
  return next === null ? [] : [next, "CANCELLED"];
}

/** Whether an order may go from one state to another. */
export function orderTransition(from: OrderState, to: OrderState): "same" | "allowed" | "forbidden" {
  if (from === to) return "same";
  return followingStates(from).includes(to) ? "allowed" : "forbidden";
}

/** Whether an order's state lets staff do this; the fields of EDITABLE_WHEN_FINAL may change in every state. */
export function orderPermission(
  action: OrderAction,
  state: OrderState,
): { allowed: boolean; reason: "ORDER_STATE_FORBIDS" | null } {
  const allowed = !isFinal(state) || ALLOWED_WHEN_FINAL[action];
  return { allowed, reason: allowed ? null : "ORDER_STATE_FORBIDS" };
}
