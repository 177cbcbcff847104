import { setImmediate } from "node:timers/promises";

/** The time in milliseconds for which a long task may block the event loop. */
const MAX = 2;

/**
 * Returns a function to await between the steps of a long task; it yields to the event loop when the limit is
 * exceeded.
 */
export function yieldToEventLoop(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX) return;
    await setImmediate();
    since = performance.now();
  };
}
