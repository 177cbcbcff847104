import type { OrderState } from "@machiya/prisma/enums";
import { isFinal, nextOrderState, ORDER_STATES } from "./orderState.ts";

/** A recorded change of an order's state. */
export interface StateChange {
  state: OrderState;
  at: Date;
}

/** A state that an order has reached, or that follows if the order is not canceled. */
export interface TimelineStep {
  state: OrderState;
  reached: boolean;
  /** Null when the state is not reached yet, or when the time of the change was not recorded. */
  at: Date | null;
}

/** Returns the states from the first one to a final one, as far as an order advances without cancellation. */
function regularStates(): OrderState[] {
  const states: OrderState[] = [];
  for (let state: OrderState | null = ORDER_STATES[0] ?? null; state !== null; state = nextOrderState(state))
    states.push(state);
  return states;
}

/**
 * Returns an order's progress, oldest first: the states that it has reached, with the times of the recorded
 * changes, and then those that follow. After a cancellation, only states with a recorded time remain.
 */
export function orderTimeline(
  { state, createdAt }: { state: OrderState; createdAt: Date },
  changes: readonly StateChange[],
): TimelineStep[] {
  const [first, ...following] = regularStates();
  const timeOf = (wanted: OrderState) =>
    wanted === first ? createdAt : (changes.findLast((change) => change.state === wanted)?.at ?? null);
  const step = (wanted: OrderState, reached: boolean): TimelineStep => ({
    state: wanted,
    reached,
    at: reached ? timeOf(wanted) : null,
  });
  const regular = first === undefined ? [] : [first, ...following];
  const position = regular.indexOf(state);
  if (position < 0) {
    const passed = regular.filter((wanted) => timeOf(wanted) !== null && !isFinal(wanted));
    return [...passed, state].map((wanted) => step(wanted, true));
  }
  return regular.map((wanted, index) => step(wanted, index <= position));
}
