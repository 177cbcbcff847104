import { performance } from "node:perf_hooks";

/** Measures for how many milliseconds requests occupy the event loop. */
export interface WorkMeter {
  /** Begins a request. The returned function ends it and returns its share. */
  begin(): () => number;
}

/**
 * Creates a meter. The time for which the event loop is busy is divided evenly among the requests that are
 * under way: exact for a request that runs alone, and cheap, because nothing is measured between the begin and
 * the end of a request. `busy` returns for how long the event loop has been busy in all.
 */
export function createWorkMeter(
  busy: () => number = () => performance.eventLoopUtilization().active,
): WorkMeter {
  let running = 0;
  let seen = busy();
  /** The sum that a request would have been charged that began with the process. */
  let total = 0;

  function advance(): void {
    const current = busy();
    if (running > 0) total += (current - seen) / running;
    seen = current;
  }

  return {
    begin() {
      advance();
      const began = total;
      running += 1;
      return () => {
        advance();
        running -= 1;
        return total - began;
      };
    },
  };
}
