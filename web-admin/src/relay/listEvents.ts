import type { ListName } from "../__generated__/ConsoleAlertsSubscription.graphql.ts";
import { changeSignal } from "./changeSignal.ts";

const signals = new Map<ListName, ReturnType<typeof changeSignal>>();

function signalOf(list: ListName) {
  const signal = signals.get(list) ?? changeSignal();
  signals.set(list, signal);
  return signal;
}

/** Calls the watchers of a list whose rows may have changed. */
export function reportListChange(list: ListName): void {
  signalOf(list).report();
}

/**
 * Returns a function that calls back after every change of a list that the server reports, and returns its
 * unsubscribe function. It is the same function at each call.
 */
export function onListChange(list: ListName): (changed: () => void) => () => void {
  return signalOf(list).listen;
}
