import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseUnavailable } from "@machiya/prisma/client";
import { log } from "../telemetry/log.ts";

const POLL_INTERVAL_MS = 500;
/** The socket and name errors of a server that is not there yet. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/**
 * Returns a function that repeats a step of the start while the database refuses connections, is starting up,
 * or is shutting down. All steps together wait at most `seconds`; the first wait is logged. A step must be
 * repeatable. Other errors are thrown at once.
 */
export function createWhenReachable(
  seconds: number,
): <Result>(step: () => Promise<Result>) => Promise<Result> {
  const deadline = performance.now() + seconds * 1000;
  let hasLogged = false;
  return async (step) => {
    for (;;) {
      try {
        return await step();
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        const reason = reasonOf(error);
        if (performance.now() >= deadline && seconds > 0)
          throw new Error(`The database could not be reached within ${seconds} seconds: ${reason}`, {
            cause: error,
          });
        if (seconds === 0) throw error;
        if (!hasLogged) log.warn("waiting for the database", { seconds, reason });
        hasLogged = true;
        await sleep(POLL_INTERVAL_MS);
      }
    }
  };
}

function isUnreachable(error: unknown): boolean {
  if (isDatabaseUnavailable(error)) return true;
  if (!(error instanceof Error)) return false;
  // node-postgres reports its own connection timeout by its message alone.
  return ("code" in error && UNREACHABLE.has(String(error.code))) || error.message === "timeout expired";
}

/** Returns the error's text; an address with several IP addresses fails with one error for each. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
