import { setImmediate } from "node:timers/promises";

/** Milliseconds for which one long work may keep everyone else waiting. */
const LONGEST = 10;

/** A function to wait for between the steps of a long work: from time to time it lets everyone else be answered. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST) return;
    await setImmediate();
    since = performance.now();
  };
}
