import { setImmediate, setTimeout as sleep } from "node:timers/promises";

/** The time in milliseconds for which a long task may block the event loop. */
const MAX_BLOCK_MS = 2;
/** A turn of the event loop that takes longer contained the work of other requests. */
const IDLE_TURN_MS = 0.3;
/** Other requests mostly wait for Postgres, which responds within this time. */
const PAUSE_MS = 2;

/**
 * Returns a function to await between the steps of a long task; it yields to the event loop when the task has blocked
 * it for too long. While there are other requests, it also pauses, so that their next steps need not wait for this task.
 */
export function yieldToEventLoop(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    const began = performance.now();
    if (began - since < MAX_BLOCK_MS) return;
    await setImmediate();
    if (performance.now() - began > IDLE_TURN_MS) await sleep(PAUSE_MS);
    since = performance.now();
  };
}
