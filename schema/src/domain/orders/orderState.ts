import type { OrderState } from "@machiya/prisma/enums";

/** What staff can do with an order. EDIT changes fields other than EDITABLE_WHEN_FINAL. */
export type OrderAction = "ADVANCE" | "CANCEL" | "DELETE" | "EDIT" | "CHANGE_LINES";

/** Fields that can change even when an order is final (decisions.md §4). */
export const EDITABLE_WHEN_FINAL = ["paymentState", "note"] as const;

/** The next state; an order advances one step at a time (decisions.md §4). null means final. */
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

/** Returns whether no state follows. */
export function isFinal(state: OrderState): boolean {
  return NEXT[state] === null;
}

/** Every state, in the order of an order's life cycle. */
export const ORDER_STATES = Object.keys(NEXT) as readonly OrderState[];

/** States in which an order still needs work. */
export const OPEN_ORDER_STATES = ["ESTABLISHED", "IN_ACTION", "WAITING"] as const satisfies OrderState[];

/** Returns the state after advancing; null when the state is final. */
export function nextOrderState(state: OrderState): OrderState | null {
  return NEXT[state];
}

/** The fields of an order that determine what staff can do with it. */
export interface OrderProgress {
  state: OrderState;
  /** Whether the order has no lines. Such an order does not advance (decisions.md §6). */
  isEmpty: boolean;
}

/** Returns the states that may follow, the regular next state first; empty when the state is final. */
export function followingStates({ state, isEmpty }: OrderProgress): OrderState[] {
  const next = NEXT[state];
  if (next === null) return [];
  return isEmpty ? ["CANCELLED"] : [next, "CANCELLED"];
}

/** Whether the customer can cancel an order in this state: until staff have started it. */
const CUSTOMER_CANCELS: Record<OrderState, boolean> = {
  ESTABLISHED: true,
  IN_ACTION: false,
  WAITING: false,
  COMPLETE: false,
  CANCELLED: false,
};

/** Returns whether an order's state allows its customer to cancel it. */
export function customerCancelPermission({ state }: { state: OrderState }): {
  allowed: boolean;
  reason: "ORDER_STATE_FORBIDS" | null;
} {
  const allowed = CUSTOMER_CANCELS[state];
  return { allowed, reason: allowed ? null : "ORDER_STATE_FORBIDS" };
}

/** Returns whether an order may change to another state. */
export function orderTransition(from: OrderProgress, to: OrderState): "same" | "allowed" | "forbidden" {
  if (from.state === to) return "same";
  return followingStates(from).includes(to) ? "allowed" : "forbidden";
}

/**
 * Returns whether an order allows an action. The fields of EDITABLE_WHEN_FINAL can change in every state.
 */
export function orderPermission(
  action: OrderAction,
  { state, isEmpty }: OrderProgress,
): { allowed: boolean; reason: "ORDER_STATE_FORBIDS" | null } {
  const isOpen = !isFinal(state) && !(action === "ADVANCE" && isEmpty);
  const allowed = isOpen || ALLOWED_WHEN_FINAL[action];
  return { allowed, reason: allowed ? null : "ORDER_STATE_FORBIDS" };
}
