import { setImmediate } from "node:timers/promises";

/** Milliseconds for which one long work may keep everyone else waiting. */
const MAX = 10;

/** A function to wait for between the steps of a long work: from time to time it lets everyone else be answered. */
export function yieldToEventLoop(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX) return;
    await setImmediate();
    since = performance.now();
  };
}
